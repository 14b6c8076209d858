import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { LobControl } from './lob-control.ts';
import { startTimedProcess, type TimedProcess } from './timed-process.ts';

/** A product of one story alone, whose months pass in seconds; with a mail carrier beside it, or with staff who print. */
export interface MailWorld {
  readonly url: string;
  /** Where the carrier is; in a world without one, staff print and mail. */
  readonly lob: LobControl | undefined;
  /** Sets the clocks of all processes. Pages that are open are given along: they have their own. */
  setClock(instant: Date, ...pages: readonly Page[]): Promise<void>;
  /** Lets some seconds go by, so that queued work runs. */
  letPass(): Promise<void>;
}

export const ADMINISTRATOR = 'admin@example.com';
/** Who is at the printer on which day. */
export const STAFF = { monday: 'monday@example.com', friday: 'friday@example.com' } as const;

interface LobSettings {
  readonly LOB_API_BASE: string;
  readonly LOB_API_KEY: string;
  readonly LOB_WEBHOOK_SECRET: string;
}

/** Lives as long as the story uses it, and leaves nothing behind. */
export async function inMailWorld(
  carrier: 'lob' | 'print_queue',
  story: (world: MailWorld) => Promise<void>,
): Promise<void> {
  const processes: TimedProcess[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-mail-story-'));
  try {
    const lob = carrier === 'lob' ? await startLob(processes) : undefined;
    const url = await startProduct(processes, { folder, ...lob?.settings });
    await lob?.control.pointWebhooksAt(`${url}/api/webhooks/lob`);
    await story({ url, lob: lob?.control, ...clockOf(processes) });
  } finally {
    await Promise.all(processes.map((one) => one.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}

const PASSING_MS = 6_000;

function clockOf(processes: readonly TimedProcess[]): Pick<MailWorld, 'setClock' | 'letPass'> {
  let now = new Date();
  const set = async (instant: Date) => {
    now = instant;
    for (const one of processes) await one.setClock(instant);
  };
  return {
    async setClock(instant, ...pages) {
      await set(instant);
      for (const page of pages) await page.clock.setSystemTime(instant);
    },
    letPass: async () => await set(new Date(now.getTime() + PASSING_MS)),
  };
}

async function startLob(processes: TimedProcess[]) {
  const child = await startTimedProcess('scripts/lob-stand-in.ts', { isReady: /^\{/ });
  processes.push(child);
  const { controlUrl, ...settings } = JSON.parse(child.ready) as LobSettings & {
    readonly controlUrl: string;
  };
  return { settings, control: new LobControl(controlUrl) };
}

async function startProduct(
  processes: TimedProcess[],
  { folder, ...settings }: { readonly folder: string } & Partial<LobSettings>,
): Promise<string> {
  const child = await startTimedProcess('server/src/main.ts', {
    isReady: /ready at http/,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      PDF_WORKERS: '1',
      DATA_DIR: folder,
      ADMIN_EMAILS: [ADMINISTRATOR, ...Object.values(STAFF)].join(),
      ...settings,
    },
  });
  processes.push(child);
  return /http:\S+/.exec(child.ready)?.[0] ?? '';
}
