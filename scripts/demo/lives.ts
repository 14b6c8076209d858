import { setTimeout as pause } from 'node:timers/promises';
import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { adminEndpoints, manualMailQueueEndpoints } from '@creditfix/shared/admin';
import { contactEndpoints } from '@creditfix/shared/contact';
import { disputeEndpoints } from '@creditfix/shared/disputes';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { OWNER, BlackBoxPerson, severalAtOnce } from '#scripts/process/black-box.ts';
import type { TimedServer } from '#scripts/process/server-process.ts';
import {
  BUREAUS,
  COMPANIES,
  COURSES,
  FIRST_NAMES,
  LAST_NAMES,
  QUESTIONS,
  TOWNS,
  type Course,
} from './invented.table.ts';

/** Two years of an invented business, played day by day through the public API. */

const MONTH_DAYS = 30;
const LONGEST_MONTHS = 22;
const DAY_MS = 86_400_000;
/** A person stays signed in for thirty. */
const SIGNED_IN_DAYS = 25;
/** Of so many who live through the product one writes no letter. */
const LOOKS_ONLY_ONE_IN = 6;
/** One of so many writers asks something. */
const ASKS_ONE_IN = 9;
const AT_ONCE = 4;
const TRIES = 1_200;
const LOOKS_EVERY_MS = 50;

interface Invented {
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly town: (typeof TOWNS)[number];
  readonly browser: BlackBoxPerson;
  signedInOn: number | undefined;
}

/** What somebody does on a day; days are counted from today, so most are below zero. */
interface PlannedAct {
  readonly day: number;
  readonly of: Invented;
  readonly act: () => Promise<void>;
}

/** A letter on its course. Its ids are there once it was signed, and mailed. */
interface Underway {
  readonly of: Invented;
  readonly course: Course;
  readonly day: number;
  letterId: string;
  pieceId: string;
}

/** Most who come to such a business sign in once, look around, and are not seen again. */
export interface Looker {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly cameAt: Date;
}

export interface LivedLives {
  readonly letters: number;
  /** Who is there beside those who lived through it. */
  readonly lookers: readonly Looker[];
}

/** Where the first of all days is. */
export const firstDayOf = (now: Date): Date =>
  noonOf(now, -(LONGEST_MONTHS * MONTH_DAYS + Math.max(...COURSES.map(({ daysAgo }) => daysAgo))));

/** The whole business, until now. @param living how many of all the people use the product */
export async function liveLives(
  product: TimedServer,
  { people, living, now }: { readonly people: number; readonly living: number; readonly now: Date },
): Promise<LivedLives> {
  const world = new World(product, now);
  for (let number = 0; number < living; number += 1) world.invent(number);
  await world.live();
  const lookers = Array.from({ length: people - living }, (_, more): Looker => {
    const { firstName, lastName, email } = nameOf(living + more);
    // More of them lately than at the beginning.
    const share = Math.sqrt((more + 0.5) / (people - living));
    const day = Math.round((share - 1) * LONGEST_MONTHS * MONTH_DAYS) - 1;
    const cameAt = new Date(noonOf(now, day).getTime() + ((more * 47) % 600) * 60_000);
    return { firstName, lastName, email, cameAt };
  });
  return { letters: world.letters, lookers };
}

function nameOf(number: number) {
  const firstName = FIRST_NAMES[number % FIRST_NAMES.length] ?? '';
  const lastName = LAST_NAMES[number % LAST_NAMES.length] ?? '';
  const email = `${firstName}.${lastName}.${number}@example.com`.toLowerCase();
  return { firstName, lastName, email };
}

class World {
  letters = 0;
  readonly #product: TimedServer;
  readonly #now: Date;
  readonly #acts: PlannedAct[] = [];
  readonly #owner = new BlackBoxPerson(OWNER);
  #ownerSignedInOn: number | undefined;
  #signingIn = Promise.resolve();
  #writers = 0;

  constructor(product: TimedServer, now: Date) {
    this.#product = product;
    this.#now = now;
  }

