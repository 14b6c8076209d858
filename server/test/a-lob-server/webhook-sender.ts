import { createHmac } from 'node:crypto';
import type { LobWorld } from './lob-world.ts';
import type { LobEvent } from './play-events.ts';
import { TEST_LOB } from './test-lob.ts';

/** Whatever is left out is as Lob does it. */
export interface Sending {
  readonly url?: string;
  readonly secret?: string;
  readonly signedAt?: Date;
  /** A forged one; null sends none. */
  readonly signature?: string | null;
  /** Other bytes than those that were signed. */
  readonly body?: string;
}

export interface Delivery {
  readonly event: LobEvent;
  /** Null if nobody could be reached, or there is no address to send to. */
  readonly status: number | null;
}

/** Sends events one by one and waits for each answer. */
export class WebhookSender {
  url: string | undefined;
  /** The unit is not documented; code that runs against Lob reads milliseconds, and a receiver does well to take both. */
  timestampIn: 'milliseconds' | 'seconds' = 'milliseconds';
  readonly sent: Delivery[] = [];
  readonly #world: LobWorld;

  constructor(world: LobWorld, url: string | undefined) {
    this.#world = world;
    this.url = url;
  }

  async send(event: LobEvent, how: Sending = {}): Promise<Delivery> {
    const delivery = { event, status: await this.#post(event, how) };
    this.sent.push(delivery);
    return delivery;
  }

  async #post(event: LobEvent, how: Sending): Promise<number | null> {
    const url = how.url ?? this.url;
    if (url === undefined) return null;
    const { secret = TEST_LOB.webhookSecret, signedAt = this.#world.now() } = how;
    const divisor = this.timestampIn === 'milliseconds' ? 1 : 1_000;
    const timestamp = String(Math.floor(signedAt.getTime() / divisor));
    const signature =
      how.signature === undefined ? sign(secret, timestamp, event.body) : how.signature;
    const headers = {
      'Content-Type': 'application/json',
      'Lob-Signature-Timestamp': timestamp,
      ...(signature !== null && { 'Lob-Signature': signature }),
    };
    try {
      const body = how.body ?? event.body;
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return null;
    }
  }
}

function sign(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}
