import { findPrograms } from '@creditfix/server/platform/postgres';
import { runTool } from '#scripts/process/run-tool.ts';
import { partNotRun, type Part } from './part.ts';
import { vitestPart } from './vitest-part.ts';

/** A test project of the feature tests: the same HTTP suite on another runtime. */
interface TestProject {
  readonly project: string;
  readonly name: string;
  /** Why it can't run here; null if it can. */
  readonly obstacle: () => Promise<string | null>;
}

const TEST_PROJECTS: readonly TestProject[] = [
  { project: 'features-postgres', name: 'features on Node', obstacle: postgresObstacle },
  { project: 'features-deno', name: 'features on Deno', obstacle: denoObstacle },
];

export function testProjectParts(reportFolder: string, inCi: boolean): Part[] {
  return TEST_PROJECTS.map(({ project, name, obstacle }) => ({
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
