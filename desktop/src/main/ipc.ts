import { ipcMain, type IpcMainInvokeEvent, type WebContents } from 'electron';
import {
  DESKTOP_CALLS,
  SET_UP_CALLS,
  channelOf,
  type CallAnswer,
  type DesktopCall,
  type SetUpCall,
} from '../bridge/index.ts';
import { isOwnPage } from './app-scheme.ts';
import { callArguments, type ArgumentsOf } from './bridge.schema.ts';
import { Refusal } from './refusal.ts';

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
