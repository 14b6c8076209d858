import { inspect } from 'node:util';
import { ConfigError, readConfig, takeSettings } from '#server/platform/config/index.ts';
import type { RunningServer } from '#server/start-server.ts';

/** Reads the environment, starts the server, and stops it on Ctrl-C and SIGTERM. */

// This process may restart itself: nothing else is loaded before the secrets are out of its environment.
const { settings, warnings } = takeSettings();

const say = (text: string) => void process.stdout.write(`${text}\n`);

try {
  const config = readConfig(settings, process.getuid?.());
  // Only now: whose settings are wrong need not wait for it.
  const { createLog } = await import('#server/platform/logging/index.ts');
  const { startServer } = await import('#server/start-server.ts');
  // The setting is ours and was read. Libraries take it for leave to check whoever calls them: React draws an email at half the speed.
  process.env.NODE_ENV = 'production';
  const log = createLog(config.LOG_LEVEL);
  process.on('unhandledRejection', (error) =>
    log.error({ err: error }, 'a promise was left to fail'),
  );
  for (const warning of warnings) log.warn(warning);
  const running = await startServer(config, { log, say });
  stopOnSignal(running);
  const what = config.ROLE === 'worker' ? 'The worker' : 'Credit Fix';
  say(`${what} is ready at ${running.address}`);
  if (running.showsMailbox) say(`Email is shown at ${running.address}/dev/mailbox`);
} catch (error) {
  process.stderr.write(`${await explain(error)}\n`);
  process.exit(1);
}

function stopOnSignal(running: RunningServer): void {
  let stopping = false;
  const stop = () => {
    // A second Ctrl-C means it.
    if (stopping) process.exit(130);
    stopping = true;
    say('Stopping.');
    running.stop().then(
      (left) => {
        if (left.length > 0) process.stderr.write(`Ended while still open: ${left.join(', ')}.\n`);
        process.exit(left.length > 0 ? 1 : 0);
      },
      (error: unknown) => {
        process.stderr.write(`Could not stop cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

async function explain(error: unknown): Promise<string> {
  if (error instanceof ConfigError) return error.message;
  const { DatabaseFault } = await import('#server/platform/postgres/index.ts');
  const { VaultError } = await import('#server/platform/vault/index.ts');
  if (error instanceof DatabaseFault || error instanceof VaultError) return error.message;
  if (!(error instanceof Error)) return `The server could not start.\n${inspect(error)}`;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop it, or set PORT to a free one.`;
  if (code === 'EACCES' && port)
    return `Port ${port} may not be used here. Set PORT to a number above 1023.`;
  return `The server could not start.\n${error.stack ?? error.message}`;
}
