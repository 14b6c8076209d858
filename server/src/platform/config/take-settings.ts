import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Takes the settings out of the environment. What a process was started with can be read for as long as it lives
 * (/proc/<pid>/environ), whatever it deletes: so a process that was started with secrets starts itself again without them.
 */

export const SECRET_SETTINGS = [
  'ENCRYPTION_KEYS',
  'DATABASE_URL',
  'SMTP_URL',
  'IMAP_URL',
  'DKIM_PRIVATE_KEY',
  'OPENAI_API_KEY',
  'CAPTCHA_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'LOB_API_KEY',
  'LOB_WEBHOOK_SECRET',
  'METRICS_TOKEN',
  'S3_URL',
  'BACKUP_S3_URL',
] as const;

type Settings = Readonly<Record<string, string | undefined>>;

const SECRET_NAMES: ReadonlySet<string> = new Set(SECRET_SETTINGS);

export interface TakenSettings {
  readonly settings: Settings;
  /** Where secrets can still be read, and what to do about it. */
  readonly warnings: readonly string[];
}

/** Names the file in which a process hands the secrets to itself. */
const HANDED_OVER = 'CREDIT_FIX_SECRETS_FILE';

let taken: TakenSettings | undefined;

/** The first call may restart this process, under the same number; further calls give the same. */
export function takeSettings(): TakenSettings {
  if (taken) return taken;
  // The file is read once: who is given these settings would look for it in vain.
  const { [HANDED_OVER]: handedOver, ...environment } = process.env;
  const settings = { ...environment, ...(handedOver && readOnce(handedOver)) };
  const ownEnvironment = secretsIn('/proc/self/environ');
  if (ownEnvironment.length > 0 && canStartAgain()) startAgain(settings);
  for (const name of [...SECRET_SETTINGS, HANDED_OVER]) delete process.env[name];
  taken = { settings, warnings: [...warningsOf(ownEnvironment), ...warningsOfParent(settings)] };
  return taken;
}

/** A channel to the parent process would not survive. */
function canStartAgain(): boolean {
  return typeof process.execve === 'function' && process.channel === undefined;
}

function startAgain(settings: Settings): void {
  const secrets = SECRET_SETTINGS.filter((name) => settings[name]);
  // Memory, where the system has such a folder: nothing of it ever lies on a disk.
  const folder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  const file = join(folder, `credit-fix-${randomUUID()}`);
  writeFileSync(
    file,
    JSON.stringify(Object.fromEntries(secrets.map((name) => [name, settings[name]]))),
    {
      flag: 'wx',
      mode: 0o600,
    },
  );
  const environment: Record<string, string> = { [HANDED_OVER]: file };
  for (const [name, value] of Object.entries(process.env))
    if (value !== undefined && !SECRET_NAMES.has(name)) environment[name] = value;
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, command, environment);
}

function readOnce(file: string): Settings {
  const text = readFileSync(file, 'utf8');
  unlinkSync(file);
  return JSON.parse(text) as Settings;
}

/** The secrets among what a process was started with, as `NAME=value`. */
function secretsIn(environment: string): readonly string[] {
  try {
    return readFileSync(environment, 'utf8')
      .split('\0')
      .filter((entry) =>
        SECRET_SETTINGS.some(
          (name) => entry.startsWith(`${name}=`) && entry.length > name.length + 1,
        ),
      );
  } catch {
    // Another user's, or a system that shows nobody.
    return [];
  }
}

function warningsOf(secrets: readonly string[]): readonly string[] {
  if (secrets.length === 0) return [];
  return [
    `this process can't take ${namesOf(secrets)} out of the environment it was started with; start it with Node and without a watcher, or write the settings into .env`,
  ];
}

/** npm, for one, stays while the program runs that it has started. */
function warningsOfParent(settings: Settings): readonly string[] {
  const secrets = secretsIn(`/proc/${process.ppid}/environ`).filter((entry) => {
    const [name = ''] = entry.split('=', 1);
    return settings[name] === entry.slice(name.length + 1);
  });
  if (secrets.length === 0) return [];
  return [
    `the program that started this one (process ${process.ppid}) keeps ${namesOf(secrets)} in its environment; start "node server/src/main.ts" by itself, or write the settings into .env`,
  ];
}

function namesOf(secrets: readonly string[]): string {
  return secrets.map((entry) => entry.split('=', 1)[0]).join(', ');
}
