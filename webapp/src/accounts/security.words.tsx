import { VisuallyHidden } from '#webapp/kit/index.ts';

/** How somebody gets in: the page, and its part about the email address. */
export const words = {
  title: 'Sign-in and security',
  description: 'Your email address, your passkeys, and where you are signed in.',
  lead: 'How you get in, and where you are in right now.',
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
  afterRemoval: 'It can’t sign you in any more. The link by email still does.',
  removeIt: 'Remove it',
  removing: 'Removing it…',
  keepIt: 'Keep it',
  toRemove: 'remove a passkey',
  toAdd: 'add a passkey',
  name: 'Name of the passkey',
  nameHint: 'So that you know it again, like “My phone”.',
  make: 'Make the passkey',
  waiting: 'Waiting for your device…',
  notNow: 'Not now',
  refused: {
    cancelled: 'No passkey was made. You can try again when you are ready.',
    already_there: 'This device has a passkey for your account already. It is in the list above.',
    failed: 'This browser could not make a passkey. Your account is as it was.',
  },
};

export const signInWords = {
  what: 'your sign-ins',
  open: 'Where you are signed in',
  nowhereElse: 'You are not signed in anywhere else.',
  notYou:
    'Is one of these not you? Sign out everywhere else. Whoever it was needs your email to come back.',
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
