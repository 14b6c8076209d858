/** What we use of it; its own types stand outside its `exports`, where nobody finds them. */
declare module 'better-sqlite3-multiple-ciphers' {
  namespace Database {
    type Value = string | number | null | Uint8Array;

    interface Statement<Row> {
      run(...values: readonly Value[]): unknown;
      get(...values: readonly Value[]): Row | undefined;
      all(...values: readonly Value[]): Row[];
      iterate(...values: readonly Value[]): IterableIterator<Row>;
      /** Rows as arrays of their cells. */
      raw(): Statement<Value[]>;
    }

    interface Database {
      prepare<Row = unknown>(sql: string): Statement<Row>;
      exec(sql: string): this;
      pragma(sql: string, options?: { readonly simple?: boolean }): unknown;
      transaction<Value>(task: () => Value): { (): Value; immediate(): Value };
      close(): this;
    }
  }

  const Database: new (
    file: string,
    options?: { readonly readonly?: boolean },
  ) => Database.Database;
  export = Database;
}
