export const disputeRequestSchemaMessages = {
  chooseNamedBureau: 'Choose the credit bureau that this letter goes to.',
  bureauAlone: (bureau: string) =>
    `We print no address of ${bureau} for this letter, because our sources do not agree on one. Please write to ${bureau} in a letter of its own.`,
  oneTypedAddress:
    'The address you typed is for one bureau. Please write to each bureau in a letter of its own.',
  bureauAddress: (bureau: string) =>
    `Please give the address for this letter from the website of ${bureau}.`,
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  suffix: 'Suffix',
  formerName: 'Former name',
  formerAddress: 'Former address',
  formerAddress2: 'Second former address',
  streetAddress: 'Street address',
  unit: 'Apartment or unit',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  phone: 'Phone',
  email: 'Email',
  ssnDigits: 'Please give the last four digits only.',
  unknownQuestion: 'Unknown question.',
  answer: 'This answer',
  tooManyAnswers: 'Too many answers were sent.',
  creditorName: 'Creditor name',
  accountNumber: 'Account number',
  chooseReason: 'Please choose a reason from the list.',
  details: 'Details',
  company: 'Company',
  street: 'Street or P.O. box',
  street2: 'Second address line',
  addressSource: 'Please say where you have this address from.',
  noSuchLetter: 'There is no such letter.',
  noLetterId: 'That is not a letter id.',
  chooseRecipient: 'Please choose whom to write to.',
  noSuchTemplate: 'There is no such template.',
  fiveItems: 'One letter can name five items. Please put the others in a second letter.',
  signatureTooLarge: 'The signature picture is too large. Please clear it and sign again.',
  signatureNoPng: 'The signature must be a PNG picture. Please clear it and sign again.',
  typedSignature: 'Typed signature',
  signatureNeeded: 'A signature is needed. Please draw or type it.',
  mailNeedsSignature:
    'We can mail only a letter that is signed here. Draw or type your signature, or print the letter and mail it yourself.',
  chooseBureau: 'Please choose Equifax, Experian or TransUnion.',
  chooseDelivery: 'Please choose download or mail.',
  replacedText: 'The replaced text',
  yourWording: 'Your wording',
  tooMuchWording: (most: string) =>
    `Your own wording is too long for one letter. Please shorten it to ${most} characters in all.`,
  bureauOnce: 'Each bureau can be named once.',
  noDocumentId: 'That is not a document id.',
  copiesAtMost: (most: number) => `One letter can enclose ${most} copies.`,
  marksAtMost: (most: number) => `One letter can name ${most} marked places.`,
  unknownTimeZone: 'Unknown time zone.',
  chooseAgency: 'Please choose a reporting company from the list.',
  oneAgency: 'A letter goes either to credit bureaus or to one other reporting company.',
  chooseMailBureau: 'Please choose the bureau that we should mail the letter to.',
};

/** How screens call the reasons, recipients, items and states of letters, and what a person signs. */
export const letterLabelsMessages = {
  reasons: {
    not_mine: 'This account is not mine',
    paid_in_full: 'This debt was paid in full',
    incorrect_amount: 'The amount is incorrect',
    incorrect_dates: 'The dates are wrong',
    duplicate: 'This is a duplicate entry',
    identity_theft: 'This is due to identity theft',
    statute_of_limitations: 'Statute of limitations has expired',
    deceased: 'I am reported as deceased',
    mixed_file: 'My file is mixed with another person’s',
    personal_information: 'My name, address or employer is wrong',
    other: 'Other (please specify)',
  },
  wholeFile: 'My credit file',
  recipients: {
    bureau: 'A credit bureau or another reporting company',
    furnisher: 'The company that reported it',
    collector: 'The debt collector',
    inquirer: 'The company that checked my credit',
  },
  items: {
    collection: 'Collection account',
    charge_off: 'Charge-off',
    credit_card: 'Credit card or store card',
    personal_loan: 'Personal loan',
    auto_loan: 'Car loan or lease',
    mortgage: 'Mortgage or home equity loan',
    student_loan_federal: 'Federal student loan',
    student_loan_private: 'Private student loan',
    medical_collection: 'Medical bill in collection',
    utility_or_phone: 'Phone, internet or utility account',
    late_payment: 'Late payment on an account',
    hard_inquiry: 'Hard inquiry',
    bankruptcy: 'Bankruptcy',
    judgment: 'Court judgment, lawsuit or arrest record',
    tax_lien: 'Tax lien',
    child_support: 'Child support',
    personal_information: 'My name, address or other personal details',
    other_item: 'Something else',
  },
  followUps: {
    method_of_verification: {
      title: 'Ask how they checked it',
      lead: 'The answer says that the item stays as it is. This letter asks the bureau how it checked, and whom it asked.',
    },
    overdue_notice: {
      title: 'Overdue notice',
      lead: 'The time for an answer is over. This letter names the days and asks for the results in writing.',
    },
    information_supplied: {
      title: 'Send what they asked for',
      lead: 'Your dispute was set aside because something was missing. This letter gives it, and asks them to look again.',
    },
    identity_supplied: {
      title: 'Prove who you are',
      lead: 'They want to know that the dispute is from you. This letter sends copies that show it, and your own word.',
    },
    reinsertion_notice: {
      title: 'A deleted item is back',
      lead: 'An item that was deleted after your dispute is on your report again. This letter asks how that came about.',
    },
    consumer_statement: {
      title: 'Add your side to the file',
      lead: 'The dispute was not settled. This letter asks the bureau to add a short statement of yours to your file.',
    },
    notify_recipients: {
      title: 'Tell those who saw it',
      lead: 'The item was deleted. This letter asks the bureau to tell the companies that you name, which had the report before.',
    },
    block_declined: {
      title: 'Ask about the block',
      lead: 'You asked the bureau to block an item from identity theft, and it did not. This letter asks for its answer and the reason.',
    },
  },
  statuses: {
    preparing: 'Being Prepared',
    drafted: 'Ready to Send',
    cancelled: 'Ready to Send',
    queued: 'Waiting to Be Mailed',
    mailed: 'In Transit',
    in_transit: 'In Transit',
    delivered: 'Delivered',
    returned: 'Returned',
    failed: 'Not Mailed',
    unknown: 'Unknown',
  },
};

