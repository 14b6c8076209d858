import type { IpcMain, IpcMainInvokeEvent, UtilityProcess } from 'electron';
import { EventEmitter } from 'node:events';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FakeApp } from './fake-app.ts';

/** The process beside the shell's: a thread here, with the same messages over the same copies of values. */
class FakeUtilityProcess
  extends EventEmitter
  implements Pick<UtilityProcess, 'kill' | 'postMessage'>
{
  readonly #worker: Worker;

  constructor(script: string) {
    super();
    const source = `
      import { parentPort } from 'node:worker_threads';
      process.parentPort = {
        on: (name, listener) => parentPort.on(name, (data) => listener({ data })),
        postMessage: (message) => parentPort.postMessage(message),
      };
      await import(${JSON.stringify(pathToFileURL(script).href)});`;
    this.#worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`));
    this.#worker.on('online', () => this.emit('spawn'));
    this.#worker.on('message', (message) => this.emit('message', message));
    this.#worker.on('error', (error) => this.emit('failed', error));
    this.#worker.on('exit', (code) => this.emit('exit', code));
  }

  postMessage(message: unknown): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins; this is a thread
    this.#worker.postMessage(message);
  }

  kill(): boolean {
    void this.#worker.terminate();
    return true;
  }

  /** Ends it with the program, as Electron does. */
  async ended(): Promise<void> {
    await this.#worker.terminate();
  }
}

export function fakeUtilityProcess(app: FakeApp, running: Set<FakeUtilityProcess>) {
  return {
    fork: (script: string) => {
      app.needsReady('utilityProcess.fork()');
      const child = new FakeUtilityProcess(script);
      running.add(child);
      child.once('exit', () => running.delete(child));
      return child as unknown as UtilityProcess;
    },
  } satisfies Pick<typeof Electron.UtilityProcess, 'fork'>;
}

export type FakeChild = FakeUtilityProcess;

export type IpcHandler = (event: IpcMainInvokeEvent, ...given: unknown[]) => unknown;

export function fakeIpcMain(handlers: Map<string, IpcHandler>) {
  return {
    handle(channel: string, handler: IpcHandler) {
      if (handlers.has(channel)) {
        throw new Error(`Attempted to register a second handler for '${channel}'`);
      }
      handlers.set(channel, handler);
    },
  } satisfies Pick<IpcMain, 'handle'>;
}
