/** The runtimes that the feature tests run on: the same HTTP suite each time, on PostgreSQL. */
export interface TestProjectFacts {
  readonly testProject: 'postgres' | 'deno';
  readonly database: TemplateDatabase;
  /** Where the Deno processes take orders: one for each of Vitest's workers, because each has one thread. */
  readonly hostUrls?: readonly string[];
}

/** A database with all tables, to be copied. */
export interface TemplateDatabase {
  /** Of the server's maintenance database, with credentials. */
  readonly serverUrl: string;
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testProjectFacts: TestProjectFacts;
  }
}
