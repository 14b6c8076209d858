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
    'A nationwide bureau has to place, lift or remove a security freeze free of charge when you ask for it yourself and prove who you are.',
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
