import type { NotRead } from './reading/recognize.ts';
import type { RuleId } from './findings/likely-errors.table.ts';

interface FindingWords {
  /** What does not fit, in a few words. */
  readonly title: string;
  /** The question that only the person can answer. */
  readonly question: string;
}

/** What we ask about a report. A finding is a question: nothing here says that anybody did something wrong. */
export const findingMessages: Readonly<Record<RuleId, FindingWords>> = {
  too_old: {
    title: 'This item may be past its time',
    question:
      'By the date on your report, the time for this item has ended. Is that when you first fell behind?',
  },
  maybe_too_old: {
    title: 'This item may be past its time',
    question:
      'Your report does not print the day you first fell behind. If this line is right, it was long ago, and the time for this item may have ended. Do you know when you first fell behind?',
  },
  late_too_old: {
    title: 'A late mark older than seven years',
    question:
      'A late payment may stay for seven years, and this month is longer ago. The rest of the account may stay. Is the month right?',
  },
  delinquency_moved: {
    title: 'The date of first delinquency has moved',
    question:
      'Your last report had an earlier date than this one. Did you catch up and fall behind again in between?',
  },
  no_delinquency_date: {
    title: 'No date of first delinquency',
    question:
      'Your report does not say when this account first went unpaid. Do you know when that was?',
  },
  dates_out_of_order: {
    title: 'These dates are out of order',
    question: 'One of these dates can’t be right beside the other. Which one is wrong?',
  },
  paid_with_balance: {
    title: 'Paid, and still a balance',
    question: 'Your report says that this was paid, and that money is still owed. Which is right?',
  },
  status_against_past_due: {
    title: 'The status and the past due amount do not match',
    question:
      'Your report says the one thing in the status and another in the amount. Which is right?',
  },
  sold_with_balance: {
    title: 'Sold or transferred, and still a balance',
    question: 'The company says that it no longer has this account. Do you still owe it anything?',
  },
  twice: {
    title: 'This may be one debt listed twice',
    question: 'These two entries look like the same debt. Are they?',
  },
  amounts_against_each_other: {
    title: 'More past due than owed',
    question: 'The amount past due is higher than the whole balance. What do you owe?',
  },
  charge_off_changed: {
    title: 'The charged-off amount has changed',
    question: 'Your last report had another amount here. Do you know why it changed?',
  },
  charge_off_of_good_account: {
    title: 'A charge-off amount on an account in good standing',
    question:
      'The status says that you pay as agreed, and an amount is shown as charged off. Which is right?',
  },
  late_after_closed: {
    title: 'Late after it was closed',
    question:
      'The account was closed with nothing owed, and a later month is marked late. Is that right?',
  },
  late_after_sold: {
    title: 'Late after it was sold or transferred',
    question:
      'The company says that it no longer had this account, and marks a later month as late. Did you owe it anything then?',
  },
  late_in_bankruptcy: {
    title: 'Late after your bankruptcy began',
    question:
      'The report says that this account was part of a bankruptcy, and marks a month after that as late. Did you agree to keep paying this debt?',
  },
  late_in_forbearance: {
    title: 'Late while payments were put off',
    question:
      'You told us that payments were put off in writing at that time. Were you on time before?',
  },
  sudden_or_contradicted_late: {
    title: 'A late mark that does not fit',
    question: 'Other parts of the report say that you paid on time. Were you late that month?',
  },
  settled_with_balance: {
    title: 'Settled, and still a balance',
    question:
      'Your report says that the company took less than the full amount. Is anything left to pay?',
  },
  discharged_with_balance: {
    title: 'A balance after your bankruptcy',
    question: 'You told us of a discharge. Was this debt part of it?',
  },
  bureaus_differ: {
    title: 'The bureaus say different things',
    question:
      'This is one account, and your reports do not agree about it. Different is not always wrong: companies report on different days. Which is right?',
  },
  authorized_user_shown_as_owner: {
    title: 'You are shown as an owner',
    question: 'You told us that you only may use this card. Did you ever agree to pay it?',
  },
  unknown_detail: {
    title: 'A detail about you that is not yours',
    question:
      'Names are often spelled in other ways, and old addresses stay for years. Are you sure that this was never yours?',
  },
  opened_as_a_child: {
    title: 'Opened when you were under 18',
    question:
      'Your report gives this year of birth and this day of opening. Did you open this account yourself?',
  },
  not_recognized: {
    title: 'You do not know this company',
    question:
      'Companies often report under another name. Does the name of the original creditor or the amount tell you what it is?',
  },
  medical_not_reported: {
    title: 'A medical collection that the bureaus leave out',
    question:
      'The three bureaus have said that they leave out medical collections that are paid, under $500 or less than a year old. Is this one of them?',
  },
  no_original_creditor: {
    title: 'No original creditor',
    question: 'Your report does not say who this debt was with first. Do you know?',
  },
  back_again: {
    title: 'This item is back',
    question: 'It was gone from your last report, and it is in this one again. Is it wrong?',
  },
  dispute_not_noted: {
    title: 'Your dispute is not noted',
    question:
      'You told us that you disputed this with the company. Its later report does not say so. Is the dispute still open?',
  },
  dispute_still_noted: {
    title: 'Still marked as in dispute',
    question:
      'This note was there months ago, and some lenders wait until it is gone. Is that dispute over, and do you want the note taken off?',
  },
  old_inquiry: {
    title: 'An inquiry older than two years',
    question: 'Bureaus usually show hard inquiries for two years. Is this date right?',
  },
  bankruptcy_outcome: {
    title: 'Your bankruptcy is shown another way',
    question: 'What your report says is not what you told us. How did the case end?',
  },
  payment_while_deferred: {
    title: 'A payment is shown while payments were put off',
    question: 'You told us that payments were put off. Were any due at that time?',
  },
  removal_date_passed: {
    title: 'The bureau’s own date has passed',
    question:
      'Your report names a month in which this item leaves. That month is over. Is it still there?',
  },
  leaves_soon: {
    title: 'This item leaves soon by itself',
    question:
      'The bureau says that it takes this off within about three months. You may not need a letter. Do you want one anyway?',
  },
};

