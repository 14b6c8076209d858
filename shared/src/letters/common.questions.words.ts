/** The words of `common.questions.ts`. */
export const words = {
  groups: {
    item: 'The item on your report',
    wrong: 'What is wrong',
    happened: 'What happened',
    papers: 'Copies for the envelope',
    words: 'In your own words',
  },
  itemType: {
    label: 'What kind of item is it?',
    why: 'Different items follow different rules, so this decides which law your letter names.',
    hint: 'Use the heading it is under in your report. If a collector reports it, pick the collection choice.',
  },
  reportDate: {
    label: 'What is the date of the report?',
    why: 'Reports change from week to week, so the date shows which one you read.',
    hint: 'It is usually at the top of the first page.',
  },
  reportNumber: {
    label: 'Does the report have a number?',
    why: 'With the number the bureau finds your file faster.',
    hint: 'Look for "report number", "file number" or "confirmation number" near the top.',
    example: '4482-1190-07',
  },
  freeAnnualReport: {
    label:
      'Is it a free report from AnnualCreditReport.com, your first one from there in 12 months?',
    why: 'A bureau may then say that it has 45 days instead of 30. We count 45 in your reminders to be careful. Your letter does not speak of it.',
    hint: 'Further free reports in the same 12 months, or from apps, banks or other sites, do not count here. Skip this if you are not sure.',
  },
  serviceDate: {
    label: 'On what day was the care?',
    why: 'One provider can send several bills, so the day shows which one you mean.',
    hint: 'It is on the bill or on the statement of your insurer. The letter never says what the care was for.',
  },
  insurer: {
    label: 'Which health insurance did you have then?',
    why: 'A bill that an insurer should pay, or has paid, is often the mistake.',
    hint: 'Skip this if insurance has nothing to do with it.',
  },
  loanHolder: {
    label: 'Who holds the loan now?',
    why: 'Student loans move from one company to another, and each of them may report the loan.',
    hint: 'For a federal loan it is on your page at StudentAid.gov.',
  },
  disbursementDate: {
    label: 'When was the loan paid out?',
    why: 'Each payout is a line of its own on a report, so the day shows which line you mean.',
    hint: 'For a federal loan it is on your page at StudentAid.gov.',
  },
  vaResponsible: {
    label: 'Are you a veteran, and is the VA responsible for this bill?',
    why: 'A special rule helps veterans whose medical bill the VA should pay.',
    hint: 'Skip this if it does not apply to you.',
  },
  enclosures: {
    label: 'Which copies will you put in the envelope?',
    why: 'Your letter lists only what you really send. Copies help to check your facts; keep the originals.',
    hint: 'The marked report page is a good start. Bureaus also like a photo ID and a proof of address. You can leave this empty.',
  },
  story: {
    label: 'Is there anything else they should know?',
    why: 'A few plain sentences of your own make the letter yours. They are printed just as you write them.',
    hint: 'Keep to facts: who, what, when. Leave out feelings, laws and your credit score.',
    example: 'I called the company on April 2 and they said they have no account in my name.',
  },
};
