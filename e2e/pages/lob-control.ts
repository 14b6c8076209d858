import { expect } from 'playwright/test';

/** The stand-in for Lob in another process: what came to it, and what it has happen to a letter. */

export interface LetterAtLob {
  readonly id: string;
  /** Of the file that was uploaded. */
  readonly sha256: string;
  readonly extraService: string | null;
  readonly trackingNumber: string | null;
  readonly deleted: boolean;
}

export class LobControl {
  readonly #url: string;

  constructor(controlUrl: string) {
    this.#url = controlUrl;
  }

  async letters(): Promise<readonly LetterAtLob[]> {
    return (await this.#ask('letters')) as readonly LetterAtLob[];
  }

  async pointWebhooksAt(url: string): Promise<void> {
    await this.#ask('pointWebhooksAt', url);
  }

  /** What the post knows of addresses with this first line. */
  async answerAddress(line: string, answer: object): Promise<void> {
    await this.#ask('answerAddress', line, answer);
  }

  /** Has a journey happen to a letter, and sends each of its events. */
  async play(
    journey: string,
    { letterId, startAt }: { readonly letterId: string; readonly startAt: Date },
  ): Promise<void> {
    const how = { startAt: startAt.toISOString() };
    const sent = await this.#ask('play', letterId, journey, how);
    const statuses = (sent as readonly { readonly status: number | null }[]).map(
      ({ status }) => status,
    );
    expect(new Set(statuses), `every event of ${journey} is taken`).toEqual(new Set([200]));
  }

  async #ask(act: string, ...given: readonly unknown[]): Promise<unknown> {
    const answer = await fetch(`${this.#url}/__control/${act}`, {
      method: 'POST',
      body: JSON.stringify(given),
    });
    if (!answer.ok) throw new Error(`the mail carrier: ${await answer.text()}`);
    return await answer.json();
  }
}
