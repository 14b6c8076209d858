export const disputeRequestSchemaMessages = {
  chooseNamedBureau: 'Choose the credit bureau that this letter goes to.',
  bureauAlone: (bureau: string) =>
    `We print no address of ${bureau} for this letter, because our sources do not agree on one. Please write to ${bureau} in a letter of its own.`,
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
