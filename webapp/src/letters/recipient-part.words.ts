const furnisher = 'The bank, lender or provider that put the item on your report.';
const others = {
  collector: 'A collection agency, or a company that bought the debt.',
  inquirer: 'The company that looked at your report and left a hard inquiry.',
};

/** Whom a letter can go to, with when that is the right one. */
export const words = {
  question: 'Whom do you want to write to?',
  why: 'Each of them has other duties. We name only the law that binds the one you choose.',
  hints: {
    bureau:
      'Start here in most cases. Only a dispute with a bureau opens the stronger duty: the company then has to check the item and answer the bureau.',
    furnisher: `${furnisher} A good second letter, after the bureau.`,
    ...others,
  },
  /** For letters that dispute nothing, where no bureau comes first. */
  plainHints: { bureau: 'Equifax, Experian or TransUnion.', furnisher, ...others },
  whichReport: "Which bureau's report shows it?",
  whichReportHint:
    'Pick more than one if the same mistake is on each report. Each bureau gets its own letter.',
  whichBureau: 'Which bureau are you writing to?',
  whichBureauHint: 'Each one you pick gets its own letter.',
  bureausWhy: "Bureaus keep separate files and do not correct each other's.",
};
