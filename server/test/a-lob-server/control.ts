import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EventScript } from './event-scripts.table.ts';
import type { PlayRequest } from './control-client.ts';
import type { LobActs } from './lob-acts.ts';
import { readBody } from './read-request.ts';

/** Lets another process steer the stand-in: what `controlLobServer` asks. */
export async function answerControl(
  acts: LobActs,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request);
  if (body === undefined) return;
  const { pathname } = new URL(request.url ?? '/', 'http://control');
  const [, , act = '', id = ''] = pathname.split('/');
  try {
    if (act === 'file') {
      response.writeHead(200, { 'Content-Type': 'application/pdf' });
      return void response.end(acts.fileOf(id));
    }
    const text = body.toString('utf8');
    const answer = await doAct(acts, act, text === '' ? [] : (JSON.parse(text) as unknown[]));
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? null));
  } catch (error) {
    response.writeHead(400, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ error: String(error) }));
  }
}

async function doAct(acts: LobActs, act: string, given: readonly unknown[]): Promise<unknown> {
  if (act === 'play') {
    const [id, script, { startAt, ...how } = {}] = given as PlayRequest;
    const start = startAt === undefined ? {} : { startAt: new Date(startAt) };
    return await acts.play(id, script as EventScript, { ...how, ...start });
  }
  const known = ['letters', 'traffic', 'sent', 'behave', 'answerAddress', 'pointWebhooksAt']
    .concat(['shiftClock', 'forget', 'signTimesIn', 'eventOfUnknownLetter', 'send'])
    .includes(act);
  if (!known) throw new Error(`there is no act ${act}`);
  const doIt = acts[act as keyof LobActs] as (...parts: readonly unknown[]) => unknown;
  return await doIt(...given);
}
