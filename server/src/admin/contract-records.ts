import { BillingProblems } from '@creditfix/shared/billing';
import { makeZip } from 'client-zip';
import { contractPapers, contractRecordsCsv, gatherContracts } from '#server/billing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';

/**
 * One person's contracts as a regulator wants them: a table, everything as JSON, and the papers.
 *
 * @throws Problem `billing.contract_none`
 */
export async function packContractRecords(
  em: EntityManager,
  vault: Vault,
  { accountId, at }: { readonly accountId: string; readonly at: Date },
): Promise<Uint8Array> {
  const records = await gatherContracts(em, vault, accountId);
  if (records.contracts.length === 0) throw BillingProblems.raise('billing.contract_none');
  const entries = [
    { name: 'contracts.json', input: `${JSON.stringify(records, undefined, 2)}\n` },
    { name: 'contracts.csv', input: contractRecordsCsv(records) },
  ];
  for await (const [name, input] of contractPapers(em, vault, accountId))
    entries.push({ name, input } as never);
  const zip = makeZip(entries.map((entry) => ({ ...entry, lastModified: at })));
  return new Uint8Array(await new Response(zip).arrayBuffer());
}
