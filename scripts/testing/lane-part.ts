import { findPrograms } from '@creditfix/server/platform/postgres';
import { runTool } from '#scripts/process/run-tool.ts';
import { partNotRun, type Part } from './part.ts';
import { vitestPart } from './vitest-part.ts';

/** A lane of the room tests: the same HTTP suite on another runtime. */
interface Lane {
  readonly project: string;
  readonly name: string;
  /** Why it can't run here; null where it can. */
  readonly obstacle: () => Promise<string | null>;
}

const LANES: readonly Lane[] = [
  { project: 'rooms-postgres', name: 'rooms on Node', obstacle: postgresObstacle },
  { project: 'rooms-deno', name: 'rooms on Deno', obstacle: denoObstacle },
];

export function laneParts(reportFolder: string, inCi: boolean): Part[] {
  return LANES.map(({ project, name, obstacle }) => ({
    name,
    async run() {
      const reason = await obstacle();
      if (reason) return partNotRun(name, reason, inCi);
      return await vitestPart(name, { project, reportFolder }).run();
    },
  }));
}

async function postgresObstacle(): Promise<string | null> {
  if (process.env.DATABASE_URL) return null;
  return await findPrograms().then(
    () => null,
    (error: unknown) => String(error instanceof Error ? error.message : error),
  );
}

async function denoObstacle(): Promise<string | null> {
  const noDatabase = await postgresObstacle();
  if (noDatabase) return noDatabase;
  const { ok, output } = await runTool('deno', { args: ['--version'] }).catch((error: unknown) => ({
    ok: false,
    output: String(error),
  }));
  return ok ? null : `deno does not run (${output.trim().split('\n')[0]})`;
}
