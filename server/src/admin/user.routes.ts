import { AdminProblems, StaffRole, adminListEndpoints } from '@creditfix/shared/admin';
import { readLetterText } from '#server/letters/index.ts';
import { Reply, implement, type Route } from '#server/platform/http/index.ts';
import { administratorOf } from './access.policy.ts';
import { audited } from './audited.ts';
import { endUserSession } from './end-user-session.ts';
import { findUser } from './find-user.ts';
import type { OversightParts } from './oversight.parts.ts';

/** One user, whole; ending a session of theirs; and opening a letter for a stated reason. */
export function userRoutes(parts: OversightParts): Route[] {
  const { clock, vault } = parts;
  return [
    implement(adminListEndpoints.adminUser)([], ({ params }, call) => {
      const masked = administratorOf(call).role === StaffRole.auditor;
      return audited(call, parts, 'look_at_user', async (tx) => {
        const page = await findUser(tx, parts, params.id, { masked, now: clock.now() });
        const { letters, payments, sessions } = page;
        const seen = `letters ${letters.length}, payments ${payments.length}, sessions ${sessions.length}`;
        return { result: page, subjectId: params.id, detail: seen };
      });
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
