import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const run = promisify(execFile);

const TEST_POSTGRES = resolve(import.meta.dirname, '../../../test/test-postgres.ts');

it('leaves the exit status of the process that starts a database alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'credit-fix-cluster-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const script = `
    import { startTestPostgres } from ${JSON.stringify(TEST_POSTGRES)};
    const postgres = await startTestPostgres(${JSON.stringify(join(folder, 'postgres'))});
    await postgres.stop();
    process.exitCode = 3;
  `;
  const outcome = run(process.execPath, ['--input-type=module-typescript', '-e', script], {
    cwd: import.meta.dirname,
  });
  await expect(outcome).rejects.toMatchObject({ code: 3 });
});
