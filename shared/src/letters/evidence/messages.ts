/** What the evidence coach says. `papers` holds for a paper wherever it is enclosed; `shows` is what it proves for one kind of letter. */
export const evidenceMessages = {
  papers: {
    photo_id: {
      shows: 'Shows that you are you, so the right file is found.',
      cover: 'Nothing that names you: name, photo, birth date and address must be readable.',
      missing: 'Another proof with your name works: a birth certificate or a Social Security card.',
    },
    identity_proof: {
      shows: 'Stands in for a photo ID.',
      cover: 'On a Social Security card, all digits but the last four.',
      missing: 'Your state’s vital records office has copies of birth certificates.',
    },
    proof_of_address: {
      shows: 'Shows where you live, so the answer reaches you.',
      cover: 'Account numbers and amounts. Your name, address and the date stay.',
      missing: 'Download a bill from the site of your bank or utility company.',
    },
    marked_report_page: {
      shows: 'Shows the exact line that is wrong.',
      cover: 'Other accounts, your Social Security number, and your full birth date.',
      missing:
        'Your reports are free at AnnualCreditReport.com. The letter names the item without it.',
    },
    name_proof: {
      shows: 'Shows your full name, or that an older name was yours.',
      cover: 'The document’s own number, and what it says of other people.',
      missing: 'The court or county office that made it can give you a copy.',
    },
    mix_up_papers: {
      shows: 'Shows that somebody else’s mail or data came to you.',
      cover: 'The other person’s account and Social Security numbers, and amounts.',
      missing: 'Say in your own words whose data it is and how you know. That is enough to ask.',
    },
    family_papers: {
      shows: 'Shows what was agreed. It does not change what you owe the lender.',
      cover: 'Children’s names, and everything that is not about this account.',
      missing: 'The clerk of the court keeps the file and gives out copies.',
    },
    payment_proof: {
      shows: 'Shows the day and the amount of the payment.',
      cover: 'Your other payments, your balance, and your bank account number but its last four.',
      missing:
        'Ask your bank for the statement of that month, or the company for your payment history.',
    },
    settlement_letter: {
      shows: 'The company says itself that the account is paid or settled.',
      cover: 'Full account numbers but the last four.',
      missing: 'Ask the company for a paid-in-full or settlement letter. It can come later.',
    },
    payoff_letter: {
      shows: 'Shows the amount that was left on a day.',
      cover: 'Full account numbers but the last four.',
      missing: 'The lender can give you the payoff figure in writing.',
    },
    statement: {
      shows: 'Shows the right figure or date in the company’s own words.',
      cover: 'Card numbers but the last four, and what you bought.',
      missing: 'Download it from the company’s site, or ask the company for that month.',
    },
    older_report: {
      shows: 'Shows what was reported before.',
      cover: 'Other accounts, your Social Security number, and your full birth date.',
      missing:
        'Look for a copy that a lender or an agency sent you earlier. It is a help, not a must.',
    },
    creditor_letter: {
      shows: 'The company’s own words count for a lot.',
      cover: 'Full account numbers but the last four, and other accounts.',
      missing: 'Write to the company and ask. Note the day and the answer.',
    },
    contract: {
      shows: 'Shows what was agreed: the amount, the limit, or the dates.',
      cover: 'Your Social Security number, your income, and your bank account.',
      missing: 'The lender keeps the contract. Ask for a copy.',
    },
    second_report_page: {
      shows: 'Shows the other entry for the same debt.',
      cover: 'Other accounts, your Social Security number, and your full birth date.',
      missing: 'Open the report again and save the page with the second entry.',
    },
    sale_letter: {
      shows: 'Shows that the debt moved from one company to the other.',
      cover: 'Full account numbers but the last four, and other debts.',
      missing: 'Ask either company in writing who holds the debt now.',
    },
    authority_proof: {
      shows: 'Shows that you may ask for this person.',
      cover: 'Nothing that names you, this person or the court.',
      missing:
        'The vital records office has birth certificates, the clerk of the court has orders.',
    },
    protected_identity: {
      shows: 'Shows who the freeze is for.',
      cover: 'Their name and birth date stay. Papers of other children are not needed.',
      missing: 'A birth certificate works, and so does a Social Security card.',
    },
    duty_papers: {
      shows: 'Shows that you serve away from your usual station.',
      cover: 'Everything but your name, the dates and that it is active duty.',
      missing: 'Ask your command for a short letter with your name and the dates.',
    },
    ftc_report: {
      shows: 'With it the letter can ask for a block of the item.',
      cover: 'Thefts that this letter is not about, and other companies’ account numbers.',
      missing: 'You can make it free at IdentityTheft.gov.',
    },
    police_report: {
      shows: 'A second, official record of the theft.',
      cover: 'Names and numbers of other victims.',
      missing: 'The FTC report alone can be enough. A police station can take a report as well.',
    },
    insurance_statement: {
      shows: 'Shows what the insurer paid and what was left to you.',
      cover: 'What the care was for, and your member number.',
      missing: 'Your insurer’s site has it under “explanation of benefits”.',
    },
    va_notice: {
      shows: 'Shows that VA is responsible for the bill.',
      cover: 'What the care was for, and your Social Security number.',
      missing: 'VA can send you the notice, or papers that show it is paying.',
    },
    bankruptcy_papers: {
      shows: 'The page that lists the debt, and the discharge order.',
      cover: 'Other debts, your Social Security number, and your income.',
      missing: 'The bankruptcy court keeps them. Your lawyer may have them too.',
    },
    court_papers: {
      shows: 'Shows what became of the record: paid, released or dismissed.',
      cover: 'Your Social Security number, and other people’s names. The case number stays.',
      missing: 'The court or the office that filed the record gives out copies.',
    },
    ssa_letter: {
      shows: 'The office that keeps the records of deaths says that you are alive.',
      cover: 'Your Social Security number but its last four, and the amount of your benefit.',
      missing: 'Any Social Security office can give you a letter with today’s date.',
    },
    other_papers: {
      shows: 'Only what proves a sentence of your letter.',
      cover: 'Account and Social Security numbers, and what is not about this item.',
      missing: 'You can leave this out.',
    },
  },
  shows: {
    not_mine: {
      photo_id: 'Your name and birth date, to compare with the account.',
      proof_of_address: 'Where you lived, to compare with the account’s address.',
      creditor_letter: 'A letter in which the company says that the account is not yours.',
    },
    paid_in_full: {
      settlement_letter: 'The company’s letter that the account is paid or settled.',
      payment_proof: 'The bank line of the last payment, with the day and the amount.',
      statement: 'The statement that shows a balance of zero.',
      creditor_letter: 'An email or letter in which the company confirms the payment.',
    },
    incorrect_amount: {
      statement: 'The statement with the right figure, nearest to the day of the report.',
      creditor_letter: 'The company’s notice of your limit or balance.',
      payment_proof: 'A payment that the balance leaves out.',
      contract: 'The page with the amount or the limit.',
    },
    incorrect_dates: {
      statement: 'The statement of the month that the date is about.',
      payment_proof: 'The bank line that shows that you paid by the due date.',
      creditor_letter: 'A notice with the date: of the charge-off, the closing, or a new due date.',
      older_report: 'An earlier report with another date for the same item.',
      contract: 'The page with the day it was opened or signed.',
    },
    duplicate: {
      marked_report_page: 'The page with the first entry marked.',
      second_report_page: 'The page with the second entry marked. Both together prove it.',
      sale_letter: 'The letter that says the debt was sold or moved to the collector.',
      statement: 'A statement that shows both numbers belong to one debt.',
    },
    identity_theft: {
      ftc_report: 'With its pages in the envelope, an agency can be asked to block the item.',
      photo_id: 'A block also needs a proof of who you are.',
      statement: 'A bill or a statement for what you did not buy.',
      creditor_letter: 'The company’s answer about the theft, if you have one.',
    },
    statute_of_limitations: {
      statement: 'The oldest statement that shows the first missed payment.',
      older_report: 'An earlier report with the date of first delinquency.',
      creditor_letter: 'The charge-off notice, which names the dates.',
      court_papers: 'The page of the court file with the date.',
    },
    deceased: {
      photo_id: 'A living person’s ID.',
      creditor_letter: 'A recent letter to you from a company that knows that you are alive.',
    },
    mixed_file: {
      photo_id: 'Your name and birth date, which differ from the other person’s.',
      proof_of_address: 'Your address, which differs from the other person’s.',
      older_report: 'An earlier report without the other person’s items.',
    },
    personal_information: {
      proof_of_address: 'Your right address, on a bill with a recent date.',
      name_proof: 'Your name as it should be.',
      photo_id: 'Your right name and birth date.',
    },
    other: {
      statement: 'The statement that shows what the report has wrong.',
      payment_proof: 'The bank line that shows that you paid on time.',
      creditor_letter: 'The company’s letter about the status, the due date or a correction.',
      bankruptcy_papers: 'The schedule page that lists this debt, and the discharge order.',
    },
    goodwill: {
      payment_proof: 'Shows that you have paid on time since.',
      statement: 'A recent statement that shows the account in good standing.',
      creditor_letter: 'A letter about what happened then.',
    },
    pay_for_delete: { creditor_letter: 'The collector’s last letter, with its reference number.' },
    debt_validation: {
      creditor_letter: 'The first page of the collector’s notice, with the reference number.',
      payment_proof: 'Only if you say that you paid.',
      settlement_letter: 'Only if you say that the debt is settled.',
    },
    debt_verification: {
      creditor_letter: 'The collector’s letter with the reference number.',
      payment_proof: 'Only if you say that you paid.',
      settlement_letter: 'Only if you say that the debt is settled.',
    },
    file_disclosure: {
      photo_id: 'An agency gives out a file only to the person it is about.',
      proof_of_address: 'The file is mailed to this address.',
    },
    security_freeze: {
      photo_id: 'A bureau changes a freeze only for the person whose file it is.',
      proof_of_address: 'The confirmation is mailed to this address.',
      identity_proof: 'A Social Security card or W-2 finds the file. Here its number must show.',
    },
    protected_freeze: {
      authority_proof: 'A parent’s birth certificate for the child, or the court’s order.',
      photo_id: 'Yours: you are the one who asks.',
      protected_identity: 'Their Social Security card. Here its number must show.',
    },
    active_duty_alert: {
      photo_id: 'The alert goes only into the file of the person who proves who they are.',
      duty_papers: 'Not asked for by the law, and it saves a question. No military ID card.',
    },
    method_of_verification: {},
    overdue_notice: {},
    information_supplied: {
      statement: 'What the notice asks for, if it is a figure or a date.',
      payment_proof: 'What the notice asks for, if it is a payment.',
      creditor_letter: 'What the notice asks for, if it is the company’s word.',
    },
    identity_supplied: {
      photo_id: 'Answers the question who you are.',
      proof_of_address: 'Answers the question where you live.',
    },
    reinsertion_notice: {
      marked_report_page: 'Today’s page, with the item that is back.',
      older_report: 'The results that say it was deleted, or the report without it.',
    },
    block_declined: {
      ftc_report: 'The whole report, with all of its pages.',
      photo_id: 'A clear copy, if the notice says that the identity was not proven.',
    },
    consumer_statement: {},
    notify_recipients: {},
  },
  notNeeded: {
    not_mine: 'A police report, unless somebody stole your identity.',
    paid_in_full: 'The contract and old statements. The end of the account is what counts.',
    incorrect_amount: 'A whole year of statements. One page with the right figure is enough.',
    incorrect_dates: 'Statements of other months. One page for each date is enough.',
    duplicate: 'Proof of payment, unless you also say that it is paid.',
    identity_theft: 'Bank statements of your own that have nothing to do with the theft.',
    statute_of_limitations:
      'Proof of payment. The first missed payment decides, not the last one paid.',
    deceased: 'Papers about anybody who did die.',
    mixed_file: 'Anything that proves the other person’s debts.',
    personal_information: 'Statements of accounts. No account is disputed here.',
    other: 'Pages that show nothing about what you say is wrong.',
    goodwill: 'Your ID and your credit report. The company knows your account.',
    pay_for_delete: 'Bank statements or proof of income. Nobody has to see what you have.',
    debt_validation:
      'Your ID, your report, and proof of anything. The collector has to answer first.',
    debt_verification: 'Your ID, your report, and proof of anything. You only ask.',
    file_disclosure: 'Papers about accounts. You only ask to see your file.',
    security_freeze: 'Papers about accounts or about a theft. A freeze needs no reason.',
    protected_freeze: 'Your own credit report, and papers of your other children.',
    active_duty_alert: 'A copy of your military ID card. The law restricts copying it.',
    method_of_verification: 'No papers at all. The letter asks how the item was checked.',
    overdue_notice: 'No papers at all. The agency has what you sent. Keep your proof of mailing.',
    information_supplied: 'Papers that the notice does not ask for.',
    identity_supplied: 'Papers about the account. They asked only who you are.',
    reinsertion_notice: 'The papers of your first dispute. The agency had them.',
    block_declined: 'New evidence about the account. Only the missing part of the request counts.',
    consumer_statement: 'No papers at all. The statement itself goes into your file.',
    notify_recipients: 'No papers at all. The agency knows what it deleted.',
  },
  /** What this recipient does not need, whatever the letter says. */
  recipients: {
    bureau: '',
    furnisher: 'A photo ID. The company finds you by your account.',
    collector: 'A photo ID or your Social Security number. A collector needs neither.',
    inquirer: 'An ID. The page with the inquiry is enough.',
  },
};
