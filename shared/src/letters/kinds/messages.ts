/** The words of `block-declined.questions.ts`. */
export const blockDeclinedQuestionsMessages = {
  blockAnswer: {
    label: 'What did the bureau do?',
    why: 'The letter says what came back, and asks for what is missing.',
    options: {
      none: 'I have heard nothing, and the item is still there',
      declined: 'It wrote that it does not block the item',
      lifted: 'It blocked the item, then wrote that it takes the block back',
      back: 'It blocked the item, and now it is back without a word',
    },
  },
  noticeOn: {
    label: 'What is the date of the letter that says so?',
    why: 'Your letter answers it, so it names it.',
  },
  noticeReason: {
    label: 'Which reason does it give?',
    why: 'If a reason is there, you can answer it. If not, the letter asks for it.',
    hint: 'Leave this empty if it gives none.',
    example: 'Information is missing',
  },
  copiesWhy: 'If a paper was missing, send it now. Sending your report once more can help.',
};

/** The words of `collector.questions.ts`. */
export const collectorQuestionsMessages = {
  shownBy: {
    label: 'On which reports did you see it?',
    why: 'Each bureau keeps its own file, so the letter says where the company has to look.',
    hint: 'You can leave this empty.',
    options: { equifax: 'Equifax', experian: 'Experian', transunion: 'TransUnion' },
  },
  collectorRole: {
    label: 'Who is the company you are writing to?',
    why: 'One law is only for debt collectors, so the letter has to know who it is for.',
    hint: 'A collector’s letter usually names another company as the one you first owed.',
    options: {
      collector: 'It collects for another company',
      buyer: 'It bought the debt',
      not_sure: 'A collector, but I do not know which of the two',
      original: 'It is the company that the account was with',
    },
  },
  originalCreditor: {
    label: 'Which company does the debt come from?',
    why: 'The collector finds its file faster with the name of the original creditor.',
    hint: 'Your report or the letter from the collector may name it. You can leave this empty.',
    example: 'Lakeside Dental Group',
  },
  collectorReference: {
    label: 'Is there a reference number on a letter from the collector?',
    why: 'With the number your letter gets to the right file.',
    example: 'NR-20418',
  },
  contactsShown: {
    label: 'May your phone number and email be on this letter?',
    why: 'A collector may use what it finds there. Your address stays on the letter, so it can answer by mail.',
    hint: 'If you leave this empty, they stay off.',
  },
  disputeBy: {
    label: 'By what date does the collector’s notice let you dispute?',
    why: 'A dispute that arrives by that date makes the collector stop until it has answered.',
    hint: 'The notice says "call or write to us by" with a date. Leave this empty if you have no notice.',
  },
};

/** The words of `common.questions.ts`. */
export const commonQuestionsMessages = {
  groups: {
    item: 'The item on your report',
    wrong: 'What is wrong',
    happened: 'What happened',
    papers: 'Copies for the envelope',
    words: 'In your own words',
  },
  itemType: {
    label: 'What kind of item is it?',
    why: 'Different items follow different rules, so this decides which law your letter names.',
    hint: 'Use the heading it is under in your report. If a collector reports it, pick the collection choice.',
  },
  reportDate: {
    label: 'What is the date of the report?',
    why: 'Reports change from week to week, so the date shows which one you read.',
    hint: 'It is usually at the top of the first page.',
  },
  reportNumber: {
    label: 'Does the report have a number?',
    why: 'With the number the bureau finds your file faster.',
    hint: 'Look for "report number", "file number" or "confirmation number" near the top.',
    example: '4482-1190-07',
  },
  freeAnnualReport: {
    label: 'Is this your first free report from AnnualCreditReport.com in the last 12 months?',
    why: 'A bureau may then say that it has 45 days instead of 30. We count 45 in your reminders to be careful. Your letter does not speak of it.',
    hint: 'Later free reports, and those from apps, banks or other sites, do not count. Skip this if you are not sure.',
  },
  serviceDate: {
    label: 'On what day was the care?',
    why: 'One provider can send several bills, so the day shows which one you mean.',
    hint: 'It is on the bill or on the statement of your insurer. The letter never says what the care was for.',
  },
  insurer: {
    label: 'Which health insurance did you have then?',
    why: 'A bill that an insurer should pay, or has paid, is often the mistake.',
    hint: 'Skip this if insurance has nothing to do with it.',
  },
  loanHolder: {
    label: 'Who holds the loan now?',
    why: 'Student loans move from one company to another, and each of them may report the loan.',
    hint: 'For a federal loan it is on your page at StudentAid.gov.',
  },
  disbursementDate: {
    label: 'When was the loan paid out?',
    why: 'Each payout is a line of its own on a report, so the day shows which line you mean.',
    hint: 'For a federal loan it is on your page at StudentAid.gov.',
  },
  vaResponsible: {
    label: 'Are you a veteran, and is the VA responsible for this bill?',
    why: 'A special rule helps veterans whose medical bill the VA should pay.',
    hint: 'Skip this if it does not apply to you.',
  },
  enclosures: {
    label: 'Which copies will you put in the envelope?',
    why: 'Your letter lists only what you really send. Copies help to check your facts; keep the originals.',
    hint: 'Nothing to add? Press Next.',
  },
  story: {
    label: 'Is there anything else they should know?',
    why: 'A few plain sentences of your own make the letter yours. They are printed just as you write them.',
    hint: 'Keep to facts: who, what, when. Leave out feelings, laws and your credit score.',
    example: 'I called the company on April 2 and they said they have no account in my name.',
  },
};

/** The words of `debt-validation.questions.ts`. */
export const debtValidationQuestionsMessages = {
  noticeState: {
    label: 'Did the collector send you a notice about the debt?',
    why: 'The strongest rules work only until the date in that notice.',
    hint: 'It lists the amount, tells you that you can dispute the debt, and usually says "Call or write to us by" with a date.',
    options: {
      with_date: 'Yes, and it names the date to dispute by',
      no_date: 'Yes, but I cannot find a date in it',
      none: 'No, I have no such notice',
    },
  },
  disputeBy: {
    label: 'By which date can you dispute the debt?',
    why: 'Your letter has to reach the collector in time.',
    hint: 'Copy the date from the notice, for example from "Call or write to us by".',
  },
  noticeReceived: {
    label: 'When did the notice reach you?',
    why: 'You have 30 days from that day.',
    hint: 'If you are not sure, take the earliest day it can have been.',
  },
  noticeDate: {
    label: 'What date is printed at the top of the notice?',
    why: 'It shows which notice you answer.',
  },
  sentBy: {
    label: 'How will the letter get to the collector?',
    why: 'It has to be there before the time on the notice is over. Mail takes about three days, and sometimes more.',
    hint: 'If time is short, see whether the notice names an email address, a fax number or a website for disputes.',
    options: {
      mail: 'By mail',
      at_once: 'Today by email, by fax or on its website',
    },
  },
  amountClaimed: {
    label: 'How much does the notice ask for?',
    why: 'The letter repeats the amount so that the collector sees which debt you mean. It does not say that you owe it.',
    example: '1180.00',
  },
  copiesWhy:
    'A copy of the notice shows which debt you mean. Do not send a photo ID to a collector.',
};

