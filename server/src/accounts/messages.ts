/** What signing in and My Account answer. */
export const accountsMessages = {
  linkSent: 'Check your email for your login link.',
  signedIn: 'You are now signed in.',
  profileSaved: 'Saved. New letters start with this.',
  bothLinksSent: 'We sent a link to both addresses. Your address changes when both were used.',
  elsewhere: (maskedEmail: string) =>
    `This link signs in ${maskedEmail}. It was asked for in another browser or on another device.`,
};

/** Browsers and systems keep their names; these are the words around them. */
export const deviceNameMessages = {
  unknown: 'A browser',
  desktopApp: 'The desktop app',
  chromebook: 'a Chromebook',
  mac: 'a Mac',
  on: (browser: string, system: string) => `${browser} on ${system}`,
};

export const emailChangeEmailMessages = {
  approve: {
    subject: 'Do you want to change your email address?',
    preview: 'Somebody who is signed in to your account asked for it. Nothing has changed yet.',
    heading: 'A new address for your account?',
    asked: (newEmail: string) =>
      `Somebody who is signed in to your Credit Fix account asked to use ${newEmail} for it from now on.`,
    ifYou:
      'If that was you, please approve it here. We sent a second link to the new address. Your address changes when both links have been used.',
    button: 'Approve the new address',
    works: (minutes: number) => `The link works for ${minutes} minutes.`,
    notYou:
      'Was this not you? Then do not press the button, and nothing changes. Sign in, open My Account, and sign out every browser that you do not know.',
  },
  confirm: {
    subject: 'Confirm your new email address',
    preview: 'Somebody wants to use this address for their Credit Fix account.',
    heading: 'Is this your new address?',
    asked:
      'Somebody asked to use this address for their Credit Fix account. If that was you, please confirm it here.',
    button: 'Confirm this address',
    bothLinks:
      'We sent a second link to the address that you have used until now. Your address changes when both links have been used.',
    works: (minutes: number) =>
      `The link works for ${minutes} minutes. Was this not you? Then you can delete this email, and nothing happens.`,
    reason: 'You get this email because somebody entered this address at Credit Fix.',
  },
  taken: {
    subject: 'Somebody entered your address for another account',
    preview: 'Nothing was changed, and you do not have to do anything.',
    heading: 'Nothing was changed',
    asked:
      'Somebody asked to use this address for another Credit Fix account. There is already an account with this mailbox, or there was one, so nothing was changed. We did not tell them why.',
    nothingToDo:
      'You do not have to do anything. If it was you, please sign in with this address instead.',
  },
  changed: {
    title: 'Your email address was changed',
    preview: (newEmail: string) => `Your account now uses ${newEmail}.`,
    toOld: (newEmail: string) =>
      `Your Credit Fix account now uses ${newEmail}. Login links go there from now on, and this address no longer opens the account.`,
    toNew:
      'Your Credit Fix account now uses this address. Login links and all other email come here from now on.',
    signedOut: 'Every other browser was signed out. Your letters and your plan are as they were.',
    notYou:
      'Was this not you? Then please write to us through the contact page at once, and we will look into it with you.',
  },
  alwaysSent:
    'You get this email because it is about the safety of your account. Such emails are always sent.',
};

export const loginLinkEmailMessages = {
  subject: 'Your login link',
  preview: (minutes: number) => `It signs you in once, for ${minutes} minutes.`,
  heading: 'Sign in to Credit Fix',
  here: 'Here is the login link you asked for. No password needed.',
  button: 'Sign in',
  orCode: 'Or type this code on the screen where you asked for it:',
  codeWorks: (minutes: number) =>
    `The code works for ${minutes} minutes, and only there. Nobody from Credit Fix will ever ask you for it.`,
  once: (minutes: number) =>
    `The link works once, for ${minutes} minutes. If you ask for another email, this one stops working.`,
  notYou:
    'Did you not ask for this? Then you can delete this email. Nobody can sign in without it.',
  reason: 'You get this email because somebody entered your address to sign in to Credit Fix.',
};

export const newSignInEmailMessages = {
  title: 'A new sign-in to your account',
  preview: (device: string) => `${device}. If this was you, there is nothing to do.`,
  opened: 'Your Credit Fix account was opened in a browser that had not opened it before.',
  when: 'When',
  easternTime: (moment: string) => `${moment}, Eastern time`,
  device: 'With',
  ifYou: 'If this was you, there is nothing to do.',
  ifNotYou:
    'Was this not you? Then sign in, open My Account, and sign out every browser that you do not know. Please change the password of your email too: whoever reads your email can get a login link.',
  reason:
    'You get this email because it is about the safety of your account. Such emails are always sent.',
};

export const passkeyEmailMessages = {
  added: {
    subject: 'A passkey was added to your account',
    preview: 'It can be used to sign in from now on.',
    heading: 'A passkey was added',
    text: 'This passkey can now be used to sign in to your account.',
  },
  removed: {
    subject: 'A passkey was removed from your account',
    preview: 'It can no longer be used to sign in.',
    heading: 'A passkey was removed',
    text: 'This passkey can no longer be used to sign in to your account.',
  },
  passkey: 'Passkey',
  notYou:
    'Was this not you? Sign in with a login link, open My Account, remove the passkeys you do not know, and sign out your other browsers.',
  reason:
    'You get this email because it is about the safety of your account. We always send these.',
};
