/** The words of the home page outside its longer sections. */
export const words = {
  title: 'Dispute letters for your credit report',
  description:
    'Answer plain questions and get a clear dispute letter: your facts, the right law, the right address. One letter a month is free.',
  keywords:
    'credit dispute letter, dispute credit report, FCRA dispute letter, credit bureau dispute, certified mail dispute',
  hero: {
    headline: 'Something wrong on your credit report? Put it in writing.',
    lead: 'Answer a few plain questions. We set your facts into a dispute letter with the law that fits and the address it goes to. You read it, sign it and send it.',
    start: 'Start your free letter',
    how: 'See how it works',
    templates: 'Browse templates',
    terms: 'One letter a month is free. No credit card.',
    sample: 'A shortened sample. The names are made up.',
    signature: 'Signature',
  },
  bar: 'Start Your Free Letter',
  figures: {
    title: 'Credit Fix in figures',
    claimedSuccess: 'Success rate: based on verified user outcomes.',
    measuredSuccess:
      'Answers that people entered here and that brought a correction or a deletion, of all answers they entered.',
    noPromise: 'It says nothing about your case. Nobody can promise you a result.',
  },
  voices: {
    title: 'What people told us',
    note: 'These people told us about their own letters and their own scores. A score has many causes, and yours may not change at all.',
  },
  closing: {
    title: 'One item, one letter, today or whenever you like',
    text: 'Have your credit report at hand. You can get it for free at AnnualCreditReport.com. You can stop after any question and go on later; your answers are saved.',
  },
};