/** The words of `debt-verification.questions.ts`. */
export const debtVerificationQuestionsMessages = {
  noticeState: {
    label: 'Did the collector send you a notice about the debt?',
    why: 'A notice names a date to dispute by. Until that date another letter can do more.',
    hint: 'It lists the amount and tells you that you can dispute the debt.',
    options: {
      over: 'Yes, and the date to dispute has passed',
      in_time: 'Yes, and the date to dispute has not passed',
      never: 'They contacted me, but no such notice came',
      report_only: 'They never contacted me. I found it on my report.',
      not_known: 'I do not know',
    },
  },
  amountClaimed: {
    label: 'How much do they ask for?',
    why: 'It helps the collector to see which debt you mean. The letter does not say that you owe it.',
    hint: 'Take it from their last letter or from your report.',
    example: '1180.00',
  },
  contact: {
    label: 'May the collector keep contacting you?',
    why: 'You can ask a collector in writing to stop.',
    hint: 'Stopping contact does not end the debt. The collector may still report it, sell it or sue, and you may hear of it later.',
    options: {
      any: 'Yes',
      mail_only: 'Only by mail, please',
      stop: 'No, apart from a written answer to this letter',
    },
  },
  copiesWhy:
    'A copy of their last letter shows which debt you mean. Do not send a photo ID to a collector.',
};

/** The words of `duplicate.questions.ts`. */
export const duplicateQuestionsMessages = {
  otherCreditor: {
    label: 'What name is the second entry listed under?',
    why: 'Both entries have to be found.',
    hint: 'The first entry is the one you named at the top.',
    example: 'Northgate Recovery',
  },
  otherAccountNumber: {
    label: 'What is the account number of the second entry?',
    why: 'Names repeat on a report; numbers rarely do.',
    hint: 'As the report shows it, hidden digits included.',
  },
  thisBalance: {
    label: 'What balance does the first entry show?',
    why: 'Two balances for one debt make it look twice as large.',
    example: '640.00',
  },
  otherBalance: {
    label: 'What balance does the second entry show?',
    why: 'If one of them is zero, the entries may be right as they are.',
    example: '640.00',
  },
  thisOpened: {
    label: 'What opening date does the first entry show?',
    why: 'Matching dates help to show that it is one debt.',
  },
  otherOpened: {
    label: 'What opening date does the second entry show?',
    why: 'Matching dates help to show that it is one debt.',
  },
  entriesRelation: {
    label: 'How are the two entries related?',
    why: 'The right fix depends on who reports the debt twice.',
    options: {
      same_company: 'The same company lists it twice',
      two_collectors: 'Two collectors list the same debt',
      original_and_collector: 'The original creditor and a collector both list it',
    },
  },
  originalEntry: {
    label: 'Which entry is the original creditor’s?',
    why: 'An original creditor who sold the debt should show a balance of zero.',
    options: { first: 'The first entry', second: 'The second entry' },
  },
  sameDisbursement: {
    label: 'Do both entries have the same loan amount and the same start date?',
    why: 'Student loans are often listed once per school term, and that is right.',
  },
  sameDebtWhy: {
    label: 'Why is it the same debt?',
    why: 'One or two facts that both entries share are enough.',
    example:
      'Both entries name the same original creditor and the same opening date. I had only one account there.',
  },
};

/** The words of `file-disclosure.questions.ts`. */
export const fileDisclosureQuestionsMessages = {
  freeReportSeen: {
    label: 'Have you looked at your free report from AnnualCreditReport.com?',
    why: 'It is faster, costs nothing, and often answers the question.',
  },
  reportNumber: {
    label: 'Does a report of this bureau have a number?',
    why: 'With the number the bureau finds your file faster.',
    hint: 'Look for "report number", "file number" or "confirmation number" near the top.',
    example: '4482-1190-07',
  },
  hideSsn: {
    label: 'Should the bureau print only the last four digits of your Social Security number?',
    why: 'Then your full number is not sent through the mail.',
  },
  story: {
    label: 'Is there anything you most want to understand?',
    why: 'The bureau can then look for it. It is printed just as you write it.',
    hint: 'This letter only asks to see your file. If something is wrong, write a dispute instead.',
    example: 'I do not know the address on Oak Street that your report lists for me.',
  },
  copiesWhy:
    'The bureau sends a file only when it knows who is asking, so please send a photo ID and a proof of address.',
};

/** The words of `common.rules.ts`. */
export const protectionQuestionsMessages = {
  papersHint: 'Copies only; keep the originals. The letter is not made without the ones it needs.',
};

/** The words of `security-freeze.ts`. */
export const securityFreezeQuestionsMessages = {
  group: 'Your request',
  freezeAction: {
    label: 'What should happen?',
    why: 'While a freeze is in place, a new lender cannot get your report, so it is unlikely to open an account in your name.',
    options: {
      place: { label: 'Place a freeze', hint: 'Your report stays closed until you open it.' },
      lift: {
        label: 'Lift it for some days',
        hint: 'For example while you apply for a loan. It comes back by itself.',
      },
      remove: { label: 'Remove it', hint: 'Your report is open again until you ask for a freeze.' },
    },
  },
  liftFrom: {
    label: 'First day without the freeze',
    why: 'The bureau opens your report from this day on.',
    hint: 'Leave time for the mail.',
  },
  liftUntil: {
    label: 'Last day without the freeze',
    why: 'After this day the freeze is back.',
  },
  copiesWhy:
    'A bureau places or lifts a freeze only for the person whose file it is. Without proof of who you are it does nothing.',
};

/** The words of `protected-freeze.ts`. */
export const protectedFreezeQuestionsMessages = {
  groups: { who: 'Who you are', person: 'The person to protect' },
  protectedAs: {
    label: 'Who are you to this person?',
    why: 'The law lets a representative ask, and the paper that shows your right depends on this.',
    options: {
      parent: 'The parent of a child under 16',
      child_guardian: 'The legal guardian of a child under 16',
      guardian: 'Guardian or conservator, named by a court, of a person of any age',
      other: 'Somebody else',
    },
  },
  protectedName: {
    label: 'The full name of this person',
    why: 'The bureau looks for a file under this name, or makes one.',
    hint: 'As on the birth certificate or the Social Security card.',
  },
  protectedBorn: {
    label: 'Their date of birth',
    why: 'It shows that the law covers this person.',
  },
  protectedSsnEnd: {
    label: 'The last four digits of their Social Security number',
    why: 'It helps to find the right file. The card in the envelope shows the rest.',
    hint: 'Never the whole number.',
  },
  livesWithMe: {
    label: 'Does this person live at your address?',
    why: 'The bureau needs the address of both of you.',
  },
  protectedAddress: {
    label: 'Their address',
    why: 'The bureau compares it with the papers.',
    hint: 'In one line: street, city, state and ZIP code.',
  },
  copiesWhy:
    'The law asks for proof of your right to act, of who you are, and of who this person is. Without one of them the bureau does nothing.',
};

