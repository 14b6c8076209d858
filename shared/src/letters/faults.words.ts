/** What is said beside an answer that is missing or does not fit. */
export const words = {
  address: 'Please give the address of the company. It is often printed on your credit report.',
  oneItem: 'A letter of this kind is about one item. Please start a second letter for the other.',
  theftAlone:
    'Identity theft needs a letter of its own. Please put the other items in a second letter.',
  stranger: 'This answer does not belong to this letter. Please remove it.',
  missing: {
    choice: 'Please choose one answer.',
    date: 'Please give this date.',
    money: 'Please give this amount.',
    text: 'Please answer this question.',
  },
  money: 'Please give an amount like 812.40.',
  date: 'Please give a real date.',
  dateAhead: 'This date is in the future. Please check it.',
  month: 'Please give a month and a year.',
  monthAhead: 'This month is in the future. Please check it.',
  yesNo: 'Please choose yes or no.',
  notListed: 'Please choose one answer from the list.',
  noLongerListed: 'One of these choices is no longer on the list. Please choose again.',
  tooLong: (most: number) => `Please keep this to ${most} characters.`,
  tooShort: (fewest: number) => `Please say a little more, in at least ${fewest} characters.`,
  /** Numbers that are printed as they are given. */
  numbers: {
    reportNumber: {
      ssn: 'This looks like a Social Security number. Please give the number of the report, or leave this empty.',
      signs: 'Please give the report number with letters, digits and dashes only.',
    },
    earlierReference: {
      ssn: 'This looks like a Social Security number. Please give the reference of your letter, or leave this empty.',
      signs: 'Please give the reference of your letter with letters, digits and dashes only.',
    },
    trackingNumber: {
      ssn: 'This looks like a Social Security number. Please give the tracking number, or leave this empty.',
      signs: 'Please give the tracking number with letters, digits and dashes only.',
    },
  },
  birth: {
    ahead: 'This date of birth is in the future. Please check it.',
    minor:
      'By this date you are under 18. We cannot write this letter for a minor. A parent or guardian can write to each credit bureau about a child, with proof of who they are; IdentityTheft.gov tells how.',
    tooLongAgo: 'This date of birth is more than 120 years ago. Please check the year.',
  },
  before: (day: string) => `This day lies before ${day}. Please check both dates.`,
  lastBeforeFirst: 'The last late month lies before the first one. Please check both.',
  disputeByFarAhead: 'This date is far ahead. A notice gives about a month. Please check it.',
  alertWithoutReport:
    'A seven-year alert needs the pages of your report and of a proof of who you are. Please add both, or choose one year.',
  reportWithoutIdentity:
    'With your report, the law also asks for a proof of who you are. Please tick a photo ID or another proof as well.',
  alertWithoutIdentity:
    'A fraud alert needs the pages of a proof of who you are. Please add a photo ID or another proof, or leave the alert out: a phone call to the bureau sets one at once.',
  recordsWithoutIdentity:
    'The company gives its records only to someone who shows who they are. Please add the pages of a photo ID or another proof, or choose no.',
  bothProofs: 'Please tick a proof of who you are and a proof of your address.',
  sameFigure: 'This is the same figure as on the report. Please check both.',
  sameDate: 'This is the same date as on the report. Please check both.',
  dueDate: 'This due date does not fit the month that is marked late. Please check both.',
  paidTooEarly:
    'This is more than three months before the payment was due. Please check both dates.',
  paidNothing: 'Please give the amount that was paid; it cannot be zero.',
  offerNothing: 'Please offer more than zero.',
  offerTooHigh: 'Your offer is higher than the amount they ask for. Please check both.',
  vague:
    'Please tell in a sentence or two what is wrong, why, and since when (at least 40 characters). A vague dispute can be set aside.',
};
