import type { LobBehavior, When } from './behaviors.ts';
import type { EventScript, EventStep } from './event-scripts.table.ts';
import type { LetterRecord } from './letter-record.ts';
import type { TrafficLine } from './traffic.ts';
import type { AddressAnswer } from './verifications.ts';
import type { Delivery } from './webhook-sender.ts';

export interface RemotePlaying {
  readonly startAt?: string;
  readonly order?: 'as_it_happened' | 'reversed';
  readonly copies?: number;
  readonly deliver?: boolean;
}

export type PlayRequest = [
  id: string,
  script: EventScript | readonly EventStep[],
  how?: RemotePlaying,
];

/** The stand-in in another process. */
export interface LobControl {
  letters(): Promise<LetterRecord[]>;
  fileOf(letterId: string): Promise<Buffer>;
  traffic(): Promise<TrafficLine[]>;
  sent(): Promise<Delivery[]>;
  behave(behavior: LobBehavior, when?: When): Promise<void>;
  answerAddress(primaryLine: string, answer: AddressAnswer): Promise<void>;
  play(...request: PlayRequest): Promise<Delivery[]>;
  pointWebhooksAt(url: string): Promise<void>;
  shiftClock(shiftMs: number): Promise<void>;
  forget(): Promise<void>;
}

export function controlLobServer(controlUrl: string): LobControl {
  const ask = async <Answer>(act: string, ...given: readonly unknown[]): Promise<Answer> => {
    const response = await fetch(`${controlUrl}/__control/${act}`, {
      method: 'POST',
      body: JSON.stringify(given),
    });
    if (!response.ok) throw new Error(`Lob's stand-in: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  return {
    letters: async () => await ask('letters'),
    async fileOf(id) {
      const response = await fetch(`${controlUrl}/__control/file/${id}`);
      if (!response.ok) throw new Error(`Lob's stand-in: ${await response.text()}`);
      return Buffer.from(await response.arrayBuffer());
    },
    traffic: async () => await ask('traffic'),
    sent: async () => await ask('sent'),
    behave: async (...given) => await ask('behave', ...given),
    answerAddress: async (...given) => await ask('answerAddress', ...given),
    play: async (...given) => await ask('play', ...given),
    pointWebhooksAt: async (url) => await ask('pointWebhooksAt', url),
    shiftClock: async (shiftMs) => await ask('shiftClock', shiftMs),
    forget: async () => await ask('forget'),
  };
}
