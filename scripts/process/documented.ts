import { packageFile } from '#scripts/release/production.ts';
import { ROOT, runScript, type ToolResult } from './run-tool.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/**
 * The commands of the pages for operators, run by tests word for word. `docs.test.ts` looks in the tests for each command that such a page
 * has: as what one of these two is called with.
 */

type Environment = Readonly<Record<string, string>>;

interface DocumentedRun {
  /** What the words in capital letters stand for. */
  readonly names?: Readonly<Record<string, string>>;
  /** What the page leaves to whoever types it. */
  readonly and?: readonly string[];
  readonly env?: Environment;
}

/** @param command such as `npm run backup -- FILE` */
export async function runDocumented(
  command: string,
  { names = {}, and = [], env = {} }: DocumentedRun,
): Promise<ToolResult> {
  const { file, args, settings } = parsed(command);
  const words = args.map((word) => names[word] ?? word);
  return await runScript(file, { args: [...words, ...and], env: { ...env, ...settings } });
}

/** @param command such as `ROLE=web npm start` */
export async function startDocumented(command: string, env: Environment): Promise<ServerProcess> {
  const { file, args, settings } = parsed(command);
  return await startServerProcess({ ...env, ...settings }, file, [process.execPath], args);
}

function parsed(command: string) {
  const [, before = '', script = 'start', rest] =
    /^((?:[A-Z_]+=\S+ )*)npm (?:run (\S+)|start)(?: -- (.+))?$/.exec(command) ?? [];
  const [, file = '', own] =
    /^node (\S+)(?: (.+))?$/.exec(packageFile(ROOT).scripts?.[script] ?? '') ?? [];
  if (!file) throw new Error(`there is no such command: ${command}`);
  const settings: Environment = Object.fromEntries(
    before.split(' ').flatMap((pair) => (pair ? [pair.split('=') as [string, string]] : [])),
  );
  return { file, args: [own, rest].flatMap((words) => words?.split(' ') ?? []), settings };
}
