export const words = {
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
