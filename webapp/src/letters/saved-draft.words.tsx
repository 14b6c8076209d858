/** How far the letter is saved, and what stands in the way of saving it. */
export const words = {
  willSave: 'We save as you type',
  saving: 'Saving…',
  saved: 'Saved',
  savedJustNow: 'Saved a moment ago',
  savedMinutesAgo: (minutes: number) =>
    minutes === 1 ? 'Saved a minute ago' : `Saved ${minutes} minutes ago`,
  savedHoursAgo: (hours: number) =>
    hours === 1 ? 'Saved an hour ago' : `Saved ${hours} hours ago`,
  savedDaysAgo: (days: number) => (days === 1 ? 'Saved yesterday' : `Saved ${days} days ago`),
  retrying: 'Not saved yet: we will keep trying',
  offline: 'Not saved yet: no connection. Keep this page open; we save as soon as it is back.',
  signedOut: 'Not saved yet: please sign in again',
  changedElsewhere: 'Not saved: changed somewhere else',
  missing: 'Not saved: this draft was deleted',
  alreadySigned: 'This letter is already signed',
  refused: 'Not saved yet',

  sessionEnded: 'Your session ended',
  sessionEndedText: (loginPath: string) => (
    <>
      What you typed is still on this page.{' '}
      <a href={loginPath} target="_blank" rel="noreferrer">
        Sign in in a new tab
      </a>
      , then come back here and continue.
    </>
  ),
  haveSignedIn: 'I have signed in',

  twoVersions: 'This letter was changed in another tab or device',
  twoVersionsText: (savedOn: string) =>
    `The other version was saved on ${savedOn}. Only one of them can be kept.`,
  showOther: 'Show the other version',
  keepThis: 'Keep what is on this page',

  draftDeleted: 'This draft was deleted somewhere else',
  stillHere: 'What you typed is still on this page.',
  keepAsNew: 'Keep it as a new draft',

  signedText: 'You will find it on your dashboard. Changes made here are not part of it.',
  toDashboard: 'Go to dashboard',
  notSaved: 'We could not save this yet',

  startOverFailed: 'We could not start over',
  startOverFailedText: 'Your letter is as it was. Please check your connection and try again.',
  tryAgain: 'Try again',
  emptyLetter: 'You have an empty letter',
  beforeDeleted: 'The one before is deleted.',
  undo: 'Undo: bring it back',
  welcomeBack: 'Welcome back: we kept your letter where you left it',
  startOver: 'Start over',
};
