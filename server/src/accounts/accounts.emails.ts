import {
  type EmailPreference,
  emailPreferencesOf,
  LOGIN_CODE_MINUTES,
  LOGIN_LINK_MINUTES,
} from '@creditfix/shared/accounts';
import { BUSINESS_TIME_ZONE, currentLanguage, spoken } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { EmailDraft, EmailExample, Outbox } from '#server/platform/email/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import { findRecipient } from './account.repository.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';

/** Minutes that the two links of a change of address work. */
export const EMAIL_CHANGE_MINUTES = 60;

const emailChangeEmailMessages = () =>
  spoken({ en: en.emailChangeEmailMessages, es: es.emailChangeEmailMessages });

/** To the address that the account has: its owner has to agree. */
export function approveChangeEmail(change: { newEmail: string; url: string }): EmailDraft {
  const { approve, alwaysSent } = emailChangeEmailMessages();
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
  const { confirm } = emailChangeEmailMessages();
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
  const { taken, alwaysSent } = emailChangeEmailMessages();
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
  const { changed, alwaysSent } = emailChangeEmailMessages();
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

/** The email with the login link, and the code for the screen that asked where that can take one. */
export function loginLinkEmail(url: string, code: string | null): EmailDraft {
  const words = spoken({ en: en.loginLinkEmailMessages, es: es.loginLinkEmailMessages });
  return {
    subject: words.subject,
    preview: words.preview(LOGIN_LINK_MINUTES),
    heading: words.heading,
    blocks: [
      { kind: 'text', text: words.here },
      { kind: 'button', label: words.button, url },
      ...(code === null
        ? []
        : [
            { kind: 'text', text: words.orCode } as const,
            { kind: 'code', text: code } as const,
            { kind: 'text', text: words.codeWorks(LOGIN_CODE_MINUTES) } as const,
          ]),
      { kind: 'text', text: words.once(LOGIN_LINK_MINUTES) },
      { kind: 'quiet', text: words.notYou },
    ],
    reason: words.reason,
  };
}

const FORMAT = { timeZone: BUSINESS_TIME_ZONE, dateStyle: 'long', timeStyle: 'short' } as const;

/** To somebody whose account was opened in a browser that had not opened it before. It carries no link of its own to lure with. */
export function newSignInEmail(signIn: { device: string; at: Date }): EmailDraft {
  const words = spoken({ en: en.newSignInEmailMessages, es: es.newSignInEmailMessages });
  const moment = new Intl.DateTimeFormat(`${currentLanguage()}-US`, FORMAT).format(signIn.at);
  return {
    subject: words.title,
    preview: words.preview(signIn.device),
    heading: words.title,
    blocks: [
      { kind: 'text', text: words.opened },
      {
        kind: 'facts',
        rows: [
          [words.when, words.easternTime(moment)],
          [words.device, signIn.device],
        ],
      },
      { kind: 'text', text: words.ifYou },
      { kind: 'text', text: words.ifNotYou },
    ],
    reason: words.reason,
  };
}

export function passkeyAddedEmail(name: string): EmailDraft {
  return passkeyEmail('added', name);
}

export function passkeyRemovedEmail(name: string): EmailDraft {
  return passkeyEmail('removed', name);
}

function passkeyEmail(what: 'added' | 'removed', name: string): EmailDraft {
  const words = spoken({ en: en.passkeyEmailMessages, es: es.passkeyEmailMessages });
  const { text, ...top } = words[what];
  return {
    ...top,
    blocks: [
      { kind: 'text', text },
      { kind: 'facts', rows: [[words.passkey, name]] },
      { kind: 'text', text: words.notYou },
    ],
    reason: words.reason,
  };
}

interface AccountNews {
  readonly accountId: string;
  /** `receipt`, `past_due` … */
  readonly kind: string;
  /** The same news is the same email: see `OutgoingEmail`. */
  readonly key: string;
  /** Where the person may have switched this kind off; absent for what is always sent. */
  readonly preference?: EmailPreference;
  /** Written in the language of the account. */
  readonly draft: () => EmailDraft;
}

/** Queues an email to an account's own address, unless its owner does not want that kind or the account is gone. */
export async function notifyAccount(
  tx: EntityManager,
  parts: { readonly outbox: Outbox },
  { accountId, kind, key, preference, draft }: AccountNews,
): Promise<void> {
  const account = await findRecipient(tx, accountId);
  if (!account) return;
  if (preference && !emailPreferencesOf(account.emailPreferences)[preference]) return;
  const whose = { to: account.email, accountId, ...(preference && { preference }) };
  await parts.outbox.queue(tx, { key, kind, ...whose, draft });
}

const TOKEN = 'k3vU9sPq0fZ7wYxR2mT8bN4cL6hJ1dGaEoViXyWzQrs';
const link = (path: string) => pageAddress('https://example.com', `${path}?token=${TOKEN}`);
const newEmail = 'anna.example@example.org';

/** The emails of this feature with made-up content. */
export function accountsEmailExamples(): readonly EmailExample[] {
  return [
    { kind: 'login_link', draft: () => loginLinkEmail(link('/auth/verify'), '204816') },
    {
      kind: 'new_sign_in',
      draft: () =>
        newSignInEmail({
          device: 'Firefox on Windows',
          at: new Date('2026-11-21T15:00:00Z'),
        }),
    },
    {
      kind: 'email_change_approve',
      draft: () => approveChangeEmail({ newEmail, url: link('/account/confirm-email') }),
    },
    {
      kind: 'email_change_confirm',
      draft: () => confirmChangeEmail({ url: link('/account/confirm-email') }),
    },
    { kind: 'email_change_taken', draft: () => addressTakenEmail() },
    { kind: 'email_changed_old', draft: () => addressChangedEmail({ newEmail, to: 'old' }) },
    { kind: 'email_changed_new', draft: () => addressChangedEmail({ newEmail, to: 'new' }) },
    { kind: 'passkey_added', draft: () => passkeyAddedEmail('My phone') },
    { kind: 'passkey_removed', draft: () => passkeyRemovedEmail('My phone') },
  ];
}
