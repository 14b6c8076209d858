import type { EmailDraft } from '#server/platform/email/index.ts';

/** Minutes that the two links of a change of address work. */
export const EMAIL_CHANGE_MINUTES = 60;

const ALWAYS_SENT =
  'You get this email because it is about the safety of your account. Such emails are always sent.';
const NOT_YOU =
  'Was this not you? Then do not press the button, and nothing changes. Sign in, open My Account, and sign out every browser that you do not know.';

/** To the address that the account has: its owner has to agree. */
export function approveChangeEmail(change: { newEmail: string; url: string }): EmailDraft {
  return {
    subject: 'Do you want to change your email address?',
    preview: 'Somebody who is signed in to your account asked for it. Nothing has changed yet.',
    heading: 'A new address for your account?',
    blocks: [
      {
        kind: 'text',
        text: `Somebody who is signed in to your Credit Fix account asked to use ${change.newEmail} for it from now on.`,
      },
      {
        kind: 'text',
        text: 'If that was you, please approve it here. We sent a second link to the new address. Your address changes when both links have been used.',
      },
      { kind: 'button', label: 'Approve the new address', url: change.url },
      { kind: 'quiet', text: `The link works for ${EMAIL_CHANGE_MINUTES} minutes.` },
      { kind: 'quiet', text: NOT_YOU },
    ],
    reason: ALWAYS_SENT,
  };
}

/** To the address that the account is to have: whoever asked must be able to read it. */
export function confirmChangeEmail(change: { url: string }): EmailDraft {
  return {
    subject: 'Confirm your new email address',
    preview: 'Somebody wants to use this address for their Credit Fix account.',
    heading: 'Is this your new address?',
    blocks: [
      {
        kind: 'text',
        text: 'Somebody asked to use this address for their Credit Fix account. If that was you, please confirm it here.',
      },
      { kind: 'button', label: 'Confirm this address', url: change.url },
      {
        kind: 'text',
        text: 'We sent a second link to the address that you have used until now. Your address changes when both links have been used.',
      },
      {
        kind: 'quiet',
        text: `The link works for ${EMAIL_CHANGE_MINUTES} minutes. Was this not you? Then you can delete this email, and nothing happens.`,
      },
    ],
    reason: 'You get this email because somebody entered this address at Credit Fix.',
  };
}

/** To an address that has an account already. Whoever asked is not told so. */
export function addressTakenEmail(): EmailDraft {
  return {
    subject: 'Somebody entered your address for another account',
    preview: 'Nothing was changed, and you do not have to do anything.',
    heading: 'Nothing was changed',
    blocks: [
      {
        kind: 'text',
        text: 'Somebody asked to use this address for another Credit Fix account. There is already an account with this mailbox, or there was one, so nothing was changed. We did not tell them why.',
      },
      {
        kind: 'text',
        text: 'You do not have to do anything. If it was you, please sign in with this address instead.',
      },
    ],
    reason: ALWAYS_SENT,
  };
}

/** To both addresses, once the change is made. */
export function addressChangedEmail(change: { newEmail: string; to: 'old' | 'new' }): EmailDraft {
  const isOld = change.to === 'old';
  return {
    subject: 'Your email address was changed',
    preview: `Your account now uses ${change.newEmail}.`,
    heading: 'Your email address was changed',
    blocks: [
      {
        kind: 'text',
        text: isOld
          ? `Your Credit Fix account now uses ${change.newEmail}. Login links go there from now on, and this address no longer opens the account.`
          : 'Your Credit Fix account now uses this address. Login links and all other email come here from now on.',
      },
      {
        kind: 'text',
        text: 'Every other browser was signed out. Your letters and your plan are as they were.',
      },
      {
        kind: 'quiet',
        text: 'Was this not you? Then please write to us through the contact page at once, and we will look into it with you.',
      },
    ],
    reason: ALWAYS_SENT,
  };
}
