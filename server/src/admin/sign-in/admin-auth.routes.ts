import { AccountProblems, LOGIN_LINK_MINUTES } from '@creditfix/shared/accounts';
import { adminAuthEndpoints } from '@creditfix/shared/admin';
import { isEmail, type DataOf } from '@creditfix/shared/kernel';
import {
  endSessionById,
  findOrCreateAccount,
  markLoginBrowser,
  openSession,
  ownFetchOnly,
  readLoginBrowser,
  requestLogin,
  useLoginLink,
  visitOf,
  type LinkUse,
  type Visit,
} from '#server/accounts/index.ts';
import { botChecked } from '#server/platform/captcha/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { Reply, implement, type Call, type Route } from '#server/platform/http/index.ts';
import {
  clearAdminCookie,
  findAdministrator,
  readAdminToken,
  setAdminCookie,
  type SignedInAdministrator,
} from '../access.policy.ts';
import type { AdminParts } from '../admin.parts.ts';
import { roleOf } from '../staff/staff-roles.ts';
import { recordAudit } from '../audit/audit.repository.ts';
import { countFlagged } from '../lists/find-dashboard.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { factorsOf, secondFactorOf } from './second-factor.ts';
import { sendAdminLinkJob } from './send-admin-link.job.ts';

const REQUEST_PER_ADDRESS = { name: 'admin-login-ip', hits: 30, minutes: 15 };
const REQUEST_PER_EMAIL = { name: 'admin-login-email', hits: 5, minutes: 15 };
const VERIFY_PER_ADDRESS = { name: 'admin-verify-ip', hits: 200, minutes: 15 };

/** Stands for whatever is no address: such a request is kept like any other, without what was typed. */
const NOBODY = '-';

/** How administrators sign in. */
export function adminAuthRoutes(parts: AdminParts): Route[] {
  return [...linkRoutes(parts), ...sessionRoutes(parts), ...secondFactorRoutes(parts)];
}

function linkRoutes(parts: AdminParts): Route[] {
  const { limiter, captcha } = parts;
  const verify = async (call: Call, token: string | undefined, browser: LinkUse['browser']) => {
    const { visit, keepDevice } = visitOf(call, parts.vault);
    const instead = readAdminToken(call);
    const session = await verifyAdminLogin(call.em, parts, { token, browser, visit, instead });
    keepDevice();
    setAdminCookie(call.cookies, session);
    const { secondFactor } = await statusOf(call, parts, session);
    return new Reply(
      { secondFactor },
      'Admin verification successful! Redirecting to dashboard...',
    );
  };
  return [
    implement(adminAuthEndpoints.requestAdminLogin)(
      [
        (_, call) => limiter.hit(REQUEST_PER_ADDRESS, call.ip),
        botChecked(captcha),
        ({ body }) => limiter.hit(REQUEST_PER_EMAIL, body.email),
      ],
      async ({ body }, call) => {
        await requestLogin(call.em, parts, {
          kind: 'admin',
          email: isEmail(body.email) ? body.email : NOBODY,
          redirect: undefined,
          referral: undefined,
          origin: call.origin,
          boundTo: { browserHash: markLoginBrowser(call.cookies) },
          job: sendAdminLinkJob,
        });
        return new Reply(
          { expiresInMinutes: LOGIN_LINK_MINUTES },
          'Admin login link sent to your email. Please check your inbox.',
        );
      },
    ),

    implement(adminAuthEndpoints.verifyAdminLogin)(
      [(_, call) => limiter.hit(VERIFY_PER_ADDRESS, call.ip), ownFetchOnly],
      async ({ query }, call) =>
        await verify(call, query.token, { hash: readLoginBrowser(call.cookies) }),
    ),

    implement(adminAuthEndpoints.confirmAdminLogin)(
      [(_, call) => limiter.hit(VERIFY_PER_ADDRESS, call.ip)],
      async ({ body }, call) => await verify(call, body.token, 'confirmed'),
    ),
  ];
}

function sessionRoutes(parts: AdminParts): Route[] {
  return [
    implement(adminAuthEndpoints.adminStatus)(
      [],
      async (_, call) => await statusOf(call, parts, readAdminToken(call)),
    ),

    implement(adminAuthEndpoints.adminSignOut)([], async (_, call) => {
      const now = parts.clock.now();
      const token = readAdminToken(call);
      const found = await findAdministrator(call.em, token, parts.administrators, now);
      if (found) await signOut(call, found, now);
      clearAdminCookie(call.cookies);
      return { signedOut: true };
    }),
  ];
}

async function signOut(
  call: Call,
  { sessionId, accountId: actorId, role }: SignedInAdministrator,
  at: Date,
): Promise<void> {
  await call.em.transactional(async (tx) => {
    if (!(await endSessionById(tx, sessionId, at))) return;
    await recordAudit(tx, { actorId, action: 'sign_out', detail: `as ${role}`, at });
  });
}

async function statusOf(call: Call, { administrators, clock }: AdminParts, token?: string) {
  const found = await findAdministrator(call.em, token, administrators, clock.now());
  if (!found) return NOBODY_SIGNED_IN;
  const factors = await factorsOf(call.em, found.email);
  const secondFactor = secondFactorOf(administrators, found, factors);
  const isAdmin = secondFactor === 'none';
  const flagged = isAdmin ? await countFlagged(call.em) : null;
  const { email, role } = found;
  return { isAuthenticated: true, isAdmin, email, role, secondFactor, factors, flagged };
}

const NOBODY_SIGNED_IN = {
  isAuthenticated: false,
  isAdmin: false,
  email: null,
  role: null,
  secondFactor: 'none',
  factors: [],
  flagged: null,
} as const satisfies DataOf<typeof adminAuthEndpoints.adminStatus>;

interface AdminVisit {
  readonly token: string | undefined;
  readonly browser: LinkUse['browser'];
  readonly visit: Visit;
  /** The administrator session that this browser had. */
  readonly instead: string | undefined;
}

/** Uses an administrator link up and opens an administrator session; answers its token. */
async function verifyAdminLogin(
  em: EntityManager,
  parts: AdminParts,
  { token: link, browser, visit, instead }: AdminVisit,
): Promise<string> {
  const now = parts.clock.now();
  return await em.transactional(async (tx) => {
    const { email } = await useLoginLink(tx, { kind: 'admin', token: link, browser }, now);
    const role = await roleOf(tx, parts.administrators, email);
    if (!role) throw AccountProblems.raise('accounts.link_invalid');
    const person = { email, referral: null, language: 'en', now } as const;
    const account = await findOrCreateAccount(tx, parts, person);
    const session = { accountId: account.id, kind: 'admin', how: 'link' } as const;
    const token = await openSession(tx, parts, { ...session, visit, instead });
    await recordAudit(tx, {
      actorId: account.id,
      action: 'sign_in',
      at: now,
      detail: `as ${role}, in a browser`,
    });
    return token;
  });
}
