import type { ReactNode } from 'react';
import type { EmailPreference } from '@creditfix/shared/accounts';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '#webapp/kit/index.ts';

/** The page that one of the two links of a change of address opens. */
export const confirmEmailMessages = {
  incomplete: 'This confirmation link is not complete. Please copy the whole link from the email.',
  ask: 'Change your email address?',
  askLead:
    'Somebody who is signed in to a Credit Fix account asked for this. If it was you, confirm it here.',
  unchanged: 'Your address is as it was.',
  confirm: 'Yes, change my address',
  confirming: 'Confirming…',
  notYou:
    'If it was not you, close this page. Nothing changes, because both addresses have to agree.',
  changed: 'Your email address is changed',
  changedTo: (address: ReactNode) => (
    <>From now on you sign in with {address}, and our emails go there.</>
  ),
  oneMore: 'One more link',
  thenChangesTo: (address: ReactNode) => (
    <>
      Thank you, this side is confirmed. Now open the link that we sent to your other address. Then
      your address changes to {address}.
    </>
  ),
  notWorking: 'This link does not work',
  startAgain: 'You can start the change again in My Account.',
  myAccount: 'Go to My Account',
};

interface Choice {
  readonly label: string;
  readonly hint: string;
}

const choices: Readonly<Record<EmailPreference, Choice>> = {
  letter_news: {
    label: 'News about my letters',
    hint: 'When a letter is ready, mailed or delivered.',
  },
  deadlines: {
    label: 'Deadlines',
    hint: 'When the time to answer your dispute ends, and when it is over.',
  },
  answer_due: {
    label: 'An answer is due soon',
    hint: 'In the week before an answer to your dispute is due. Once for each letter.',
  },
  mail_check: {
    label: 'Did you mail it?',
    hint: 'When you downloaded a letter and we do not know whether it is in the mail. Once.',
  },
  draft_waits: {
    label: 'A draft is waiting',
    hint: 'When you began a letter and have not signed it. Once for a draft.',
  },
  referrals: {
    label: 'Invitations',
    hint: 'When a friend you invited joins and you get credit for it.',
  },
  product_news: {
    label: 'News about the product',
    hint: 'What is new here. A few times a year.',
  },
};

/** The page on which somebody chooses what we write to them. */
export const emailsMessages = {
  title: 'Emails',
  heading: 'Emails from us',
  description: 'Choose which emails we send you.',
  lead: 'Choose what we write to you about. Each change is saved at once.',
  what: 'your choices',
  choices,
  language: 'Language of our emails',
  languageHint: 'The letters we write for you are always in English.',
  languageNames: { en: 'English', es: 'Español' },
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: 'Your choice is not saved',
  always: 'Always sent',
  alwaysList:
    'Login links you ask for, receipts and trouble with a payment, changes to how you sign in, and notices that the law asks us to send.',
};

/** Where the link in an email leads that stops its kind. */
export const stopEmailsMessages = {
  stopping: 'Stopping these emails…',
  off: {
    title: 'These emails are stopped',
    lead: 'We do not send you this kind of email anymore.',
    button: 'Send them to me again',
  },
  on: {
    title: 'These emails are on again',
    lead: 'We send you this kind of email when there is something to say.',
    button: 'Stop these emails',
  },
  notDone: 'These emails could not be stopped',
  unchanged: 'Your choices are as they were.',
  again: 'Try again',
  saving: 'Saving…',
  others: 'To choose all of our emails, sign in:',
  allChoices: 'Emails from us',
};

