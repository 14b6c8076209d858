import { emptyDatabase } from '@creditfix/server/test/databases';
import { letterEndpoints } from '@creditfix/shared/letters';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { BlackBoxPerson, OWNER, simpleLetter } from './black-box.ts';
import { NEXT_VERSION, unpackLastRelease } from './other-versions.ts';
import { inTestBed } from './test-bed.ts';

/**
 * The server of the last release serves on while the next version, this one with a migration more, changes the tables below it. Before
 * the first release is tagged the older of the two is this version itself, and only the planted migration is between them.
 */

interface Paths {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Every call of that server that only reads and needs no id, with how it answers. */
async function readAll(url: string, cookie: string): Promise<ReadonlyMap<string, number>> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as Paths;
  const answers = new Map<string, number>();
  for (const [path, methods] of Object.entries(paths)) {
    if (!('get' in methods) || path.includes('{')) continue;
    const answer = await fetch(url + path, { headers: { Cookie: cookie } });
    await answer.arrayBuffer();
    answers.set(path, answer.status);
  }
  return answers;
}

it('serves on with the last release on the tables of the next version, and each reads what the other wrote', async () => {
  await inTestBed(async (bed) => {
    const database = await emptyDatabase(inject('testProjectFacts').database);
    bed.closing(database.drop);
    const settings = {
      DATA_DIR: join(bed.folder, 'files'),
      DATABASE_URL: database.url,
      ADMIN_EMAILS: OWNER,
    };
    const { url } = await bed.server(settings, await unpackLastRelease(join(bed.folder, 'last')));
    const owner = new BlackBoxPerson(OWNER);
    await owner.signInAsAdmin(url);
    const before = await readAll(url, owner.cookie);
    expect([...before.values()].filter((status) => status === 200).length).toBeGreaterThan(20);

    const next = await bed.server(settings, undefined, NEXT_VERSION);

    expect(await readAll(url, owner.cookie)).toEqual(before);
    const person = new BlackBoxPerson('person@example.com');
    await person.signIn(url);
    const { generateLetter, listLetters } = letterEndpoints;
    const { letterId } = await person.ask(url, generateLetter, { body: simpleLetter });
    expect((await person.pdf(next.url, letterId)).subarray(0, 5).toString()).toBe('%PDF-');
    const another = new BlackBoxPerson('another@example.com');
    await another.signIn(next.url);
    expect((await another.ask(url, listLetters)).letters).toEqual([]);
  });
});