export const lettersProblemsMessages = {
  'letters.not_found': 'We could not find that letter. It may belong to another account.',
  'letters.draft_not_found':
    'We could not find that draft. It may have been deleted, or it belongs to another account.',
  'letters.draft_changed_elsewhere':
    'This draft was changed in another tab or on another device. Reload to see the newest version.',
  'letters.draft_already_signed':
    'This letter is already signed. You will find it on your dashboard.',
  'letters.too_many_drafts':
    'You have a lot of unfinished letters. Please finish or delete one before you start another.',
  'letters.facts_missing': 'A few facts are still needed before we can write this letter.',
  'letters.refused': 'We should not write this letter as it stands.',
  'letters.nothing_new':
    'You already sent this dispute a short while ago, with the same facts. A second letter needs something new: another fact or another copy.',
  'letters.contradicts_earlier':
    'This letter would contradict one that you made for the same item. A dispute says the item is wrong; a goodwill letter says it is right.',
  'letters.copy_missing':
    'One of the copies you chose is no longer here. Please add it again or take it off the list.',
  'letters.too_many_copies':
    'These copies are too many or too large for one envelope. Please leave out the ones that matter least.',
  'letters.wording_blocked':
    'Part of the wording could hurt your dispute. Please change the marked sentence before you sign.',
  'letters.envelope_unconfirmed':
    'The letter says that these papers are enclosed, and their files are not uploaded. Please say of each that you put it in the envelope, or take it off the list.',
  'letters.document_changed':
    'The letter changed after you read it. Please read it once more and then sign.',
  'letters.words_changed':
    'Your sentences are not the ones you were shown, so nothing was sent. Please look at what would be sent once more.',
  'letters.too_long':
    'This letter does not fit on two pages. Shorter letters are read more carefully: please trim your details.',
  'letters.too_much_to_read':
    'Checking this letter took too long, so we stopped. Nothing is lost. Please shorten your own wording, and take out long rows of the same letters or signs, then try again.',
  'letters.signature_unreadable':
    'We could not read the signature picture. Please clear it and sign again, or type your name.',
  'letters.pdf_unavailable':
    'We could not make the PDF just now. Your draft is safe and nothing was counted. Please try again in a minute.',
  'letters.pdf_not_ready':
    'The PDF of this letter is still being printed. The letter is signed and safe. Please try again in a minute.',
};

