import { letterFilter, statedReason, userFilter } from '@creditfix/shared/admin';
import { ipcMain, type IpcMainInvokeEvent, type WebContents } from 'electron';
import { z } from 'zod';
import {
  type CallAnswer,
  channelOf,
  DESKTOP_CALLS,
  type DesktopCall,
  SET_UP_CALLS,
  type SetUpCall,
} from '../bridge/index.ts';
import { isOwnPage } from './app-scheme.ts';
import { Refusal } from './refusal.ts';

/** What a page may hand over with each call; everything else is refused before anything of the shell has seen it. */

const page = {
  masked: z.boolean(),
  limit: z.int().min(1).max(1_000),
  offset: z.int().min(0).max(100_000_000),
};

const offlineQuery = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('users'), filter: userFilter.strict(), ...page }),
  z.strictObject({ kind: z.literal('letters'), filter: letterFilter.strict(), ...page }),
]);

const nothing = z.tuple([]);

const callArguments = {
  session: nothing,
  requestLogin: z.tuple([z.string().max(320), z.enum(['staff', 'customer']).default('staff')]),
  pasteLink: z.tuple([z.string().max(4_000)]),
  signOut: nothing,
  syncStatus: nothing,
  syncNow: nothing,
  keepNames: z.tuple([statedReason.nullable()]),
  query: z.tuple([offlineQuery]),
  exportCsv: z.tuple([offlineQuery]),
  cancelExport: nothing,
  showInFolder: z.tuple([z.uuid()]),
  print: nothing,
  server: nothing,
  useServer: z.tuple([z.string().max(400)]),
  keychainLocked: nothing,
  tryKeychain: nothing,
  goWithoutKeychain: nothing,
} satisfies Record<DesktopCall | SetUpCall, z.ZodType<unknown[]>>;

type ArgumentsOf<Call extends DesktopCall | SetUpCall> = z.output<(typeof callArguments)[Call]>;

/** What stands behind each function of the bridge; `page` is the one that asks. */
export type BridgeHandlers = {
  readonly [Call in DesktopCall | SetUpCall]: (
    page: WebContents,
    ...given: ArgumentsOf<Call>
  ) => unknown;
};

const ANYWHERE: ReadonlySet<string> = new Set(DESKTOP_CALLS);

/** Answers the page: a function for each call, the sender looked at, what it hands over checked, plain values back. */
export function answerPages(handlers: BridgeHandlers): void {
  for (const name of [...DESKTOP_CALLS, ...SET_UP_CALLS]) {
    ipcMain.handle(channelOf(name), async (event, ...given: unknown[]): Promise<CallAnswer> => {
      if (!mayAsk(event, name)) return { ok: false, text: 'This page can not do that.' };
      const checked = callArguments[name].safeParse(given);
      if (!checked.success)
        return { ok: false, text: 'That was not understood. Nothing was done.' };
      return await answered(async () => {
        const handler = handlers[name] as (page: WebContents, ...given: unknown[]) => unknown;
        return await handler(event.sender, ...checked.data);
      });
    });
  }
}

/** The first page's functions are for that page; no function is for a frame inside a page. */
function mayAsk({ senderFrame }: IpcMainInvokeEvent, name: string): boolean {
  if (!senderFrame || senderFrame.parent !== null || !isOwnPage(senderFrame.url)) return false;
  return ANYWHERE.has(name) || new URL(senderFrame.url).pathname.startsWith('/welcome/');
}

/** Only what was written for the person crosses over; an error of ours would tell of the machine. */
async function answered(handler: () => Promise<unknown>): Promise<CallAnswer> {
  try {
    return { ok: true, value: await handler() };
  } catch (error) {
    const text =
      error instanceof Refusal
        ? error.message
        : 'Something went wrong in this program. Nothing was lost. Please try again.';
    return { ok: false, text };
  }
}