/** The words of `active-duty-alert.ts`. */
export const activeDutyAlertQuestionsMessages = {
  group: 'Your service',
  dutyAway: {
    label: 'Are you on active duty and assigned away from your usual duty station?',
    why: 'The law gives this alert for such service, also to reservists who are called to active duty.',
  },
  alertPhone: {
    label: 'A phone number that lenders should call before they open an account',
    why: 'With a number in the alert, a lender has to call it or check in another way that it is you.',
    hint: 'Choose one that reaches you where you serve.',
  },
  copiesWhy:
    'The bureau needs proof of who you are. A paper about your service helps, and a military ID card is not the one to copy.',
};

/** The words of `common.questions.ts`. */
export const followUpQuestionsMessages = {
  groups: {
    earlier: 'Your earlier letter',
    answer: 'What came back',
    now: 'What you send now',
    statement: 'Your own word',
  },
  noticeHint: 'The date at the top of it.',
  earlierDate: {
    label: 'What is the date of your earlier letter?',
    why: 'With the date they find the letter that you mean.',
    hint: 'It is printed at the top of the letter.',
  },
  earlierReference: {
    label: 'What is the reference of your earlier letter?',
    why: 'It ties the two letters together in your account. It is not printed.',
    hint: 'It is beside the letter on your dashboard and begins with CF.',
    example: 'CF-7Q4M-2K9D',
  },
  deliveredOn: {
    label: 'On which day did it arrive?',
    why: 'It shows that they got your letter.',
    hint: 'The tracking shows it. You can leave this empty.',
  },
  blockRequested: {
    label:
      'Did that letter ask for a block, with your identity theft report and a copy of your ID?',
    why: 'The bureau has to act on a block only with your report, a proof of who you are and your statement.',
    hint: 'The letter says "block" where it did. A letter without the pages of the report asks for an ordinary investigation.',
  },
  arrived: {
    label: 'Do you know on which day your letter arrived?',
    why: 'The time for an answer starts on the day they get your letter.',
    hint: 'The tracking shows it. If the letter came back to you, the answer is no.',
  },
  deliveredCounted: {
    why: 'The time for an answer is counted from this day.',
    hint: 'The tracking and the return receipt show it.',
  },
  trackingNumber: {
    label: 'What is the tracking number?',
    why: 'It lets them see for themselves when your letter came.',
    hint: 'You can leave this empty.',
  },
};

/** The words of `goodwill.questions.ts`. */
export const goodwillQuestionsMessages = {
  lateIsTrue: {
    label: 'Was the payment really late?',
    why: 'This letter says that the company’s records are right. If they are wrong, you need no favor.',
  },
  openDispute: {
    label: 'Are you disputing this late payment anywhere right now?',
    why: 'A dispute says the mark is wrong; this letter says it is right. The two cannot go together.',
  },
  lateMonth: {
    label: 'Which month is marked late?',
    why: 'The company has to find it in the payment history.',
    hint: 'If there are several in a row, give the first one here.',
  },
  lastLateMonth: {
    label: 'Were there several in a row? Which one was the last?',
    why: 'The letter then names them all.',
    hint: 'Leave this empty if it was one month.',
  },
  stillOpen: {
    label: 'Is the account still open?',
    why: 'The letter speaks of you as a customer or as a former one.',
  },
  customerFor: {
    label: 'How long have you been a customer, or were you one?',
    why: 'A long time together speaks for you.',
    options: {
      under_one: 'Less than a year',
      over_one: 'More than a year',
      over_three: 'More than three years',
      over_five: 'More than five years',
      over_ten: 'More than ten years',
    },
  },
  story: {
    label: 'What happened?',
    why: 'A person will read this. A true and simple story does more than any form letter.',
    hint: 'Say what made the payment late. You do not have to share health or family details.',
    example:
      'I was in the hospital for two weeks in March, and my bills went unopened. I paid on the day I came home.',
  },
  standing: {
    label: 'How has the account been since then?',
    why: 'The years after a late payment are your best argument.',
    options: {
      on_time: 'Every payment since then was on time',
      paid_off: 'It is paid off',
      catching_up: 'I am still catching up',
    },
  },
  caughtUpDate: { label: 'When did you catch up?', why: 'A date shows how soon you acted.' },
  changedSince: {
    label: 'What have you changed, so that it does not happen again?',
    why: 'It tells the company that this was an exception.',
    example: 'I have set up automatic payments.',
  },
  whyNow: {
    label: 'Why does it matter to you now?',
    why: 'A goal that a reader can picture makes the request easier to grant.',
    hint: 'Leave this empty if there is no special reason.',
    example: 'We hope to buy our first home next spring.',
  },
  copiesWhy: 'A statement can show the payments since then.',
  accountWhy: 'The letter names the account you write about.',
};

/** The words of `identity-supplied.questions.ts`. */
export const identitySuppliedQuestionsMessages = {
  noticeOn: {
    label: 'What is the date of the letter from the bureau?',
    why: 'Your letter answers it, so it names it.',
  },
  whyAsked: {
    label: 'What does the bureau want?',
    why: 'The letter answers what was asked.',
    options: {
      identity: 'A proof of who I am or where I live',
      third_party: 'It thinks that someone else sent my letter',
      both: 'Both',
    },
  },
  sentMyself: {
    label: 'Is this true: "I am sending this dispute myself"?',
    why: 'The letter says so over your signature. Please say yes only if it is true.',
    hint: 'Using a website to write your own letter is fine. A company that disputes in your place is not.',
  },
  copiesWhy:
    'Please select a proof of who you are and a proof of your address: they are what this letter is for.',
};

