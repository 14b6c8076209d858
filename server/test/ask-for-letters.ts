import { letterEndpoints } from '@creditfix/shared/letters';
import { aLetter } from './a-letter.ts';
import type { TestAnswer, TestClient } from './test-client.ts';

let disputes = 0;

/** Asks for a letter about something that no other letter is about. */
export async function askForLetter(
  client: TestClient,
  change: Parameters<typeof aLetter>[0] = {},
): Promise<TestAnswer<unknown>> {
  const creditorName = `Creditor ${(disputes += 1)}`;
  const disputeDetails = { ...aLetter().disputeDetails, creditorName };
  return await client.call(letterEndpoints.generateLetter, {
    body: aLetter({ disputeDetails, ...change }),
  });
}

/** Asks for one letter after the other until one is refused; says how many were made. */
export async function makeAllLetters(client: TestClient): Promise<number> {
  for (let made = 0; ; made += 1) {
    const { status } = await askForLetter(client);
    if (status === 402) return made;
    if (status !== 200) throw new Error(`a letter was answered ${status}`);
  }
}
