import type { TestProject } from 'vitest/node';
import './lanes.ts';
import { migratedSnapshot } from './migrated-snapshot.ts';

/** What the unit tests that need a database open as a copy. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('laneFacts', { lane: 'pglite', snapshotPath: await migratedSnapshot() });
}
