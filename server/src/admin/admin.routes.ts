import { Plan, planAt } from '@creditfix/shared/accounts';
import { adminEndpoints } from '@creditfix/shared/admin';
import { BillingProblems } from '@creditfix/shared/billing';
import { Problem, type DataOf } from '@creditfix/shared/kernel';
import { createHash } from 'node:crypto';
import { liveAccounts, openFlagsOf } from '#server/accounts/index.ts';
import {
  cancelForPerson,
  giveLetter,
  grantPro,
  refundPayment,
  withdrawLetter,
  withdrawPro,
  openGrantsOf,
  runningSubscriptionsOf,
} from '#server/billing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { FileReply, Reply, implement, type Route } from '#server/platform/http/index.ts';
import { administratorOf } from './access.policy.ts';
import type { AdminParts } from './admin.parts.ts';
import { audited } from './audit/audit.ts';
import { recordAudit } from './audit/audit.repository.ts';
import { packContractRecords } from './contract-records.ts';
import { clearOneFlag, clearSeveralFlags, reopenSeveralFlags } from './clear-flag.ts';
import { presentFlag } from './lists/find-users.ts';
import { pageOfUsers } from './lists/staff-list.repository.ts';

/** Accounts as administrators see them, each with its plan and its open flags, in five queries however many there are. */

type AdminAccount = DataOf<(typeof adminEndpoints)['findAccounts']>['accounts'][number];

const MOST_FOUND = 50;

/** What administrators do with accounts. */
export function adminRoutes(parts: AdminParts): Route[] {
  const { clock, payments } = parts;
  return [
    implement(adminEndpoints.findAccounts)([], async ({ query }, call) => {
      const actorId = administratorOf(call).accountId;
      const now = clock.now();
      const search = { beginning: query.email, flaggedOnly: query.flagged === 'yes' };
      const accounts = await call.em.transactional(async (tx) => {
        const found = await findAccounts(tx, search, now);
        const ids = found.map(({ id }) => id).join(' ');
        const what = `${search.flaggedOnly ? 'flagged ' : ''}account${found.length === 1 ? '' : 's'}`;
        const detail = `${found.length} ${what}: ${ids}`;
        await recordAudit(tx, { actorId, action: 'find_accounts', detail, at: now });
        return found;
      });
      return { accounts, onlinePayments: payments.online };
    }),

    implement(adminEndpoints.clearFlag)([], async ({ params, body }, call) => {
      const actorId = administratorOf(call).accountId;
      await clearOneFlag(call.em, { id: params.id, actorId, note: body.note, at: clock.now() });
      return new Reply({ cleared: true as const }, 'The flag is cleared.');
    }),

    implement(adminEndpoints.clearFlags)([], async ({ body }, call) => {
      const actorId = administratorOf(call).accountId;
      return { ids: await clearSeveralFlags(call.em, { ...body, actorId, at: clock.now() }) };
    }),

    implement(adminEndpoints.reopenFlags)([], async ({ body: { ids } }, call) => {
      const actorId = administratorOf(call).accountId;
      return { reopened: await reopenSeveralFlags(call.em, { ids, actorId, at: clock.now() }) };
    }),

    ...planGrantRoutes(parts),
    ...severalRoutes(parts),

    implement(adminEndpoints.cancelContractFor)([], async ({ params, body }, call) => {
      const { note, ...notice } = body;
      await audited(call, parts, 'cancel_contract', async (tx) => {
        await cancelForPerson(tx, parts, { ...notice, accountId: params.id });
        const detail = `notice by ${notice.by} on ${notice.givenOn}: ${note}`;
        return { result: undefined, subjectId: params.id, detail };
      });
      const done = { cancelled: true as const };
      return new Reply(done, 'The contract is canceled. The person is told by email.');
    }),

    implement(adminEndpoints.contractRecords)([], async ({ params, query }, call) => {
      const { accountId: actorId } = administratorOf(call);
      const at = clock.now();
      const bytes = await call.em.transactional(async (tx) => {
        const packed = await packContractRecords(tx, parts.vault, { accountId: params.id, at });
        const entry = { actorId, action: 'take_contract_records', subjectId: params.id } as const;
        await recordAudit(tx, { ...entry, detail: `because: ${query.reason}`, at });
        return packed;
      });
      return new FileReply({
        bytes,
        fileName: `contracts-${params.id}.zip`,
        disposition: 'attachment',
        etag: createHash('sha256').update(bytes).digest('hex'),
      });
    }),
  ];
}

