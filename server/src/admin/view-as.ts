import { planAt } from '@creditfix/shared/accounts';
import {
  AdminProblems,
  StaffRole,
  VIEW_COOKIE,
  VIEW_MINUTES,
  viewEndpoints,
} from '@creditfix/shared/admin';
import {
  BUSINESS_TIME_ZONE,
  calendarDateAt,
  RequestProblems,
  spoken,
  spokenDate,
} from '@creditfix/shared/kernel';
import {
  beginView,
  endView,
  findViewed,
  liveAccounts,
  notifyAccount,
} from '#server/accounts/index.ts';
import type { EmailDraft } from '#server/platform/email/index.ts';
import {
  implement,
  type AccessCheck,
  type Administrator,
  type Call,
  type Route,
} from '#server/platform/http/index.ts';
import { administratorOf, findAdministrator, readAdminToken } from './access.policy.ts';
import type { AdminParts } from './admin.parts.ts';
import { audited } from './audit/audit.ts';
import { recordAudit } from './audit/audit.repository.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';

/**
 * One of the staff sees a person's own pages. Whose they are is kept with the session of the staff, so that they end with it; the
 * browser's cookie only says that it asks for them, and another tab of the same browser sees them too.
 */
export function viewRoutes(parts: AdminParts): Route[] {
  const { clock } = parts;
  return [
    implement(viewEndpoints.startView)([], async ({ params: { id }, body }, call) => {
      const { sessionId } = administratorOf(call);
      // The desktop app's staff pages have a session of their own, and no cookies.
      if (call.bearer !== undefined) throw AdminProblems.raise('admin.view_in_browser');
      const now = clock.now();
      const until = new Date(now.getTime() + VIEW_MINUTES * 60_000);
      const told = (await parts.operator.read(call.em)).staffViews.tellPerson;
      await audited(call, parts, 'view_as', async (tx) => {
        const [person] = await liveAccounts(tx, [id]);
        if (!person) throw AdminProblems.raise('admin.user_unknown');
        await beginView(tx, sessionId, { accountId: id, until });
        if (told) {
          const draft = () => viewedEmail({ at: now, reason: body.reason });
          const key = `staff_view:${sessionId}:${now.toISOString()}`;
          await notifyAccount(tx, parts, { accountId: id, kind: 'staff_view', key, draft });
        }
        const detail = `${VIEW_MINUTES} minutes, ${told ? 'told by email' : 'not told'}, because: ${body.reason}`;
        return { result: undefined, subjectId: id, detail };
      });
      const maxAgeSeconds = VIEW_MINUTES * 60;
      call.cookies.set(VIEW_COOKIE, 'yes', { maxAgeSeconds, readable: true, strict: true });
      return { until: until.toISOString(), told };
    }),

    implement(viewEndpoints.currentView)([], async (_, call) => {
      const viewed = await findViewed(call.em, administratorOf(call).sessionId, clock.now());
      if (!viewed) forgetCookie(call);
      const { accountId: userId, email, until } = viewed ?? {};
      return {
        view: userId && email && until ? { userId, email, until: until.toISOString() } : null,
      };
    }),

    implement(viewEndpoints.endView)([], async (_, call) => {
      const { sessionId } = administratorOf(call);
      forgetCookie(call);
      return await audited(call, parts, 'end_view', async (tx) => {
        const userId = (await endView(tx, sessionId, clock.now())) ?? null;
        return { result: { userId }, subjectId: userId, detail: userId ? '' : 'it was over' };
      });
    }),
  ];
}

function forgetCookie(call: Call): void {
  call.cookies.set(VIEW_COOKIE, '', { maxAgeSeconds: 0, readable: true, strict: true });
}

const HELPERS: readonly StaffRole[] = [StaffRole.administrator, StaffRole.support];

/**
 * Answers a person's call as them to whoever of the staff looks at their pages. It is written down before it is answered, since the
 * answer's own transaction can't write. A change is refused, whatever it is; so is one that anybody may make.
 */
export function createViewCheck(parts: AdminParts): AccessCheck {
  return async (call, { name, method, path, raw }) => {
    // The staff's own calls are theirs, signing out among them.
    if (raw || path.startsWith('/api/admin/') || !asksForView(call)) return;
    const staff = await whoLooks(call, parts);
    const now = parts.clock.now();
    const viewed = staff && (await findViewed(call.em, staff.sessionId, now));
    if (!staff || !viewed) return forgetCookie(call);
    if (method !== 'GET') throw RequestProblems.raise('request.only_viewed');
    const { accountId, until: _, planUntil, ...person } = viewed;
    await call.em.transactional(async (tx) => {
      const entry = {
        actorId: staff.accountId,
        action: 'view_page',
        subjectId: accountId,
      } as const;
      await recordAudit(tx, { ...entry, detail: name, at: now });
    });
    call.isViewed = true;
    call.person = {
      ...person,
      accountId,
      sessionId: staff.sessionId,
      plan: planAt(person.plan, planUntil, now),
      // What asks for a fresh sign-in asks the person.
      authenticatedAt: null,
    };
  };
}

function asksForView({ headers }: Call): boolean {
  return `; ${String(headers['cookie'] ?? '')}`.includes(`; ${VIEW_COOKIE}=yes`);
}

/** As for a call of the staff's own: taken off the list, or without a second factor that is asked for, nobody sees anything. */
async function whoLooks(call: Call, parts: AdminParts): Promise<Administrator | undefined> {
  const { administrators, clock } = parts;
  const found = await findAdministrator(call.em, readAdminToken(call), administrators, clock.now());
  if (!found || !HELPERS.includes(found.role)) return undefined;
  return administrators.secondFactor && found.secondFactorAt === null ? undefined : found;
}

/** What the person is told whose pages one of the staff looks at. Who it was stays in the audit log. */
export function viewedEmail({
  at,
  reason,
}: {
  readonly at: Date;
  readonly reason: string;
}): EmailDraft {
  const words = spoken({ en: en.viewedEmailMessages, es: es.viewedEmailMessages });
  const on = spokenDate(calendarDateAt(at, BUSINESS_TIME_ZONE));
  return {
    subject: words.subject,
    preview: words.preview,
    heading: words.heading,
    blocks: [
      { kind: 'text', text: words.text(on) },
      { kind: 'facts', rows: [[words.reason, reason]] },
      { kind: 'text', text: words.notExpected },
    ],
    reason: words.why,
  };
}
