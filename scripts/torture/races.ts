import { accountEndpoints, myAccountEndpoints } from '@creditfix/shared/accounts';
import { letterEndpoints } from '@creditfix/shared/letters';
import { join } from 'node:path';
import { BlackBoxPerson, simpleLetter } from '#scripts/process/black-box.ts';
import { isPlanted, orPlanted } from '#scripts/process/planted.ts';
import { type ServerProcess } from '#scripts/process/server-process.ts';
import { inTestBed, type TestBed } from '#scripts/process/test-bed.ts';

/**
 * Asks for the same thing many times at once: 1,000 uses of one login link, or of the code in its email, must open one session, of 1,000
 * guesses at a code five are looked at, and 50 letters on a plan of one must make one, and one call for a letter, sent 50 times, must make one. By one process on the embedded database, by two that share it, and by two on a server of its own.
 */

const LINK_USES = isPlanted ? 4 : Number(process.env.LINK_USES ?? 1_000);
/** More than may be typed for one email, also where the least is done. */
const CODE_USES = isPlanted ? 6 : LINK_USES;
const CODE_TRIES = 5;
const LETTERS = isPlanted ? 2 : Number(process.env.LETTERS ?? 50);

interface Outcome {
  readonly where: string;
  readonly what: string;
  readonly asked: number;
  readonly 'said yes': number;
  readonly 'refused as they should be': number;
  readonly 'found afterwards': number;
  readonly 'may say yes': number;
  readonly 'may be found': number;
}

/** What each of many simultaneous requests was answered: `ok`, or the code of the refusal. */
async function atOnce(
  count: number,
  servers: readonly ServerProcess[],
  ask: (url: string, number: number) => Promise<Response>,
): Promise<string[]> {
  const answers = Array.from({ length: count }, async (_, number) => {
    const response = await ask(servers[number % servers.length]?.url ?? '', number);
    const { success, code } = (await response.json()) as { success: boolean; code?: string };
    return success ? 'ok' : (code ?? `status ${response.status}`);
  });
  return await Promise.all(answers);
}

const count = (answers: readonly string[], answer: string) =>
  answers.filter((each) => each === answer).length;

async function useOneLink(where: string, servers: readonly ServerProcess[]): Promise<Outcome> {
  const url = servers[0]?.url ?? '';
  const person = new BlackBoxPerson('link@example.com');
  const token = await person.askForLink(url);
  const { verifyLogin, confirmLogin } = accountEndpoints;
  const headers = { Cookie: person.cookie, 'Content-Type': 'application/json' };
  let turn = 0;
  // Half of them as the browser that asked does it, half as another browser does it after a click.
  const answers = await atOnce(LINK_USES, servers, async (at) => {
    turn += 1;
    return turn % 4 < 2
      ? await fetch(`${at}${verifyLogin.path}?token=${token}`, { headers })
      : await fetch(`${at}${confirmLogin.path}`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ token }),
        });
  });
  await person.signIn(url);
  const { sessions } = await person.ask(url, myAccountEndpoints.listSessions);
  return {
    where,
    what: `${LINK_USES} uses of one login link`,
    asked: LINK_USES,
    'said yes': count(answers, 'ok'),
    'refused as they should be': count(answers, 'accounts.link_invalid'),
    // The look itself needed a session of its own.
    'found afterwards': sessions.filter(({ current }) => !current).length,
    'may say yes': 1,
    'may be found': 1,
  };
}

const codeOf = (number: number) => String(number % 1_000_000).padStart(6, '0');

/** Asks for an email as one browser, and types codes there, all at once. @returns the answers, and how many sessions there are then */
async function typeCodes(
  name: string,
  servers: readonly ServerProcess[],
  codeFor: (right: number, turn: number) => number,
): Promise<{ readonly answers: readonly string[]; readonly found: number }> {
  const url = servers[0]?.url ?? '';
  const person = new BlackBoxPerson(`${name}@example.com`);
  await person.askForLink(url);
  const mail = await fetch(`${url}/api/dev/mailbox?to=${person.email}`);
  const { data } = (await mail.json()) as { data: readonly { readonly text: string }[] };
  const right = Number(/^\d{6}$/m.exec(data[0]?.text ?? '')?.[0]);
  // Each as a browser of its own that has the mark of the one that asked: the first session must not sign the others in.
  const headers = { Cookie: person.cookie, 'Content-Type': 'application/json' };
  const type = async (at: string, code: number) =>
    await fetch(at + accountEndpoints.codeLogin.path, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email: person.email, code: codeOf(code) }),
    });
  const answers = await atOnce(
    CODE_USES,
    servers,
    async (at, turn) => await type(at, codeFor(right, turn)),
  );
  // Whatever was typed before: the right code opens nothing any more.
  await type(url, right);
  await person.signIn(url);
  const { sessions } = await person.ask(url, myAccountEndpoints.listSessions);
  return { answers, found: sessions.filter(({ current }) => !current).length };
}

