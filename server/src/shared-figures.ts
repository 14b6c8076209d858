import { countSignIns, SessionKind } from '#server/accounts/index.ts';
import { findDashboard, findSystemState } from '#server/admin/index.ts';
import type { AppParts } from '#server/app.ts';
import { createSupportMessages } from '#server/contact/index.ts';
import { cleanFile } from '#server/documents/index.ts';
import type { Figure } from '#server/platform/metrics/index.ts';

type SystemState = Awaited<ReturnType<typeof findSystemState>>;
type Dashboard = Awaited<ReturnType<typeof findDashboard>>;

/** What `/metrics` says beyond its own process: what the admin's System tab and overview show, and how this process prints. */
export async function sharedFigures(parts: AppParts): Promise<readonly Figure[]> {
  const { database, clock, pdf } = parts;
  const own = [...printing(pdf.status()), ...connections(database.connections())];
  const em = database.fork();
  const system = await findSystemState(em, {
    ...parts,
    supportInbox: createSupportMessages({ ...parts, cleanFile }),
  });
  return [
    ...own,
    await backupAge(parts),
    ...machinery(system, clock.now()),
    await signIns(parts),
    ...business(await findDashboard(em, clock.now())),
  ];
}

/** Where backups are wanted and there is none yet, its age has no end. */
async function backupAge({ backups, clock }: AppParts): Promise<Figure> {
  const newest = await backups?.newest();
  const none = backups ? Infinity : Number.NaN;
  const age = newest ? (clock.now().getTime() - newest.getTime()) / 1000 : none;
  return one(
    'backup_age_seconds',
    'Age of the newest daily backup; no number without BACKUP_DIR.',
    age,
  );
}

const HOUR_MS = 3_600_000;

/** The ways that nobody came by lately are 0, and not missing. */
async function signIns({ database, clock }: AppParts): Promise<Figure> {
  const counted = await countSignIns(database.fork(), new Date(clock.now().getTime() - HOUR_MS));
  const ways = Object.keys(SessionKind).flatMap((kind) =>
    (['link', 'passkey'] as const).map((how) => ({ kind, how })),
  );
  return by('sign_ins_last_hour', 'Sign-ins of the last hour, by whom and how.', ways, (way) => ({
    labels: way,
    value: counted.find(({ kind, how }) => kind === way.kind && how === way.how)?.count ?? 0,
  }));
}

function secondsSince(instant: string | null, now: Date): number {
  return instant === null ? 0 : Math.max(0, (now.getTime() - Date.parse(instant)) / 1000);
}

const one = (name: string, help: string, value: number): Figure => ({
  name: `creditfix_${name}`,
  help,
  values: [{ value }],
});

const by = <Row>(
  name: string,
  help: string,
  rows: readonly Row[],
  read: (row: Row) => Figure['values'][number],
): Figure => ({ name: `creditfix_${name}`, help, values: rows.map(read) });

function printing({
  printing: now,
  waiting,
  printed,
  crashes,
}: ReturnType<AppParts['pdf']['status']>): Figure[] {
  return [
    one('renders_running', 'Documents that this process prints now.', now),
    one('renders_waiting', 'Documents that wait for this process to print them.', waiting),
    one('renders_done', 'Documents that this process has printed since it started.', printed),
    one('browser_crashes', 'Browsers of this process that ended by themselves.', crashes),
  ];
}

function connections({
  open,
  idle,
  waiting,
}: ReturnType<AppParts['database']['connections']>): Figure[] {
  return [
    one('database_connections', 'Open connections of this process to the database.', open),
    one('database_connections_idle', 'Of these, the ones that nobody uses.', idle),
    one('database_connections_waited_for', 'Requests that wait for a connection.', waiting),
  ];
}

function machinery(
  { jobs, webhooks, email, mail, disk, version }: SystemState,
  now: Date,
): Figure[] {
  const queue = ({ name }: SystemState['jobs'][number]) => ({ queue: name });
  return [
    by('info', 'The version that runs.', [version], (running) => ({
      labels: { version: running },
      value: 1,
    })),
    by('jobs_waiting', 'Jobs that wait or are done now, by queue.', jobs, (row) => ({
      labels: queue(row),
      value: row.waiting,
    })),
    by('jobs_failed', 'Jobs that failed for good, by queue.', jobs, (row) => ({
      labels: queue(row),
      value: row.failed,
    })),
    by('job_oldest_seconds', 'Age of the oldest job that is due, by queue.', jobs, (row) => ({
      labels: queue(row),
      value: row.oldestWaitingSeconds ?? 0,
    })),
    by('webhooks_waiting', 'Callbacks that nobody has worked on yet.', webhooks, (row) => ({
      labels: { source: row.source },
      value: row.waiting,
    })),
    by(
      'webhook_oldest_seconds',
      'How long the oldest callback has waited that nobody has worked on yet; 0 if none waits.',
      webhooks,
      ({ source, oldestAt }) => ({ labels: { source }, value: secondsSince(oldestAt, now) }),
    ),
    one('emails_waiting', 'Emails that wait to be sent.', email.waiting),
    one('emails_failed', 'Emails of the last 30 days that failed or came back.', email.failed),
    one('mail_waiting', 'Letters that wait for the carrier.', mail.waiting),
    one('mail_failed', 'Mailings of the last 30 days that failed.', mail.failed),
    one('mail_orphaned', 'Mailings under way with an earlier carrier.', mail.orphaned),
    ...(disk.freeBytes === null
      ? []
      : [one('disk_free_bytes', 'Room where the files are kept.', disk.freeBytes)]),
    ...(disk.filesBytes === null
      ? []
      : [one('files_bytes', 'What the files take.', disk.filesBytes)]),
  ];
}

function business({ users, letters, subscriptions }: Dashboard): Figure[] {
  return [
    one('users', 'Accounts.', users.total),
    one('users_flagged', 'Accounts with a flag that nobody has cleared.', users.flagged),
    one('letters', 'Signed letters.', letters.total),
    one('subscriptions_active', 'Subscriptions that run and are paid.', subscriptions.active),
    one('subscriptions_past_due', 'Subscriptions with a payment overdue.', subscriptions.pastDue),
  ];
}
