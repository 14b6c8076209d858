/** What the judge of own words understood, and its one question. The words themselves and the ways on come around it. */
export const judgeMessages = {
  wrote: (words: string) => `You wrote: "${words}"`,
  /** Before what only the weights found. */
  perhaps: 'We may be misreading this.',
  families: {
    own_account: {
      understood:
        'We understand that you opened, used or agreed to pay this. The letter says that it is not yours.',
      question: 'Which of the two is true?',
    },
    theft_benefit: {
      understood:
        'We understand that you allowed this or got something from it. The letter says that you did not.',
      question: 'Did somebody use your name without your permission?',
    },
    not_settled: {
      understood:
        'We understand that you paid the whole debt. Your answers say that you settled it for less.',
      question: 'Was it the full amount, or a settlement?',
    },
    not_paid_full: {
      understood: 'We understand that the debt was not paid in full. Your answers say that it was.',
      question: 'Is anything still open, or did the company take less?',
    },
    amount_differs: {
      understood: 'This amount is not the one in your answers.',
      question: 'Which amount is right?',
    },
    date_differs: {
      understood: 'This date is not the one in your answers.',
      question: 'Which date is right?',
    },
    was_late: {
      understood: 'We understand that this payment was late. The letter says that it was on time.',
      question: 'Was it late? Then you can ask the company for a favor instead.',
    },
    was_not_late: {
      understood:
        'We understand that the late mark is wrong. This letter says that it is right and asks for a favor.',
      question: 'Was the payment on time? Then dispute the mark instead.',
    },
    two_debts: {
      understood: 'We understand that these are two debts. The letter says that they are one.',
      question: 'Are both entries for the same debt?',
    },
    restarted: {
      understood:
        'We understand that the account was paid up to date later on. Then the seven years begin anew with the next missed payment.',
      question: 'Was it ever brought up to date after the date in your answers?',
    },
    federal_loan: {
      understood:
        'We understand that this is a student loan, perhaps a federal one. Other rules and times count for it.',
      question: 'Is it a federal student loan? Then choose that as the kind of item.',
    },
    public_record: {
      understood:
        'We understand that this is a tax lien, a court record, a bankruptcy or child support. Other times count for each of them.',
      question: 'What kind of item is it?',
    },
    admits_true: {
      understood:
        'We understand that the report is right about this. A dispute says that it is wrong.',
      question: 'What exactly is wrong on the report?',
    },
    order: {
      understood:
        'We understand that an agency, a court or the government has decided this. We know of no such decision.',
      question:
        'Do you have it in writing? Then enclose a copy and tell only what happened to you.',
    },
    law: {
      understood:
        'This tells the reader what the law says. The letter names the law that fits, in its own place.',
      question: 'What happened? Please tell only that.',
    },
    demand: {
      understood:
        'This is an order to the reader. The letter asks, and what it asks stands in its requests.',
      question: 'What is wrong, in your own words?',
    },
    threat: {
      understood: 'This reads as a threat. It makes a reader put the letter aside.',
      question: 'What happened, and what should the report say?',
    },
    machine: {
      understood: 'This tells a program what to do. A person reads your letter.',
      question: 'What should that person know?',
    },
    language: {
      understood:
        'This is not in English. The agency reads English, and we cannot check what we cannot read.',
      question:
        'Please write it in English, or ask somebody you trust to do it with you, and sign only what you know to be true. Short sentences do: what happened, when, and with whom. For example: "I closed this card on May 2, 2024."',
    },
    vague: {
      understood: 'An agency cannot look this up yet, and may set the letter aside.',
      question:
        'Which account is it, by its name on the report? Which line is wrong: a balance, a date, a status, a late mark? What does it say now, and what should it say?',
    },
    others_data: {
      understood:
        'These are private details of somebody else. A letter of yours does not need them.',
      question: 'Can you say it without their number, birthday, address or health?',
    },
    divorce: {
      understood:
        'A divorce decides who pays between the two of you. It does not bind the lender: who signed still owes.',
      question: 'Were you ever on this account yourself?',
    },
    settlement: {
      understood:
        'It sounds as if the debt was paid in full, or as if the settlement is not paid yet. Your answers say that you settled it for less and paid that.',
      question: 'Which amount did you agree on, and have you paid all of it?',
    },
    figures: {
      understood: 'It sounds as if an amount or a date here differs from your answers.',
      question: 'Which amount and which date are right?',
    },
    tone: {
      understood:
        'It sounds like an order, a threat, a claim about the law, or words for a program. That makes a reader put the letter aside.',
      question: 'What happened, in your own words?',
    },
    other_kind: {
      understood:
        'It sounds as if this is a student loan, a tax debt, child support or a court record. Other rules and times count for each of them.',
      question: 'What kind of item is it?',
    },
    unsure: {
      understood:
        'We are not sure that this goes with your answers, or that it helps the person who reads it.',
      question: 'Is it what happened to you, and do your answers say the same?',
    },
  },
};