async function useOneCode(where: string, servers: readonly ServerProcess[]): Promise<Outcome> {
  const { answers, found } = await typeCodes('code', servers, (right) => right);
  return {
    where,
    what: `${CODE_USES} uses of one code`,
    asked: CODE_USES,
    'said yes': count(answers, 'ok'),
    'refused as they should be': count(answers, 'accounts.login_code_over'),
    'found afterwards': found,
    'may say yes': 1,
    'may be found': 1,
  };
}

async function guessOneCode(where: string, servers: readonly ServerProcess[]): Promise<Outcome> {
  const { answers, found } = await typeCodes('guesses', servers, (right, turn) => right + 1 + turn);
  return {
    where,
    what: `${CODE_USES} guesses at one code: a yes is one that was looked at`,
    asked: CODE_USES,
    'said yes': count(answers, 'accounts.login_code_wrong'),
    'refused as they should be': count(answers, 'accounts.login_code_over'),
    'found afterwards': found,
    'may say yes': CODE_TRIES,
    'may be found': 0,
  };
}

async function askForLetters(
  name: string,
  servers: readonly ServerProcess[],
  letterOf: (number: number) => unknown,
): Promise<{ readonly answers: readonly string[]; readonly found: number }> {
  const url = servers[0]?.url ?? '';
  const person = new BlackBoxPerson(`${name}@example.com`);
  await person.signIn(url);
  const { generateLetter, listLetters } = letterEndpoints;
  const answers = await atOnce(
    LETTERS,
    servers,
    async (at, number) =>
      await fetch(at + generateLetter.path, {
        method: 'POST',
        headers: { Cookie: person.cookie, 'Content-Type': 'application/json' },
        body: JSON.stringify(letterOf(number)),
      }),
  );
  const { letters } = await person.ask(url, listLetters);
  return { answers, found: letters.length };
}

/** The same call at once, as an impatient program sends it: each is answered with the one letter. */
async function repeatOneCall(where: string, servers: readonly ServerProcess[]): Promise<Outcome> {
  const { answers, found } = await askForLetters('repeats', servers, () => simpleLetter);
  return {
    where,
    what: `${LETTERS} times the same call for a letter`,
    asked: LETTERS,
    'said yes': count(answers, 'ok'),
    'refused as they should be': 0,
    'found afterwards': found,
    'may say yes': LETTERS,
    'may be found': 1,
  };
}

async function makeOneLetter(where: string, servers: readonly ServerProcess[]): Promise<Outcome> {
  const { disputeDetails } = simpleLetter;
  const { answers, found } = await askForLetters('letters', servers, (number) => ({
    ...simpleLetter,
    disputeDetails: { ...disputeDetails, accountNumber: `5550-${1000 + number}` },
  }));
  return {
    where,
    what: `${LETTERS} letters on a plan of one`,
    asked: LETTERS,
    'said yes': count(answers, 'ok'),
    'refused as they should be': count(answers, 'billing.quota_reached'),
    'found afterwards': orPlanted('letters on a plan of one', found, 2),
    'may say yes': 1,
    'may be found': 1,
  };
}

async function race(
  bed: TestBed,
  where: string,
  environments: readonly Record<string, string>[],
): Promise<Outcome[]> {
  const servers: ServerProcess[] = [];
  for (const environment of environments) servers.push(await bed.server(environment));
  const outcomes = [
    await useOneLink(where, servers),
    await useOneCode(where, servers),
    await guessOneCode(where, servers),
    await makeOneLetter(where, servers),
    await repeatOneCall(where, servers),
  ];
  for (const server of servers) await server.stop();
  return outcomes;
}

const outcomes = await inTestBed(async (bed) => {
  const { url } = await bed.postgres();
  const shared = { DATABASE_URL: url, DATA_DIR: join(bed.folder, 'shared') };
  const own = 'a server of its own, two processes';
  if (isPlanted) return await race(bed, own, [shared]);
  const embedded = { DATA_DIR: join(bed.folder, 'embedded') };
  const joined = { DATA_DIR: join(bed.folder, 'joined') };
  return [
    ...(await race(bed, own, [shared, shared])),
    ...(await race(bed, 'embedded, one process', [embedded])),
    ...(await race(bed, 'embedded, two processes', [joined, joined])),
  ];
});
console.table(outcomes);
const right = outcomes.every(
  (outcome) =>
    outcome['said yes'] === outcome['may say yes'] &&
    outcome['refused as they should be'] === outcome.asked - outcome['may say yes'] &&
    outcome['found afterwards'] === outcome['may be found'],
);
process.stdout.write(
  right
    ? 'Each was done as often as it may be.\n'
    : 'Something was done more often than it may be.\n',
);
process.exitCode = right ? 0 : 1;
