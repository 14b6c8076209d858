import { AdminProblems, operatorEndpoints } from '@creditfix/shared/admin';
import { BillingProblems, endOfBusinessDay } from '@creditfix/shared/billing';
import type { DataOf } from '@creditfix/shared/kernel';
import {
  operatorSettings,
  type OperatorKey,
  type OperatorValues,
} from '@creditfix/shared/operator';
import { randomUUID } from 'node:crypto';
import { addressesOf, isFresh } from '#server/accounts/index.ts';
import { addCoupon, newestCoupons, turnCouponOff, usesOfCoupons } from '#server/billing/index.ts';
import { NEWEST } from '#server/operator/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { Reply, implement, type Call, type Route } from '#server/platform/http/index.ts';
import { administratorOf, recentlySignedInStaff } from './access.policy.ts';
import type { OversightParts } from './admin.parts.ts';
import { audited } from './audit/audit.ts';

/** The screens on which the operator sets what the product says and charges, with its history, and what is missing before launch. */
export function operatorRoutes(parts: OversightParts): Route[] {
  const { clock, operator, claimSettings, legalMode } = parts;
  const recently = recentlySignedInStaff(parts);
  return [
    implement(operatorEndpoints.operatorSettings)([], async (_, call) => {
      const newest = [...(await operator.newest(call.em)).values()];
      const names = await addressesOf(
        call.em,
        newest.map(({ changedBy }) => changedBy),
      );
      return {
        values: await operator.read(call.em),
        set: newest.map(({ key, version, value, changedBy, changedAt }) => ({
          key,
          version,
          isDefault: value === null,
          changedBy: names.get(changedBy) ?? changedBy,
          changedAt: changedAt.toISOString(),
        })),
        server: {
          claims: claimSettings.mode,
          proofNeeded: claimSettings.proof === 'needed',
          legalMode,
        },
        mayChange: isFresh(administratorOf(call), clock.now()),
      };
    }),

    implement(operatorEndpoints.operatorHistory)([], ({ query }, call) =>
      findHistory(call.em, parts, query),
    ),

    implement(operatorEndpoints.changeOperatorSetting)([recently], async ({ body }, call) => {
      const { key, value } = body.change;
      const version = await set(call, parts, { key, value, basedOn: body.basedOn });
      return new Reply({ version }, 'It is changed, and counts from now on.');
    }),

    implement(operatorEndpoints.restoreOperatorSetting)([recently], async ({ body }, call) => {
      const { key, version: restored, basedOn } = body;
      const value = restored === 0 ? null : await valueOf(call.em, parts, { key, restored });
      const version = await set(call, parts, { key, value, basedOn, restored });
      return new Reply({ version }, 'It is taken back, and counts from now on.');
    }),

    ...couponRoutes(parts),

    implement(operatorEndpoints.installationFindings)([], async ({ query }) => ({
      findings: [...(await parts.examine({ online: query.online === 'yes' }))],
      at: clock.now().toISOString(),
    })),
  ];
}

/** Codes that take something off: made, looked at with who used them, and turned off for good. */
function couponRoutes(parts: OversightParts): Route[] {
  const { clock } = parts;
  const recently = recentlySignedInStaff(parts);
  return [
    implement(operatorEndpoints.coupons)([], (_, call) =>
      audited(call, parts, 'look_at_coupons', async (tx) => {
        const coupons = await presentCoupons(tx);
        const mayChange = isFresh(administratorOf(call), clock.now());
        return { result: { coupons, mayChange }, detail: `${coupons.length} codes` };
      }),
    ),

    implement(operatorEndpoints.makeCoupon)([recently], async ({ body }, call) => {
      const { lastDay, ...coupon } = body;
      const endsAt = lastDay === null ? null : endOfBusinessDay(lastDay);
      const id = randomUUID();
      await audited(call, parts, 'make_coupon', async (tx, madeBy) => {
        const madeAt = clock.now();
        if (!(await addCoupon(tx, { ...coupon, id, endsAt, madeBy, madeAt }))) throw codeTaken();
        return { result: undefined, detail: `${coupon.code}, ${id}` };
      });
      return new Reply({ id }, 'The code is made, and counts from now on.');
    }),

    implement(operatorEndpoints.turnCouponOff)([recently], async ({ params }, call) => {
      await audited(call, parts, 'turn_coupon_off', async (tx, by) => {
        const code = await turnCouponOff(tx, params.id, { by, at: clock.now() });
        if (!code) throw BillingProblems.raise('billing.coupon_unknown');
        return { result: undefined, detail: `${code}, ${params.id}` };
      });
      return new Reply({ off: true as const }, 'The code is off.');
    }),
  ];
}

