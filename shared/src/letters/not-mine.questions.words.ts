/** The words of `not-mine.questions.ts`. */
export const words = {
  identityUsed: {
    label: 'Did someone use your name or Social Security number without your permission?',
    why: 'If someone stole your identity, another law helps you faster than this letter can.',
    options: { no: 'No', yes: 'Yes, someone used my identity', not_sure: 'I am not sure' },
  },
  howKnown: {
    label: 'How do you know the account is not yours?',
    why: 'A mixed-up file is looked for in another place than an account you never had.',
    options: {
      never_had: {
        label: 'I never had an account with this company',
        hint: 'For a collection: with the company that the debt comes from.',
      },
      similar_name: 'It belongs to someone with a name like mine',
      relative: {
        label: 'It belongs to a relative',
        hint: 'For example a parent with the same name.',
      },
      authorized_user: 'I was only an authorized user on it',
      former_spouse: 'It belongs to my former husband or wife',
      not_remembered: 'I do not remember it',
      other: { label: 'Something else', hint: 'Please tell us more below.' },
    },
  },
  agreedToPay: {
    label: 'Did you ever sign for this account, cosign it or agree to pay it?',
    why: 'A joint owner or cosigner still owes the account, even after a divorce, so the letter must not say otherwise.',
  },
  dealtWithCompany: {
    label: 'Did you ever do business with this company?',
    why: 'The company will look at its records, so the letter should say the same as they do.',
    hint: 'For a collection: with the company that the debt comes from.',
    options: {
      never: 'No, never',
      other_account: 'Yes, but that was a different account',
      not_sure: 'I do not know',
    },
  },
  mixUpDetails: {
    label: 'What points to the other person?',
    why: 'A different middle name, birth year or address shows the mix-up at a glance.',
    example: 'The account lists an address in Tucson, Arizona. I have never lived there.',
  },
  howKnownDetails: {
    label: 'Please tell us how you know',
    why: 'A dispute without a reason can be set aside, so one or two clear sentences matter.',
    example: 'The account was opened in 2009. I moved to the United States in 2014.',
  },
  inquiryDate: {
    label: 'What is the date of the inquiry?',
    why: 'One company can have asked more than once, so the date shows which inquiry you mean.',
    hint: 'It is next to the company name in the list of inquiries.',
  },
  applied: {
    label:
      'Around that day, did you ask this company, a store or a dealer for credit, or agree to a credit check?',
    why: 'Stores and car dealers often check credit through a bank with another name.',
    options: { no: 'No', yes: 'Yes', not_sure: 'I am not sure' },
  },
  checkedNames: {
    label: 'Did you check if this name is the bank behind a store card or a dealer?',
    why: 'It saves you a letter that would be answered with "you did apply".',
    hint: 'Your letter will say that you found no such link. If you found one, please change the answer above.',
  },
};
