/** Why an authority has no place in a letter: `reason`, or what is said in its place where the letter goes to that recipient. */
export const authoritiesMessages = {
  fdcpa: {
    reason: 'That law binds debt collectors. A credit bureau has no duty under it.',
    furnisher: 'That law binds debt collectors, not the company that first gave the credit.',
    inquirer: 'That law is about collecting debts. It says nothing of inquiries.',
  },
  regulation_f: {
    reason: 'Regulation F binds debt collectors. A credit bureau has no duty under it.',
    furnisher: 'That law binds debt collectors, not the company that first gave the credit.',
    inquirer: 'Regulation F is about collecting debts. It says nothing of inquiries.',
  },
  direct_dispute_rule: {
    reason:
      'That rule is for disputes sent to the company that reported the item, not to a bureau.',
    inquirer: 'That rule leaves inquiries out.',
  },
  furnisher_duty: {
    reason: 'That section binds the company that reported the item, not the bureau.',
    inquirer: 'That section binds companies that report to the bureaus. An inquiry is no report.',
  },
  section_609: {
    reason:
      'Section 609 lets you see your file. It is no reason to take an item out, and bureaus know it.',
    furnisher:
      'Section 609 lets you see your file at a bureau. It is no reason to take an item out.',
    collector: 'Section 609 lets you see your file at a bureau. A collector has no duty under it.',
    inquirer: 'Section 609 lets you see your file at a bureau. This company keeps no such file.',
  },
  circular_2022_07: { reason: 'The CFPB has withdrawn that guidance.' },
  guidance: {
    reason:
      'What an agency has written about the law is not the law, and much of it was withdrawn.',
  },
  medical_debt_rule: { reason: 'A court set that medical debt rule aside in July 2025.' },
  hipaa: { reason: 'HIPAA does not decide what a credit report may show.' },
  ucc: { reason: 'The Uniform Commercial Code does not decide what a credit report may show.' },
  metro_2: { reason: 'Metro 2 is a data format of the industry, not a law.' },
  e_oscar: { reason: 'e-OSCAR is how bureaus and companies exchange disputes, not a law.' },
  limitation_period: {
    reason:
      'The statute of limitations is about lawsuits. It does not decide how long a bureau may report an item.',
    furnisher:
      'The statute of limitations is about lawsuits. It does not decide what a company may report.',
    collector:
      'The time to sue belongs in a letter of its own. Choose the reason "Statute of Limitations" for it.',
    inquirer: 'The statute of limitations is about lawsuits, not about inquiries.',
  },
  case_name: { reason: 'Court cases do not help in a dispute letter and make it look copied.' },
  case_report: { reason: 'Court cases do not help in a dispute letter and make it look copied.' },
  case_law: { reason: 'Court cases do not help in a dispute letter and make it look copied.' },
  state_law: {
    reason:
      'Which state laws still count for credit reports is disputed, so this letter leaves them out.',
  },
  constitution: { reason: 'The Constitution does not decide what a credit report may show.' },
  common_law: {
    reason: 'Wording of this kind has no force in a dispute, and it makes the reader stop reading.',
  },
  spelled_section: {
    reason:
      'Law in a letter is named by its number, so that a reader can find it. Please leave this out.',
  },
  fcra_validation: {
    reason:
      'The Fair Credit Reporting Act knows an investigation and no validation. Ask for a check instead.',
  },
  other_act: { reason: 'That law is not about disputes like this one.' },
};

/** What the editor says of a place in a letter, and what it offers to do about it. Replacements themselves are in the rules: they are text of the letter. */
export const findingsMessages = {
  takeOut: 'Take it out',
  takeLineOut: 'Take this line out',
  takeSentenceOut: 'Take this sentence out',
  write: (replacement: string) => `Write "${replacement}"`,
  add: (sentence: string) => `Add "${sentence}"`,
  hiddenCharacter: 'There is a hidden character here that cannot be printed.',
  picture: 'Pictures may not print. Words are safer.',
  twoAlphabets: 'This word mixes letters of two alphabets. Please type it again.',
  unknownName: 'This name is not among your answers. Please check that it is right.',
  unknownPaper: 'This paper is not among the copies you send. Please add it, or leave this out.',
  unknown: {
    date: 'This date is not among your answers. Please check that it is right.',
    amount: 'This amount is not among your answers. Please check that it is right.',
    percent: 'This percentage is not among your answers. Please check that it is right.',
    number: 'This number is not among your answers. Please check that it is right.',
  },
  long: 'The letter is long. One or two pages are read more carefully.',
  hardToRead: 'Shorter sentences and plainer words would make this easier to read.',
  noRequest: 'The letter no longer says what you ask for.',
  askInWriting: 'Please ask for an answer in writing.',
  noAdmission:
    'An offer without the words that it is no admission can start the time for lawsuits again in some states.',
  noDispute:
    'The collector has to act only on a dispute, and the letter no longer says that you dispute the debt.',
  saysOwnDebt:
    'These words say that the debt is yours, too. A letter that calls it "not mine" must not go out with them. Please take them out if they are not true. If they are, go back and choose what is wrong with the entry itself.',
  blockWithoutReport:
    'A bureau has to do this only with your identity theft report, a proof of identity and your statement in the envelope.',
  statementMissing:
    'A block request needs your statement that the item does not relate to any transaction of yours.',
  law: {
    favor: 'This letter asks for something that no law gives. A law in it would spoil the request.',
    theftWithPapers:
      'That section is for identity theft, with your report and a proof of identity in the envelope.',
    theftToBureau:
      'That section is for identity theft and binds credit bureaus. It belongs in a letter to a bureau.',
    lawsuits: 'That section is about lawsuits. It does not belong in a dispute.',
    notFor: (letter: string) => `That law does not fit ${letter}.`,
    /** Letters by their recipient, as `notFor` names them. */
    to: {
      bureau: 'a letter to a credit bureau',
      furnisher: 'a letter to the company that reported the item',
      collector: 'a letter to a debt collector',
      inquirer: 'a letter to the company that checked your credit',
    },
    ofThisKind: (letter: string) => `${letter} of this kind`,
    withReason: (letter: string, reason: string) => `${letter} with the reason "${reason}"`,
    binds: {
      bureau: 'It binds credit bureaus.',
      furnisher: 'It binds the company that reported the item.',
      collector: 'It binds debt collectors.',
      user_of_reports: 'It binds companies that get credit reports.',
      business: 'It binds the business that dealt with the thief.',
    },
    inName: 'This names a law, which has no place in a name or an address.',
  },
  goBack: (title: string) => `${title}. Please go back one step.`,
  missing: 'A few answers are still missing. Please go back one step.',
  inAnswers: 'You can change this in your answers.',
  inFirstStep: 'You can change this in step 1.',
  parts: {
    sender: 'Your name and address',
    recipient: 'Recipient',
    subject: 'Subject',
    greeting: 'Greeting',
    enclosures: 'Enclosures',
  },
};
