import { LOGIN_LINK_MINUTES, safeRedirect } from '@creditfix/shared/accounts';
import { currentLanguage } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Jobs } from '#server/platform/jobs/index.ts';
import type { LinkKind } from './login-link.entity.ts';
import { addLink, lockRequests, replaceLinks } from './login-link.repository.ts';
import type { LoginLinkJob } from './send-login-link.job.ts';

interface LoginRequest {
  readonly kind: LinkKind;
  readonly email: string;
  readonly redirect: string | undefined;
  readonly referral: string | undefined;
  readonly origin: string;
  /** Who may use the link: a browser (see `markLoginBrowser`), or anyone who has the verifier of this challenge. */
  readonly boundTo: { readonly browserHash: string } | { readonly challenge: string };
  /** Who sends this kind of link. */
  readonly job: LoginLinkJob;
}

const REFERRAL_CODE = /^[A-Za-z0-9]{4,40}$/;

/**
 * Notes that a login link is wanted and queues its email. The same for known and unknown addresses: an account is made
 * when its first link is used. Asking again makes every earlier link of that address useless.
 */
export async function requestLogin(
  em: EntityManager,
  parts: { readonly clock: Clock; readonly jobs: Jobs },
  { kind, email, redirect, referral, origin, boundTo, job }: LoginRequest,
): Promise<void> {
  const now = parts.clock.now();
  await em.transactional(async (tx) => {
    // Two requests for one address at once go one after the other, so that the first one's link is seen and replaced.
    await lockRequests(tx, { kind, email });
    await replaceLinks(tx, { kind, email }, now);
    const linkId = randomUUID();
    await addLink(tx, {
      id: linkId,
      kind,
      email,
      origin,
      redirectTo: safeRedirect(redirect),
      tokenHash: null,
      browserHash: null,
      challenge: null,
      ...boundTo,
      referral: referral && REFERRAL_CODE.test(referral) ? referral : null,
      language: currentLanguage(),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LOGIN_LINK_MINUTES * 60_000),
      consumedAt: null,
      replacedAt: null,
    });
    await parts.jobs.enqueue(tx, job, { linkId });
  });
}
