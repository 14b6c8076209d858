import type { LobBehavior, When } from './behaviors.ts';
import type { EventScript, EventStep } from './event-scripts.table.ts';
import type { ApiHandler } from './api-handler.ts';
import { letterRecord, type LetterRecord } from './letter-record.ts';
import type { Listener } from './listener.ts';
import type { LobWorld } from './lob-world.ts';
import { makeEvent, playEvents, type LobEvent } from './play-events.ts';
import type { TrafficLine } from './traffic.ts';
import { standardLine, type AddressAnswer } from './verifications.ts';
import type { Delivery, Sending, WebhookSender } from './webhook-sender.ts';

/** How a script is played. */
export interface Playing extends Sending {
  /** The steps then lie their hours after it; without it, all happen now. */
  readonly startAt?: Date;
  readonly order?: 'as_it_happened' | 'reversed';
  /** How often each event comes. */
  readonly copies?: number;
  /** False if only a look at the letter shall find it. */
  readonly deliver?: boolean;
}

/** What can be seen of the stand-in, and done to it. */
export interface LobActs {
  letters(): LetterRecord[];
  /** The bytes that were uploaded. */
  fileOf(letterId: string): Buffer;
  traffic(): TrafficLine[];
  behave(behavior: LobBehavior, when?: When): Promise<void>;
  /** What a live key hears of addresses with this first line. */
  answerAddress(primaryLine: string, answer: AddressAnswer): void;
  play(
    letterId: string,
    script: EventScript | readonly EventStep[],
    how?: Playing,
  ): Promise<Delivery[]>;
  /** Sends an event, old or forged as one likes. */
  send(event: LobEvent, how?: Sending): Promise<Delivery>;
  /** An event about a letter that nobody knows. */
  eventOfUnknownLetter(type: string): LobEvent;
  /** Everything that was sent, in its order. */
  sent(): readonly Delivery[];
  pointWebhooksAt(url: string | undefined): void;
  signTimesIn(unit: 'milliseconds' | 'seconds'): void;
  /** Puts Lob's clock so much ahead of the one that it was given. */
  shiftClock(shiftMs: number): void;
  /** Forgets what it was asked, not what it was sent. */
  forget(): void;
}

export function actsOf(
  world: LobWorld,
  handler: ApiHandler,
  sender: WebhookSender,
  api: Listener,
): LobActs {
  const rowOf = (id: string) => {
    const row = world.letters.get(id);
    if (!row) throw new Error(`Lob knows no letter ${id}`);
    return row;
  };
  return {
    letters: () => [...world.letters.values()].map((row) => letterRecord(row, world.now())),
    fileOf: (id) => rowOf(id).params.file,
    traffic: () => handler.traffic.lines(),
    async behave(behavior, when = {}) {
      if (behavior.kind === 'down') return await api.close();
      handler.behaviors.plan(behavior, when);
      await api.open();
    },
    answerAddress: (line, answer) => void handler.addresses.set(standardLine(line), answer),
    async play(id, script, { startAt, order, copies = 1, deliver = true, ...how } = {}) {
      const events = playEvents(world, rowOf(id), script, { seen: handler.seen, startAt });
      if (order === 'reversed') events.reverse();
      if (!deliver) return events.map((event) => ({ event, status: null }));
      const deliveries: Delivery[] = [];
      for (const event of events)
        for (let copy = 0; copy < copies; copy += 1) deliveries.push(await sender.send(event, how));
      return deliveries;
    },
    send: async (event, how) => await sender.send(event, how),
    eventOfUnknownLetter(type) {
      const id = world.newId('ltr');
      return makeEvent(world, type, id, { id, object: 'letter', metadata: {} }, world.now());
    },
    sent: () => sender.sent,
    pointWebhooksAt: (url) => void (sender.url = url),
    signTimesIn: (unit) => void (sender.timestampIn = unit),
    shiftClock: (shiftMs) => world.shiftClock(shiftMs),
    forget() {
      handler.calls.length = 0;
      handler.traffic.forget();
    },
  };
}
