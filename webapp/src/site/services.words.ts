export const words = {
  title: 'Services',
  heading: 'What we do for you, and what stays with you',
  description:
    'Dispute letters to credit bureaus, lenders and collectors, certified mail with tracking, and the dates by which an answer is due.',
  keywords:
    'credit dispute service, dispute letters, certified mail dispute letter, debt validation letter, credit bureau dispute',
  lead: 'You know what happened. We help you say it, send it and keep track of the answer.',
  figures: 'Figures',
  bureaus: {
    title: 'Letters to credit bureaus',
    text: 'For accounts that are not yours, wrong balances and dates, duplicates, items that are too old, and identity theft. To Equifax, Experian and TransUnion, with copies of your papers bound in.',
    link: 'Browse dispute letters',
  },
  companies: {
    title: 'Letters to lenders and collectors',
    text: 'For the company that reported the item, or that asks you to pay: a direct dispute, proof of a debt, a goodwill request, an offer to settle.',
    link: 'Browse letters to companies',
  },
  mail: {
    title: 'Certified mail from your desk',
    text: 'With Pro we print your letter and mail it, certified or first class. You confirm both addresses, you see the price first, and for a short while you can take it back.',
    link: 'See how mailing works',
  },
  dates: {
    title: 'The dates, and the next letter',
    text: 'From the day your letter arrives we count the days that the law gives. You get a reminder when an answer is due, and for each answer the next letter that fits.',
    link: 'See what happens after mailing',
  },
  never: {
    title: 'What we don’t do',
    list: [
      'We don’t speak to bureaus or companies in your name. The letters are yours, and the answers come to you.',
      'We don’t promise that something is deleted, or that a score goes up.',
      'We don’t give legal advice, and we are not a law firm.',
      'We never ask for your full Social Security number or a password to your bank.',
      'We don’t sell your data, and we show no advertisements.',
    ],
  },
  start: {
    title: 'Start with the item that bothers you most',
    deed: 'Start your free letter',
    note: 'One letter a month is free. No credit card.',
  },
};
