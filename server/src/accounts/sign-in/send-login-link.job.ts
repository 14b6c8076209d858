import { LOGIN_CODE_MINUTES } from '@creditfix/shared/accounts';
import type { Language } from '@creditfix/shared/kernel';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import {
  EmailRefused,
  renderEmail,
  type EmailDraft,
  type Mailer,
} from '#server/platform/email/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import { inLanguage, pageAddress } from '#server/platform/language/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { loginLinkEmail } from '../accounts.emails.ts';
import type { LoginLink } from './login-link.entity.ts';
import { findLiveLink, setLinkSecrets } from './login-link.repository.ts';
import { findAccountOf } from '../account.repository.ts';
import { raiseFlag } from '../flags/account-flag.repository.ts';
import {
  fingerprintOfCode,
  hashSecretToken,
  newLoginCode,
  newSecretToken,
} from '../secret-token.ts';

export const sendLoginLinkJob = defineJob<{ linkId: string }>({
  queue: 'send-login-link',
  // Somebody looks at their mailbox: as soon as the mail server is back, until the link is over.
  retries: 300,
  retryDelaySeconds: 2,
  longestDelaySeconds: 4,
  sideBySide: true,
});

export type LoginLinkJob = typeof sendLoginLinkJob;

interface LinkParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly vault: Vault;
}

/** Where a kind of link leads, and what its email says. */
interface LinkLetter {
  readonly path: string;
  readonly draft: (url: string, code: string | null) => EmailDraft;
  /** True where the screen that asked takes a code as well. */
  readonly hasCode?: boolean;
  /** False if this address gets no email after all. */
  readonly isFor: (em: EntityManager, email: string) => Promise<boolean>;
}

export async function sendLoginLink(parts: LinkParts, linkId: string): Promise<void> {
  await emailLink(parts, linkId, {
    path: '/auth/verify',
    draft: loginLinkEmail,
    hasCode: true,
    isFor: () => Promise.resolve(true),
  });
}

/**
 * Makes the token and the code and emails them. They exist only here and in the email, so neither the queue nor the outbox
 * carries them. A retry makes a new one; the one of a failed try then opens nothing.
 */
export async function emailLink(
  { database, clock, mailer, vault }: LinkParts,
  linkId: string,
  { path, draft, isFor, hasCode = false }: LinkLetter,
): Promise<void> {
  const em = database.fork();
  const link = await findLiveLink(em, linkId, clock.now());
  if (!link || !(await isFor(em, link.email))) return;
  const token = newSecretToken();
  const now = clock.now();
  // A desktop app has nowhere to type a code.
  const code = hasCode && link.challenge === null ? newLoginCode() : null;
  const secrets = {
    tokenHash: hashSecretToken(token),
    codeHash: code && fingerprintOfCode(vault, link.id, code),
    codeExpiresAt: code === null ? null : new Date(now.getTime() + LOGIN_CODE_MINUTES * 60_000),
  };
  if (!(await setLinkSecrets(em, link.id, secrets, now))) return;
  const email = await inLanguage(await languageOf(em, link), () =>
    renderEmail(draft(pageAddress(link.origin, `${path}?token=${token}${clientOf(link)}`), code)),
  );
  try {
    await mailer.send({ id: link.id, to: link.email, ...email });
  } catch (error) {
    if (!(error instanceof EmailRefused)) throw error;
    await noteBounce(em, link, clock.now());
  }
}

/** The page behind the link leads on to the desktop app where that asked: here the link opens nothing. */
function clientOf({ challenge }: LoginLink): string {
  return challenge === null ? '' : '&client=desktop';
}

/** That of the account, or for somebody unknown the one they asked in. Administrators read English. */
async function languageOf(em: EntityManager, link: LoginLink): Promise<Language> {
  if (link.kind === 'admin' || link.kind === 'device_admin') return 'en';
  const account = await findAccountOf(em, link.email);
  return account?.language ?? link.language;
}

/** Trying again would not help; somebody who had an account before should be looked at. */
async function noteBounce(em: EntityManager, link: LoginLink, at: Date): Promise<void> {
  const account = await findAccountOf(em, link.email);
  if (!account) return;
  const detail = `Login link ${link.id} came back.`;
  await raiseFlag(em, { accountId: account.id, rule: 'email_bounced', detail, at });
}
