import { plural } from '@creditfix/shared/kernel';
import { VisuallyHidden } from '#webapp/kit/index.ts';
import type { ReactNode } from 'react';

/** The parts of the dashboard that tell of disputes: today, the numbers, the scores, the calendar. */
export const dashboardPartsMessages = {
  today: {
    heading: 'What needs you today',
    nothing: 'Nothing. You have done your part for now.',
    nextDate: (day: string, target: string) =>
      `The next date is ${day}, when an answer from ${target} is due. If something comes in the mail before then, note it here.`,
    finish: {
      title: (count: number): string =>
        plural(count, { one: 'Finish your letter', other: `Finish your ${count} letters` }),
      text: (count: number): string =>
        plural(count, {
          one: 'It is saved just as you left it. Nothing else needs you today.',
          other: 'They are saved just as you left them. Nothing else needs you today.',
        }),
      action: 'Continue my letter',
    },
    noDate: 'We keep an eye on your dates and email you when one comes near.',
  },
  counts: {
    heading: 'Your letters in numbers',
    signed: (count: number): string =>
      plural(count, { one: 'Letter signed', other: 'Letters signed' }),
    onTheirWay: 'On their way',
    delivered: 'Delivered',
    left: (count: number): string => plural(count, { one: 'Letter left', other: 'Letters left' }),
    ofLimit: (limit: number, until: string) => `of ${limit} until ${until}`,
  },
  scores: {
    headingEmpty: 'Your score over time',
    heading: 'Scores you entered',
    leadEmpty:
      'If you follow your score somewhere, you can note it here and see it over time. Only you see it.',
    lead: 'These come from you alone, and only you see them. Many things move a score, so a change says little about any one letter.',
    deleted: (day: string) => `The score of ${day} is deleted`,
    undo: 'Undo: bring it back',
    trouble: 'That did not work',
    add: 'Add a score',
    asTable: (count: number): string =>
      plural(count, { one: 'All your scores as a table', other: `All ${count} scores as a table` }),
    day: 'Day',
    score: 'Score',
    source: 'Where you saw it',
    notSaid: 'Not said',
    delete: 'Delete',
    deleteOne: (day: string) => (
      <>
        Delete <VisuallyHidden>the score of {day}</VisuallyHidden>
      </>
    ),
    daySeen: 'Day you saw it',
    saving: 'Saving it…',
    save: 'Save this score',
    cancel: 'Cancel',
    range: 'Scores lie between 250 and 900.',
    giveDay: 'Please give the day on which you saw it.',
    chart: (first: string, last: string) => `Scores you entered, from ${first} to ${last}`,
    onDay: (score: number, day: string) => `${score} on ${day}`,
  },
  calendar: {
    heading: 'Your dates in your calendar',
    lead: 'Arrivals, due dates and next steps appear in your own calendar and move by themselves.',
    looking: 'Looking…',
    setUp: 'Set up my calendar',
    making: 'Making it…',
    make: 'Make my calendar address',
    trouble: 'That did not work',
    secret:
      'The address is a secret: whoever has it can see your dates, without signing in. It names who got a letter and when, and no account. You can end it at any time.',
    address: 'Your calendar address',
    copy: 'Copy the address',
    open: 'Open in my calendar',
    renew: 'Make a new address',
    end: 'End it',
    askRenew: 'Make a new address?',
    renewAction: 'Make a new one',
    keepThis: 'Keep this one',
    renewText: 'Calendars that use this one stop getting your dates.',
    askEnd: 'End your calendar address?',
    ending: 'Ending it…',
    keep: 'Keep it',
    endText: 'Your calendar stops getting your dates. Our emails go on.',
  },
};

