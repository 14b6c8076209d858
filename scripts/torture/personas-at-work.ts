import { countByMetadata, type LobServer } from '@creditfix/server/test/lob';
import type { MailServer } from '@creditfix/server/test/mail-server';
import { accountEndpoints } from '@creditfix/shared/accounts';
import type { Endpoint } from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { BlackBoxPerson, LENDERS, simpleForm, simpleLetter } from '#scripts/process/black-box.ts';

/** Between two letters of one writer, so that they last for all outages. */
const REST_MS = 2_000;
/** Longer than a server may let anybody wait. */
const HANG_MS = 40_000;
/** Who asks again for what an outage cut off may learn that it was done. */
const EXPECTED_REFUSALS = new Set(['mailing.already_on_its_way']);

export const ACTIONS = ['list', 'letter', 'mail', 'sign in', 'smooth'] as const;
export type Action = (typeof ACTIONS)[number];

/** What people saw while the same things were away. */
interface Row {
  readonly away: string;
  done: number;
  'asked to wait': number;
  'cut off': number;
  'wrong answers': number;
  'longest answer (s)': number;
  'works again after (s)': number;
}

/** One letter on its way through draft, signature and carrier. */
interface Work {
  readonly person: BlackBoxPerson;
  readonly creditorName: string;
  /** Names the draft, so that asking again makes no second one. */
  readonly key: string;
  draftId?: string;
  documentSha256?: string;
  letter?: { readonly letterId: string; readonly pdfSha256: string };
  isMailed?: boolean;
}

interface Try {
  readonly action: Action;
  readonly begunAt: number;
  endedAt?: number;
  isGood?: boolean;
}

class AskedToWait extends Error {}

interface HowTheyWork {
  /** Who write letters and have them mailed. */
  readonly writers: number;
  /** Somebody has their words smoothed, too: there is a model. */
  readonly smooths: boolean;
  /** Servers are killed: that a connection breaks is no wrong answer. */
  readonly isCutOff: boolean;
}

const { createDraft, reviewDraft, generateLetter, listLetters } = letterEndpoints;
const { previewPolish, polishDraft, deleteDraft } = letterEndpoints;
const from = { name: 'Ida Sample', line1: '9 Elm Row', city: 'Salem', state: 'OR', zip: '97301' };

/** People who list, write, sign and mail letters, sign in and have their words smoothed, on any of the servers, until told to end. */
export class PersonasAtWork {
  readonly works: readonly Work[];
  readonly rows: Row[] = [];
  readonly wrongAnswers: string[] = [];
  /** New people whose request for a login link was answered well. */
  readonly newcomers: string[] = [];
  readonly #urls: () => readonly string[];
  readonly #how: HowTheyWork;
  readonly #personas: readonly BlackBoxPerson[];
  readonly #queue: Iterator<Work>;
  readonly #tries: Try[] = [];
  #row: Row;
  #isOver = false;
  #running: readonly Promise<void>[] = [];

  /** @param urls where servers listen, at this moment */
  constructor(
    urls: () => readonly string[],
    personas: readonly BlackBoxPerson[],
    how: HowTheyWork,
  ) {
    this.#urls = urls;
    this.#how = how;
    this.#personas = personas;
    this.works = personas.flatMap((person) =>
      LENDERS.map((creditorName): Work => ({ person, creditorName, key: randomUUID() })),
    );
    this.#queue = this.works.values();
    this.#row = this.begin('nothing');
  }

