/** What we use of the S3 server for tests; it brings no types. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  interface Options {
    readonly directory: string;
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly vhostBuckets: boolean;
    readonly configureBuckets: readonly {
      readonly name: string;
      readonly configs: readonly string[];
    }[];
  }
  class S3rver {
    constructor(options: Options);
    readonly httpServer: Server;
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