/** Giving Pro, taking it back, and paying back: each with its line in the audit log, in one transaction. */
function planGrantRoutes(parts: AdminParts): Route[] {
  const { clock } = parts;
  return [
    implement(adminEndpoints.grantPro)([], async ({ params, body }, call) => {
      const { accountId: actorId } = administratorOf(call);
      const at = clock.now();
      const grant = { ...body, accountId: params.id, grantedBy: actorId, now: at };
      const account = await call.em.transactional(async (tx) => {
        const { grantId } = await grantPro(tx, parts, grant);
        const detail = `grant ${grantId}, ${body.until ? `until ${body.until}` : 'without an end'}`;
        await recordAudit(tx, { actorId, action: 'grant_pro', subjectId: params.id, detail, at });
        return await accountRow(tx, params.id, at);
      });
      return new Reply(account, 'Pro is given. The person is told by email.');
    }),

    implement(adminEndpoints.withdrawPro)([], async ({ params }, call) => {
      const { accountId: actorId } = administratorOf(call);
      const at = clock.now();
      const account = await call.em.transactional(async (tx) => {
        const { grantId } = await withdrawPro(tx, parts, { accountId: params.id, now: at });
        const entry = { actorId, action: 'withdraw_pro', subjectId: params.id, at } as const;
        await recordAudit(tx, { ...entry, detail: `grant ${grantId}` });
        return await accountRow(tx, params.id, at);
      });
      return new Reply(account, 'The granted Pro is taken back.');
    }),

    implement(adminEndpoints.giveLetter)([], async ({ params: { id }, body }, call) => {
      const given = await audited(call, parts, 'give_letter', async (tx, givenBy) => {
        const gift = { accountId: id, givenBy, reason: body.reason, now: clock.now() };
        const result = await giveLetter(tx, parts, gift);
        return { result, subjectId: id, detail: `gift ${result.giftId}, because: ${body.reason}` };
      });
      return new Reply(given, 'The letter is given. The person is told by email.');
    }),

    implement(adminEndpoints.withdrawLetter)([], async ({ params: { id } }, call) => {
      await audited(call, parts, 'withdraw_letter', async (tx) => {
        const subjectId = await withdrawLetter(tx, { giftId: id, now: clock.now() });
        return { result: undefined, subjectId, detail: `gift ${id}` };
      });
      return { withdrawn: true as const };
    }),

    implement(adminEndpoints.refundPayment)([], async ({ params, body }, call) => {
      const { accountId: actorId } = administratorOf(call);
      const refund = await call.em.transactional(async (tx) => {
        const request = { ...body, paymentId: params.id, madeBy: 'staff' } as const;
        const { accountId, ...decided } = await refundPayment(tx, parts, request);
        await recordAudit(tx, {
          actorId,
          action: 'refund_payment',
          subjectId: accountId,
          at: clock.now(),
          detail: `refund ${decided.refundId}, ${decided.amountCents} cents of payment ${params.id}`,
        });
        return decided;
      });
      return new Reply(refund, 'The refund is on its way. The person is told by email.');
    }),
  ];
}

/**
 * The same for several people at once, in one transaction with a line in the audit log for each. Who can't be given it is left out. Accounts
 * are locked in one order, so that two of these wait for each other.
 */
