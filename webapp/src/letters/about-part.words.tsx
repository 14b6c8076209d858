/** The first view of step 2, and the line that says which template was chosen. */
export const words = {
  heading: 'What is this letter about?',
  lead: 'Pick what comes closest. You can change it later.',
  question: 'I am writing because',
  why: 'A letter that disputes an item follows other rules than one that asks for a favor. We name only the law that fits.',
  fromEarlier:
    'Your item and what you said about it are filled in from your earlier letter. The next pages ask only for what is new.',
  startedFrom: (template: string) => (
    <>
      You started from: <strong>{template}</strong>
    </>
  ),
  leaveTemplate: 'Leave this template',
  otherKind: 'Use another kind of letter',
  choices: {
    dispute: {
      label: 'Something on my credit report is wrong',
      hint: 'You dispute it and say why. This is the letter that most people need.',
    },
    'debt-validation': {
      label: 'A debt collector has just written to me',
      hint: 'The time to dispute that is printed on its notice is not over, and you want proof of the debt.',
    },
    'debt-verification': {
      label: 'A debt collector asks for money, and that time is over',
      hint: 'You still ask what the debt is, and that it is marked as disputed.',
    },
    'goodwill-adjustment': {
      label: 'I did pay late, and ask for a favor',
      hint: 'The late payment is true. You ask the company kindly to take it off.',
    },
    'pay-for-delete': {
      label: 'I offer a collector a payment if the item comes off',
      hint: 'You pay only after it has agreed in writing. It may say no.',
    },
    '609-letter-myth': {
      label: 'I want to see what is in my file',
      hint: 'You ask a bureau for your whole file and where it got it from. Nothing is disputed.',
    },
  },
};
