export const words = {
  title: 'Dispute letter templates',
  description:
    'Nine dispute letters and four letters to creditors and collectors: when each fits, what to include, and what else to do.',
  keywords:
    'dispute letter templates, credit dispute letter sample, debt validation letter, goodwill letter, 609 letter, pay for delete letter',
  lead: 'Pick the one that is closest to your case. Each page says when it fits, what you need, and when another letter is better.',
  disputes: 'When your report is wrong',
  disputesText: 'These go to a credit bureau, or to the company that reported the item.',
  others: 'When you write to a creditor or a collector',
  othersText:
    'These dispute no line of your report. They ask for proof, for a favor, or make an offer.',
  notSure: 'Not sure which one?',
  notSureText:
    'Start without a template. The questions find the right letter, and you can switch at any time.',
  start: 'Start your free letter',
};
