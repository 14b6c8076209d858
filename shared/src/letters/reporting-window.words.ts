/** How long an item may stay on an ordinary report, as a person reads it. */
const over = () => 'Its time on an ordinary report is over by any count.';

export const words = {
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
    personal_information: 'Personal details have no missed payment to count from.',
  },
};
