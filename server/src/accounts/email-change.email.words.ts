export const words = {
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
