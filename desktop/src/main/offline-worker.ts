import { createOfflineReplica } from '../offline/index.ts';
import {
  errorOf,
  faultOf,
  type FromReplica,
  type OfflineReplica,
  type ToReplica,
  UNREACHABLE,
} from './offline.port.ts';

// The process of the offline replica: it has the key and the file, and neither a window nor the session's token.

const shell = process.parentPort;
const say = (message: FromReplica) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins; this is a process
  shell.postMessage(message);

type ServerAnswer = Extract<ToReplica, { kind: 'server' }>['answer'];

const asked = new Map<number, (answer: ServerAnswer) => void>();
const running = new Map<number, AbortController>();
let replica: OfflineReplica | null = null;
let last = 0;

shell.on('message', ({ data }: { data: ToReplica }) => {
  if (data.kind === 'open') void open(data.folder, data.key);
  else if (data.kind === 'call') void answer(data);
  else if (data.kind === 'stop') running.get(data.id)?.abort();
  else {
    asked.get(data.id)?.(data.answer);
    asked.delete(data.id);
  }
});

async function open(folder: string, key: Uint8Array): Promise<void> {
  try {
    replica = await createOfflineReplica({ folder, key, api, now: () => new Date() });
    say({ kind: 'opened', fault: null });
  } catch (error) {
    say({ kind: 'opened', fault: faultOf(error) });
  }
}

async function api(
  path: string,
  { signal }: { readonly signal: AbortSignal },
): Promise<{ status: number; text: string }> {
  signal.throwIfAborted();
  const id = (last += 1);
  const { promise, resolve, reject } = Promise.withResolvers<ServerAnswer>();
  const stop = () => reject(signal.reason as Error);
  asked.set(id, resolve);
  signal.addEventListener('abort', stop, { once: true });
  say({ kind: 'ask', id, path });
  const given = await promise.finally(() => signal.removeEventListener('abort', stop));
  if (!given) throw errorOf({ message: 'the server could not be reached', code: UNREACHABLE });
  return given;
}

async function answer({ id, call, given }: Extract<ToReplica, { kind: 'call' }>): Promise<void> {
  const stop = new AbortController();
  running.set(id, stop);
  const following = {
    signal: stop.signal,
    onProgress: (...progress: unknown[]) => say({ kind: 'progress', id, given: progress }),
  };
  try {
    if (!replica) throw new Error('the replica is not open');
    const handler = replica[call] as (...all: unknown[]) => Promise<unknown>;
    const value = await handler.call(replica, ...given, following);
    say({ kind: 'answer', id, value });
  } catch (error) {
    say({ kind: 'answer', id, fault: faultOf(error) });
  } finally {
    running.delete(id);
  }
}