/** The words of `identity-theft.questions.ts`. */
export const identityTheftQuestionsMessages = {
  theftKind: {
    label: 'What did the thief do?',
    why: 'The letter has to say exactly which part of your report comes from the theft.',
    options: {
      new_account: 'Opened this account in my name',
      used_account: 'Used an account that I have',
      applied: 'Applied for credit in my name',
    },
  },
  theftPart: {
    label: 'Which charges or marks come from the theft?',
    why: 'Only what came from the theft can go; the rest of your account stays.',
    example: 'The three charges of May 9, 2026 and the late mark for June 2026.',
  },
  discoveryDate: {
    label: 'When did you find out?',
    why: 'It shows what came before and what came after.',
  },
  thiefKnown: {
    label: 'Do you know who did it?',
    why: 'If someone had your permission to use your name, the law does not treat it as theft.',
    options: {
      unknown: 'No',
      known: {
        label: 'Yes, and I did not allow it',
        hint: 'This counts as theft, even within a family.',
      },
      allowed: 'Yes, and I had allowed it',
    },
  },
  gotBenefit: {
    label: 'Did you get any goods, services or money from what the thief did?',
    why: 'The law does not cover what you benefited from, and a wrong answer can undo what you get.',
  },
  notMyTransaction: {
    label: 'Can you state that this does not relate to any transaction of yours?',
    why: 'The law asks for this statement from you. Please say yes only if it is true.',
    hint: 'Where a thief used an account of yours, it is about the part that comes from the theft.',
  },
  ftcReportNumber: {
    label: 'What is the number of your FTC report?',
    why: 'It ties the copy in the envelope to the report.',
    hint: 'It is at the top of the report from IdentityTheft.gov.',
  },
  policeReportNumber: {
    label: 'What is the number of your police report?',
    why: 'It ties the copy in the envelope to the report.',
  },
  policeDepartment: {
    label: 'Which police department took the report?',
    why: 'It shows that the report was really filed.',
    example: 'Columbus Division of Police',
  },
  fraudAlert: {
    label: 'Should the bureau also put a fraud alert on your file?',
    why: 'An alert asks lenders to check that it is really you before they give credit. A call to one of the three bureaus sets it at once, and that one tells the other two.',
    options: {
      none: 'No, or I already have one',
      one_year: 'Yes, for one year',
      seven_years: { label: 'Yes, for seven years', hint: 'Needs the report in the envelope.' },
    },
  },
  theftAddress: {
    label: 'Are you writing to the address that the company names for identity theft reports?',
    why: 'With the pages of your report, sent there, the letter can say that the company may not go on reporting the item.',
    hint: 'Its website or its fraud department names one. An address for other disputes may be a different one. Skip this if you are not sure.',
  },
  wantsRecords: {
    label: 'Do you want copies of the papers that the thief left with this company?',
    why: 'A company that dealt with the thief has to give you its records for free. They often show who it was.',
    hint: 'It may ask for your police report and a signed statement first. Your letter needs a copy of your ID.',
  },
};

/** The words of `incorrect-amount.questions.ts`. */
export const incorrectAmountQuestionsMessages = {
  amountKind: {
    label: 'Which figure is wrong?',
    why: 'An account has several figures, and the one you name is the one that is checked.',
    options: {
      balance: 'The balance',
      past_due: 'The past-due amount',
      credit_limit: 'The credit limit',
      high_balance: 'The highest balance',
      original_amount: 'The original loan amount',
      monthly_payment: 'The monthly payment',
    },
  },
  amountShown: {
    label: 'What figure does the report show?',
    why: 'It shows which number you mean.',
    example: '2150.00',
  },
  amountCorrect: {
    label: 'What is the right figure?',
    why: 'A letter that names the right figure is easier to act on than one that only says "wrong".',
    hint: 'Interest and fees may have been added in line with your contract. Check your last statement first.',
    example: '1480.00',
  },
  asOfDate: {
    label: 'On which day was your figure right?',
    why: 'Amounts change, so a figure needs a date.',
    hint: 'Usually the date of the statement you go by.',
  },
  howComputed: {
    label: 'How did you work out your figure?',
    why: 'The company can follow your sum step by step.',
    example:
      'My March statement shows $1,680. I paid $200 on April 4 and bought nothing after that.',
  },
};

/** The words of `incorrect-dates.questions.ts`. */
export const incorrectDatesQuestionsMessages = {
  whichDate: {
    label: 'Which date is wrong?',
    why: 'Each date on a report means something else, and only one of them decides how long a debt stays.',
    options: {
      first_delinquency: {
        label: 'Date of first delinquency',
        hint: 'The first missed payment that was never caught up. It decides how long the item stays.',
      },
      late_month: 'A month is marked late, and I paid on time',
      late_months: 'Several months in a row are marked late, and I paid on time',
      opened: 'Date opened',
      closed: 'Date closed',
      charge_off: 'Date of the charge-off',
      last_payment: 'Date of the last payment',
      other: 'Another date',
    },
  },
  otherDateName: {
    label: 'What does the report call this date?',
    why: 'The same words are easy to find on the report.',
    example: 'Date of last activity',
  },
  dateShown: { label: 'What date does the report show?', why: 'It shows which entry you mean.' },
  dateCorrect: {
    label: 'What is the right date?',
    why: 'A letter that names the right date is easier to act on.',
  },
  lateMonth: {
    label: 'Which month is marked late?',
    why: 'The payment history lists every month, so the letter has to name one.',
    hint: 'For several months, write one letter for each or add the others in your own words.',
  },
  lateDays: {
    label: 'How late does the report say you were?',
    why: 'A payment counts as late on a report only from 30 days after it was due.',
    options: { '30': '30 days', '60': '60 days', '90': '90 days', '120': '120 days or more' },
  },
  paymentDueDate: {
    label: 'When was that payment due?',
    why: 'Together with the day you paid, it shows whether the mark is right.',
  },
  paymentMadeDate: {
    label: 'When did you pay it?',
    why: 'This is the date the company has to find in its books.',
  },
  dateSource: {
    label: 'How do you know the right date?',
    why: 'A date with a paper behind it weighs more than one from memory.',
    options: {
      statement: 'From an account statement',
      bank_record: 'From my bank records',
      older_report: 'From an older credit report',
      creditor_letter: 'From a letter from the company',
      contract: 'From the contract',
      memory: 'From memory',
    },
  },
};

/** The words of `information-supplied.questions.ts`. */
export const informationSuppliedQuestionsMessages = {
  noticeOn: {
    label: 'What is the date of the notice that set your dispute aside?',
    why: 'Your letter answers this notice, so it names it.',
  },
  noticeAsks: {
    label: 'What does the notice ask for?',
    why: 'Such a notice has to say what is needed. Your letter should give just that.',
    example: 'A copy of the statement that shows the balance',
  },
  hasNew: {
    label: 'Can you give what it asks for, or anything else that is new?',
    why: 'The same dispute with nothing new can be set aside again.',
  },
  newInformation: {
    label: 'What can you tell them now?',
    why: 'New facts are what makes them look again. They are printed just as you write them.',
    hint: 'Keep to facts: who, what, when. Say what each copy shows.',
    example:
      'My statement of October 1, 2026 shows a balance of $812.40. I have bought nothing with the card since then.',
  },
};

