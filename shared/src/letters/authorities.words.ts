/** Why an authority has no place in a letter: `reason`, or what is said in its place where the letter goes to that recipient. */
export const words = {
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