  start(): void {
    const { writers, smooths } = this.#how;
    this.#running = [
      this.#read(),
      this.#signIn(),
      ...(smooths ? [this.#smooth()] : []),
      ...Array.from({ length: writers }, () => this.#write()),
    ];
  }

  /** One letter is mailed, and one login link asked for. */
  async untilSomethingIsDone(): Promise<void> {
    while (!this.works.some(({ isMailed }) => isMailed) || this.newcomers.length === 0)
      await pause(20);
  }

  /** Nothing new is begun; letters that were begun are brought to their end. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  /** From now on, what they see is counted here. */
  begin(away: string): Row {
    this.#row = {
      away,
      done: 0,
      'asked to wait': 0,
      'cut off': 0,
      'wrong answers': 0,
      'longest answer (s)': 0,
      'works again after (s)': 0,
    };
    this.rows.push(this.#row);
    return this.#row;
  }

  /**
   * How long they wait for it: from the return, or from when somebody first asks after that, until it is done. How seldom they ask is
   * no matter of the server's.
   *
   * @returns undefined as long as it isn't done
   */
  recovery(action: Action, backAt: number, receivedAt: number): number | undefined {
    const asked = this.#tries.filter(
      (one) =>
        one.action === action &&
        (one.begunAt > backAt || (!one.isGood && (one.endedAt ?? Infinity) > backAt)),
    );
    const done = asked.find((one) => one.isGood);
    if (done?.endedAt === undefined) return undefined;
    const since = Math.max(backAt, Math.min(...asked.map(({ begunAt }) => begunAt)));
    return Math.max(done.endedAt, receivedAt) - since;
  }

  /** @throws AskedToWait for an honest 503 or a model that is away; Error for anything else that is no success, which is counted as wrong */
  async #ask(
    person: BlackBoxPerson,
    endpoint: Endpoint,
    { id = '', body }: { readonly id?: string; readonly body?: unknown } = {},
  ): Promise<never> {
    const seen = this.#row;
    const startedAt = performance.now();
    const urls = this.#urls();
    const url = urls[randomInt(0, urls.length)] ?? '';
    try {
      return await answerTo(url + endpoint.path.replace(':id', id), person, { endpoint, body });
    } catch (error) {
      if (error instanceof AskedToWait) seen['asked to wait'] += 1;
      // What fetch throws where nobody answers, or no longer.
      else if (this.#how.isCutOff && error instanceof TypeError) seen['cut off'] += 1;
      else {
        seen['wrong answers'] += 1;
        this.wrongAnswers.push(`${seen.away} away, ${endpoint.name}: ${String(error)}`);
      }
      throw error;
    } finally {
      const seconds = (performance.now() - startedAt) / 1_000;
      seen['longest answer (s)'] = Math.max(seen['longest answer (s)'], Number(seconds.toFixed(1)));
    }
  }

  /** Does something until it is done, as a person would who is asked to wait. */
  async #doing(action: Action, act: () => Promise<void>): Promise<void> {
    for (;;) {
      if (this.#isOver && action !== 'letter' && action !== 'mail') return;
      const one: Try = { action, begunAt: performance.now() };
      this.#tries.push(one);
      try {
        await act();
        this.#row.done += 1;
        one.isGood = true;
        return;
      } catch {
        // It is asked for again.
      } finally {
        one.endedAt = performance.now();
      }
      await pause(300);
    }
  }

  async #write(): Promise<void> {
    while (!this.#isOver) {
      const work = this.#queue.next().value as Work | undefined;
      if (!work) return;
      await this.#sign(work);
      await this.#doing('mail', async () => {
        const body = { mailClass: 'certified', from, agreedCents: 68 };
        const id = work.letter?.letterId ?? '';
        await this.#ask(work.person, mailingEndpoints.mailLetter, { id, body });
        work.isMailed = true;
      });
      await pause(REST_MS);
    }
  }

  async #sign(work: Work): Promise<void> {
    const { person, creditorName } = work;
    const disputeDetails = { ...simpleForm.disputeDetails, creditorName };
    await this.#doing('letter', async () => {
      work.draftId ??= await this.#draft(person, { id: work.key, disputeDetails });
      work.documentSha256 ??= await this.#sha256Of(person, work.draftId);
      const { draftId, documentSha256 } = work;
      const body = { ...simpleLetter, disputeDetails, draftId, documentSha256 };
      work.letter = await this.#ask(person, generateLetter, { body });
    });
  }

  async #draft(
    person: BlackBoxPerson,
    { id, disputeDetails }: { readonly id?: string; readonly disputeDetails: object },
  ): Promise<string> {
    const content = { ...simpleForm, disputeDetails, edits: [], step: 3 };
    const draft: { id: string } = await this.#ask(person, createDraft, { body: { id, content } });
    return draft.id;
  }

  async #sha256Of(person: BlackBoxPerson, id: string): Promise<string> {
    const review: { documentSha256: string } = await this.#ask(person, reviewDraft, { id });
    return review.documentSha256;
  }

  async #read(): Promise<void> {
    while (!this.#isOver) {
      const person = this.#personas[randomInt(0, this.#personas.length)];
      if (person) await this.#doing('list', () => this.#ask(person, listLetters));
      await pause(100);
    }
  }

  /** New people ask for a login link. */
  async #signIn(): Promise<void> {
    while (!this.#isOver) {
      const newcomer = new BlackBoxPerson(`newcomer${randomUUID()}@example.com`);
      const body = { email: newcomer.email };
      await this.#doing('sign in', async () => {
        await this.#ask(newcomer, accountEndpoints.requestLogin, { body });
        this.newcomers.push(newcomer.email);
      });
      await pause(400);
    }
  }

  /** Somebody has their words smoothed again and again. */
  async #smooth(): Promise<void> {
    const [person] = this.#personas;
    if (!person) return;
    for (let times = 1; !this.#isOver; times += 1) {
      // The same words are not sent twice.
      const customDetails = `They never answered the ${times} letters which I have sent to them about this account.`;
      const disputeDetails = { ...simpleForm.disputeDetails, customDetails };
      let id = '';
      await this.#doing('smooth', async () => {
        id ||= await this.#draft(person, { disputeDetails });
        const { sha256 }: { sha256: string } = await this.#ask(person, previewPolish, { id });
        await this.#ask(person, polishDraft, { id, body: { sha256 } });
      });
      await this.#ask(person, deleteDraft, { id }).catch(() => {});
      await pause(700);
    }
  }
}

