import { VisuallyHidden } from '#webapp/kit/index.ts';

/** The parts of the dashboard that tell of disputes: today, the numbers, the scores, the calendar. */
export const words = {
  today: {
    heading: 'What needs you today',
    nothing: 'Nothing. You have done your part for now.',
    nextDate: (day: string, target: string) =>
      `The next date is ${day}, when an answer from ${target} is due. If something comes in the mail before then, note it here.`,
    finish: {
      title: (count: number): string =>
        count === 1 ? 'Finish your letter' : `Finish your ${count} letters`,
      text: (count: number): string =>
        count === 1
          ? 'It is saved just as you left it. Nothing else needs you today.'
          : 'They are saved just as you left them. Nothing else needs you today.',
      deed: 'Continue my letter',
    },
    noDate: 'We keep an eye on your dates and email you when one comes near.',
  },
  counts: {
    heading: 'Your letters in numbers',
    signed: (count: number): string => (count === 1 ? 'Letter signed' : 'Letters signed'),
    onTheirWay: 'On their way',
    delivered: 'Delivered',
    left: (count: number): string => (count === 1 ? 'Letter left' : 'Letters left'),
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
      count === 1 ? 'All your scores as a table' : `All ${count} scores as a table`,
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
    renewDeed: 'Make a new one',
    keepThis: 'Keep this one',
    renewText: 'Calendars that use this one stop getting your dates.',
    askEnd: 'End your calendar address?',
    ending: 'Ending it…',
    keep: 'Keep it',
    endText: 'Your calendar stops getting your dates. Our emails go on.',
  },
};