/** What the editor says of wording that hurts a letter, by the code of the phrase. */
export const phrasesMessages = {
  'demand.deletion':
    'The law asks for a correction only after the item has been checked, so a demand like this is not right.',
  'claim.violation':
    'This accuses the reader of breaking the law, which nobody can know before it has been checked.',
  'claim.illegal':
    'Whether something is against the law is for a court to say. Facts carry more weight here.',
  'claim.fraud': 'This is a serious charge. It belongs only in an identity theft letter.',
  'claim.unverifiable':
    'Nobody has checked yet, so nobody can say that the item cannot be verified.',
  'threat.lawsuit': 'A threat does not speed up a dispute, and it makes the letter look copied.',
  'threat.damages': 'A demand for money does not belong in a dispute.',
  'threat.lawyer':
    'A letter that points to a lawyer is read as a threat. If you have one, let them write.',
  'threat.liability':
    'Who can sue whom is for a lawyer to say, and much of this law allows no suit at all.',
  'threat.final_notice': 'This sounds like a threat. A plain request works better.',
  'promise.guarantee': 'Nobody can promise how a dispute ends.',
  'promise.score': 'Nobody can promise what a score will do, and this letter is about facts.',
  'unfinished.placeholder': 'Something still has to be filled in here.',
  'privacy.full_ssn':
    'Please do not print your full Social Security number; the last four digits are enough.',
  'threat.rights_reserved':
    'Your rights stay yours without this sentence, and it reads like a threat.',
  'threat.or_else': 'A threat does not speed up a dispute, and it makes the letter look copied.',
  'claim.defamation':
    'That is a legal charge. Say what is wrong and how you know; it carries more weight.',
  'claim.written_permission':
    'The law lists other lawful reasons too, so it is not true that written permission is needed.',
  'claim.silence': 'Not answering a letter makes nobody agree to it, so this is not true.',
  'style.affidavit_demand':
    'Nobody has to swear to an item in order to check it. It makes the letter look copied.',
  'style.tax_form': 'A tax form of this kind does not by itself end a debt or show an error.',
  'debt.admission':
    'In some states a promise or an admission starts the time for lawsuits again, so leave it out.',
  'debt.admission.offer':
    'An offer needs no admission, and one can start the time for lawsuits again.',
  'debt.unconditional_promise':
    'Promise a payment only together with its condition: their agreement in writing.',
  'debt.promise':
    'Nobody takes payments in answer to this letter. A promise here can only be used against you.',
  'collector.deadline':
    'The law gives a collector no number of days for an answer, so a deadline like this is not right.',
  'collector.prove_or_delete':
    'A collector that does not answer has to stop collecting in some cases. It need not delete.',
  'collector.must_verify':
    'A collector has to send verification before it goes on only after a dispute within the period on its notice.',
  'collector.must_stop':
    'A collector has to stop only after a dispute within the period on its notice. Please ask for it instead.',
  'collector.contract_demand':
    'No law makes a collector send the signed contract. You can ask for it as a favor.',
  'favor.law':
    'This letter asks for something that no law gives. A law in it would spoil the request.',
  'favor.dispute':
    'A letter that asks for a favor cannot also say that the entry is wrong. A dispute needs a letter of its own.',
  'favor.dispute.goodwill':
    'A goodwill letter says that the mark is right. If it is wrong, write a dispute instead.',
  'favor.must': 'Nobody has to grant a favor. A friendly request does more here.',
  'favor.threat': 'A favor and a threat do not go together.',
  'privacy.bank_details': 'Please leave bank details out. A collector could draw from the account.',
  'disclosure.deletion':
    'The right to see your file is no right to have anything taken out. For that, write a dispute.',
  'disclosure.dispute':
    'This letter only asks to see the file. To have something checked, write a dispute.',
  'protection.dispute':
    'This letter disputes nothing. To have something checked, corrected or deleted, write a dispute.',
  'disclosure.contract':
    'The right to see your file covers no contracts and no signatures, and it may cost a fee.',
  'inquirer.duty':
    'No law gives this company a duty or a deadline to answer you. Please ask instead.',
  'style.accusation': 'What someone meant is hard to show. What they did is enough.',
  'style.lawsuit':
    'Talk of lawsuits reads like a threat. Leave it out unless it is the item itself.',
  'style.final_notice':
    'This can read like a threat. Leave it out unless it is what a company sent you.',
  'style.guarantee':
    'Nobody can promise how a dispute ends. Leave it out unless it is the name of something.',
  'privacy.long_number':
    'This looks like a full account number. The last four digits are safer in the mail.',
  'style.score': 'What counts here are facts, not scores, so this does not help.',
  'style.contract_demand':
    'Nobody has to get the signed contract to check an item, and asking for it can look like a copied letter.',
  'style.contract_demand.bureau':
    'A bureau checks its record with the company. It has no proof of a debt to show.',
  'style.lawyer':
    'A lawyer in a letter reads like a threat. Leave it out unless it is part of what happened.',
  'style.written_permission':
    'A company can look at a report for other lawful reasons, so written permission is not always needed.',
  'style.re_aging': 'Give the two dates instead; they show the same thing and prove it.',
  'style.third_party':
    'A letter that seems to come from someone else may be set aside. Write as yourself.',
  'reason.identity_theft':
    'If someone used your identity, change the reason to identity theft: that letter can do more.',
  'style.insult': 'Anger is understandable, but a calm letter is taken more seriously.',
  'style.shouting': 'Capital letters read like shouting.',
  'style.exclamation': 'A full stop sounds calmer.',
};

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
    'The rule for veterans works with a paper: the notice that the VA is responsible, or proof that it is paying. Select it if you can send a copy.',
  'goodwill.may_say_no':
    'The company is free to say no. Some companies turn down every such request, because what they report is accurate.',
  'goodwill.catch_up_first':
    'If you can, bring the account up to date first and write then. Your letter will have more to show.',
  'identity_supplied.copies_only':
    'Please send copies, never the originals. You may cover the number of your ID and the amounts on a bill; your name, your address and the date should show.',
  'identity_theft.add_report':
    'You chose your report. Add its pages and those of a proof of who you are here, and the letter can ask for a block within 4 business days. Without them it is an ordinary dispute that lists the copies you send.',
  'identity_theft.add_identity':
    'The law gives a block only when a proof of who you are comes with your report and your statement. Add the pages of that proof here, and the letter can ask for a block within 4 business days. Without them it asks for an ordinary investigation.',
  'identity_theft.make_report':
    'Send an identity theft report, a proof of who you are and your signed statement. Then a bureau has to block the item within 4 business days, unless the law lets it refuse. You can make the report for free at IdentityTheft.gov, then add its pages here. Without it we write an ordinary dispute.',
  'identity_theft.true_statement':
    'Your letter contains a statement that the law takes seriously. Please sign it only if every word is true; a block can be lifted if it is not.',
  'identity_theft.company_report':
    'Send the pages of your identity theft report to the address that the company names for it. Then the company may not go on reporting the item, unless it learns that the item is right. You can make the report for free at IdentityTheft.gov.',
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
  tooLateForMail: (end: string) =>
    `The time to dispute ends on ${end}. A letter that you mail now may come too late, so this one does not say that it is in time. If the collector takes disputes by email or on its website, also dispute there today and keep a copy.`,
  mailSoon: (end: string) =>
    `Please mail it soon, so that it arrives well before ${end}. By then it makes the collector stop until it has answered.`,
  soonOver: (last: string) =>
    `The time to dispute ends on ${last}. Please send the letter today. If the notice names an email address or a website for disputes, use that as well.`,
  namedPaper: {
    statement: 'You name a statement. Select it if you can send a copy.',
    bank_record: 'You name your bank records. Select proof of payment if you can send a copy.',
    older_report: 'You name an older report. Select it if you can send a copy.',
    creditor_letter: 'You name a letter. Select it if you can send a copy.',
    contract: 'You name the contract. Select it if you can send a copy.',
  },
};

