import type { Clock } from '#server/platform/clock/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import type { Mailer } from '#server/platform/email/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import { loginLinkEmail } from './login-link.email.ts';
import { LoginLink } from './login-link.entity.ts';
import { hashSecretToken, newSecretToken } from './secret-token.ts';

export const sendLoginLinkJob = defineJob<{ linkId: string }>({
  queue: 'send-login-link',
  retries: 5,
  retryDelaySeconds: 5,
});

/**
 * Makes the token and emails the link. The token exists only here and in the email, so the queue never carries it. A
 * retry makes a new one; the one of a failed try then opens nothing.
 */
export async function sendLoginLink(
  parts: { readonly database: Database; readonly clock: Clock; readonly mailer: Mailer },
  linkId: string,
): Promise<void> {
  const em = parts.database.fork();
  const token = newSecretToken();
  const changed = await em.nativeUpdate(
    LoginLink,
    { id: linkId, consumedAt: null, replacedAt: null, expiresAt: { $gt: parts.clock.now() } },
    { tokenHash: hashSecretToken(token) },
  );
  if (changed === 0) return;
  const link = await em.findOneOrFail(LoginLink, linkId);
  const url = `${link.origin}/auth/verify?token=${token}`;
  await parts.mailer.send({ id: link.id, to: link.email, ...loginLinkEmail(url) });
}
