/** The words of `special.questions.ts`. */
export const words = {
  groups: {
    account: 'The account',
    company: 'The company you write to',
    notice: 'The notice about the debt',
    late: 'The late payment',
    offer: 'Your offer',
    dispute: 'Why you dispute it',
    since: 'Since then',
    file: 'Your file',
  },
  beingSued: {
    label: 'Is anyone suing you over this debt?',
    why: 'A lawsuit has deadlines of its own, and a letter does not stop them.',
  },
  itemType: { label: 'What kind of account is it?' },
  disputeWhy: {
    label: 'Why do you dispute the debt?',
    why: 'The law asks for no reason. One clear reason still shows the collector what to look for.',
    options: {
      not_mine: 'It is not mine',
      not_known: 'I do not recognize it',
      amount: 'The amount is wrong, or I cannot tell how they get to it',
      paid: 'It was paid or settled',
      other: 'Another reason',
    },
  },
  disputeDetails: {
    label: 'What is the reason?',
    why: 'One or two clear sentences are enough.',
    hint: 'Do not write that you owe it or that you will pay. It is printed just as you write it.',
    example: 'The bill is for a contract that I canceled in May 2024.',
  },
  story: {
    label: 'Is there anything else the collector should know?',
    why: 'A few facts of your own can save a round of letters. They are printed just as you write them.',
    hint: 'Do not write that you owe it or that you will pay, and leave out bank details.',
    example: 'I moved to Ohio in 2019 and never lived at the address in your notice.',
  },
  enclosures: {
    label: 'Which copies will you put in the envelope?',
    hint: 'Copies only; keep the originals. You can leave this empty.',
  },
};