function severalRoutes(parts: AdminParts): Route[] {
  const { clock } = parts;
  return [
    implement(adminEndpoints.giveLetters)([], async ({ body: { ids, reason } }, call) => {
      const { accountId: actorId } = administratorOf(call);
      const at = clock.now();
      const giftIds = await call.em.transactional((tx) =>
        eachOf(ids, async (accountId) => {
          const gift = { accountId, givenBy: actorId, reason, now: at };
          const { giftId } = await giveLetter(tx, parts, gift);
          const entry = { actorId, action: 'give_letter', subjectId: accountId, at } as const;
          await recordAudit(tx, { ...entry, detail: `gift ${giftId}, because: ${reason}` });
          return giftId;
        }),
      );
      return { giftIds, leftOut: new Set(ids).size - giftIds.length };
    }),

    implement(adminEndpoints.withdrawLetters)([], async ({ body: { giftIds } }, call) => {
      const { accountId: actorId } = administratorOf(call);
      const at = clock.now();
      const withdrawn = await call.em.transactional((tx) =>
        eachOf(giftIds, async (giftId) => {
          const subjectId = await withdrawLetter(tx, { giftId, now: at });
          const entry = { actorId, action: 'withdraw_letter', subjectId, at } as const;
          await recordAudit(tx, { ...entry, detail: `gift ${giftId}` });
          return giftId;
        }),
      );
      return { withdrawn: withdrawn.length };
    }),

    implement(adminEndpoints.grantProToMany)([], async ({ body }, call) => {
      const { ids, until, reason } = body;
      const { accountId: actorId } = administratorOf(call);
      const at = clock.now();
      const grantIds = await call.em.transactional(async (tx) => {
        // A new grant would take the place of theirs, which no undo brings back.
        const given = new Set((await openGrantsOf(tx, ids, at)).map(({ accountId }) => accountId));
        const without = ids.filter((id) => !given.has(id));
        return await eachOf(without, async (accountId) => {
          const grant = { accountId, until, reason, grantedBy: actorId, now: at };
          const { grantId } = await grantPro(tx, parts, grant);
          const entry = { actorId, action: 'grant_pro', subjectId: accountId, at } as const;
          await recordAudit(tx, { ...entry, detail: `grant ${grantId}, until ${until}` });
          return grantId;
        });
      });
      return { grantIds, leftOut: new Set(ids).size - grantIds.length };
    }),

    implement(adminEndpoints.withdrawProFromMany)([], async ({ body }, call) => {
      const { accountId: actorId } = administratorOf(call);
      const at = clock.now();
      const withdrawn = await call.em.transactional(async (tx) => {
        const open = await openGrantsOf(tx, body.ids, at);
        const ours = open.filter(({ id }) => body.grantIds.includes(id));
        return await eachOf(
          ours.map(({ accountId }) => accountId),
          async (accountId) => {
            const { grantId } = await withdrawPro(tx, parts, { accountId, now: at });
            const entry = { actorId, action: 'withdraw_pro', subjectId: accountId, at } as const;
            await recordAudit(tx, { ...entry, detail: `grant ${grantId}` });
            return grantId;
          },
        );
      });
      return { withdrawn: withdrawn.length };
    }),
  ];
}

/** Does it for each of them, once and in one order; without those whose own state refuses it, of whom nothing is changed then. */
async function eachOf(
  ids: readonly string[],
  act: (id: string) => Promise<string>,
): Promise<string[]> {
  const done: string[] = [];
  for (const id of [...new Set(ids)].toSorted()) {
    try {
      done.push(await act(id));
    } catch (error) {
      if (!(error instanceof Problem) || !error.code.startsWith('billing.')) throw error;
    }
  }
  return done;
}

async function accountRow(tx: EntityManager, id: string, now: Date): Promise<AdminAccount> {
  const account = await findAccountRow(tx, id, now);
  if (!account) throw BillingProblems.raise('billing.account_unknown');
  return account;
}

/** Those whose address begins with the text, in any case; where asked so, only those with an open flag. Newest first. */
async function findAccounts(
  em: EntityManager,
  search: { readonly beginning?: string | undefined; readonly flaggedOnly: boolean },
  now: Date,
): Promise<AdminAccount[]> {
  const found = await pageOfUsers(
    em,
    {
      filter: { search: search.beginning, flagged: search.flaggedOnly ? 'yes' : undefined },
      emailSearch: 'beginning',
    },
    { order: 'newest', after: undefined, offset: 0, limit: MOST_FOUND },
  );
  return await presentAccounts(
    em,
    found.map(({ id }) => id),
    now,
  );
}

/** One account; undefined if there is none. */
async function findAccountRow(
  em: EntityManager,
  accountId: string,
  now: Date,
): Promise<AdminAccount | undefined> {
  return (await presentAccounts(em, [accountId], now)).at(0);
}

async function presentAccounts(
  em: EntityManager,
  ids: readonly string[],
  now: Date,
): Promise<AdminAccount[]> {
  const accounts = await liveAccounts(em, ids);
  const flags = Map.groupBy(await openFlagsOf(em, ids), ({ accountId }) => accountId);
  const subscriptions = await runningSubscriptionsOf(em, ids);
  const grants = await openGrantsOf(em, ids, now);
  return accounts.map((account) => {
    const isOwn = ({ accountId }: { readonly accountId: string }) => accountId === account.id;
    const grant = grants.find(isOwn);
    const granted = grant ? 'grant' : null;
    const plan = planAt(account.plan, account.planUntil ?? null, now);
    return {
      id: account.id,
      email: account.email,
      firstName: account.firstName ?? null,
      lastName: account.lastName ?? null,
      subscriptionTier: plan,
      // A subscription is named before a grant beside it: it is what costs money.
      source: plan === Plan.pro ? (subscriptions.some(isOwn) ? 'subscription' : granted) : null,
      grantEndsAt: grant?.endsAt?.toISOString() ?? null,
      createdAt: account.createdAt.toISOString(),
      flags: (flags.get(account.id) ?? []).map(presentFlag),
    };
  });
}
