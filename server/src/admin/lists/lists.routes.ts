import { AdminProblems, StaffRole, adminListEndpoints } from '@creditfix/shared/admin';
import { endOpenSession, liveAccounts } from '#server/accounts/index.ts';
import { readLetterText } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { openEmail, sendEmailAgain } from '#server/platform/email/index.ts';
import {
  Reply,
  implement,
  type Administrator,
  type Call,
  type Route,
} from '#server/platform/http/index.ts';
import { administratorOf } from '../access.policy.ts';
import type { AdminParts, OversightParts } from '../admin.parts.ts';
import { audited } from '../audit/audit.ts';
import { findAnything } from './find-anything.ts';
import { findDashboard } from './find-dashboard.ts';
import { findStaffLetters } from './find-letters.ts';
import { findUser } from './find-user.ts';
import { emailSearchOf, findFlaggedUsers, findUsers, type UserView } from './find-users.ts';

/** Whoever sends more than these is not helping somebody any more. */
const AGAIN_BY_STAFF = { name: 'email-again', hits: 60, minutes: 60 };
const AGAIN_OF_ONE = { name: 'email-again-of-one', hits: 5, minutes: 60 };

/** The figures of the business, and lists of users and letters of any length. */
export function adminListRoutes(parts: AdminParts): Route[] {
  const { clock } = parts;
  const viewFor = (call: Call): UserView => ({
    masked: administratorOf(call).role === StaffRole.auditor,
    now: clock.now(),
  });
  return [
    implement(adminListEndpoints.adminDashboard)(
      [],
      async (_, call) => await findDashboard(call.em, clock.now()),
    ),

    implement(adminListEndpoints.adminUsers)([], ({ query }, call) =>
      audited(call, parts, 'list_users', async (tx) => {
        const view = { ...viewFor(call), emailSearch: emailSearchOf(administratorOf(call).role) };
        const result = await findUsers(tx, query, query, view);
        return { result, detail: idsSeen(result.users) };
      }),
    ),

    implement(adminListEndpoints.flaggedUsers)([], ({ query }, call) =>
      audited(call, parts, 'list_flagged_users', async (tx) => {
        const result = await findFlaggedUsers(tx, query, viewFor(call));
        return { result, detail: idsSeen(result.users) };
      }),
    ),

    implement(adminListEndpoints.adminLetters)([], ({ query }, call) =>
      audited(call, parts, 'list_letters', async (tx) => {
        const result = await findStaffLetters(tx, query, query, viewFor(call));
        return { result, detail: idsSeen(result.letters) };
      }),
    ),
  ];
}

function idsSeen(rows: readonly { readonly id: string }[]): string {
  return `${rows.length}: ${rows.map(({ id }) => id).join(' ')}`;
}

/** One user, whole; ending a session of theirs; and opening a letter for a stated reason. */
export function userRoutes(parts: OversightParts): Route[] {
  const { clock, vault } = parts;
  return [
    implement(adminListEndpoints.staffSearch)([], ({ body }, call) =>
      audited(call, parts, 'search', async (tx) => {
        const result = await findAnything(tx, parts, body.text);
        const { people, letters, messages } = result;
        return { result, detail: idsSeen([...people, ...letters, ...messages]) };
      }),
    ),

    implement(adminListEndpoints.adminUser)([], ({ params }, call) => {
      const masked = administratorOf(call).role === StaffRole.auditor;
      return audited(call, parts, 'look_at_user', async (tx) => {
        const webAddress = `${call.origin}/admin/dashboard?tab=users&open=${params.id}`;
        const view = { masked, now: clock.now(), webAddress };
        const page = await findUser(tx, parts, params.id, view);
        const { letters, payments, sessions } = page;
        const seen = `letters ${letters.length}, payments ${payments.length}, sessions ${sessions.length}`;
        return { result: page, subjectId: params.id, detail: seen };
      });
    }),

    implement(adminListEndpoints.openEmail)([], ({ params }, call) =>
      audited(call, parts, 'open_email', async (tx) => {
        const email = await openEmail(tx, vault, params.id);
        if (!email) throw AdminProblems.raise('admin.email_unknown');
        const { accountId: subjectId, ...result } = email;
        return { result, subjectId, detail: `email ${params.id}, ${email.kind}` };
      }),
    ),

    implement(adminListEndpoints.sendEmailAgain)([], async ({ params: { id }, body }, call) => {
      await parts.limiter.hit(AGAIN_BY_STAFF, administratorOf(call).accountId);
      await parts.limiter.hit(AGAIN_OF_ONE, id);
      const to = await audited(call, parts, 'send_email_again', async (tx) => {
        const accountId = (await openEmail(tx, vault, id))?.accountId;
        const [account] = accountId ? await liveAccounts(tx, [accountId]) : [];
        if (!account) throw AdminProblems.raise('admin.email_unknown');
        const { press, reason } = body;
        const isNew = await sendEmailAgain(tx, parts, { id, press, to: account.email });
        const detail = `email ${id}${isNew ? '' : ', on its way already'}, because: ${reason}`;
        return { result: account.email, subjectId: account.id, detail };
      });
      return new Reply({ to }, 'The email is on its way again.');
    }),

    implement(adminListEndpoints.endUserSession)([], async ({ params }, call) => {
      const { role, sessionId } = administratorOf(call);
      await audited(call, parts, 'end_session', async (tx) => {
        const ending = { id: params.id, by: { role, sessionId }, at: clock.now() };
        const subjectId = await endUserSession(tx, ending);
        return { result: undefined, subjectId, detail: `session ${params.id}` };
      });
      return new Reply({ ended: true as const }, 'The session is ended.');
    }),

    implement(adminListEndpoints.openLetter)([], ({ params, body }, call) =>
      audited(call, parts, 'open_letter', async (tx) => {
        const letter = await readLetterText(tx, vault, params.id);
        if (!letter) throw AdminProblems.raise('admin.letter_unknown');
        const { accountId: subjectId, ...result } = letter;
        return { result, subjectId, detail: `letter ${params.id}, because: ${body.reason}` };
      }),
    ),
  ];
}

/**
 * Ends a session of a customer; an administrator's word ends those of the staff too. An ended device gets no further answer and
 * wipes its replica.
 *
 * @returns the account whose it was
 * @throws Problem `admin.session_unknown` or `admin.not_your_role`
 */
async function endUserSession(
  tx: EntityManager,
  ending: {
    readonly id: string;
    readonly by: Pick<Administrator, 'role' | 'sessionId'>;
    readonly at: Date;
  },
): Promise<string> {
  const { id, by, at } = ending;
  const session = await endOpenSession(tx, id, at);
  if (!session) throw AdminProblems.raise('admin.session_unknown');
  const isStaffs = session.kind === 'admin' && id !== by.sessionId;
  if (isStaffs && by.role !== StaffRole.administrator)
    throw AdminProblems.raise('admin.not_your_role');
  return session.accountId;
}
