import { contractEndpoints } from '@creditfix/shared/billing';
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
