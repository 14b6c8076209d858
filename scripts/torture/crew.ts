import { randomInt } from 'node:crypto';
import type { Runtime, ServerProcess } from '#scripts/process/server-process.ts';
import type { TestBed } from '#scripts/process/test-bed.ts';

/** Servers of one kind that are killed at random moments and started again. */
export class Crew {
  readonly #bed: TestBed;
  readonly #environments: readonly Record<string, string>[];
  readonly #servers: ServerProcess[] = [];
  /** What they run on; the Node of this process if nothing is said. */
  #runtime: Runtime | undefined;

  constructor(bed: TestBed, environments: readonly Record<string, string>[]) {
    this.#bed = bed;
    this.#environments = environments;
  }

  /** Where they listen; one that was killed stays among them until its successor is there. */
  get urls(): readonly string[] {
    return this.#servers.map(({ url }) => url);
  }

  /** One after the other: the first makes the tables. */
  async start(): Promise<void> {
    for (const environment of this.#environments)
      this.#servers.push(await this.#bed.server(environment, undefined, this.#runtime));
  }

  /**
   * One after the other, as a rolling deployment does it: the new one is started beside the old one, which is then asked to end.
   *
   * @throws Error if one that was asked to end did not do so in good order
   */
  async replaceAll(runtime: Runtime): Promise<void> {
    this.#runtime = runtime;
    for (const [index, environment] of this.#environments.entries()) {
      const old = this.#servers[index];
      this.#servers[index] = await this.#bed.server(environment, undefined, runtime);
      const code = await old?.stop();
      if (code) throw new Error(`A server that was replaced ended with ${code}:\n${old?.said()}`);
    }
  }

  /** @param meanwhile what else happens between its end and the start of its successor */
  async killOne(meanwhile?: () => Promise<unknown>): Promise<void> {
    const index = randomInt(0, this.#servers.length);
    await this.#servers[index]?.kill();
    await meanwhile?.();
    this.#servers[index] = await this.#bed.server(
      this.#environments[index] ?? {},
      undefined,
      this.#runtime,
    );
  }
}
