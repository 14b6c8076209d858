import { simpleForm, simpleLetter } from '#scripts/process/simple-letter.ts';
import { THINGS } from './examples.table.ts';
import { all, is, refused, type Expectation } from './judge.ts';
import { inventory } from './personas.ts';
import { aimed, attack, json, type Ring } from './ring.ts';
import { jsonOf } from './send.ts';

const KIND = "other people's things";

/** Every call that names a thing, asked about the victim's by everybody whose it is not; and their ids in every body that takes one. */
export async function takeOthersThings(ring: Ring): Promise<void> {
  const { personas, operations, judge, url } = ring;
  const before = await inventory(personas, url);
  const own = operations.filter(
    ({ path }) => path.includes('{') && !path.startsWith('/api/admin/'),
  );
  for (const operation of own) {
    if (operation.id === 'calendarFeed') continue;
    const isKnown = THINGS[operation.id] !== undefined;
    judge.check(
      { kind: KIND, name: operation.id, by: 'the table' },
      isKnown ? undefined : 'a new call that names a thing: say in THINGS whose',
    );
    const question = aimed(operation, personas.belongings);
    const name = `${operation.method} ${operation.path}`;
    for (const thief of [personas.thief, personas.device])
      await attack(ring, thief, question, { kind: KIND, name, expects: is(404) });
    for (const stranger of [
      personas.nobody,
      personas.support,
      personas.auditor,
      personas.administrator,
      personas.staffDevice,
    ])
      await attack(ring, stranger, question, { kind: KIND, name, expects: is(401) });
  }
  await nameThemInBodies(ring);
  const after = await inventory(personas, url);
  judge.check(
    { kind: KIND, name: 'what the victim has, before and after', by: 'everybody' },
    before === after ? undefined : differenceOf(before, after),
  );
}

async function nameThemInBodies(ring: Ring): Promise<void> {
  const { thief, belongings, loot, victim } = ring.personas;
  const { disputeDetails } = simpleForm;
  const send = async (name: string, path: string, body: unknown, expects: Expectation = refused) =>
    await attack(ring, thief, json('POST', path, body), { kind: KIND, name, expects });
  for (const thing of ['letter', 'draft', 'document', 'dispute', 'mail'] as const) {
    const id = belongings[thing];
    const named = `a draft under the id of the victim's ${thing}`;
    const answer = await send(
      named,
      '/api/letters/drafts',
      { id, content: simpleForm },
      isAnotherDraft(id),
    );
    const made = (jsonOf(answer)?.data as { id?: string } | undefined)?.id;
    if (made) {
      await send(
        `${named}, reviewed`,
        `/api/letters/drafts/${made}/review`,
        {},
        isAnotherDraft(id),
      );
      const signed = { ...simpleLetter, draftId: made, documentSha256: '0'.repeat(64) };
      await send(`${named}, signed`, '/api/dispute-letters', signed);
    }
    await send(`a letter of the victim's ${thing} as its draft`, '/api/dispute-letters', {
      ...simpleLetter,
      draftId: id,
    });
  }
  const enclosing = { documents: [belongings.document] };
  await send("a letter that encloses the victim's file", '/api/dispute-letters', {
    ...simpleLetter,
    ...enclosing,
  });
  const draft = await send(
    "a draft that encloses the victim's file",
    '/api/letters/drafts',
    { content: { ...simpleForm, ...enclosing } },
    all(),
  );
  const draftId = (jsonOf(draft)?.data as { id?: string } | undefined)?.id ?? '';
  await send("a review of the victim's file", `/api/letters/drafts/${draftId}/review`, {});
  for (const kind of ['method_of_verification', 'overdue_notice']) {
    const followUp = { kind, letterId: belongings.letter };
    const details = { ...disputeDetails, followUp };
    await send(`${kind} after the victim's letter`, '/api/dispute-letters', {
      ...simpleLetter,
      disputeDetails: details,
    });
  }
  const answered = { outcome: 'verified', on: '2026-11-20', documentId: belongings.document };
  await send(
    "an answer that shows the victim's file",
    `/api/disputes/${loot.dispute}/outcome`,
    answered,
  );
  await send("the victim's account deleted", '/api/privacy/delete', { confirmEmail: victim.email });
}

const isAnotherDraft =
  (id: string): Expectation =>
  ({ body }) =>
    body.includes(id) ? 'the answer speaks of the thing of somebody else' : undefined;

function differenceOf(before: string, after: string): string {
  const at = [...before].findIndex((character, index) => character !== after[index]);
  return `changed: ${after.slice(Math.max(0, at - 100), at + 200)}`;
}
