import type { EmailDraft } from '#server/platform/email/index.ts';

const reason =
  'You get this email because it is about the safety of your account. We always send these.';
const notYou =
  'Was this not you? Sign in with a login link, open My Account, remove the passkeys you do not know, and sign out your other browsers.';

export function passkeyAddedEmail(name: string): EmailDraft {
  return {
    subject: 'A passkey was added to your account',
    preview: 'It can be used to sign in from now on.',
    heading: 'A passkey was added',
    blocks: [
      { kind: 'text', text: 'This passkey can now be used to sign in to your account.' },
      { kind: 'facts', rows: [['Passkey', name]] },
      { kind: 'text', text: notYou },
    ],
    reason,
  };
}

export function passkeyRemovedEmail(name: string): EmailDraft {
  return {
    subject: 'A passkey was removed from your account',
    preview: 'It can no longer be used to sign in.',
    heading: 'A passkey was removed',
    blocks: [
      { kind: 'text', text: 'This passkey can no longer be used to sign in to your account.' },
      { kind: 'facts', rows: [['Passkey', name]] },
      { kind: 'text', text: notYou },
    ],
    reason,
  };
}
