import { LOGIN_LINK_MINUTES, safeRedirect } from '@creditfix/shared/accounts';
import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Jobs } from '#server/platform/jobs/index.ts';
import { LoginLink } from './login-link.entity.ts';
import { sendLoginLinkJob } from './send-login-link.job.ts';

interface LoginRequest {
  readonly email: string;
  readonly redirect: string | undefined;
  readonly origin: string;
}

/**
 * Notes that a login link is wanted and queues its email. The same for known and unknown addresses: an account is made
 * when its first link is used. Asking again makes every earlier link of that address useless.
 */
export async function requestLogin(
  em: EntityManager,
  parts: { readonly clock: Clock; readonly jobs: Jobs },
  request: LoginRequest,
): Promise<void> {
  const now = parts.clock.now();
  await em.transactional(async (tx) => {
    await tx.nativeUpdate(
      LoginLink,
      { email: request.email, consumedAt: null, replacedAt: null },
      { replacedAt: now },
    );
    const link = tx.create(LoginLink, {
      id: randomUUID(),
      email: request.email,
      origin: request.origin,
      redirectTo: safeRedirect(request.redirect),
      tokenHash: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LOGIN_LINK_MINUTES * 60_000),
      consumedAt: null,
      replacedAt: null,
    });
    await tx.flush();
    await parts.jobs.enqueue(tx, sendLoginLinkJob, { linkId: link.id });
  });
}
