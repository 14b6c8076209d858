import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/** Writes into `PROGRESS_FILE` which tests are running, whenever that changes: who watches sees that something moves, and what hangs. */
class ProgressReporter implements Reporter {
  readonly #running = new Set<string>();

  onTestCaseReady(test: TestCase): void {
    this.#running.add(nameOf(test));
    this.#write();
  }

  onTestCaseResult(test: TestCase): void {
    this.#running.delete(nameOf(test));
    this.#write();
  }

  #write(): void {
    const { PROGRESS_FILE } = process.env;
    if (PROGRESS_FILE) writeFileSync(PROGRESS_FILE, [...this.#running].join('; '));
  }
}

const nameOf = (test: TestCase) => `${test.module.relativeModuleId}: ${test.fullName}`;

/** @public Vitest takes a reporter so, by the name of its file. */
// oxlint-disable-next-line creditfix/named-exports -- Vitest takes a reporter so
export default ProgressReporter;
