/** Plain words first, the law second; no promise about results. */
export const questions: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'Will a letter raise my score?',
    answer:
      'Nobody can promise that. If an item is wrong, or the bureau can’t verify it, the law says it must be corrected or deleted. Information that is true and recent stays, whatever anyone tells you.',
  },
  {
    question: 'Could I do this without you?',
    answer:
      'Yes. You have the right to dispute by yourself, for free, by mail, phone or on the bureaus’ own websites. We help you put your facts in order and say clearly what you ask for.',
  },
  {
    question: 'Who writes the letter?',
    answer:
      'You do, with our help. The facts come from your answers. The law comes from a table of rules that we keep, so a letter never cites a law that does not exist. You read every word before you sign.',
  },
  {
    question: 'Does a signature on a screen count?',
    answer:
      'As a rule, yes. Under the federal ESIGN Act a signature can’t be refused only because it is electronic (15 U.S.C. § 7001). You can also print the letter and sign it by hand.',
  },
  {
    question: 'What happens to what I type?',
    answer:
      'Your address, account number and letter are stored encrypted and belong to your account alone. There are no advertisements and no trackers on this site. Nothing is sent to a bureau or a lender unless you send it.',
  },
];