/** The sign-in page, and what it says once a link is on its way. */
export const loginMessages = {
  title: 'Sign in',
  keywords: 'sign in to Credit Fix, login link by email, passkey, dispute letter account',
  description: 'Sign in to Credit Fix with a link or a code that we send to your email address.',
  lead: 'We email you a link and a code, so there is no password. New here? The same email opens your account.',
  leadOnTheWay:
    'Sign in first; then we take you to where you were going. We email you a link and a code, so there is no password.',
  questionsFirst: 'Answer the questions first, sign in later',
  email: 'Email address',
  why: 'Your email address is your account: your letters and drafts belong to it. We send login links there, and news about your letters and your account. We send more only if you ask for it.',
  invalidEmail: 'Please enter a valid email address, like name@example.com.',
  captchaOpen: 'Please complete the reCAPTCHA verification.',
  failed: 'An error occurred. Please try again.',
  send: 'Email me a login link',
  sending: 'Sending…',
  sendHint: 'The link works once, for 30 minutes.',
  sendWaits: 'The button turns on when the address is complete and the bot check is done.',
  or: 'or',
  withPasskey: 'Sign in with a passkey',
  waitingForPasskey: 'Waiting for your passkey…',
  terms: (
    <>
      By signing in, you agree to our <Link to="/terms">terms</Link>. The{' '}
      <Link to="/privacy">privacy page</Link> says what we keep and why.
    </>
  ),

  sentTitle: 'Check Your Email',
  sentTo: (address: ReactNode) => (
    <>
      We emailed a login link and a six-digit code to {address}. Open the link on this device, or
      type the code here. The link works once, and expires after 30 minutes; the code after 10.
    </>
  ),
  nothingThere:
    'Nothing there after a minute or two? Look in the spam folder, or check the address above. If you ask for another email, the older one stops working.',
  startOver: 'Send to a different email',
  code: 'Code from the email',
  codeHint: 'Six digits',
  codeLength: 'The code has six digits. Please look at our newest email.',
  signInWithCode: 'Sign in with the code',
  checkingCode: 'Checking the code…',
  otherDevice: (number: ReactNode) => (
    <>
      Reading the email on another device? Open the link there, choose to sign in on this screen,
      and type the number {number}.
    </>
  ),
  over: 'That email no longer works here',
  overText:
    'Its link was used on another device, has expired, or was replaced. To sign in here, send a new one.',
  sendAgain: 'Send a new email',
  sendAgainIn: (seconds: number) => `Send a new email (in ${seconds} s)`,
  sentAgain: 'A new email is on its way. Only the newest one works.',
  alreadyIn: 'You are already signed in.',
  goOn: 'Continue where you were',
};

/** The page of name, address and phone. */
export const profileMessages = {
  title: 'Profile',
  heading: 'Your profile',
  description: 'Your name, address and phone, to be filled into new letters.',
  lead: 'We fill this into each new letter, so that you type it once. Every line is optional, and only you see it.',
  what: 'your profile',
  signature: 'Saved signature',
  notSavedYet: 'Your profile is not saved yet',
  stillHere: (trouble: string) => `${trouble} What you typed is still here.`,
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  suffix: 'Suffix',
  unit: 'Apartment or unit',
  street: 'Street address',
  city: 'City',
  state: 'State',
  chooseState: 'Choose a state',
  zipCode: 'ZIP code',
  phone: 'Phone',
  save: 'Save my profile',
  saving: 'Saving your profile…',
  keptAs: {
    unchanged: 'Kept encrypted',
    unsaved: 'Not saved yet',
    saving: 'Saving…',
    failed: 'Not saved',
  },
  saved: 'Saved. New letters start with this.',
  savedEmpty: 'Saved. New letters start empty.',
};

/** How somebody gets in: the page, and its part about the email address. */
export const securityMessages = {
  title: 'Sign-in and security',
  description: 'Your email address, your passkeys, and where you are signed in.',
  lead: 'How you sign in, and where you are signed in right now.',
  what: 'your account',
};

export const addressWords = {
  heading: 'Your email address',
  change: 'Change',
  willChange: (newEmail: string) => `Your address will change to ${newEmail}`,
  bothLinks:
    'We sent a link to each of the two addresses. The change is made when both were opened.',
  oldSide: (confirmed: boolean): string =>
    confirmed
      ? 'The address you have now: confirmed'
      : 'The address you have now: waiting for its link',
  newSide: (confirmed: boolean): string =>
    confirmed ? 'The new address: confirmed' : 'The new address: waiting for its link',
  stop: 'Keep my address and stop this change',
  stopping: 'Stopping the change…',
  toChange: 'change your address',
  how: 'We send a link to both addresses, so that nobody can take your account away from you. Your address changes when both links were opened. Until then everything stays as it is.',
  newEmail: 'New email address',
  invalidEmail: 'Please enter a valid email address, like name@example.com.',
  send: 'Send both links',
  sending: 'Sending both links…',
  keep: 'Keep my address',
};

