/** The words of `identity-theft.questions.ts`. */
export const words = {
  theftKind: {
    label: 'What did the thief do?',
    why: 'The letter has to say exactly which part of your report comes from the theft.',
    options: {
      new_account: 'Opened this account in my name',
      used_account: 'Used an account that I have',
      applied: 'Applied for credit in my name',
    },
  },
  theftPart: {
    label: 'Which charges or marks come from the theft?',
    why: 'Only what came from the theft can go; the rest of your account stays.',
    example: 'The three charges of May 9, 2026 and the late mark for June 2026.',
  },
  discoveryDate: {
    label: 'When did you find out?',
    why: 'It shows what came before and what came after.',
  },
  thiefKnown: {
    label: 'Do you know who did it?',
    why: 'If someone had your permission to use your name, the law does not treat it as theft.',
    options: {
      unknown: 'No',
      known: {
        label: 'Yes, and I did not allow it',
        hint: 'This counts as theft, even within a family.',
      },
      allowed: 'Yes, and I had allowed it',
    },
  },
  gotBenefit: {
    label: 'Did you get any goods, services or money from what the thief did?',
    why: 'The law does not cover what you benefited from, and a wrong answer can undo what you get.',
  },
  notMyTransaction: {
    label: 'Can you state that this does not relate to any transaction of yours?',
    why: 'The law asks for this statement from you. Please say yes only if it is true.',
    hint: 'Where a thief used an account of yours, it is about the part that comes from the theft.',
  },
  ftcReportNumber: {
    label: 'What is the number of your FTC report?',
    why: 'It ties the copy in the envelope to the report.',
    hint: 'It is at the top of the report from IdentityTheft.gov.',
  },
  policeReportNumber: {
    label: 'What is the number of your police report?',
    why: 'It ties the copy in the envelope to the report.',
  },
  policeDepartment: {
    label: 'Which police department took the report?',
    why: 'It shows that the report was really filed.',
    example: 'Columbus Division of Police',
  },
  fraudAlert: {
    label: 'Should the bureau also put a fraud alert on your file?',
    why: 'An alert asks lenders to check that it is really you before they give credit.',
    options: {
      none: 'No, or I already have one',
      one_year: 'Yes, for one year',
      seven_years: { label: 'Yes, for seven years', hint: 'Needs the report in the envelope.' },
    },
  },
  theftAddress: {
    label: 'Do you write to the address that the company names for identity theft reports?',
    why: 'With the pages of your report, sent there, the letter can say that the company may not go on reporting the item.',
    hint: 'Its website or its fraud department names one. An address for other disputes may be a different one. Skip this if you are not sure.',
  },
  wantsRecords: {
    label: 'Do you want copies of the papers that the thief left with this company?',
    why: 'A company that dealt with the thief has to give you its records for free. They often show who it was.',
    hint: 'It may ask for your police report and a signed statement first. Your letter needs a copy of your ID.',
  },
};