function codeTaken() {
  const message = BillingProblems.raise('billing.code_taken').tell();
  return BillingProblems.raise('billing.code_taken', { fields: [{ path: 'code', message }] });
}

const MOST_COUPONS = 200;
const MOST_USES_SHOWN = 2_000;

async function presentCoupons(
  tx: EntityManager,
): Promise<DataOf<typeof operatorEndpoints.coupons>['coupons']> {
  const coupons = await newestCoupons(tx, MOST_COUPONS);
  const ids = coupons.map(({ id }) => id);
  const uses = await usesOfCoupons(tx, ids, MOST_USES_SHOWN);
  const usesOf = Map.groupBy(uses, ({ couponId }) => couponId);
  const staff = coupons.flatMap(({ madeBy, turnedOffBy }) => [madeBy, turnedOffBy ?? madeBy]);
  const names = await addressesOf(tx, [...staff, ...uses.map(({ accountId }) => accountId)]);
  const nameOf = (id: string) => names.get(id) ?? id;
  return coupons.map((each) => ({
    id: each.id,
    code: each.code,
    isFor: each.isFor,
    percentOff: each.percentOff ?? null,
    centsOff: each.centsOff ?? null,
    months: each.months ?? null,
    mostUses: each.mostUses,
    uses: each.uses,
    endsAt: each.endsAt?.toISOString() ?? null,
    madeBy: nameOf(each.madeBy),
    madeAt: each.madeAt.toISOString(),
    turnedOffBy: each.turnedOffBy ? nameOf(each.turnedOffBy) : null,
    turnedOffAt: each.turnedOffAt?.toISOString() ?? null,
    usedBy: (usesOf.get(each.id) ?? []).map(({ accountId, usedAt, open }) => ({
      userId: accountId,
      email: nameOf(accountId),
      open,
      usedAt: usedAt.toISOString(),
    })),
  }));
}

/** @throws Problem `admin.setting_unknown` if that version is not one of this key, or is of a shape that is gone */
async function valueOf(
  em: EntityManager,
  { operator }: Pick<OversightParts, 'operator'>,
  { key, restored }: { readonly key: OperatorKey; readonly restored: number },
): Promise<OperatorValues[OperatorKey] | null> {
  const found = await operator.find(em, restored);
  if (!found || found.key !== key) throw AdminProblems.raise('admin.setting_unknown');
  if (found.value === null) return null;
  const read = operatorSettings[key].safeParse(found.value);
  if (!read.success) throw AdminProblems.raise('admin.setting_unknown');
  return read.data;
}

/** A new version, and its line in the audit log: the values stay in the history, the numbers lead there. */
async function set(
  call: Call,
  parts: OversightParts,
  change: {
    readonly key: OperatorKey;
    readonly value: OperatorValues[OperatorKey] | null;
    readonly basedOn: number;
    readonly restored?: number;
  },
): Promise<number> {
  const { key, basedOn, restored } = change;
  const action = restored === undefined ? 'change_setting' : 'restore_setting';
  return await audited(call, parts, action, async (tx, changedBy) => {
    const at = parts.clock.now();
    const version = await parts.operator.set(tx, { ...change, changedBy, at });
    if (version === undefined) throw AdminProblems.raise('admin.setting_changed');
    const back = restored === undefined ? '' : `, as in version ${restored}`;
    return { result: version, detail: `${key}: version ${basedOn} to ${version}${back}` };
  });
}

const SHOWN = 20;

type History = DataOf<typeof operatorEndpoints.operatorHistory>;

async function findHistory(
  em: EntityManager,
  { operator }: Pick<OversightParts, 'operator'>,
  { key, before = NEWEST }: { readonly key: OperatorKey; readonly before?: number | undefined },
): Promise<History> {
  const found = await operator.history(em, key, { before, limit: SHOWN + 1 });
  const shown = found.slice(0, SHOWN);
  const names = await addressesOf(
    em,
    shown.map(({ changedBy }) => changedBy),
  );
  return {
    versions: shown.map(({ version, changedBy, changedAt, restored, value }, at) => ({
      version,
      changedBy: names.get(changedBy) ?? changedBy,
      changedAt: changedAt.toISOString(),
      restored: restored ?? null,
      before: found[at + 1]?.value ?? null,
      after: value,
    })),
    next: found.length > SHOWN ? (shown.at(-1)?.version ?? null) : null,
  };
}
