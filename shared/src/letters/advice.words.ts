/** What is worth a remark before a letter is written, by the code of the advice. */
export const words = {
  'block_declined.may_decline':
    'A bureau may decline or take back a block that rests on an error or an untrue statement, or where you got goods, services or money. If a paper was missing, please send it now.',
  'debt_validation.no_deadline':
    'The law sets no day by which the collector must answer. It has to stop collecting until it does, and it may also just give up.',
  'debt_verification.request':
    'Outside the time of a notice the collector does not have to send you papers, and it may go on collecting. It has to say that the debt is disputed when it reports it.',
  'debt_verification.bureau_too':
    'If the collection is on your report and it is wrong, dispute it with the credit bureau as well. The bureau has to look into it.',
  'debt_verification.notice_may_come':
    'If a notice comes now, open it at once. Until the date in it you can send the debt validation letter, which does more.',
  'debt_verification.stop_contact':
    'After this the collector may write only to say that it stops or what it will do next. The debt stays: it can still be reported, sold or taken to court, and you may get less warning.',
  'duplicate.both_pages':
    'Mark both entries on copies of your report. Side by side they explain themselves.',
  'duplicate.collector_at_zero':
    'A collector that passed a debt on should show zero; that may be right.',
  'file_disclosure.free_report':
    'Please look at your free report first. You can read it online within minutes, and this letter may not be needed.',
  'file_disclosure.no_deletion':
    'This letter shows you what is in your file. It takes nothing out. If something is wrong, an ordinary dispute makes the bureau look into it.',
  'file_disclosure.identification':
    'A bureau sends a file only after it has checked who is asking. Without a copy of an ID and a proof of address it will most likely write back first.',
  'follow_up.complaint':
    'You can also complain to the Consumer Financial Protection Bureau. It is free, and it sends your complaint to the company for an answer.',
  'letter.more_detail':
    'This letter will be short. A few more facts make it harder to set aside: what the report shows, what it should show, and how you know.',
  'letter.veteran_papers':
    'The rule for veterans works with a paper: the notice that the VA is responsible, or proof that it is paying. Tick it if you can send a copy.',
  'goodwill.may_say_no':
    'The company is free to say no. Some companies turn down every such request, because what they report is accurate.',
  'goodwill.catch_up_first':
    'If you can, bring the account up to date first and write then. Your letter will have more to show.',
  'identity_supplied.copies_only':
    'Please send copies, never the originals. You may cover the number of your ID and the amounts on a bill; your name, your address and the date should show.',
  'identity_theft.add_report':
    'You ticked your report. Add its pages and those of a proof of who you are here, and the letter can ask for a block within 4 business days. Without them it is an ordinary dispute that lists the copies you send.',
  'identity_theft.add_identity':
    'The law gives a block only when a proof of who you are comes with your report and your statement. Add the pages of that proof here, and the letter can ask for a block within 4 business days. Without them it asks for an ordinary investigation.',
  'identity_theft.make_report':
    'With an identity theft report, a proof of who you are and your signed statement, a bureau has to block the item within 4 business days, unless the law lets it refuse. You can make the report for free at IdentityTheft.gov, then add its pages here. Without it we write an ordinary dispute.',
  'identity_theft.true_statement':
    'Your letter contains a statement that the law takes seriously. Please sign it only if every word is true; a block can be lifted if it is not.',
  'identity_theft.company_report':
    'With the pages of your identity theft report, sent to the address that the company names for it, the company may not go on reporting the item, unless it learns that the item is right. You can make the report for free at IdentityTheft.gov.',
  'identity_theft.company_address':
    'Ask the company for its address for identity theft reports. Your report counts for more there, and the letter can say so.',
  'amount.interest':
    'Interest and fees can be right even when they look wrong. Your letter asks the company to show how it gets to its figure.',
  'amount.statement': 'A copy of the statement with the right figure says more than any sentence.',
  'dates.collector_opened':
    'A collector\'s "date opened" is often the day it got the debt. That is usual and does not make the debt stay longer. The date of first delinquency does.',
  'dates.last_payment':
    'How long an item stays is counted from the missed payment that led to the collection or charge-off, so this date does not change it.',
  'dates.later_start':
    'The date you give is later than the one on the report. The item would stay longer. Please check both dates.',
  'dates.memory':
    'A paper with the date makes this letter much stronger. Your bank can often send old statements.',
  'dates.federal_loan':
    'Federal student loans follow time rules of their own, so your letter asks for the right date and says nothing about seven years.',
  'information_supplied.copy':
    'If the notice asks for a paper, please send a copy of it. A copy says more than a description.',
  'method_of_verification.no_new_check':
    'This letter asks how the item was checked. It starts no new investigation. For that the bureau needs something new from you, or you can write to the company that reported the item.',
  'method_of_verification.changed':
    'If part of the item is still wrong, an ordinary dispute of that part makes the bureau look again.',
  'not_mine.maybe_identity_theft':
    'If you find more accounts you do not know, someone may be using your identity. IdentityTheft.gov makes the report that a faster block needs.',
  'inquiry.check_names':
    'Please look the company up first. It may be the bank behind a store card or a car dealer you did apply with.',
  'not_mine.relative': 'Your full name with Jr. or Sr. and your date of birth help most here.',
  'other.personal_information':
    'For a wrong name or address, send a copy that shows the right one, such as your ID or a utility bill.',
  'other.be_concrete':
    'Say what is wrong, how you know, and since when. Short and exact beats long and angry.',
  'overdue_notice.in_the_mail':
    'The results may still be in the mail. A few more days of waiting can save you this letter.',
  'overdue_notice.address':
    'If the company names an address for disputes, a letter to another address may not have started its time. Please look for it before you send this.',
  'paid.settled':
    'Settled is not the same as paid in full. Your letter asks for "settled" with a balance of zero, since that is what the company can confirm.',
  'paid.proof':
    'A copy of a receipt, canceled check or bank statement makes this letter much easier to act on.',
  'paid.history_stays':
    'Paying a debt does not take true late payments off a report. The letter asks for the right balance and status.',
  'pay_for_delete.written_first':
    'Please pay nothing before you have the yes in writing. Then pay with a check or money order, and keep a copy of everything. Never let a collector draw from your account.',
  'pay_for_delete.may_say_no':
    'A collector may say no, or may be barred from it by its contracts with the bureaus. No law makes it agree.',
  'pay_for_delete.medical':
    'The three bureaus have said that they do not show medical collections that are paid or that started under $500. You may not need this offer.',
  'pay_for_delete.not_sure':
    'You are not sure about this debt. The debt verification letter asks the collector to show it to you, and makes no offer.',
  'pay_for_delete.tax':
    'If a collector forgives $600 or more, you may get a tax form, and the forgiven part can count as income.',
  'recipient.bureau_too':
    'Please send a dispute to the credit bureaus as well. Of the duties of a company that reports, you can enforce in court yourself only those that begin with a dispute through a bureau.',
  'recipient.bureau_too.collector':
    'Please send a dispute to the credit bureaus as well. A bureau has to look into it itself and pass it on, and then the collector has further duties about what it reports.',
  'furnisher.phone':
    'Please give your phone number in step 1. The rule on direct disputes names it among the things that help the company find your account.',
  'inquirer.bureau_too':
    'No law gives the company a deadline to answer you. The bureau has one, so please dispute the inquiry there as well.',
  'recipient.address':
    'Please look for an address on your report or for one that the company names for disputes. Where there is one, a letter to another address may not count.',
  'furnisher.maybe_collector':
    'If a collection agency reports this item, please choose the debt collector as the recipient. Another law helps you there.',
  'collector.notice_over':
    'The date on the notice is over, so the letter does not ask the collector to stop collecting. Your dispute still counts for what it reports.',
  'reinsertion_notice.same_entry':
    'Please check that it is the same entry. If another company now reports the debt, that is a new entry, and an ordinary dispute fits better.',
  'reinsertion_notice.dispute_too':
    'This letter asks how the item came back. If it is still wrong, you can also dispute it again and send what shows it.',
  'collector.keep_private':
    'A collector does not need your Social Security number, your date of birth or your bank details. Your letter leaves them out; please do the same on the phone.',
  'collector.being_sued':
    'This letter does not answer the court. There is a date by which the court must hear from you, so please call a lawyer or legal aid today. Many help for free.',
  'collector.maybe_identity_theft':
    'If someone used your name, also make a report at IdentityTheft.gov. With it, the identity theft letter can do more.',
  'time_to_sue.no_payment':
    'Please do not pay or promise anything while you wait. In some states a payment, or a letter that admits the debt, starts the time to sue again.',
  'time_to_sue.depends':
    'How long a collector can sue depends on your state and the kind of debt. Your letter asks and claims nothing. If court papers come, get help at once and do not answer with a letter.',
  'time_to_sue.stop_contact':
    'A collector that may not contact you can still sue if the time has not run out, and you may hear less beforehand.',
  'too_old.two_clocks':
    'There are two clocks. One is for lawsuits; it does not decide what is on your report. The other is for reports: seven years, counted from the missed payment that led to the collection or charge-off.',
  'too_old.large_loans':
    'For very large loans, life insurance or well-paid jobs, a bureau may still report older items.',
  'too_old.memory':
    "Please look for a paper with this date before you mail the letter. The bureau will compare it with the company's date.",
  'too_old.no_promises':
    'If a collector calls, you need not promise or pay anything on the spot. In some states a payment starts the time for lawsuits again.',
  'letter.identification':
    'Bureaus often ask for a copy of your photo ID and a proof of address. The law does not require it for a dispute, but sending both now can save you weeks.',
  'letter.identification.address':
    'Bureaus ask for a proof of address too. Sending both now can save you weeks.',
  'letter.identification.theft':
    'Bureaus ask for a photo ID and a proof of address. Sending both now can save you weeks.',
};

/** The same with a date to fill in, or by the paper that a date comes from. */
export const filled = {
  mailSoon: (end: string) =>
    `Please mail it soon, so that it arrives well before ${end}. By then it makes the collector stop until it has answered.`,
  soonOver: (last: string) =>
    `The time to dispute ends on ${last}. Please send the letter today. If the notice names an email address or a website for disputes, use that as well.`,
  namedPaper: {
    statement: 'You name a statement. Tick it if you can send a copy.',
    bank_record: 'You name your bank records. Tick proof of payment if you can send a copy.',
    older_report: 'You name an older report. Tick it if you can send a copy.',
    creditor_letter: 'You name a letter. Tick it if you can send a copy.',
    contract: 'You name the contract. Tick it if you can send a copy.',
  },
};