/** The words of `method-of-verification.questions.ts`. */
export const methodOfVerificationQuestionsMessages = {
  resultsOn: {
    label: 'What is the date of the results?',
    why: 'You can ask how an item was checked once you have the results.',
    hint: 'The date at the top of the answer from the bureau.',
  },
  resultSays: {
    label: 'What do the results say about the item?',
    why: 'This letter is for an item that is still on your report.',
    options: {
      verified: 'It was verified, or it stays as it is',
      changed: 'It was changed, and is still not right',
      deleted: 'It was deleted',
    },
  },
  resultWords: {
    label: 'What words do they use?',
    why: 'Their own words show which result you mean.',
    hint: 'A few words are enough. You can leave this empty.',
    example: 'Verified as accurate',
  },
};

/** The words of `not-mine.questions.ts`. */
export const notMineQuestionsMessages = {
  identityUsed: {
    label: 'Did someone use your name or Social Security number without your permission?',
    why: 'If someone stole your identity, another law helps you faster than this letter can.',
    options: { no: 'No', yes: 'Yes, someone used my identity', not_sure: 'I am not sure' },
  },
  howKnown: {
    label: 'How do you know the account is not yours?',
    why: 'They look for a mixed-up file in a different place from an account you never had.',
    options: {
      never_had: {
        label: 'I never had an account with this company',
        hint: 'For a collection: with the company that the debt comes from.',
      },
      similar_name: 'It belongs to someone with a name like mine',
      relative: {
        label: 'It belongs to a relative',
        hint: 'For example a parent with the same name.',
      },
      authorized_user: 'I was only an authorized user on it',
      former_spouse: 'It belongs to my former husband or wife',
      not_remembered: 'I do not remember it',
      other: { label: 'Something else', hint: 'Please tell us more below.' },
    },
  },
  agreedToPay: {
    label: 'Did you ever sign for this account, cosign it or agree to pay it?',
    why: 'A joint owner or cosigner still owes the account, even after a divorce, so the letter must not say otherwise.',
  },
  dealtWithCompany: {
    label: 'Did you ever do business with this company?',
    why: 'The company will look at its records, so the letter should say the same as they do.',
    hint: 'For a collection: with the company that the debt comes from.',
    options: {
      never: 'No, never',
      other_account: 'Yes, but that was a different account',
      not_sure: 'I do not know',
    },
  },
  mixUpDetails: {
    label: 'What points to the other person?',
    why: 'A different middle name, birth year or address shows the mix-up at a glance.',
    example: 'The account lists an address in Tucson, Arizona. I have never lived there.',
  },
  howKnownDetails: {
    label: 'Please tell us how you know',
    why: 'A dispute without a reason can be set aside, so one or two clear sentences matter.',
    example: 'The account was opened in 2009. I moved to the United States in 2014.',
  },
  inquiryDate: {
    label: 'What is the date of the inquiry?',
    why: 'One company can have asked more than once, so the date shows which inquiry you mean.',
    hint: 'It is next to the company name in the list of inquiries.',
  },
  applied: {
    label:
      'Around that day, did you ask this company, a store or a dealer for credit, or agree to a credit check?',
    why: 'Stores and car dealers often check credit through a bank with a different name.',
    options: { no: 'No', yes: 'Yes', not_sure: 'I am not sure' },
  },
  checkedNames: {
    label: 'Did you check if this name is the bank behind a store card or a dealer?',
    why: 'It saves you a letter that would be answered with "you did apply".',
    hint: 'Your letter will say that you found no such link. If you found one, please change the answer above.',
  },
};

/** The words of `other.questions.ts`. */
export const otherQuestionsMessages = {
  errorKind: {
    label: 'What kind of error is it?',
    why: 'It decides what your letter asks to have checked.',
    options: {
      status: {
        label: 'The status of the account is wrong',
        hint: 'For example open instead of closed.',
      },
      payment_history: 'The payment history is wrong',
      bankruptcy_discharge: 'The debt was discharged in bankruptcy',
      rehabilitated: 'The default was ended by rehabilitation',
      bankruptcy_chapter: 'The chapter is wrong',
      bankruptcy_status: {
        label: 'The status is wrong',
        hint: 'For example dismissed instead of discharged.',
      },
      account_details: 'Another detail of the account is wrong',
      something_else: 'Something else',
    },
  },
  shownNow: {
    label: 'What does the report show now?',
    why: 'It shows which entry you mean.',
    example: 'Account status: open',
  },
  shouldShow: {
    label: 'What should it show?',
    why: 'A clear request gets a clear answer.',
    example: 'Account status: closed at my request',
  },
  sinceDate: { label: 'Since when has it been wrong?', why: 'It shows where to start looking.' },
  dischargeDate: {
    label: 'When did the court grant the discharge?',
    why: 'A discharged debt should show a balance of zero from that day.',
    hint: 'It is the date on the discharge order.',
  },
};

/** The words of `overdue-notice.questions.ts`. */
export const overdueNoticeQuestionsMessages = {
  afterFreeReport: {
    label:
      'Did that letter follow your first free report from AnnualCreditReport.com in 12 months?',
    why: 'A bureau may then say that it has 45 days instead of 30. To be careful, we wait for those days before we call the answer late.',
    hint: 'Later free reports, and those from apps, banks or other sites, do not count.',
    options: {
      no: 'No',
      yes: 'Yes',
      not_sure: { label: 'I am not sure', hint: 'Then we count the longer time.' },
    },
  },
  informationAddedOn: {
    label: 'Did you send them more information after that letter? When did it arrive?',
    why: 'More information within the first 30 days can give them up to 15 days more.',
    hint: 'Leave this empty if you sent nothing more.',
  },
};

/** The words of `paid-in-full.questions.ts`. */
export const paidInFullQuestionsMessages = {
  shownNow: {
    label: 'What does the report say about this debt now?',
    why: 'These words show which entry has to change.',
    hint: 'Copy the status or the balance from the report.',
    example: 'Open collection, balance $812',
  },
  fullOrSettled: {
    label: 'Was it paid in full, or settled for less?',
    why: 'These are two different things on a report, and the letter has to ask for the true one.',
    options: {
      full: 'Paid in full',
      settled: 'Settled: the company took less and closed the debt',
    },
  },
  paidDate: {
    label: 'When did you make the last payment?',
    why: 'The company looks up the payment by its date.',
    hint: 'Your bank statement or the canceled check shows it.',
  },
  paidAmount: {
    label: 'How much was that payment?',
    why: 'The amount has to match the proof you send.',
    example: '812.40',
  },
  paidTo: {
    label: 'Who did you pay?',
    why: 'The payment may have gone to a different company from the one on the report.',
    example: 'Lakeside Dental Group',
  },
  paidMethod: {
    label: 'How did you pay?',
    why: 'It tells the company where to look.',
    options: {
      check: 'By check',
      bank_transfer: 'By bank transfer',
      card: 'By card',
      money_order: 'By money order',
      cash: 'In cash',
      insurance: 'My insurance paid',
      other: 'Another way',
    },
  },
  confirmationNumber: {
    label: 'Is there a confirmation or check number?',
    why: 'With it the payment is found in minutes.',
    example: 'Check 1187',
  },
};

