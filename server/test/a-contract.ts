import { contractEndpoints } from '@creditfix/shared/billing';
import { randomUUID } from 'node:crypto';
import type { TestClient } from './test-client.ts';

const { getContract, signDisclosure, readContract, signContract } = contractEndpoints;

/** Reads and signs the statement of rights, then the contract. */
export async function signAContract(
  client: TestClient,
  {
    name = 'Anna Example',
    state = 'NY',
  }: { name?: string; state?: 'NY' | 'CA' | 'HI' | 'GA' } = {},
) {
  const { disclosure } = (await client.call(getContract)).data;
  void (await client.call(signDisclosure, { body: { version: disclosure.version, name } })).data;
  const party = { name, state } as const;
  const { document, sha256 } = (await client.call(readContract, { body: party })).data;
  const signed = await client.call(signContract, {
    body: { ...party, sha256, signature: name, electronically: true },
  });
  return { document, sha256, state: signed.data };
}

/**
 * A contract of somebody of New York whose days are over, as it stands in the database; without the papers, which take their time.
 * Whoever has one keeps it.
 */
export async function giveContract(
  { sql }: { readonly sql: (query: string, params: readonly unknown[]) => Promise<unknown> },
  accountId: string,
  now: Date,
): Promise<void> {
  const at = new Date(now.getTime() - 7 * 86_400_000);
  await sql(
    `insert into service_contracts
       (id, account_id, disclosure_version, acknowledged_at, sealed_acknowledgement, state,
        fee_cents, most_cents, currency, signed_at, last_day, service_from)
     values (?, ?, 'test', ?, '', 'NY', 667, 1999, 'USD', ?, ?, ?)
     on conflict do nothing`,
    [randomUUID(), accountId, at, at, at.toISOString().slice(0, 10), now],
  );
}
