import { AdminProblems, operatorEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import {
  operatorSettings,
  type OperatorKey,
  type OperatorValues,
} from '@creditfix/shared/operator';
import { addressesOf, isFresh } from '#server/accounts/index.ts';
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

    implement(operatorEndpoints.installationFindings)([], async ({ query }) => ({
      findings: [...(await parts.examine({ online: query.online === 'yes' }))],
      at: clock.now().toISOString(),
    })),
  ];
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
