const NO_FILE = {
  title: 'Only an agency keeps this file',
  text: 'A freeze or an alert stands in the file of a credit bureau. A company has only its own records.',
};
const ONLY_BUREAUS_FREEZE = { furnisher: NO_FILE, collector: NO_FILE, inquirer: NO_FILE };

/** Letters that are never written to a recipient, and whom to write to instead. */
export const recipientRefusalsMessages = {
  /** If nothing is said of the kind of letter. */
  recipients: {
    bureau: {
      title: 'This letter does not go to a bureau',
      text: 'A credit bureau has no part in what this letter asks for. Write to the company itself.',
    },
    furnisher: {
      title: 'This letter does not go to this company',
      text: 'The law behind this letter does not bind the company that reported the item. Please choose who it is for.',
    },
    collector: {
      title: 'This letter does not go to a debt collector',
      text: 'The law behind this letter does not bind a debt collector. Please choose who it is for.',
    },
    inquirer: {
      title: 'This company only looked at your report',
      text: 'It reported nothing, so it has nothing to correct. You can ask it why it looked; anything else goes to a bureau or to the company that reported the item.',
    },
  },
  /** By the purpose of the letter and the recipient that it has nothing for. */
  noDirectDuty: {
    title: 'The company need not answer this letter',
    text: 'A company does not have to look into a direct dispute that a credit repair organization prepared. A credit bureau has to look into your dispute, so please write to a bureau.',
  },
  noBlock: {
    title: 'This letter does not go to this company',
    text: 'We write about a block after identity theft only to Equifax, Experian and TransUnion.',
  },
  nationwideOnly: {
    title: 'This letter goes to the three nationwide bureaus',
    text: 'The law gives this right at Equifax, Experian and TransUnion. Other companies have rules of their own, and we write no such letter to them.',
  },
  strangers: {
    security_freeze: ONLY_BUREAUS_FREEZE,
    protected_freeze: ONLY_BUREAUS_FREEZE,
    active_duty_alert: ONLY_BUREAUS_FREEZE,
    personal_information: {
      furnisher: {
        title: 'Personal details are corrected by the bureau',
        text: 'The rule on direct disputes leaves out names, addresses, birth dates and employers. The bureau that shows them has to look into it.',
      },
    },
    mixed_file: {
      furnisher: {
        title: 'Only the bureau can separate two files',
        text: 'A company answers for its own entry. The bureau put the two files together, so it is asked to take them apart.',
      },
    },
    statute_of_limitations: {
      furnisher: {
        title: 'How long an item stays is up to the bureau',
        text: 'The time limit for old items binds the credit bureaus and not the company that reported them. Ask a bureau to stop reporting it.',
      },
    },
    identity_theft: {
      inquirer: {
        title: 'The bureau can take this inquiry out',
        text: 'After identity theft the bureau has the duty to act on an inquiry. The company that made it has no such duty.',
      },
    },
    goodwill: {
      bureau: {
        title: 'A bureau cannot do you this favor',
        text: 'A goodwill letter asks for a favor, and only the company that reported the late payment can grant it. A bureau shows what the company reports.',
      },
      collector: {
        title: 'A goodwill letter goes to the lender',
        text: 'It asks the company that you paid late to take the mark back as a favor. A debt collector did not report that mark.',
      },
    },
    pay_for_delete: {
      bureau: {
        title: 'This offer goes to the collector',
        text: 'A bureau takes no payments and makes no such deals. Only the company that collects the debt can answer this offer.',
      },
      furnisher: {
        title: 'This offer goes to a debt collector',
        text: 'A lender that reports its own accounts rarely takes true entries back, and a letter should not suggest it. A debt collector sometimes does.',
      },
    },
    debt_validation: {
      bureau: {
        title: 'Validation is a duty of collectors',
        text: 'The law that makes someone show what a debt is made of binds debt collectors. A credit bureau has no duty under it.',
      },
      furnisher: {
        title: 'Validation is a duty of collectors',
        text: 'The law on debt collection does not bind the company that the account was with. You can dispute what it reports instead.',
      },
    },
    debt_verification: {
      bureau: {
        title: 'This letter is for a debt collector',
        text: 'It asks a collector what it has about a debt. A credit bureau has no such papers.',
      },
      furnisher: {
        title: 'This letter is for a debt collector',
        text: 'The law on debt collection does not bind the company that the account was with. You can dispute what it reports instead.',
      },
    },
    file_disclosure: {
      furnisher: {
        title: 'Only a bureau keeps this file',
        text: 'The right to see the whole file is a right against the credit bureaus. A company has only its own records.',
      },
      collector: {
        title: 'Only a bureau keeps this file',
        text: 'The right to see the whole file is a right against the credit bureaus. A collector has only its own records.',
      },
      inquirer: {
        title: 'Only a bureau keeps this file',
        text: 'The right to see the whole file is a right against the credit bureaus.',
      },
    },
  },
  /** Items that a company need not investigate when it is asked directly. */
  excluded: {
    hard_inquiry: {
      title: 'An inquiry is disputed with the bureau',
      text: 'The rule on direct disputes leaves inquiries out, so a company may set such a letter aside. A bureau has to look into it.',
    },
    personal_information: {
      title: 'Personal details are corrected by the bureau',
      text: 'The rule on direct disputes leaves out names, addresses, birth dates and employers. The bureau that shows them has to look into it.',
    },
    tax_lien: {
      title: 'A government record is disputed with the bureau',
      text: 'The rule on direct disputes leaves public records out, since the bureau got them from an office. The bureau has to look into it.',
    },
    bankruptcy: {
      title: 'A court record is disputed with the bureau',
      text: 'The rule on direct disputes leaves public records out, since the bureau got them from a court. The bureau has to look into it.',
    },
    judgment: {
      title: 'A court record is disputed with the bureau',
      text: 'The rule on direct disputes leaves public records out, since the bureau got them from a court. The bureau has to look into it.',
    },
  },
};