/** Why a file was not read, and what to do instead. */
export const notReadMessages: Readonly<Record<NotRead, string>> = {
  pictures:
    'This file holds pictures of pages, not text. Please save the report from the bureau’s page as a PDF, or type the items by hand.',
  old_layout:
    'This report has an old layout. You can get a new one, free every week, at annualcreditreport.com.',
  three_side_by_side:
    'This is Experian’s print of all three bureaus side by side, which we do not read yet. In your Experian account, open the report of one bureau at a time and print each, or get them free at annualcreditreport.com. You can also type the items by hand.',
  unknown_layout:
    'This looks like a credit report, in a layout that we do not know yet. Please type the items by hand.',
  no_report:
    'We found no credit report in this file. Please choose the PDF that you saved from annualcreditreport.com, or the page that you saved from your credit service.',
  too_large: 'This file is larger than 30 MB. A report is smaller: please save it again by itself.',
  too_many_pages: 'This PDF has more than 200 pages. Please choose the report alone.',
  too_complex:
    'This file is built as no report is, so we stopped reading it. Please save the report again from its own page, or type the items by hand.',
  locked: 'This PDF opens with a password only. Please save a copy without one, and choose that.',
  damaged: 'This file can’t be opened. Please save the report again, and choose the new file.',
};

/** How faults in what is to be kept are told. */
export const keptReportMessages = {
  fact: 'A fact of the report',
  noSsn: 'A Social Security number is never kept. Please open the report again.',
};

export const reportsProblemsMessages = {
  'reports.not_found': 'This kept report is not there anymore.',
  'reports.too_many':
    'You keep 36 reports already. Delete one that you no longer need, and try again.',
};
