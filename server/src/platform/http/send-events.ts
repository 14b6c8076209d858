import type { Endpoint } from '@creditfix/shared/kernel';
import type { Context } from 'koa';
import { PassThrough } from 'node:stream';
import type { EventsReply } from './implement.ts';
import { failureEnvelope, problemOf } from './problem-answer.ts';

/**
 * Answers in lines of JSON, each one sent as it comes. What fails before the first line is an ordinary refusal; after it,
 * the status has left already, so the failure's envelope is the last line.
 */
export async function sendEvents(
  ctx: Context,
  { events }: Endpoint,
  reply: EventsReply,
): Promise<void> {
  const lines = new PassThrough();
  const gone = new AbortController();
  ctx.res.once('close', () => gone.abort());
  let begun = false;
  await new Promise<void>((begin, refuse) => {
    const emit = (event: unknown) => {
      const line = JSON.stringify(events ? events.parse(event) : event);
      if (gone.signal.aborted) return;
      lines.write(`${line}\n`);
      begun = true;
      begin();
    };
    const fail = (error: unknown) => {
      // Nobody is left to tell, and the work was told to stop.
      if (gone.signal.aborted) return;
      if (!begun) refuse(error);
      else lines.write(`${JSON.stringify(failureEnvelope(problemOf(error, ctx)))}\n`);
    };
    const work = reply.work({ emit, signal: gone.signal });
    void work.catch(fail).finally(() => {
      lines.end();
      begin();
    });
  });
  ctx.status = 200;
  // A proxy that gathers an answer would hold the lines back until the last one.
  ctx.set({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
  ctx.type = 'application/x-ndjson; charset=utf-8';
  ctx.body = lines;
}