  get #url(): string {
    return this.#product.url;
  }

  invent(number: number): void {
    const { firstName, lastName, email } = nameOf(number);
    const of: Invented = {
      number,
      firstName,
      lastName,
      town: TOWNS[number % TOWNS.length] ?? (TOWNS[0] as (typeof TOWNS)[number]),
      browser: new BlackBoxPerson(email),
      signedInOn: undefined,
    };
    if (number % LOOKS_ONLY_ONE_IN === LOOKS_ONLY_ONE_IN - 1) {
      const day = -1 - (number % LONGEST_MONTHS) * MONTH_DAYS;
      this.#acts.push({ day, of, act: () => Promise.resolve() });
      return;
    }
    const course = COURSES[this.#writers % COURSES.length] as Course;
    this.#writers += 1;
    const monthsAgo = course.isOver ? number % LONGEST_MONTHS : 0;
    const day = -course.daysAgo - monthsAgo * MONTH_DAYS;
    this.#planLetter(of, course, day);
    if (number % ASKS_ONE_IN !== 0) return;
    this.#acts.push({ day, of, act: () => this.#ask(of) });
  }

  /** Day after day; on one day several people at once, and each of them one thing after the other. */
  async live(): Promise<void> {
    const days = Map.groupBy(this.#acts, ({ day }) => day);
    for (const day of [...days.keys()].toSorted((one, other) => one - other)) {
      await this.#product.setClock(noonOf(this.#now, day));
      const acts = Map.groupBy(days.get(day) ?? [], ({ of }) => of);
      await severalAtOnce([...acts], AT_ONCE, async ([person, own]) => {
        await this.#signIn(person, day);
        for (const { act } of own) await act();
      });
    }
    await this.#product.setClock(new Date());
  }

  async #signIn(person: Invented, day: number): Promise<void> {
    if (person.signedInOn !== undefined && day - person.signedInOn < SIGNED_IN_DAYS) return;
    await person.browser.signIn(this.#url);
    if (person.signedInOn === undefined)
      await person.browser.ask(this.#url, myAccountEndpoints.saveProfile, {
        body: { ...personalInfoOf(person), phone: '' },
      });
    person.signedInOn = day;
  }

  async #asOwner(day: number): Promise<BlackBoxPerson> {
    if (this.#ownerSignedInOn !== day) {
      this.#ownerSignedInOn = day;
      this.#signingIn = this.#owner.signInAsAdmin(this.#url);
    }
    await this.#signingIn;
    return this.#owner;
  }

  #planLetter(of: Invented, course: Course, day: number): void {
    const letter: Underway = { of, course, day, letterId: '', pieceId: '' };
    this.#then(letter, 0, async () => {
      const { browser } = of;
      if (course.by === 'staff') await this.#grantPro(of, day);
      const signed = await browser.ask(this.#url, letterEndpoints.generateLetter, {
        body: this.#letterOf(of, day),
      });
      letter.letterId = signed.letterId;
      this.letters += 1;
      if (course.by !== 'staff') return;
      const piece = await browser.ask(this.#url, mailingEndpoints.mailLetter, {
        id: letter.letterId,
        body: { mailClass: 'certified', from: envelopeOf(of), agreedCents: 68 },
      });
      letter.pieceId = piece.id;
      if (course.cancelled)
        await browser.ask(this.#url, mailingEndpoints.cancelMail, { id: piece.id });
    });
    if (course.by === 'person') this.#planOwnMail(letter);
    else if (course.by === 'staff') this.#planStaffMail(letter);
    this.#planAnswer(letter);
  }

  /** Plans what is done so many days after the letter was signed, if anything is. */
  #then(letter: Underway, after: number | undefined, act: (on: string) => Promise<void>): void {
    if (after === undefined) return;
    const { of } = letter;
    const day = letter.day + after;
    this.#acts.push({ day, of, act: async () => await act(dateOf(this.#now, day)) });
  }

  #planOwnMail(letter: Underway): void {
    const { of, course } = letter;
    this.#then(letter, course.mailedAfter, async (mailedOn) => {
      const { id } = await of.browser.ask(this.#url, mailingEndpoints.recordOwnMailing, {
        id: letter.letterId,
        body: { mailedOn, mailClass: 'certified', trackingNumber: trackingOf(of) },
      });
      letter.pieceId = id;
    });
    for (const what of ['delivered', 'returned'] as const) {
      const after = what === 'delivered' ? course.arrivedAfter : course.returnedAfter;
      this.#then(letter, after, async (on) => {
        const arrival = { id: letter.pieceId, body: { on, what } };
        await of.browser.ask(this.#url, mailingEndpoints.recordArrival, arrival);
      });
    }
  }

  #planStaffMail(letter: Underway): void {
    const { of, course, day } = letter;
    this.#then(letter, course.mailedAfter, async (mailedOn) => {
      const owner = await this.#asOwner(day + (course.mailedAfter ?? 0));
      const { makePrintBatch, manualMailQueue, markMailed } = manualMailQueueEndpoints;
      await until('a letter in the print queue', async () => {
        const { waiting } = await owner.ask(this.#url, manualMailQueue);
        return waiting.find(({ id }) => id === letter.pieceId);
      });
      await owner.ask(this.#url, makePrintBatch, { body: { pieceIds: [letter.pieceId] } });
      await owner.ask(this.#url, markMailed, {
        id: letter.pieceId,
        body: { mailedOn, trackingNumber: trackingOf(of), costCents: 742 },
      });
    });
    for (const what of ['in_transit', 'delivered'] as const) {
      const after = what === 'delivered' ? course.arrivedAfter : course.inTransitAfter;
      this.#then(letter, after, async (on) => {
        const owner = await this.#asOwner(day + (after ?? 0));
        const scan = { id: letter.pieceId, body: { what, on } };
        await owner.ask(this.#url, manualMailQueueEndpoints.recordMailEvent, scan);
      });
    }
  }

  #planAnswer(letter: Underway): void {
    const { of, course } = letter;
    const { browser } = of;
    const score = 590 + ((of.number * 37) % 130);
    const addScore = async (seenOn: string, gained: number) => {
      const body = { seenOn, score: score + gained, source: 'Example Bank' };
      await browser.ask(this.#url, disputeEndpoints.addScore, { body });
    };
    if (course.answer) this.#then(letter, 0, async (on) => await addScore(on, 0));
    this.#then(letter, course.answer?.after, async (on) => {
      await browser.ask(this.#url, disputeEndpoints.recordOutcome, {
        id: await this.#disputeOf(letter),
        body: { round: 1, outcome: course.answer?.outcome, on },
      });
      await addScore(on, course.isOver ? 24 : 0);
    });
  }

  #letterOf(of: Invented, day: number) {
    const disputeDetails = {
      creditorName: COMPANIES[of.number % COMPANIES.length],
      accountNumber: `5550-${1_000 + of.number}`,
    };
    const wrongBalance = {
      disputeReason: 'incorrect_amount',
      facts: {
        itemType: 'credit_card',
        amountKind: 'balance',
        amountShown: '2150',
        amountCorrect: '1480',
        asOfDate: dateOf(this.#now, day - 60),
        freeAnnualReport: 'no',
        howComputed: 'My last statement shows $1,680. I paid $200 on the same day.',
      },
    };
    const isAmount = of.number % 2 === 0;
    return {
      personalInfo: personalInfoOf(of),
      disputeDetails: {
        ...disputeDetails,
        ...(isAmount ? wrongBalance : { disputeReason: 'not_mine' }),
      },
      bureauType: BUREAUS[of.number % BUREAUS.length],
      signature: { typedName: `${of.firstName} ${of.lastName}` },
      deliveryMethod: 'download',
    };
  }

  async #disputeOf({ of, letterId }: Underway): Promise<string> {
    const dispute = await until('the dispute of a letter that arrived', async () => {
      const { disputes } = await of.browser.ask(this.#url, disputeEndpoints.listDisputes);
      return disputes.find(
        ({ rounds, answers }) =>
          answers.length > 0 && rounds.some((round) => round.letterId === letterId),
      );
    });
    return dispute.id;
  }

  async #grantPro(of: Invented, day: number): Promise<void> {
    const owner = await this.#asOwner(day);
    const query = `?email=${of.browser.email}`;
    const { accounts } = await owner.ask(this.#url, adminEndpoints.findAccounts, { query });
    await owner.ask(this.#url, adminEndpoints.grantPro, {
      id: accounts[0]?.id ?? '',
      body: { until: null, reason: 'Invented for the demo.' },
    });
  }

  async #ask(of: Invented): Promise<void> {
    const message = QUESTIONS[(of.number / ASKS_ONE_IN) % QUESTIONS.length];
    const name = `${of.firstName} ${of.lastName}`;
    await of.browser.ask(this.#url, contactEndpoints.sendMessage, {
      body: { name, email: of.browser.email, subject: 'dispute', message },
    });
  }
}

/** What a job makes in its own time. */
async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(LOOKS_EVERY_MS);
  }
  throw new Error(`${what} did not come`);
}

function personalInfoOf({ firstName, lastName, town, number }: Invented) {
  return { firstName, lastName, address: `${100 + number} Example Street`, ...town };
}

function envelopeOf({ firstName, lastName, town, number }: Invented) {
  const { city, state, zipCode: zip } = town;
  return {
    name: `${firstName} ${lastName}`,
    line1: `${100 + number} Example Street`,
    city,
    state,
    zip,
  };
}

/** Of the form that the Postal Service's have; none of them was given to anybody. */
const trackingOf = ({ number }: Invented) => `94071000000000${String(number).padStart(8, '0')}`;

/** In the middle of the day in all of the United States. */
function noonOf(now: Date, day: number): Date {
  const at = new Date(now.getTime() + day * DAY_MS);
  at.setUTCHours(18, 0, 0, 0);
  return at;
}

const dateOf = (now: Date, day: number) => noonOf(now, day).toISOString().slice(0, 10);