/** What is said beside an answer that is missing or does not fit. */
export const faultsMessages = {
  /** The papers without which an agency does not act, by what the letter's list calls them. */
  missingPapers: (count: number, names: string) =>
    `This letter needs ${count === 1 ? 'this paper' : 'these papers'} with it: ${names}. Please add the file, or mark that it goes into the envelope.`,
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
    'We cannot print these letters. Write your name as it appears on your credit report: reports have Latin letters only.',
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
    'With your report, the law also asks for a proof of who you are. Please select a photo ID or another proof as well.',
  alertWithoutIdentity:
    'A fraud alert needs the pages of a proof of who you are. Please add a photo ID or another proof, or leave the alert out: a phone call to the bureau sets one at once.',
  recordsWithoutIdentity:
    'The company gives its records only to someone who shows who they are. Please add the pages of a photo ID or another proof, or choose no.',
  photoIdToCollector:
    'Do not send a photo ID to a collector: it needs none to check a debt. Please take it out of the envelope.',
  bothProofs: 'Please select a proof of who you are and a proof of your address.',
  sameFigure: 'This is the same figure as on the report. Please check both.',
  sameDate: 'This is the same date as on the report. Please check both.',
  dueDate: 'This due date does not fit the month that is marked late. Please check both.',
  paidTooEarly:
    'This is more than three months before the payment was due. Please check both dates.',
  paidNothing: 'Please give the amount that was paid; it cannot be zero.',
  offerNothing: 'Please offer more than zero.',
  offerTooHigh: 'Your offer is higher than the amount they ask for. Please check both.',
  vague: (characters: number) =>
    `Please tell in a sentence or two what is wrong, why, and since when (at least ${characters} characters). A vague dispute can be set aside.`,
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
  sendAtOnce: 'I will send it today another way',
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
  askWhatItIs: 'Ask the collector what it is',
  askForFile: 'Ask for my file',
  toNationwide: 'Write to Equifax, Experian or TransUnion',
  bureauContacts: 'Find the bureaus’ websites',
  myDisputes: 'See where my dispute stands',
  recordDeletion: 'Record that it was deleted',
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
  'paid.shown_already': {
    title: 'Your report shows it as paid already',
    text: 'You say that the report shows this debt as paid or settled with nothing left to pay. Then this letter has nothing to correct: a paid debt may stay on the report until its time is over. If something else about it is wrong, please choose that.',
  },
  'debt_validation.no_notice': {
    title: 'This letter answers a notice',
    text: 'Without a notice, the time in which this letter works may not have begun. The debt verification letter tells the collector that you dispute the debt. If a notice comes later, you can come back and send this letter too.',
  },
  'debt_validation.too_late_for_mail': {
    title: 'A letter by mail may come too late',
    text: 'The letter has to reach the collector within the time of the notice, and three days or less are left. If you send it today by email, by fax or through the collector’s website, say so in the last question about the notice. Otherwise the debt verification letter is the safe one.',
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
    text: 'A company that reports a balance will say so again, unless you can show that nothing is owed. Please select the copy you will send, for example a last statement or a payoff letter.',
  },
  'dates.late_is_accurate': {
    title: 'This late mark seems to be right',
    text: 'By your dates the payment came at least as late as the report says, so a dispute would not be true. You can ask the company itself to remove the mark as a favor, for example after a hard time that is now over.',
  },
  'information_supplied.nothing_new': {
    title: 'The letter needs something new',
    text: 'The same dispute with nothing new can be set aside again. Look for a statement, a receipt, a letter or an older report that shows what you say. You can also ask the company that reported the item. Or complain to the Consumer Financial Protection Bureau (CFPB), for free.',
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

const NO_FILE = {
  title: 'Only an agency keeps this file',
  text: 'A freeze or an alert is placed in the file of a credit bureau. A company has only its own records.',
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
    text: 'The law on blocks after identity theft does not bind this company, or we do not know that it does. You can dispute the item there, and ask the credit bureaus for a block.',
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

/** How long an item may stay on an ordinary report, as a person reads it. */
const over = () => 'Its time on an ordinary report is over by any count.';

export const reportingWindowMessages = {
  account: {
    start: 'First missed payment',
    earliest: 'May come off after',
    latest: 'Has to be gone after',
    may_stay: (earliest: string, latest: string) =>
      `It may be on your report today. It should come off between ${earliest} and ${latest}.`,
    in_between: (_earliest: string, latest: string) =>
      `It may be gone by now, and it has to be gone after ${latest}.`,
    over,
    why: 'For an account in collection or written off, the seven years begin 180 days after the missed payment that led to it. Some bureaus leave out the 180 days and take it off sooner.',
    /** The same for an account that was not written off. */
    whyOpen:
      'A single missed payment may be reported for seven years. For an account in collection or written off, the seven years begin 180 days after the missed payment that led to it. Some bureaus leave out the 180 days and take it off sooner.',
    restart:
      'If the account was fully caught up and then fell behind again, the count starts with the later missed payment.',
  },
  latePayment: {
    start: 'Late payment',
    earliest: 'Should be gone after',
    latest: 'Over by any count after',
    may_stay: (earliest: string, _latest: string) =>
      `It may be on your report today. It should come off after ${earliest}.`,
    in_between: (_earliest: string, latest: string) =>
      `A single late payment should be gone by now. After ${latest} its time is over by any count.`,
    over,
    why: 'A late payment may be reported for seven years from the day it was due. If the account went to collection or was written off later, up to 180 days come on top; that is the later date.',
  },
  bankruptcy: {
    start: 'Order that opened the case',
    earliest: 'Chapter 13 may come off after',
    latest: 'Has to be gone after',
    may_stay: (_earliest: string, latest: string) =>
      `It may be on your report today. It has to be gone after ${latest}.`,
    in_between: (_earliest: string, latest: string) =>
      `A Chapter 13 case may be gone by now. Any bankruptcy has to be gone after ${latest}.`,
    over,
    why: 'A bankruptcy may be reported for ten years from the order that opened the case. The bureaus take a Chapter 13 case off after seven; that is their own choice and not the law.',
  },
  largeSums:
    'A bureau may still report older items for credit or life insurance of $150,000 or more, and for a job that pays $75,000 or more a year.',
  notCounted: {
    // 20 U.S.C. 1080a(f) for FFEL loans; what holds for Direct Loans is not settled, so neither is counted.
    student_loan_federal:
      'We count no dates for federal student loans. Their time on a report follows rules of its own and can begin anew, so seven years from a missed payment could be wrong.',
    // 1681c(a)(2): seven years from entry or the limitation period, whichever is longer.
    judgment:
      'We count no dates for lawsuits, judgments and arrests. They may be reported for seven years or until the time limit for a lawsuit is over, whichever is longer, and that limit depends on your state.',
    hard_inquiry: 'An inquiry has no missed payment to count from.',
    // 1681c(a)(3): of paid liens only.
    tax_lien:
      'We count no dates for a tax lien here. A paid lien may be reported for seven years from the day it was paid, and the law sets no such time for an unpaid one.',
    // 1681s-1.
    child_support: 'We count no dates for child support. Another part of the law is about it.',
    personal_information: 'Personal details have no missed payment to count from.',
  },
};

/** What each piece of law means for the person. Content table: change it only with the law's text open. */
export const statutesMessages = {
  'obs.paidLien':
    'A tax lien that was paid may be reported for seven years from the day it was paid.',
  'medical.veteranYear':
    'A nationwide bureau that knows a medical debt is a veteran’s may not report it until one year after the care.',
  'medical.veteranPaid':
    'A nationwide bureau that knows a medical debt is a veteran’s may not report it once it is fully paid or settled.',
  'cra.reinvestigate':
    'The bureau has to look into your dispute for free, normally within 30 days of the day it gets your letter.',
  'cra.extend15':
    'If you send more relevant information during the 30 days, the bureau may take up to 15 days longer, unless it has already found the item wrong or impossible to verify.',
  'cra.furnisherNotice':
    'Within 5 business days of getting your dispute, the bureau has to tell the company that reported the item about it, with the relevant information you sent.',
  'cra.frivolous':
    'The bureau may set aside a dispute that it reasonably finds frivolous, for example for too little information. It then has to tell you why, and what it needs, within 5 business days.',
  'cra.considerAll':
    'The bureau has to review all relevant information that you send within the 30-day period.',
  'cra.delete':
    'What turns out to be wrong or incomplete, or cannot be verified, has to be corrected or taken out promptly.',
  'cra.reinsertion':
    'An item that was taken out after a dispute may come back only if the company certifies that it is complete and accurate. The bureau has to tell you in writing within 5 business days after that.',
  'cra.results':
    'The bureau has to send you the results in writing within 5 business days after it finishes.',
  'cra.procedureNotice':
    'The description says which procedure the bureau used. It names each company that the bureau contacted, with its business address, and with its phone number if that is reasonably available.',
  'cra.procedure':
    'If you ask after the results, the bureau has 15 days from your request to describe how it checked the item.',
  'cra.expedited':
    'A bureau that deletes the item within 3 business days may tell you by phone first and in writing after that, in place of the full results.',
  'cra.statement':
    'If the dispute is not settled, you may add a short statement of your side to your file.',
  'cra.notifyRecipients':
    'After an item is deleted or you add a statement, you may name those who got your report, for a job in the last two years or otherwise in the last six months, and the bureau has to tell them.',
  'cra.veteranMedical':
    'When a veteran sends papers showing that the VA is responsible for a medical debt, or is paying it, the bureau has to delete that debt.',
  'cra.annual45':
    'When you dispute after your first free report from AnnualCreditReport.com in 12 months, the bureau may take 45 days instead of 30.',
  'cra.accuracy':
    'The bureau has to use reasonable procedures so that your report is as accurate as possible.',
  'cra.purposeChecks':
    'The bureau needs reasonable procedures that make companies say who they are and what they want a report for.',
  'purpose.permitted':
    'A bureau may give out your report only for the purposes that the law lists.',
  'obs.bankruptcy':
    'An ordinary report may show a bankruptcy for ten years from the order that opened it.',
  'obs.collections':
    'An ordinary report may show accounts sent to collection or written off as a loss for seven years.',
  'obs.other':
    'An ordinary report may show other negative items, such as a late payment, for seven years.',
  'obs.clockStart':
    'For a collection or charge-off the seven years are counted from 180 days after the missed payment that led to it.',
  'medical.code':
    'When a medical provider has told the bureaus that it is one, a report may show its name, address and phone number only in a coded form.',
  'idt.block':
    'Once the bureau has your proof of identity, an identity theft report, the item and your statement, it has to block the item within 4 business days, unless the law lets it refuse.',
  'idt.notifyFurnisher':
    'The bureau has to tell the company that reported the item about your report of the theft and about the block.',
  'idt.decline':
    'The bureau may refuse or lift a block that rests on an error or an untrue statement, or where you got goods, services or money from it. It has to tell you promptly if it does.',
  'idt.declineNotice':
    'A bureau that declines or lifts a block has to tell you promptly, in the way it has to tell you when a deleted item comes back.',
  'idt.initialAlert':
    'A fraud alert, for at least one year, asks lenders to take extra care that an applicant is really you.',
  'idt.extendedAlert':
    'With an identity theft report you can ask for a fraud alert that stays for seven years.',
  'alert.activeDuty':
    'A service member who is on active duty and away from the usual duty station can have an alert in the file for one year. The bureau that gets the request passes it on to the other two.',
  'freeze.own':
    'A nationwide bureau has to place, lift or remove a security freeze free of charge when you ask for it yourself and prove who you are. It has three business days to place one that you ask for by mail.',
  'freeze.protected':
    'A person under 16, or one with a guardian or conservator, can have a freeze free of charge. A representative asks for it and proves both identities and the right to act.',
  'file.disclose':
    'You may see what is in your file, where it came from and who got a report; this is no right to have anything deleted.',
  'loan.federalDefault':
    'The default of an older federal student loan follows a time rule of its own.',
  'furn.accurate':
    'A company may not report what it knows to be wrong, or has good reason beyond your word to believe is wrong. One that names an address for such notices may not report what is in fact wrong after a notice there.',
  'furn.correct':
    'A company that finds that what it regularly reports was wrong or incomplete has to correct it promptly with the bureaus it told.',
  'furn.disputeNotice':
    'A company that goes on reporting what you dispute has to say that you dispute it.',
  'furn.delinquencyDate':
    'Within 90 days of reporting a collection or charge-off, the company has to report the month and year in which the missed payments that led to it began.',
  'furn.blockedAgain':
    'A company needs procedures that keep it from reporting again what a bureau has blocked for identity theft.',
  'furn.theftReport':
    'When you send your identity theft report to the address the company names for it, it may not report the item that came from the theft unless it learns that the item is correct.',
  'furn.direct':
    'You may dispute most items directly with the company that reported them. If your letter says enough and goes to the right address, it has to investigate.',
  'furn.directPeriod':
    'After a direct dispute that says enough and went to the right address, the company has to investigate and tell you the result within the time that a bureau would have.',
  'direct.liability':
    'The company has to investigate a dispute about whether you owe the account, identity theft among the reasons.',
  'direct.terms':
    'The company has to investigate a dispute about the terms of the account, such as its kind, balance or credit limit.',
  'direct.conduct':
    'The company has to investigate a dispute about how the account was paid, such as its status, dates and payments.',
  'direct.other':
    'The company has to investigate a dispute about other things it reported that bear on your credit.',
  'direct.address':
    'The dispute has to go to the address on your report or the one the company names; to any business address only if there is neither.',
  'direct.contents':
    'Your letter has to say which account it is about, what is wrong and why, with the papers that show it.',
  'direct.investigate':
    'The company has to investigate and tell you the result, normally within 30 days. What was wrong it has to correct with every bureau it reported to.',
  'direct.frivolous':
    'The company may set a dispute aside if it says too little or nothing new, and has to tell you why within 5 business days of deciding that.',
  'idt.records':
    'A business that dealt with the thief has to give you copies of its records free of charge within 30 days, after a written request and proof of who you are. It may first ask for a police report and an affidavit, and may refuse in good faith.',
  'coll.notice':
    'Within five days of first contacting you, a collector has to send you a notice about the debt, unless that first message held it or you have paid by then.',
  'coll.verify':
    'If you dispute the debt in writing within the period on the notice, the collector has to stop collecting until it has sent you verification or a copy of a judgment.',
  'coll.amount':
    'A collector may not say anything false about the kind, the amount or the legal status of a debt.',
  'coll.reporting':
    'A collector may not report what it knows or should know is false, and has to say that a disputed debt is disputed.',
  'coll.stopContact':
    'If you ask in writing, a collector has to stop contacting you, except to say that it is done or what it may do next.',
  'coll.stopContactRule':
    'The regulation repeats your right to ask a collector in writing to stop contacting you.',
  'coll.medium':
    'If you ask a collector not to use one way of contacting you, such as the phone, it may not use it. The rule has a few exceptions.',
  'coll.timeToSue':
    'A collector may not sue, or threaten to sue, over a debt for which the time to sue has run out.',
  'coll.contactFirst':
    'Before it reports a debt, a collector has to talk to you about it, or write to you and wait a reasonable time.',
  'coll.noticeContents':
    'The notice about a debt has to show what is owed, how it came about, and until when you can dispute it.',
  'coll.verifyRule':
    'After a timely written dispute the collector has to stop collecting until it has sent an answer. The same holds when you ask in time who the original creditor is.',
  'idt.collector':
    'A collector that works for another company and hears of identity theft has to tell that company and, if you ask, give you the information that a dispute would bring.',
  'purpose.listed':
    'The law lists what a company may get your report for, such as credit, insurance or a job that you asked for.',
  'purpose.user':
    'A company may get your report only if it has one of the purposes that the law lists.',
};

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
    cancellation_form: {
      shows:
        'The amount that the company told the IRS it canceled. It does not by itself settle what is owed.',
      cover: 'Your Social Security number, and the company’s tax number.',
      missing: 'You can leave it out: the settlement letter and the payment say more.',
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
      contract: 'The card agreement, or the issuer’s letter: it names who agreed to pay.',
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
      bankruptcy_papers:
        'Only if your bankruptcy discharged this debt: the schedule page that lists it, and the order.',
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

/** What the judge of own words understood, and its one question. The words themselves and the ways on come around it. */
export const judgeMessages = {
  wrote: (words: string) => `You wrote: “${words}”`,
  /** Before what only the weights found. */
  perhaps: 'We may be misreading this.',
  families: {
    own_account: {
      understood:
        'We understand that you opened, used or agreed to pay this. The letter says that it is not yours.',
      question: 'Which of the two is true?',
    },
    theft_benefit: {
      understood:
        'We understand that you allowed this or got something from it. The letter says that you did not.',
      question: 'Did somebody use your name without your permission?',
    },
    not_settled: {
      understood:
        'We understand that you paid the whole debt. Your answers say that you settled it for less.',
      question: 'Was it the full amount, or a settlement?',
    },
    not_paid_full: {
      understood: 'We understand that the debt was not paid in full. Your answers say that it was.',
      question: 'Is anything still open, or did the company take less?',
    },
    amount_differs: {
      understood: 'This amount is not the one in your answers.',
      question: 'Which amount is right?',
    },
    date_differs: {
      understood: 'This date is not the one in your answers.',
      question: 'Which date is right?',
    },
    was_late: {
      understood: 'We understand that this payment was late. The letter says that it was on time.',
      question: 'Was it late? Then you can ask the company for a favor instead.',
    },
    was_not_late: {
      understood:
        'We understand that the late mark is wrong. This letter says that it is right and asks for a favor.',
      question: 'Was the payment on time? Then dispute the mark instead.',
    },
    two_debts: {
      understood: 'We understand that these are two debts. The letter says that they are one.',
      question: 'Are both entries for the same debt?',
    },
    restarted: {
      understood:
        'We understand that the account was paid up to date later on. Then the seven years begin anew with the next missed payment.',
      question: 'Was it ever brought up to date after the date in your answers?',
    },
    federal_loan: {
      understood:
        'We understand that this is a student loan, perhaps a federal one. Other rules and times count for it.',
      question: 'Is it a federal student loan? Then choose that as the kind of item.',
    },
    public_record: {
      understood:
        'We understand that this is a tax lien, a court record, a bankruptcy or child support. Other times count for each of them.',
      question: 'What kind of item is it?',
    },
    admits_true: {
      understood:
        'We understand that the report is right about this. A dispute says that it is wrong.',
      question: 'What exactly is wrong on the report?',
    },
    order: {
      understood:
        'We understand that an agency, a court or the government has decided this. We know of no such decision.',
      question:
        'Do you have it in writing? Then enclose a copy and tell only what happened to you.',
    },
    law: {
      understood:
        'This tells the reader what the law says. The letter names the law that fits, in its own place.',
      question: 'What happened? Please tell only that.',
    },
    demand: {
      understood:
        'This is an order to the reader. The letter asks, and what it asks stands in its requests.',
      question: 'What is wrong, in your own words?',
    },
    threat: {
      understood: 'This reads as a threat. It makes a reader put the letter aside.',
      question: 'What happened, and what should the report say?',
    },
    machine: {
      understood: 'This tells a program what to do. A person reads your letter.',
      question: 'What should that person know?',
    },
    language: {
      understood:
        'This is not in English. The agency reads English, and we cannot check what we cannot read.',
      question:
        'Please write it in English, or ask somebody you trust to do it with you, and sign only what you know to be true. Short sentences do: what happened, when, and with whom. For example: "I closed this card on May 2, 2024."',
    },
    vague: {
      understood: 'An agency cannot look this up yet, and may set the letter aside.',
      question:
        'Which account is it, by its name on the report? Which line is wrong: a balance, a date, a status, a late mark? What does it say now, and what should it say?',
    },
    others_data: {
      understood:
        'These are private details of somebody else. A letter of yours does not need them.',
      question: 'Can you say it without their number, birthday, address or health?',
    },
    divorce: {
      understood:
        'A divorce decides who pays between the two of you. It does not bind the lender: who signed still owes.',
      question: 'Were you ever on this account yourself?',
    },
    settlement: {
      understood:
        'It sounds as if the debt was paid in full, or as if the settlement is not paid yet. Your answers say that you settled it for less and paid that.',
      question: 'Which amount did you agree on, and have you paid all of it?',
    },
    figures: {
      understood: 'It sounds as if an amount or a date here differs from your answers.',
      question: 'Which amount and which date are right?',
    },
    tone: {
      understood:
        'It sounds like an order, a threat, a claim about the law, or words for a program. That makes a reader put the letter aside.',
      question: 'What happened, in your own words?',
    },
    other_kind: {
      understood:
        'It sounds as if this is another kind of item than the one in your answers. Each kind has its own rules and times.',
      question: 'What kind of item is it?',
    },
    unsure: {
      understood:
        'We are not sure that this goes with your answers, or that it helps the person who reads it.',
      question: 'Is it what happened to you, and do your answers say the same?',
    },
  },
};
