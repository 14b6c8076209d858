import { adminEndpoints } from '@creditfix/shared/admin';
import { letterEndpoints } from '@creditfix/shared/letters';
import { BlackBoxPerson, type LinksTo } from './black-box.ts';
import { simpleLetter } from './simple-letter.ts';

/** Who gives Pro in the fault tests and benchmarks: one of the server's ADMIN_EMAILS. */
export const OWNER = 'owner@example.com';

const AT_ONCE = 4;
/** Who the letters of one person go to, one each. */
export const LENDERS = ['Harbor Lending', 'Orchard Bank', 'Summit Cards'];

/** A signed letter that waits to be mailed. */
export interface ReadyLetter {
  readonly person: BlackBoxPerson;
  readonly letterId: string;
}

/** Does the work on every item, a few at a time. */
export async function severalAtOnce<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** This many people on Pro, signed in. @param linksTo where their email is read, as for `BlackBoxPerson` */
export async function makeSubscribers(
  url: string,
  wanted: number,
  linksTo?: LinksTo,
): Promise<BlackBoxPerson[]> {
  const owner = new BlackBoxPerson(OWNER, linksTo);
  await owner.signInAsAdmin(url);
  const personas = Array.from(
    { length: wanted },
    (_, number) => new BlackBoxPerson(`sender${number}@example.com`, linksTo),
  );
  await severalAtOnce(personas, AT_ONCE, async (person) => {
    await person.signIn(url);
    const { accounts } = await owner.ask(url, adminEndpoints.findAccounts, {
      query: `?email=${person.email}`,
    });
    await owner.ask(url, adminEndpoints.grantPro, {
      id: accounts[0]?.id ?? '',
      body: { until: null, reason: 'A fault test.' },
    });
  });
  return personas;
}

/** This many signed letters of people on Pro, up to three to a person. */
export async function makeReadyLetters(url: string, wanted: number): Promise<ReadyLetter[]> {
  const personas = await makeSubscribers(url, Math.ceil(wanted / LENDERS.length));
  const ready: ReadyLetter[] = [];
  await severalAtOnce(personas, AT_ONCE, async (person) => {
    for (const creditorName of LENDERS.slice(0, wanted)) {
      const disputeDetails = { ...simpleLetter.disputeDetails, creditorName };
      const { letterId } = await person.ask(url, letterEndpoints.generateLetter, {
        body: { ...simpleLetter, disputeDetails },
      });
      ready.push({ person, letterId });
    }
  });
  return ready.slice(0, wanted);
}