export const passkeyWords = {
  heading: 'Passkeys',
  about:
    'A passkey lets you sign in with your fingerprint, your face or the PIN of your device, without waiting for an email. The link by email always works too.',
  what: 'your passkeys',
  removed: (name: string) => `Removed: ${name}.`,
  added: (name: string) => `Added: ${name}.`,
  cannotMake: 'This browser can’t make passkeys. A newer one can.',
  add: 'Add a passkey',
  addAnother: 'Add another passkey',
  addedOn: (day: string) => `Added ${day}.`,
  lastUsed: (day: string) => `Last used ${day}.`,
  notUsed: 'Not used yet.',
  remove: (name: string) => (
    <>
      Remove <VisuallyHidden>{name}</VisuallyHidden>
    </>
  ),
  askRemove: (name: string) => `Remove the passkey “${name}”?`,
  afterRemoval: 'It can’t sign you in anymore. The link by email still does.',
  removeIt: 'Remove it',
  removing: 'Removing it…',
  keepIt: 'Keep it',
  toRemove: 'remove a passkey',
  toAdd: 'add a passkey',
  name: 'Name of the passkey',
  nameHint: 'So that you can tell it from others, like “My phone”.',
  make: 'Make the passkey',
  waiting: 'Waiting for your device…',
  notNow: 'Not now',
  refused: {
    cancelled: 'No passkey was made. You can try again when you are ready.',
    already_there: 'This device already has a passkey for your account. It is in the list above.',
    failed: 'This browser could not make a passkey. Your account is as it was.',
  },
};

export const signInWords = {
  what: 'your sign-ins',
  open: 'Where you are signed in',
  nowhereElse: 'You are not signed in anywhere else.',
  notYou:
    'Is one of these not you? Sign out everywhere else. Whoever it was cannot come back without your email.',
  endOthers: 'Sign out everywhere else',
  endedOthers: 'Signed out everywhere else.',
  signingOut: 'Signing out…',
  signOut: (device: string) => (
    <>
      Sign out <VisuallyHidden>{device}</VisuallyHidden>
    </>
  ),
  signedOut: (device: string) => `Signed out: ${device}.`,
  thisBrowser: 'This browser',
  signedIn: {
    link: (moment: string) => `Signed in by an emailed link on ${moment}.`,
    passkey: (moment: string) => `Signed in with a passkey on ${moment}.`,
  },
  lastActive: (moment: string) => `Last active on ${moment}.`,
  endedOn: (moment: string) => `Ended on ${moment}.`,
  past: 'Earlier sign-ins',
};

/** What a login link says while it is checked, where it works, and if it does not. */
export const verifyLoginMessages = {
  verifying: 'Verifying Your Login',
  verifyingLead: 'Please wait while we securely log you in...',
  checking: 'Checking your login link',
  checkingNote:
    'This takes a second or two. A login link works once, for 30 minutes. If nothing happens here, load the page again or ask for a new link.',
  description: 'This page checks your login link and takes you to your dashboard.',
  noToken: 'No verification token provided.',
  noNetwork: 'Network error occurred. Please try again.',
  signedIn: 'You are now signed in.',

  elsewhere: 'Sign in on this browser?',
  signInHere: 'Sign in here',
  signingIn: 'Signing you in…',
  whyAsked:
    'We ask because some mail programs open links by themselves. Only your click signs in. If that is not your address, or you did not ask for a link, close this page and nothing happens.',

  whereElse: 'Did you ask on another device?',
  whereElseText:
    'To sign in there and not here, type the number that the other screen shows beside the code.',
  number: 'Number on the other screen',
  signInThere: 'Sign in on the other screen',
  numberMissing: 'Please type the two digits that the other screen shows.',
  approved: 'You are signed in on the other screen',
  approvedText: 'It goes on by itself in a few seconds. You can close this page.',

  successful: 'Login Successful!',
  redirecting: {
    dashboard: 'Redirecting you to your dashboard...',
    letter: 'Taking you to your letter...',
    elsewhere: 'Taking you to where you were going...',
  },
  goOn: {
    dashboard: 'Continue to Dashboard',
    letter: 'Continue to my letter',
    elsewhere: 'Continue',
  },
  account: 'Your account',
  welcome: 'Welcome',
  welcomeBack: 'Welcome back!',
  email: 'Email',
  name: 'Name',
  plan: 'Plan',
  planNames: { free: 'Free', pro: 'Credit Fix Pro' },

  failed: 'Login Failed',
  issues: 'Common issues',
  issueList: [
    'The link may have expired. Links expire after 30 minutes.',
    'The link may already be used. Each one works once.',
    'The link may be malformed. Some mail programs cut long links in two.',
  ],
  tryAgain: 'Try again',
  newLink: 'Request New Login Link',
  home: 'Go to the home page',
};
