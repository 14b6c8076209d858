/** What is worth a remark before a letter is written, by the code of the advice. */
export const adviceMessages = {
  'consumer_statement.weigh':
    'Please weigh it first. Few people who decide on credit read such statements, and it also draws the eye to the item. It helps most where a person looks at your report, as for a job or a home.',
  'notify_recipients.who':
    'Name only those who got your report from this bureau: for a job in the last two years, for anything else in the last six months.',
  'notify_recipients.fee':
    'More than 30 days have gone by since the results, so the bureau may ask for a fee. Your letter asks to be told of it first.',
  'too_old.announced':
    'The three bureaus announced that they stopped showing civil judgments in July 2017 and tax liens in April 2018. It is their own practice and no law, so the letter asks them to apply it.',
  'deceased.own_id':
    'A copy of your own photo ID shows best that you are alive. A letter from Social Security helps where the mistake began there; ask at a Social Security office.',
  'deceased.each_bureau':
    'The mark can be on more than one report. Please look at all three, and write to each bureau that shows it.',
  'mixed_file.identifiers':
    'Your full name with middle name and Jr. or Sr., your date of birth and your addresses of the last two years are what tells you apart. Please give them in step 1.',
  'mixed_file.each_bureau':
    'Each bureau mixes files on its own. Please look at all three reports, and write to each that shows the other person.',
  'personal_information.stranger':
    'A detail that was never yours can be the first sign of a mixed file or of identity theft. Please look through the accounts of the report as well.',
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
  'security_freeze.each_agency':
    'A freeze holds only at the bureau that gets the letter. For all three, write to each of them.',
  'security_freeze.no_dispute':
    'A freeze changes nothing that is in your file. If something there is wrong, write a dispute as well. Lift the freeze before you apply for credit.',
  'security_freeze.mail_takes_days':
    'Please count in the days that the mail needs. If you apply for credit this week, lift the freeze online or by phone instead.',
  'security_freeze.whole_number':
    'A bureau may want your whole Social Security number and your date of birth for this. We never ask for the whole number. A copy of your Social Security card or of a W-2 can show it. Former addresses of the last two years help, too.',
  'security_freeze.proof_of_address':
    'Bureaus ask for a proof of address, too. Without one they may write back first.',
  'security_freeze.other_agency':
    'The free freeze of the federal law is for the three nationwide bureaus. Other companies follow rules of their own or of your state, so this letter only asks.',
  'protected_freeze.each_agency':
    'A freeze holds only at the bureau that gets the letter. For all three, write to each of them.',
  'protected_freeze.certificate':
    'A birth certificate that names you as the parent shows your right to act. Add the child’s Social Security card as well: the bureau has to know both of you.',
  'protected_freeze.stays':
    'Please keep the bureau’s answer. The freeze stays until you, or later the child, ask to have it removed.',
  'active_duty_alert.one_is_enough':
    'One bureau is enough: it has to pass the alert on to the other two.',
  'active_duty_alert.orders':
    'The law asks for proof of who you are. A copy of your orders, or a letter from your command, saves a question about your service.',
  'active_duty_alert.renew':
    'The alert stays for one year. If you serve longer away from your station, you can ask again. Someone you name may ask for you by law; we do not write that letter.',
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
export const adviceFilledMessages = {
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

/** What is said beside an answer that is missing or does not fit. */
export const faultsMessages = {
  /** The papers without which an agency does not act, by what the letter's list calls them. */
  missingPapers: (count: number, names: string) =>
    `This letter needs ${count === 1 ? 'this paper' : 'these papers'} with it: ${names}. Please add the file, or tick that it goes into the envelope.`,
  liftEndsFirst: 'The last day cannot be before the first. Please check both.',
  liftTooSoon:
    'Please choose a first day from tomorrow on, and leave time for the mail. To lift a freeze at once, go online or call.',
  protectedSsnEnd: 'Please give only the last four digits.',
  protectedBornLongAgo: 'This date is more than 120 years ago. Please check it.',
  laterMonth:
    'The last month has to come after the first. For one month, choose a single late payment.',
  tooManyWords: (most: number) => `Please keep this to ${most} words.`,
  wholeSsn: 'Please give only the last four digits of the number that the report shows.',
  address: 'Please give the address of the company. It is often printed on your credit report.',
  oneItem: 'A letter of this kind is about one item. Please start a second letter for the other.',
  theftAlone:
    'Identity theft needs a letter of its own. Please put the other items in a second letter.',
  stranger: 'This answer does not belong to this letter. Please remove it.',
  missing: {
    choice: 'Please choose one answer.',
    date: 'Please give this date.',
    money: 'Please give this amount.',
    text: 'Please answer this question.',
  },
  /** What is wrong with an amount, by its name. */
  money: {
    words: 'Please write the amount in digits, like 812.40.',
    negative: 'An amount cannot be below zero. Please give it without the minus sign.',
    cents: 'Cents have two digits. Please give an amount like 812.40.',
    commas: 'The commas are not where thousands end. Please give an amount like 1,812.40.',
    large: 'This amount is too large for a credit report. Please check it.',
    several: 'Please give one amount alone, like 812.40.',
  },
  date: 'Please give a real date.',
  dateAhead: 'This date is in the future. Please check it.',
  month: 'Please give a month and a year.',
  monthAhead: 'This month is in the future. Please check it.',
  yesNo: 'Please choose yes or no.',
  notListed: 'Please choose one answer from the list.',
  noLongerListed: 'One of these choices is no longer on the list. Please choose again.',
  nameNotPrinted:
    'We cannot print these letters. Write your name as it stands on your credit report: reports have Latin letters only.',
  tooLong: (most: number) => `Please keep this to ${most} characters.`,
  tooShort: (fewest: number) => `Please say a little more, in at least ${fewest} characters.`,
  /** Numbers that are printed as they are given. */
  numbers: {
    reportNumber: {
      ssn: 'This looks like a Social Security number. Please give the number of the report, or leave this empty.',
      signs: 'Please give the report number with letters, digits and dashes only.',
    },
    earlierReference: {
      ssn: 'This looks like a Social Security number. Please give the reference of your letter, or leave this empty.',
      signs: 'Please give the reference of your letter with letters, digits and dashes only.',
    },
    trackingNumber: {
      ssn: 'This looks like a Social Security number. Please give the tracking number, or leave this empty.',
      signs: 'Please give the tracking number with letters, digits and dashes only.',
    },
  },
  /** What can't be right at the top of the letter, and what may be. */
  sender: {
    signInName: (signs: string) =>
      `A name has letters, spaces, hyphens, apostrophes and periods. Please take out: ${signs}`,
    signInLine: (signs: string) => `This does not belong in an address. Please take out: ${signs}`,
    notPrinted: 'We cannot print some of these letters. Please use Latin letters.',
    zipDigits: 'A ZIP code has five digits, or nine like 45402-1234. Please check it.',
    zipOtherState: (zip: string, state: string) =>
      `ZIP code ${zip} is not in ${state}. Please check both, or the answer will not reach you.`,
    phone: 'A phone number has 10 digits, like 614-555-0100. Please check it, or leave it empty.',
    email: 'Please check this email address, or leave it empty. It looks like name@example.com.',
    digitInName: 'There is a digit in this name. Is this right?',
    zipPerhaps: (zip: string, state: string) =>
      `Most of the area around ZIP code ${zip} is outside ${state}. Is this right?`,
    zipUnknown: (zip: string) => `We do not know ZIP code ${zip} in this state. Is this right?`,
    oddPhone: 'A phone number in the United States has 10 digits. Is this right?',
  },
  birth: {
    ahead: 'This date of birth is in the future. Please check it.',
    minor:
      'By this date you are under 18. We cannot write this letter for a minor. A parent or guardian can ask in their own name for a security freeze for a child under 16; there is a letter for that.',
    tooLongAgo: 'This date of birth is more than 120 years ago. Please check the year.',
  },
  before: (day: string) => `This day lies before ${day}. Please check both dates.`,
  lastBeforeFirst: 'The last late month lies before the first one. Please check both.',
  disputeByFarAhead: 'This date is far ahead. A notice gives about a month. Please check it.',
  alertWithoutReport:
    'A seven-year alert needs the pages of your report and of a proof of who you are. Please add both, or choose one year.',
  reportWithoutIdentity:
    'With your report, the law also asks for a proof of who you are. Please tick a photo ID or another proof as well.',
  alertWithoutIdentity:
    'A fraud alert needs the pages of a proof of who you are. Please add a photo ID or another proof, or leave the alert out: a phone call to the bureau sets one at once.',
  recordsWithoutIdentity:
    'The company gives its records only to someone who shows who they are. Please add the pages of a photo ID or another proof, or choose no.',
  photoIdToCollector:
    'Do not send a photo ID to a collector: it needs none to check a debt. Please take it out of the envelope.',
  bothProofs: 'Please tick a proof of who you are and a proof of your address.',
  sameFigure: 'This is the same figure as on the report. Please check both.',
  sameDate: 'This is the same date as on the report. Please check both.',
  dueDate: 'This due date does not fit the month that is marked late. Please check both.',
  paidTooEarly:
    'This is more than three months before the payment was due. Please check both dates.',
  paidNothing: 'Please give the amount that was paid; it cannot be zero.',
  offerNothing: 'Please offer more than zero.',
  offerTooHigh: 'Your offer is higher than the amount they ask for. Please check both.',
  vague:
    'Please tell in a sentence or two what is wrong, why, and since when (at least 30 characters). A vague dispute can be set aside.',
};

/** The ways on from a letter that is not written, as the buttons say them. */
export const refusalWaysMessages = {
  freezeOwnFile: 'Write about a freeze of my own file',
  changeEntries: 'Change the entries',
  changeAnswer: 'Change my answer',
  toBureau: 'Write to a credit bureau',
  toFurnisher: 'Write to the company that reported it',
  toCollector: 'Write to the debt collector',
  toInquirer: 'Write to the company that checked my credit',
  toOriginalCreditor: 'Write to the original creditor',
  changeItemType: 'Change the kind of item',
  disputeLate: 'Dispute the late payment',
  findLegalAid: 'Find legal aid near me',
  askVerification: 'Ask for verification',
  disputeCollection: 'Dispute the collection',
  askForBlock: 'Ask for the block first',
  makeReport: 'Make the report',
  directDispute: 'Write a direct dispute',
  verificationLetter: 'Write a debt verification letter',
  changeDate: 'Change the date',
  validationLetter: 'Write a debt validation letter',
  amountWrong: 'The amount is wrong',
  dateWrong: 'A date is wrong',
  reportDateWrong: 'A date on the report is wrong',
  checkBalance: 'Check the balance',
  somethingElse: 'Something else is wrong',
  chooseCopies: 'Choose my copies',
  changeFigure: 'Change the figure',
  paidInFull: 'I paid it in full',
  checkPaid: 'Check the day I paid',
  checkDue: 'Check the due date',
  askFavor: 'Ask the company as a favor',
  complain: 'Complain to the CFPB',
  toTheft: 'Change to identity theft',
  freeReport: 'Get my free report',
  giveDate: 'Give the date',
  giveLaterDate: 'Give the later date',
  recordWrong: 'The record is wrong',
  entryWrong: 'The entry is wrong',
  checkDate: 'Check the date',
  collectorAsks: 'A collector asks me to pay this old debt',
  aboutDebt: 'Ask the collector about the debt',
  goodwillLetter: 'Write a goodwill letter',
  disputeItem: 'Dispute the item',
  disputeAgain: 'Dispute the item again',
  lookUpTracking: 'Look up the tracking number',
};

/** Why a letter is not written, and what to do instead, by the code of the refusal. */
export const refusalsMessages = {
  'protected_freeze.other': {
    title: 'We do not write this letter for you',
    text: 'The law also lets some others act: with a power of attorney, or for a child in foster care. Which papers they need is a question for the bureau. Its website says how to ask for a freeze for a protected person.',
  },
  'protected_freeze.not_under_16': {
    title: 'This freeze is for a child under 16',
    text: 'From the 16th birthday on, young people ask for their own freeze; the bureaus’ websites say how. For an older person you can write only if a court has named you as guardian or conservator.',
  },
  'active_duty_alert.not_away': {
    title: 'This alert is for service away from your usual station',
    text: 'The law gives it to those who are on active duty, or called to it from the reserves, and assigned away from their usual duty station. A security freeze protects your file wherever you serve.',
  },
  'dates.some_late': {
    title: 'Please leave out the months that are right',
    text: 'The letter would say that every month of the range is wrong. Please narrow the range to the months that you paid in time, or put each wrong month in as an item of its own.',
  },
  'too_old.tax_lien': {
    title: 'This tax lien may still be reported',
    text: 'A paid tax lien may be reported for seven years from the day it was paid, and for an unpaid one the law sets no such time. If the record itself is wrong, please choose "Other" as the reason.',
  },
  'too_old.child_support': {
    title: 'Child support follows a rule of its own',
    text: 'Another part of the law is about child support on reports, and the seven-year count does not fit. If an amount or the entry itself is wrong, please choose that as the reason. The child support office can also correct what it reported.',
  },
  'too_old.defaulted_again': {
    title: 'A new default starts the time again',
    text: 'The time for reporting runs from the latest default, so this letter does not fit. If a date or an amount is wrong, please choose that as the reason.',
  },
  'too_old.federal_dates': {
    title: 'We need two days first',
    text: 'The time for a loan of the older program runs from the latest of several days. Please look for the day the claim was paid and the day the default was first reported; StudentAid.gov or the guaranty agency can tell you.',
  },
  'mixed_file.agreed_to_pay': {
    title: 'One of these accounts is yours too',
    text: 'If you signed for an account, cosigned it or agreed to pay it, it belongs on your report as well. Please take it out of the list. The letter can then say that you never signed for the others.',
  },
  'block_declined.not_requested': {
    title: 'A block needs your identity theft report',
    text: 'This letter asks about a block. A bureau has to act on one only after it has your identity theft report, a proof of who you are, the item and your statement. You can make the report for free at IdentityTheft.gov and then ask for the block.',
  },
  'debt_validation.no_notice': {
    title: 'This letter answers a notice',
    text: 'Without a notice, the time in which this letter works may not have begun. The debt verification letter tells the collector that you dispute the debt. If a notice comes later, you can come back and send this letter too.',
  },
  'debt_validation.period_over': {
    title: 'The time for this letter is over',
    text: 'The collector has to stop for a dispute only when it comes within the time of the notice. You can still dispute the debt and have it marked as disputed with the debt verification letter.',
  },
  'debt_verification.in_time': {
    title: 'You still have time for a stronger letter',
    text: 'Until the date in the notice, a written dispute makes the collector stop until it has sent you verification. That is the debt validation letter.',
  },
  'duplicate.both_collectors': {
    title: 'Both entries come from collectors',
    text: 'Each company answers for its own entry only. Write to the debt collector that reported the first entry, or to a credit bureau, which looks at both.',
  },
  'duplicate.separate_disbursements': {
    title: 'These may be two parts of one student loan',
    text: 'Student loans are often paid out term by term, and each part is listed on the report by itself. Entries with different amounts or dates are usually right.',
  },
  'duplicate.sold_debt_is_normal': {
    title: 'These two entries belong together',
    text: 'When a lender sells a debt, its own entry stays with a balance of zero, and one collector shows the balance. That is how it should look, so a letter would not change it. If an amount or a date is wrong, please choose that as the reason.',
  },
  'follow_up.no_dispute': {
    title: 'That letter disputed nothing',
    text: 'This letter goes on with a dispute. The letter before it asked for something else, so it started no dispute and no time for an answer. If an item is wrong, please dispute it first.',
  },
  'follow_up.not_arrived': {
    title: 'The time has not started yet',
    text: 'The time for an answer starts on the day your letter arrives. Please look up the tracking number at usps.com. If the letter came back, check the address and mail it again: the time starts with that letter.',
  },
  'goodwill.not_late': {
    title: 'You need no favor',
    text: 'If the payment was not late, the mark is wrong, and you have a right to have it checked. A goodwill letter would say the opposite. Please write the late payment dispute instead.',
  },
  'goodwill.open_dispute': {
    title: 'A favor and a dispute do not go together',
    text: 'A dispute says that the late mark is wrong. This letter says that it is right. Please wait until the dispute is answered, and then choose one of the two.',
  },
  'identity_supplied.not_myself': {
    title: 'The letter needs this to be true',
    text: 'This letter says over your signature that you send the dispute yourself. If a company sends disputes in your place, please ask that company what to do next. You can also dispute the item in a letter of your own.',
  },
  'identity_theft.allowed': {
    title: 'If you gave permission, it does not count as theft',
    text: 'If you let someone use your name or account, the law does not treat the item as identity theft, even when they did not pay. If something about the item is wrong, please choose that as the reason.',
  },
  'identity_theft.benefit': {
    title: 'We cannot call this identity theft',
    text: 'A bureau may refuse or lift a block where the person got goods, services or money from the account. If only part of the amount is yours, please choose the amount as the reason.',
  },
  'identity_theft.own_transaction': {
    title: 'The letter needs this statement to be true',
    text: 'A dispute for identity theft says that the item does not relate to any transaction of yours. If it does, please choose another reason.',
  },
  'amount.zero_without_proof': {
    title: 'A balance of zero needs a paper',
    text: 'A company that reports a balance will say so again, unless you can show that nothing is owed. Please tick the copy you will send, for example a last statement or a payoff letter.',
  },
  'dates.late_is_accurate': {
    title: 'This late mark seems to be right',
    text: 'By your dates the payment came at least as late as the report says, so a dispute would not be true. You can ask the company itself to remove the mark as a favor, for example after a hard time that is now over.',
  },
  'information_supplied.nothing_new': {
    title: 'The letter needs something new',
    text: 'The same dispute with nothing new can be set aside again. Look for a statement, a receipt, a letter or an older report that shows what you say. You can also ask the company that reported the item, or complain to the Consumer Financial Protection Bureau for free.',
  },
  'method_of_verification.deleted': {
    title: 'You have what you asked for',
    text: 'The item was deleted, so there is nothing left to ask about. Keep the results: if the item ever comes back, they show that it was taken out.',
  },
  'not_mine.identity_theft': {
    title: 'This sounds like identity theft',
    text: 'When someone has used your identity, another part of the law can block the item within days. Please choose identity theft as the reason; the next questions are different.',
  },
  'not_mine.not_remembered': {
    title: 'Not remembering is not the same as not yours',
    text: 'A letter must not say "not mine" when it could be. Please get your free report first and look at the opening date, the address and the original creditor. If it is still not yours, come back and tell us how you know.',
  },
  'not_mine.agreed_to_pay': {
    title: 'This account is yours too',
    text: 'If you signed for the account, cosigned it or agreed to pay it, the company may report it under your name, even after a divorce. You can still dispute what is wrong with the entry itself, such as the amount, a date or the status. Please choose that as the reason.',
  },
  'not_mine.says_agreed': {
    title: 'By your own words you share this debt',
    text: 'Whoever opened, cosigned or guaranteed an account has to answer for it, so a letter must not call it "not mine". You can still dispute what is wrong with the entry itself, such as the amount, a date or the status. Please choose that as the reason. If you mean another account, please say so, for example: "I cosigned a different loan."',
  },
  'pay_for_delete.being_sued': {
    title: 'A lawsuit needs a lawyer, not a letter',
    text: 'If you are being sued, there is a date by which the court must hear from you, and an offer could be used against you. Please call a lawyer or legal aid today; many help for free. They can also settle for you.',
  },
  'pay_for_delete.not_mine': {
    title: 'Please do not pay before you know',
    text: 'An offer for a debt that is not yours, or for a wrong amount, is hard to take back. Ask the collector for verification first. If the entry on your report is wrong, you can dispute it for free.',
  },
  'pay_for_delete.restart': {
    title: 'Then it is better not to offer anything now',
    text: 'You can still ask the collector to show what the debt is, and that makes no offer. Legal aid can tell you what an offer would mean in your state.',
  },
  'recipient.original_creditor': {
    title: 'This company is no debt collector',
    text: 'The law on debt collection does not bind the company that the account was with, and a letter that says so would be set aside.',
  },
  'reinsertion_notice.not_after_dispute': {
    title: 'This rule is about items deleted after a dispute',
    text: 'A bureau has to follow special steps only for an item that it deleted because of a dispute. An item that went away in another way may come back. If it is wrong, please dispute it again.',
  },
  'time_to_sue.federal_student_loan': {
    title: 'Federal student loans have no such time limit',
    text: 'A federal student loan can be collected however old it is, so this letter would not help. If an amount or a date is wrong, please choose that as the reason.',
  },
  'time_to_sue.judgment': {
    title: 'A court has already decided here',
    text: 'After a judgment another time limit counts, and it is often long. Please ask a lawyer what the judgment means for you; legal aid is free for many people.',
  },
  'time_to_sue.paid_lately': {
    title: 'The time to sue may have started again',
    text: 'In some states a payment or a written promise starts the time again, so this letter would not help now. You can ask the collector to show what it has about the debt.',
  },
  'time_to_sue.too_old_for_reports': {
    title: 'A letter to the bureau does more here',
    text: 'By your date the item is too old for an ordinary credit report. Ask the bureau to stop reporting it. You can write to the collector about the debt itself as well.',
  },
  'time_to_sue.date_needed': {
    title: 'We need one date first',
    text: 'Whether a letter to the bureau or to the collector helps depends on the first missed payment that was never caught up. Please look for it on your report. It is not printed in the letter.',
  },
  'too_old.being_sued': {
    title: 'A lawsuit needs a lawyer, not a letter',
    text: 'If you are being sued, there is a date by which the court must hear from you. A letter does not stop it. Please call a lawyer or legal aid today; many help for free. That a debt is too old can be a defense in court.',
  },
  'too_old.date_needed': {
    title: 'We need one date first',
    text: 'Whether an item is too old depends on the first missed payment that was never caught up. Please look for it on your report or an old statement. The time limit for lawsuits does not count here.',
  },
  'too_old.caught_up': {
    title: 'The time is counted from a later day',
    text: 'If the account was fully caught up and then fell behind again, the time is counted from the later missed payment. Please give that date instead, and answer "no" to the next question.',
  },
  'too_old.federal_student_loan': {
    title: 'Federal student loans count differently',
    text: 'The seven-year count does not fit federal student loans, and a letter that uses it would be turned down. If a date, an amount or the status is wrong, please choose that as the reason.',
  },
  'too_old.public_record': {
    title: 'Court records count differently',
    text: 'For lawsuits, judgments and arrests the time can be longer than seven years and depends on your state. We do not write this letter. If the record itself is wrong, please choose "Other" as the reason.',
  },
  'too_old.bankruptcy': {
    title: 'We need one date first',
    text: 'A bankruptcy may be reported for ten years from the order for relief. Please give that day; it is on the first papers of the case. If the chapter or the status is wrong, please choose "Other" as the reason.',
  },
  'duplicate.first_is_creditors': {
    title: 'Each company answers for its own entry',
    text: 'The first entry comes from the original creditor, and this letter would go to someone else. Write to the company that reported the first entry, or to a credit bureau, which looks at both.',
  },
  'duplicate.first_is_collectors': {
    title: 'Each company answers for its own entry',
    text: 'The first entry comes from the debt collector, and this letter would go to someone else. Write to the company that reported the first entry, or to a credit bureau, which looks at both.',
  },
  'collector.original_creditor.validation': {
    title: 'This letter is for debt collectors',
    text: 'These rules bind debt collectors. The company you first owed does not have to stop because of this letter. You can dispute what it reports directly with it.',
  },
  'collector.original_creditor.verification': {
    title: 'This letter is for debt collectors',
    text: 'These rules bind debt collectors. The company you first owed has rules of its own. You can dispute what it reports directly with it.',
  },
  'collector.original_creditor.offer': {
    title: 'This letter is for debt collectors',
    text: 'A bank, store or lender rarely takes a true entry off for money. If the entry is a late payment, a goodwill letter fits better. If the entry is wrong, please dispute it.',
  },
  'inquiry.applied': {
    title: 'This inquiry is in order',
    text: 'A company may look at your report when you ask it, or a store or dealer it works with, for credit. A letter that says otherwise would not be true. Inquiries drop off by themselves after about two years.',
  },
  'inquiry.not_sure': {
    title: 'Please find out first',
    text: 'The letter would say that you did not ask for credit there, so you need to be sure. Look the company up, or call it and ask what the inquiry was for.',
  },
};

/** The same with a date or a number to fill in. */
export const refusalsFilledMessages = {
  bankruptcyNotYet: {
    title: 'This bankruptcy may still be reported',
    text: (from: string, until: string) =>
      `Counted from ${from}, its ten years end on ${until}. Bureaus often take a Chapter 13 case off after seven years, but that is their own choice and no law.`,
  },
  federalNotYet: {
    title: 'This default may still be reported',
    text: (from: string, until: string) =>
      `Counted from ${from}, the later of your two days, the time can run until ${until}. Please come back after that day.`,
  },
  ofItem: (number: number, title: string) => `Item ${number}: ${title}`,
  tooEarly: {
    title: 'There is still time for an answer',
    text: (due: string) =>
      `The time for an answer runs through ${due}. A letter that calls an answer late before that day would not be right. Please come back on the day after.`,
  },
  notYet: {
    title: 'This item may still be reported',
    account: (from: string, earliest: string, latest: string) =>
      `Counted from ${from}, it should come off between ${earliest} and ${latest}. We write this letter once the later date is over, so that it is right on any count. Bureaus usually take old items off by themselves. A debt that is too old for court can still be on a report.`,
    single: (from: string, earliest: string, latest: string) =>
      `Counted from ${from}, it should come off after ${earliest}. To be right on any count, we write this letter only after ${latest}. Bureaus usually take old items off by themselves. A debt that is too old for court can still be on a report.`,
  },
};
