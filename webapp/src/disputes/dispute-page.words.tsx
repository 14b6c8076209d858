import type { ReactNode } from 'react';
import { VisuallyHidden } from '#webapp/kit/index.ts';

/** The page of one dispute: where it stands, what comes next, what came back, and its story. */
export const words = {
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
    deed: 'Note this answer',
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
    deed: 'Note it and move the date',
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