/** The words of `pay-for-delete.questions.ts`. */
export const payForDeleteQuestionsMessages = {
  debtIsMine: {
    label: 'Is the debt yours, and is the amount right?',
    why: 'If not, asking for verification or a dispute comes before any offer.',
    options: { yes: 'Yes', no: 'No', not_sure: 'I am not sure' },
  },
  restartUnderstood: {
    label:
      'In some states, an offer or a payment on an old debt starts the time for lawsuits again. Do you want to go on?',
    why: 'After that the collector could sue over a debt that was too old for a lawsuit before.',
    hint: 'If the last payment was years ago, please ask legal aid first.',
    options: {
      yes: 'I understand this, and I want to make an offer',
      no: 'No, I would rather not risk it',
    },
  },
  amountClaimed: {
    label: 'How much does the collector ask for in all?',
    why: 'The letter shows your offer beside the whole amount.',
    hint: 'It is on their last letter or on your report.',
    example: '1180.00',
  },
  offerAmount: {
    label: 'How much do you offer?',
    why: 'Offer only what you can pay in one sum. Once they agree, they will expect it.',
    example: '700.00',
  },
  payDays: {
    label: 'How soon after their written yes can you pay?',
    why: 'A clear day makes the offer easier to accept.',
    options: { '7': 'Within 7 days', '15': 'Within 15 days', '30': 'Within 30 days' },
  },
  offerDays: {
    label: 'How long is your offer good for?',
    why: 'An offer with an end does not follow you around.',
    options: {
      '15': '15 days from the day they get the letter',
      '30': '30 days from the day they get the letter',
    },
  },
  copiesWhy: 'A copy of their last letter shows which debt you mean.',
  accountWhy: 'For some debts, such as medical bills, there may be a better way.',
};

/**
 * What a question asks for, as a line of a list ("The date you paid"). Empty if it asks for a decision and not for something to
 * look up. Content table; every required question has its words here.
 */
export const questionListMessages = {
  // Freezes and alerts
  freezeAction: 'Whether the freeze is to be placed, lifted for some days or removed',
  protectedAs: 'Who you are to the person to protect',
  protectedName: 'The full name of that person',
  protectedBorn: 'Their date of birth',
  livesWithMe: 'Their address, if it is not the same as yours',
  dutyAway: 'Whether you are assigned away from your usual duty station',
  liftFrom: '',
  liftUntil: '',
  protectedAddress: '',
  firstLateMonth: 'The first month that is marked late',
  lastLateMonth: 'The last month that is marked late',
  allOnTime: 'Whether each payment was made before it was 30 days late',
  // Records and federal loans
  reliefDate: 'The day of the order for relief',
  chapter: 'The chapter of the bankruptcy',
  recordKind: 'What kind of court record it is',
  lienPaid: 'Whether the tax lien was paid',
  lienPaidDate: 'The day the tax lien was paid',
  loanProgram: 'The program that the loan is from',
  claimPaidOn: 'The day the claim of the lender was paid',
  defaultReportedOn: 'The day the default was first reported',
  defaultedAgain: '',
  rehabilitatedOn: 'The day the rehabilitation was completed',
  settledAsPaid: 'Whether a letter says that nothing more is owed',
  // Deceased, mixed file, personal information
  whoDied: 'Whether somebody died whose death may have been noted under your name',
  otherName: 'The name of the other person, as your report shows it',
  otherIs: 'Who the other person is, if you know',
  theirEntries: 'The entries that are not yours, with their last four digits',
  detailKind: 'Which detail is wrong',
  detailFault: '',
  itemType: 'What kind of account or entry it is',
  // Not mine
  identityUsed: '',
  howKnown: 'How you know that it is not yours',
  agreedToPay: 'Whether you ever signed for it or agreed to pay it',
  dealtWithCompany: 'Whether you ever did business with this company',
  howKnownDetails: '',
  inquiryDate: 'The date of the inquiry',
  applied: 'Whether you asked this company, a store or a dealer for credit around that day',
  // Paid in full
  shownNow: 'What the report shows now',
  fullOrSettled: 'Whether it was paid in full or settled for less',
  paidDate: 'The date you paid',
  paidAmount: 'The amount you paid',
  paidTo: 'Who you paid',
  paidMethod: 'How you paid',
  // Amounts
  amountKind: 'Which figure is wrong',
  amountShown: 'The figure that the report shows',
  amountCorrect: 'The right figure',
  asOfDate: 'The day on which your figure was right',
  howComputed: 'How you get to your figure',
  // Dates
  whichDate: 'Which date is wrong',
  otherDateName: '',
  dateShown: 'The date that the report shows',
  dateCorrect: 'The right date',
  lateMonth: 'The month that is marked late',
  lateDays: 'How late the report says you were',
  paymentDueDate: 'The day the payment was due',
  paymentMadeDate: 'The day you paid',
  dateSource: 'The paper that shows the right date',
  // Duplicates
  otherCreditor: 'The name that the second entry is listed under',
  otherAccountNumber: 'The last four digits of the second account number',
  thisBalance: 'The balance of the first entry',
  otherBalance: 'The balance of the second entry',
  entriesRelation: 'How the two entries belong together',
  originalEntry: '',
  sameDisbursement: '',
  sameDebtWhy: 'Why it is the same debt',
  // Identity theft
  theftKind: 'What the thief did',
  theftPart: 'Which charges or marks come from the theft',
  discoveryDate: 'The day you found out',
  thiefKnown: 'Whether you know who did it',
  gotBenefit: 'Whether you got any goods, services or money from it',
  notMyTransaction: 'Your statement that it does not come from any transaction of yours',
  // Too old
  beingSued: 'Whether anyone is suing you over the debt',
  firstDelinquencyDate: 'The date of the first missed payment that was never caught up',
  broughtCurrent: 'Whether the account was ever caught up after that',
  delinquencySource: 'The paper that shows that date',
  paidLately: 'Whether you paid, or promised in writing to pay, in the last few years',
  // Something else
  errorKind: 'What kind of error it is',
  shouldShow: 'What the report should show',
  dischargeDate: '',
  // Goodwill
  lateIsTrue: '',
  openDispute: '',
  stillOpen: 'Whether the account is still open',
  customerFor: 'How long you have been a customer',
  story: 'What happened, in your own words',
  standing: 'How the account has been since then',
  // Letters to a collector
  collectorRole: 'Whether the company collects for another or bought the debt',
  debtIsMine: '',
  restartUnderstood: '',
  amountClaimed: 'The amount that the collector asks for',
  offerAmount: 'The amount that you offer',
  payDays: 'How soon you can pay',
  offerDays: 'How long your offer is good for',
  noticeState: 'The collector’s notice, with the date by which you can dispute',
  disputeBy: '',
  noticeReceived: '',
  disputeWhy: 'Why you dispute the debt',
  disputeDetails: '',
  contact: 'Whether the collector may keep contacting you',
  // File disclosure
  freeReportSeen: '',
};

