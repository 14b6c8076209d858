import { createServer } from 'node:http';
import { answerControl } from './a-lob-server/control.ts';
import { ApiHandler, type RecordedCall } from './a-lob-server/api-handler.ts';
import { Listener } from './a-lob-server/listener.ts';
import { actsOf, type LobActs } from './a-lob-server/lob-acts.ts';
import { LobWorld } from './a-lob-server/lob-world.ts';
import { TEST_LOB, type LobMode } from './a-lob-server/test-lob.ts';
import { WebhookSender } from './a-lob-server/webhook-sender.ts';

export { controlLobServer } from './a-lob-server/control-client.ts';
export { countByMetadata } from './a-lob-server/letter-record.ts';
export { TEST_LOB } from './a-lob-server/test-lob.ts';

export interface LobServerOptions {
  /** Whose key `apiKey` is; the server knows both. Live is where the mail is. */
  readonly mode?: LobMode;
  readonly clock?: { now(): Date };
  readonly webhookUrl?: string;
  readonly port?: number;
  readonly controlPort?: number;
  /** Five minutes, unless the account's settings say otherwise. */
  readonly cancelWindowMs?: number;
  /** How long after the answer the proof can be fetched; at once, if nothing is said. */
  readonly renderMs?: number;
  /** Whether the answer has the receipt's link, which is our guess; Lob documents only its dashboard. */
  readonly receipts?: boolean;
}

/**
 * A server on a real socket that speaks Lob's interface with a memory and a clock of its own: it checks keys, limits and every
 * documented rule, reads the PDF, keeps idempotency keys for a day, lets letters be called back in their window, and signs events.
 */
export interface LobServer extends LobActs {
  /** The `host` option of the `lob` package; ends with `/v1/`. */
  readonly url: string;
  /** Answers even while Lob itself is down. */
  readonly controlUrl: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Everything that it was asked. */
  readonly calls: readonly RecordedCall[];
  stop(): Promise<void>;
}

export async function startLobServer(options: LobServerOptions = {}): Promise<LobServer> {
  const world = new LobWorld({
    now: () => options.clock?.now() ?? new Date(),
    cancelWindowMs: options.cancelWindowMs ?? 300_000,
    renderMs: options.renderMs ?? 0,
  });
  const handler = new ApiHandler(world);
  handler.receipts = options.receipts ?? true;
  const api = new Listener(
    createServer((request, response) => void handler.receive(request, response)),
    options.port ?? 0,
  );
  await api.open();
  handler.base = api.origin;
  const sender = new WebhookSender(world, options.webhookUrl);
  const acts = actsOf(world, handler, sender, api);
  const control = new Listener(
    createServer((request, response) => void answerControl(acts, request, response)),
    options.controlPort ?? 0,
  );
  await control.open();
  return {
    ...acts,
    url: `${api.origin}/v1/`,
    controlUrl: control.origin,
    apiKey: TEST_LOB[`${options.mode ?? 'live'}Key`],
    webhookSecret: TEST_LOB.webhookSecret,
    calls: handler.calls,
    async stop() {
      await api.close();
      await control.close();
    },
  };
}
