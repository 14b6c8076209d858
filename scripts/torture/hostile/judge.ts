import { jsonOf, type Answer } from './caller.ts';

/** A text that only some may read. */
export interface Guarded {
  readonly what: string;
  readonly text: string;
  /** Names of the callers who may see it. */
  readonly seenBy?: readonly string[];
}

/** What an attack expects of its answer: a complaint where the answer is another one. */
export type Expectation = (answer: Answer) => string | undefined;

export interface Attack {
  /** The row of the table: `other people's things`, `uploads` … */
  readonly kind: string;
  readonly name: string;
  /** Who sent it. */
  readonly by: string;
  readonly expects: Expectation;
}

/** How an attack can succeed. */
const HOW = ['server errors', 'hangs', 'leaks', 'wrong answers'] as const;
type How = (typeof HOW)[number];

interface Row extends Record<How, number> {
  sent: number;
}

/** What no answer shows to anybody: where it broke, or in which file. */
const INSIDES: Readonly<Record<string, RegExp>> = {
  'a stack': /\n\s+at .+:\d+:\d+|\bat (?:async )?[\w.<>]+ \(?(?:file:|node:|\/)[^\n]*:\d+/,
  'a path of the machine': /(?:\/node_modules\/|\/server\/src\/|node:internal)/,
  'a statement of the database':
    /\b(?:select|insert into|update|delete from) [^\n]{0,200}"?\b(?:from|values|set|where)\b [^\n]{0,80}\$\d|duplicate key value|violates [a-z-]+ constraint/i,
};

/** Judges every answer alike and keeps the counts of the table. */
export class Judge {
  readonly faults: string[] = [];
  readonly #rows = new Map<string, Row>();
  readonly #guarded: readonly Guarded[];
  readonly #spoil: (answer: Answer) => Answer;

  constructor(guarded: readonly Guarded[], spoil: (answer: Answer) => Answer = (same) => same) {
    this.#guarded = guarded;
    this.#spoil = spoil;
  }

  see(attack: Attack, seen: Answer): void {
    const answer = this.#spoil(seen);
    this.#row(attack.kind).sent += 1;
    if (answer.missing === 'hang') return this.#count(attack, 'hangs', 'no answer in time, twice');
    if (isServerError(answer))
      this.#count(attack, 'server errors', `${answer.status} ${excerpt(answer)}`);
    for (const leak of this.#leaksOf(attack.by, textOf(answer)))
      this.#count(attack, 'leaks', `${leak}, status ${answer.status}`);
    const complaint = attack.expects(answer);
    if (complaint)
      this.#count(attack, 'wrong answers', `${complaint}: ${answer.status} ${excerpt(answer)}`);
  }

  /** A thing that was looked at beside the answers: whether something changed, was sent, or was written to the log. */
  check(
    attack: Omit<Attack, 'expects'>,
    complaint: string | undefined,
    how: How = 'wrong answers',
  ): void {
    this.#row(attack.kind).sent += 1;
    if (complaint) this.#count(attack, how, complaint);
  }

  /** What of it this reader may not see. */
  guardedIn(by: string, text: string): string[] {
    return this.#guarded
      .filter((each) => !each.seenBy?.includes(by) && text.includes(each.text))
      .map(({ what }) => what);
  }

  #leaksOf(by: string, text: string): string[] {
    const insides = Object.entries(INSIDES).filter(([, pattern]) => pattern.test(text));
    return [...this.guardedIn(by, text), ...insides.map(([what]) => what)];
  }

  get table(): Record<string, Row> {
    return Object.fromEntries(this.#rows);
  }

  #row(kind: string): Row {
    const row = this.#rows.get(kind) ?? {
      sent: 0,
      'server errors': 0,
      hangs: 0,
      leaks: 0,
      'wrong answers': 0,
    };
    this.#rows.set(kind, row);
    return row;
  }

  #count({ kind, name, by }: Omit<Attack, 'expects'>, how: How, what: string): void {
    this.#row(kind)[how] += 1;
    this.faults.push(`${how}: ${kind}: ${name} (as ${by}): ${what}`);
  }
}

/** Away for a while and saying so is an honest answer; any other 5xx is a fault of ours. */
function isServerError({ status, headers }: Answer): boolean {
  return status >= 500 && !(status === 503 && headers['retry-after'] !== undefined);
}

/** Everything that the caller can read. */
function textOf({ headers, body }: Answer): string {
  return `${JSON.stringify({ ...headers, 'set-cookie': undefined })}\n${body.toString('utf8')}`;
}

const excerpt = ({ body }: Answer) => body.toString('utf8').slice(0, 300);

/** One of these statuses. */
export const is =
  (...statuses: readonly number[]): Expectation =>
  ({ status }) =>
    statuses.includes(status) ? undefined : `expected ${statuses.join(' or ')}`;

/** Refused for a reason that is the caller's. */
export const refused: Expectation = (answer) =>
  answer.status >= 400 && answer.status < 500 ? undefined : 'expected a refusal';

/** One of these problem codes. */
export const says =
  (...codes: readonly string[]): Expectation =>
  (answer) =>
    codes.includes(String(jsonOf(answer)?.code)) ? undefined : `expected ${codes.join(' or ')}`;

/** Anything that is neither a fault nor a leak. */
export const anything: Expectation = ({ missing }) =>
  missing === 'broken' ? 'the line broke without an answer' : undefined;

/** Each of them. */
export const all =
  (...expectations: readonly Expectation[]): Expectation =>
  (answer) =>
    expectations.map((expectation) => expectation(answer)).find(Boolean);