/** The words of `reinsertion-notice.questions.ts`. */
export const reinsertionNoticeQuestionsMessages = {
  deletedAfter: {
    label: 'How do you know that the item had been deleted?',
    why: 'The rule is about items that a bureau deleted because of a dispute.',
    options: {
      dispute: 'The results of my dispute said so',
      other: 'It went away in another way, or I do not know why',
    },
  },
  deletedOn: {
    label: 'What is the date of those results?',
    why: 'It shows when the bureau took the item out.',
  },
  seenAgainOn: {
    label: 'On which day did you see the item again?',
    why: 'It shows that the item came back after it was deleted.',
  },
  seenWhere: {
    label: 'Where did you see it?',
    why: 'The bureau can look at the same place.',
    example: 'My Experian report of November 12, 2026',
  },
  noticeCame: {
    label: 'Did the bureau write to you that the item is back?',
    why: 'The bureau has to tell you in writing when it puts such an item back.',
  },
  noticeOn: {
    label: 'What is the date of that notice?',
    why: 'Your letter then asks only for what the notice leaves open.',
  },
  copiesWhy:
    'The page of your report with the item helps the bureau to find it. The results that said it was deleted count as other papers.',
};

/** The words of `common.questions.ts`. */
export const specialQuestionsMessages = {
  groups: {
    account: 'The account',
    company: 'The company you write to',
    notice: 'The notice about the debt',
    late: 'The late payment',
    offer: 'Your offer',
    dispute: 'Why you dispute it',
    since: 'Since then',
    file: 'Your file',
  },
  beingSued: {
    label: 'Is anyone suing you over this debt?',
    why: 'A lawsuit has deadlines of its own, and a letter does not stop them.',
  },
  itemType: { label: 'What kind of account is it?' },
  disputeWhy: {
    label: 'Why do you dispute the debt?',
    why: 'The law asks for no reason. One clear reason still shows the collector what to look for.',
    options: {
      not_mine: 'It is not mine',
      not_known: 'I do not recognize it',
      amount: 'The amount is wrong, or I cannot tell how they get to it',
      paid: 'It was paid or settled',
      other: 'Another reason',
    },
  },
  disputeDetails: {
    label: 'What is the reason?',
    why: 'One or two clear sentences are enough.',
    hint: 'Do not write that you owe it or that you will pay. It is printed just as you write it.',
    example: 'The bill is for a contract that I canceled in May 2024.',
  },
  story: {
    label: 'Is there anything else the collector should know?',
    why: 'A few facts of your own can save a round of letters. They are printed just as you write them.',
    hint: 'Do not write that you owe it or that you will pay, and leave out bank details.',
    example: 'I moved to Ohio in 2019 and never lived at the address in your notice.',
  },
  enclosures: {
    label: 'Which copies will you put in the envelope?',
    hint: 'Nothing to add? Press Next.',
  },
};

/** The words of `too-old.questions.ts`. */
export const tooOldQuestionsMessages = {
  beingSued: {
    label: 'Is anyone suing you over this debt?',
    why: 'A lawsuit has deadlines that no letter from us can stop.',
  },
  firstDelinquencyDate: {
    label: 'When was the first missed payment that was never caught up?',
    why: 'The seven years are counted from the missed payment that led to the collection or charge-off.',
    hint: 'Reports call it "date of first delinquency". For a single late payment, give the day it was due. If only the month is known, take its last day.',
  },
  broughtCurrent: {
    label: 'After that day, was the account ever fully caught up again?',
    why: 'If it was, the time is counted from the next missed payment instead.',
  },
  delinquencySource: {
    label: 'How do you know that date?',
    why: 'A date with a paper behind it weighs more than one from memory.',
    options: {
      report: 'It is on my credit report',
      older_report: 'From an older credit report',
      statement: 'From an old statement',
      creditor_letter: 'From a letter from the company',
      memory: 'From memory',
    },
  },
  paidLately: {
    label:
      'Did you pay something on this debt, or promise in writing to pay, in the last few years?',
    why: 'In some states that starts the time to sue again, and then this letter does not help.',
    hint: 'Your answer stays out of the letter.',
    options: { no: 'No', yes: 'Yes', not_sure: 'I am not sure' },
  },
  stopContact: {
    label: 'Should the collector stop contacting you about this debt?',
    why: 'If you ask in writing, a collector has to stop, apart from a few last notices.',
    hint: 'The debt itself does not go away by this.',
  },
};

/** The words of `deceased.ts`. */
export const deceasedQuestionsMessages = {
  whoDied: {
    label: 'Did somebody die whose death may have been noted under your name?',
    why: 'It shows where the mistake may come from, so it is found sooner.',
    options: {
      joint_holder: 'Yes, the other person on this account',
      relative: 'Yes, a relative of mine',
      nobody: 'No, or not that I know of',
    },
  },
};

/** The words of `mixed-file.ts`. */
export const mixedFileQuestionsMessages = {
  identityUsed: {
    label: 'Did someone use your name or Social Security number without your permission?',
    why: 'A mixed file is a mistake of the bureau. If someone stole your identity, another law helps you faster.',
    options: { no: 'No', yes: 'Yes, someone used my identity', not_sure: 'I am not sure' },
  },
  otherName: {
    label: 'What is the name of the other person?',
    why: 'With both names the bureau can see at once that two people are in one file.',
    hint: 'As your report shows it, with a middle initial or Jr. and Sr. if it is there.',
    example: 'Maria C. Alvarez Soto',
  },
  otherBorn: {
    label: 'Does the report show another date or year of birth?',
    why: 'A different birth date shows the mix-up at a glance.',
    hint: 'Leave this empty if it shows none.',
    example: '1955',
  },
  otherIs: {
    label: 'Who is it?',
    why: 'Files of parents and children with one name are mixed most often.',
    options: {
      relative: 'A relative of mine',
      stranger: 'Somebody I do not know',
      not_known: 'I cannot tell',
    },
  },
  theirEntries: {
    label: 'Which entries are not yours?',
    why: 'The bureau looks at each entry that you name.',
    hint: 'Name each as your report lists it, with the last four digits. Leave out what is yours.',
    example: 'Silver Birch Bank card ending in 2207, Tucson Auto Finance loan ending in 9013.',
  },
  theirDetails: {
    label: 'Which names, addresses or employers on your report are not yours?',
    why: 'A strange address keeps pulling more of the other person’s entries into your file.',
    hint: 'Leave this empty if there are none.',
    example: 'The address 77 Mesa Drive, Tucson, and the employer Desert Foods.',
  },
  agreedToPay: {
    label: 'Did you ever sign for one of these accounts, cosign it or agree to pay it?',
    why: 'A cosigner owes the account too, so the letter must not call it somebody else’s.',
  },
};