/** The page of one dispute: where it stands, what comes next, what came back, and its story. */
export const disputePageMessages = {
  page: {
    title: 'Your dispute',
    description: 'Where this dispute stands, its letters and dates, and what can come next.',
    what: 'this dispute',
    loading: 'One moment',
    back: 'Back to your dashboard',
    state: 'Where it stands',
  },
  steps: {
    heading: 'What you can do next',
    counts:
      'A letter that you write next counts as one of your letters. We fill it in from what you noted; you read it and sign it.',
    others: 'Other steps',
  },
  answer: {
    heading: 'What came back',
    nothing: 'Nothing is noted yet.',
    nothingForNewest: (said: string) => `${said} Nothing is noted for the newest letter.`,
    takenBack: 'Taken back.',
    noted: 'Noted.',
    note: 'Note what came back',
    isBack: 'It is back, or something else came',
    somethingElse: 'Something else came',
    youNoted: (what: string) => `You noted: ${what}`,
    takingBack: 'Taking it back…',
    undo: 'Undo: take this answer back',
  },
  form: {
    notNoted: 'This is not noted yet',
    what: 'What came back?',
    day: 'The date on their answer',
    dayOrChange: 'The date on their answer, or the day you saw the change',
    dayAgain: 'The day you saw it again',
    own: 'A note for yourself',
    ownHint: 'Only you see it. It goes into no letter.',
    waitingForFile: 'Waiting for your file…',
    noting: 'Noting it…',
    action: 'Note this answer',
    cancel: 'Cancel',
    chooseOutcome: 'Please choose what came back.',
    giveDay: 'Please give the day.',
  },
  complaint: {
    heading: 'Your draft complaint',
    what: 'the draft',
    lead: 'You send it yourself on the site of the Consumer Financial Protection Bureau, for free. Read it first, and change whatever is not as you would say it. A draft about a credit bureau ends with what the CFPB asks you to attest to: send it only if every word is true.',
    text: 'What happened, and what you would like',
    copy: 'Copy the text',
    goThere: 'Go to consumerfinance.gov (opens in a new tab)',
    formHeading: 'What the form asks first',
    formNote: 'Choose what comes nearest; the form may use other words.',
  },
  copied: 'Copied',
  copyRefused: 'This browser does not let us copy. The text is selected: please copy it yourself.',
  information: {
    summary: 'I sent them more information',
    text: (days: number, later: string, now: string) =>
      `If they got more facts or papers from you while their 30 days run, the law gives them up to ${days} more days. The answer is then due ${later} in place of ${now}. Note it only if you did send something: it cannot be taken back here.`,
    day: 'The day they got it',
    giveDay: 'Please give the day on which they got it.',
    noting: 'Noting it…',
    action: 'Note it and move the date',
  },
  story: {
    heading: 'The story so far',
    letter: (number: number, title: string) => `Letter ${number}: ${title}`,
    to: (target: string, reference: ReactNode) => (
      <>
        To {target}. Reference {reference}
      </>
    ),
    download: (number: number) => (
      <>
        Download <VisuallyHidden>letter {number}</VisuallyHidden>
      </>
    ),
    follow: (number: number) => (
      <>
        Follow it in the mail <VisuallyHidden>, letter {number}</VisuallyHidden>
      </>
    ),
    signed: 'Signed',
    mailed: 'Mailed',
    notYet: 'Not yet',
    tracking: 'Tracking',
    arrived: 'Arrived',
    answerDue: 'Answer due',
    atUsps: 'at USPS, opens in a new tab',
    answerPage: 'Look at the first page of the answer (opens in a new tab)',
  },
};

/** Disputes wherever they are shown: names, clocks, the stops of a letter, and what can be done. */
export const disputesMessages = {
  accountEnding: (digits: string) => `Account ending ${digits}`,
  /** The day of an answer, behind what it said. */
  onDay: (what: string, day: string) => `${what}, ${day}`,
  clock: {
    due: (pace: string, day: string): ReactNode => (
      <>
        <strong>{pace}</strong>, answer due {day}
      </>
    ),
    over: (pace: string, day: string): ReactNode => (
      <>
        <strong>{pace}</strong>. The answer was due {day}
      </>
    ),
  },
  stops: {
    signed: 'Signed',
    mailed: 'Mailed',
    arrived: 'Arrived',
    answered: 'Answered',
    answer: 'Answer',
    answerDue: 'Answer due',
    answerWasDue: 'Answer was due',
    notMailed: 'It could not be mailed',
    waitsForMail: 'Waiting to be mailed',
    notYet: 'Not yet',
    cameBack: 'It came back',
    onItsWay: 'On its way',
    noSetDay: 'No set day',
  },
  actions: {
    mail_letter: 'Mail it',
    check_address: 'See why',
    confirm_arrival: 'Say when it arrived',
    record_answer: 'Note their answer',
    overdue_notice: 'Write the overdue notice',
    method_of_verification: 'Write the method-of-verification letter',
    furnisher_dispute: 'Write to the company',
    information_supplied: 'Write the letter that adds it',
    identity_supplied: 'Write the identity letter',
    block_declined: 'Write the letter about the block',
    reinsertion_notice: 'Write the letter about its return',
    consumer_statement: 'Write my statement',
    notify_recipients: 'Write the letter that tells them',
    new_dispute: 'Write the new dispute',
    cfpb_complaint: 'Read the draft complaint',
  },
  preparing: 'Preparing it…',
  list: {
    heading: 'Your disputes',
    noneOpen: 'None is open. What is settled stands below.',
    showAll: (count: number) => `Show all ${count} open disputes`,
    resolved: (count: number) => `Resolved (${count})`,
  },
};
