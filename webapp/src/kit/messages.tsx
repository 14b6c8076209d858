import { siteSettings, type Language } from '@creditfix/shared/kernel';

/** What the bot check of a form says. */
export const captchaBoxMessages = {
  name: 'Bot check',
  startsByItself: 'The bot check starts by itself when you do.',
  waiting: 'Getting the bot check ready…',
  failed: 'The bot check did not load',
  failedText: 'Please check your connection. What you typed is still here.',
  label: "I'm not a robot",
  verifying: 'Checking that you are not a robot…',
  verified: 'Checked: not a robot',
  error: 'The check did not work. Please try again.',
  expired: 'The check is too old. Please check the box again.',
  verificationRequired: 'Please check the box.',
  waitAlert: 'Still checking. One moment, please.',
  loading: 'Loading…',
  /** Where no script runs; the mailbox of support follows. */
  needsScript: 'This form needs JavaScript. Please turn it on in your browser, or write to us at',
};

/** A code that takes something off. */
export const couponMessages = {
  have: 'I have a code',
  code: 'Your code',
  use: 'Use this code',
  checking: 'Checking…',
  remove: 'Remove the code',
};

/** What the parts of the kit say by themselves. */
export const kitMessages = {
  productName: siteSettings.productName,
  tryAgain: 'Try again',
  loading: 'Loading',
  oneMoment: 'One moment',
  loadingWhat: (what: string) => `Loading ${what}`,
  notLoaded: (what: string) => `We could not load ${what}`,
  colors: { name: 'Colors', auto: 'Automatic', light: 'Light', dark: 'Dark' },
  field: { error: 'Error:', why: 'Why we ask', optional: '(optional)' },
  summary: 'A few answers need another look',
  notice: {
    info: 'Note',
    success: 'Done',
    warning: 'Please check',
    error: 'Something went wrong',
  },
  notServed: (states: string) =>
    `We sell nothing to people who live in ${states}. Writing free letters is open to everybody.`,
  mailbox: (address: string) => (
    <>
      No mail server is set up here, so the message is in the <a href={address}>local mailbox</a>.
    </>
  ),
  problems: {
    network: 'Network error. Please check your connection and try again.',
    unreadable:
      'Something went wrong on our side. What you saved before is safe. Please try again in a minute.',
    unreadableStream:
      'We could not read the answer. What you saved before is safe. Please try again.',
  },
};

/** The language of this build. */
export const language: Language = 'en';

/** For `Intl`. */
export const locale: string = 'en-US';

/** The boxes of a date. */
export const dateFieldMessages = {
  month: 'Month',
  day: 'Day',
  year: 'Year',
  choose: 'Choose',
  /** What is wrong with one of the boxes, while the others are fine. */
  faults: {
    month: 'Please choose the month.',
    day: 'Please enter the day, 1 to 31.',
    dayOfMonth: (month: string, days: number) => `${month} has only ${days} days.`,
    year: 'Please enter the year with four digits.',
  },
};

/** A part of a page that did not come. */
export const lazyPartMessages = {
  title: 'This part did not load',
  text: 'Please check your connection. What you typed is still here, and we try again as soon as the connection is back.',
  tryAgain: 'Try again',
  reload: 'Load this page again',
};

/** What a ZIP code says about the city and the state beside it. */
export const zipMessages = {
  filledIn: (zip: string, place: string) =>
    `We filled in ${place} from ZIP code ${zip}. Change it if it is not right.`,
  otherState: (zip: string, state: string, chosen: string) =>
    `ZIP code ${zip} is in ${state}, and the state here is ${chosen}. Please check both.`,
};

/** How far somebody is. */
export const stepperMessages = {
  name: 'Progress',
  at: (number: number, all: number, name: string | undefined) => (
    <>
      Step {number} of {all}: <strong>{name}</strong>
    </>
  ),
  goBack: 'Go back to',
  done: '(done)',
};

/** What needs a sign-in that is not long ago. */
export const signInAgainMessages = {
  title: 'Please sign in once more',
  why: (what: string, minutes: number) =>
    `To ${what}, you need to have signed in within the last ${minutes} minutes. It protects you if somebody else gets hold of an open browser. Nothing was changed.`,
  done: 'Thank you, that was you',
  doneText: (what: string) => `You can ${what} now. Please press the button once more.`,
  busy: 'Waiting for your passkey…',
  passkey: 'Use a passkey',
  link: 'Email me a link',
};

/** A passkey that did not sign in. */
export const passkeyMessages = {
  unused: 'No passkey was used, so nothing was changed. Please try again, or use the login link.',
  unable: 'This browser could not use a passkey. Nothing was changed. Please use the login link.',
};

/** The page that opens the program. */
export const desktopAppMessages = {
  title: 'Open the desktop app',
  lead: 'This link belongs to the app that asked for it. It works once, for 30 minutes, and only there.',
  open: 'Open the desktop app',
  paste: 'Nothing happens? Copy this address and paste it into the app.',
  address: 'Address of the link',
};