/** The words of `personal-information.ts`. */
export const personalInformationQuestionsMessages = {
  detailKind: {
    label: 'Which detail is wrong?',
    why: 'It tells the bureau where to look. Send one letter item for each detail.',
    options: {
      name: 'A name',
      address: 'An address',
      birth_date: 'The date of birth',
      ssn: 'The Social Security number',
      phone: 'A phone number',
      employer: 'An employer',
      other: 'Another detail',
    },
  },
  detailFault: {
    label: 'What is wrong with it?',
    why: 'A slip is corrected, and what is not yours is taken out.',
    options: {
      wrong: 'It is mine, but it is written wrong',
      not_mine: 'It is not mine and never was',
      outdated: 'It used to be right, and is out of date',
    },
  },
  shownNow: {
    label: 'What does the report show?',
    why: 'It shows which detail you mean.',
    hint: 'Of a Social Security number give the last four digits only.',
    example: '77 Mesa Drive, Tucson, AZ 85701',
  },
  shouldShow: {
    label: 'What should it show?',
    why: 'A clear request gets a clear answer.',
    example: 'Maria T. Alvarez',
  },
};

/** The words of `medical-bill.ts`. */
export const medicalBillQuestionsMessages = {
  initialBalance: {
    label: 'How large was the medical bill at first?',
    why: 'The bureaus have said that they do not show medical bills that started under $500.',
    example: '340.00',
  },
  settledAsPaid: {
    label: 'Does a letter from the provider or the collector say that nothing more is owed?',
    why: 'The bureaus have said that they show no paid medical bills. A settled one counts as paid only where the other side says so.',
    hint: 'If so, please add the letter to your copies.',
  },
};

/** The words of `bankruptcy.ts`. */
export const bankruptcyQuestionsMessages = {
  reliefDate: {
    label: 'When did the court enter the order for relief?',
    why: 'The ten years of a bankruptcy are counted from that day.',
    hint: 'If you filed yourself, it is usually the day of the filing. It is on the first papers of the case.',
  },
  chapter: {
    label: 'Which chapter was it?',
    why: 'The letter names it, so that the right case is found.',
    options: {
      '7': 'Chapter 7',
      '13': 'Chapter 13',
      '11': 'Chapter 11',
      '12': 'Chapter 12',
    },
  },
};

/** The words of `public-record.ts`. */
export const publicRecordQuestionsMessages = {
  recordKind: {
    label: 'What kind of record is it?',
    why: 'The three bureaus have said that they no longer show civil judgments. Other records follow other rules.',
    options: {
      civil_judgment: 'A court ordered me to pay (civil judgment)',
      lawsuit: 'A lawsuit without a judgment',
      arrest: 'An arrest or criminal record',
    },
  },
  lienPaid: {
    label: 'Was the tax lien paid?',
    why: 'The law limits how long a paid lien may be shown.',
  },
  lienPaidDate: {
    label: 'On which day was it paid?',
    why: 'The seven years of a paid lien are counted from that day.',
    hint: 'It is on the release of the lien or on the letter from the tax office.',
  },
};

/** The words of `federal-loan.ts`. */
export const federalLoanQuestionsMessages = {
  loanProgram: {
    label: 'Which program is the loan from?',
    why: 'Each federal program has time rules of its own.',
    hint: 'Your page at StudentAid.gov says it. FFEL loans came from banks and were made until 2010.',
    options: {
      ffel: 'FFEL, the older program with banks',
      direct: 'Direct Loan',
      perkins: 'Perkins Loan',
      not_sure: 'I do not know',
    },
  },
  claimPaidOn: {
    label: 'When was the claim of the lender paid?',
    why: 'It is one of the days from which the time for reporting the default can run.',
    hint: 'The guaranty agency that took over the loan, or your page at StudentAid.gov, can tell you.',
  },
  defaultReportedOn: {
    label: 'When was the default first reported?',
    why: 'The time runs from the latest of these days.',
    hint: 'An older credit report shows it.',
  },
  defaultedAgain: {
    label: 'Did you go back to paying and then default on it again?',
    why: 'A new default starts the time again.',
  },
  rehabilitatedOn: {
    label: 'When did you complete the rehabilitation?',
    why: 'After a rehabilitation the loan is no longer in default, and the record of the default comes off.',
    hint: 'It is in the letter that says you completed it. A consolidation is something else.',
  },
};

/** The words of `consumer-statement.ts`. */
export const consumerStatementQuestionsMessages = {
  statement: {
    label: 'What should your statement say?',
    why: 'It is kept in your file with the item, and anyone who gets your report can read it.',
    hint: 'Say what is wrong in up to 100 words: facts and dates, no reproaches.',
    example:
      'I paid this account in full on March 6, 2026. The company has my receipt and has not answered my letters.',
  },
};

/** The words of `notify-recipients.ts`. */
export const notifyRecipientsQuestionsMessages = {
  resultsOn: {
    label: 'What is the date of the results that say it was deleted?',
    why: 'For 30 days after them the notice to others is free.',
  },
  toldOthers: {
    label: 'Who got your report in the last six months?',
    why: 'The bureau tells those that you name, and nobody else.',
    hint: 'Lenders, landlords and insurers are listed as inquiries on your report.',
    example: 'Kestrel Auto Finance and Lakeside Apartments.',
  },
  toldEmployers: {
    label: 'Who got it for a job in the last two years?',
    why: 'For a job the time is longer.',
    hint: 'Leave this empty if nobody did.',
    example: 'Desert Foods.',
  },
};

/** The words of `incorrect-dates.questions.ts`. */
export const lateMonthsQuestionsMessages = {
  firstLateMonth: {
    label: 'From which month on does the report show you late?',
    why: 'The first and the last month show exactly which marks you mean.',
  },
  lastLateMonth: {
    label: 'Until which month?',
    why: 'Only months in a row fit one range. A month in between that is right breaks it.',
  },
  allOnTime: {
    label: 'Was each payment of these months made before it was 30 days late?',
    why: 'A payment is marked late from 30 days on. A letter must not call a true mark wrong.',
    options: {
      all: 'Yes, each of them',
      some: 'Some of them, not all',
      none: 'No',
    },
  },
};
