/** The two functions of the package that we use; it brings no types. */
declare module 'xliff' {
  export interface Unit {
    readonly source: string;
    readonly target: string;
  }

  export type Units = Record<string, Unit>;

  /** A document by files and keys. */
  export interface Xliff {
    readonly sourceLanguage: string;
    readonly targetLanguage: string;
    readonly resources: Record<string, Units>;
  }

  /** XLIFF 2.0 as text. */
  export function js2xliff(document: Xliff): Promise<string>;

  export function xliff2js(text: string): Promise<Xliff>;
}
