import type { TestApp } from './create-test-app.ts';

/** Waits until a try of a job has failed for certain; the next one comes after its pause. */
export async function jobGaveUp(app: TestApp, queue: string, id: string): Promise<void> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const failed = await app.sql(
      `select id from pgboss.job where name = ? and state = 'retry' and data::text like ?`,
      [queue, `%${id}%`],
    );
    if (failed.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`no try of ${queue} has failed`);
}
