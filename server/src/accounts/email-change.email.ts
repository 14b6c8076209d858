import { spoken } from '@creditfix/shared/kernel';
import type { EmailDraft } from '#server/platform/email/index.ts';
import { words as en } from './email-change.email.words.ts';
import { words as es } from './email-change.email.words.es.ts';

/** Minutes that the two links of a change of address work. */
export const EMAIL_CHANGE_MINUTES = 60;

const words = () => spoken({ en, es });

/** To the address that the account has: its owner has to agree. */
export function approveChangeEmail(change: { newEmail: string; url: string }): EmailDraft {
  const { approve, alwaysSent } = words();
  return {
    subject: approve.subject,
    preview: approve.preview,
    heading: approve.heading,
    blocks: [
      { kind: 'text', text: approve.asked(change.newEmail) },
      { kind: 'text', text: approve.ifYou },
      { kind: 'button', label: approve.button, url: change.url },
      { kind: 'quiet', text: approve.works(EMAIL_CHANGE_MINUTES) },
      { kind: 'quiet', text: approve.notYou },
    ],
    reason: alwaysSent,
  };
}

/** To the address that the account is to have: anyone who asked must be able to read it. */
export function confirmChangeEmail(change: { url: string }): EmailDraft {
  const { confirm } = words();
  return {
    subject: confirm.subject,
    preview: confirm.preview,
    heading: confirm.heading,
    blocks: [
      { kind: 'text', text: confirm.asked },
      { kind: 'button', label: confirm.button, url: change.url },
      { kind: 'text', text: confirm.bothLinks },
      { kind: 'quiet', text: confirm.works(EMAIL_CHANGE_MINUTES) },
    ],
    reason: confirm.reason,
  };
}

/** To an address that has an account already. Anyone who asked is not told so. */
export function addressTakenEmail(): EmailDraft {
  const { taken, alwaysSent } = words();
  return {
    subject: taken.subject,
    preview: taken.preview,
    heading: taken.heading,
    blocks: [
      { kind: 'text', text: taken.asked },
      { kind: 'text', text: taken.nothingToDo },
    ],
    reason: alwaysSent,
  };
}

/** To both addresses, once the change is made. */
export function addressChangedEmail(change: { newEmail: string; to: 'old' | 'new' }): EmailDraft {
  const { changed, alwaysSent } = words();
  return {
    subject: changed.title,
    preview: changed.preview(change.newEmail),
    heading: changed.title,
    blocks: [
      { kind: 'text', text: change.to === 'old' ? changed.toOld(change.newEmail) : changed.toNew },
      { kind: 'text', text: changed.signedOut },
      { kind: 'quiet', text: changed.notYou },
    ],
    reason: alwaysSent,
  };
}