/** @throws AskedToWait, or Error for anything else that is no success */
async function answerTo(
  url: string,
  { cookie }: BlackBoxPerson,
  { endpoint, body }: { readonly endpoint: Endpoint; readonly body: unknown },
): Promise<never> {
  const response = await fetch(url, {
    method: endpoint.method,
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(HANG_MS),
  });
  const text = await response.text();
  if (response.status === 503 && response.headers.get('Retry-After')) throw new AskedToWait();
  if (response.ok && endpoint === polishDraft) {
    // It answers line by line, and has the words as they were where the model can't be reached.
    if (text.includes('"kept":"unavailable"')) throw new AskedToWait();
    return undefined as never;
  }
  const answer = JSON.parse(text) as { success: boolean; code?: string; data?: never };
  if (answer.success || EXPECTED_REFUSALS.has(answer.code ?? '')) return answer.data as never;
  throw new Error(`${response.status} ${text.slice(0, 200)}`);
}

/** @returns the login links that somebody has been sent, the newest first */
export const linksIn =
  ({ received }: MailServer) =>
  (email: string): readonly string[] =>
    received
      .filter(({ to }) => to.includes(email))
      .flatMap(({ text }) => /https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? [])
      .toReversed();

const LOOK_EVERY_MS = 250;

/** What people were promised, and what is there once the last job has run. */
export async function countPromises(
  url: string,
  { works, newcomers }: PersonasAtWork,
  {
    lob,
    mail,
    patienceMs,
  }: { readonly lob: LobServer; readonly mail: MailServer; readonly patienceMs: number },
) {
  const until = Date.now() + patienceMs;
  const waitFor = async (isThere: () => boolean | Promise<boolean>) => {
    while (!(await isThere()) && Date.now() < until) await pause(LOOK_EVERY_MS);
  };
  const totals = {
    letters: 0,
    mailed: 0,
    emails: 0,
    'emails sent again': 0,
    lost: 0,
    changed: 0,
    doubled: 0,
  };
  for (const { person, letter, isMailed } of works) {
    if (!letter) continue;
    totals.letters += 1;
    const bytes = await person.pdf(url, letter.letterId).catch(() => undefined);
    const hash = bytes && createHash('sha256').update(bytes).digest('hex');
    if (!hash) totals.lost += 1;
    else if (hash !== letter.pdfSha256) totals.changed += 1;
    if (!isMailed) continue;
    const mailpieces = async () =>
      (await person.ask(url, mailingEndpoints.getMailing, { id: letter.letterId })).pieces;
    await waitFor(async () => Boolean((await mailpieces())[0]?.lobLetterId));
    const counted = countByMetadata(lob.letters(), 'mailpiece').get(
      (await mailpieces())[0]?.id ?? '',
    );
    if (!counted) totals.lost += 1;
    else totals.mailed += 1;
  }
  totals.doubled += Math.max(0, lob.letters().length - works.filter((one) => one.isMailed).length);
  for (const person of new Set(works.map((one) => one.person))) {
    const { letters } = await person.ask(url, letterEndpoints.listLetters);
    const own = works.filter((one) => one.person === person && one.letter).length;
    totals.doubled += Math.max(0, letters.length - own);
  }
  const reached = () => new Set(mail.received.flatMap(({ to }) => to));
  await waitFor(() => newcomers.every((email) => reached().has(email)));
  totals.emails = newcomers.filter((email) => reached().has(email)).length;
  totals.lost += newcomers.length - totals.emails;
  const ids = mail.received.map((email) => email.header('Message-ID'));
  totals['emails sent again'] = ids.length - new Set(ids).size;
  return totals;
}
