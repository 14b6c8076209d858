import { spoken, type Language } from './language.ts';

/** A failure that a person can act on: every refusal of the product is one of these, and nothing else reaches the wire. */

export interface ProblemKind {
  /** HTTP status the problem is answered with; always 4xx, or 503 where trying again helps. */
  readonly status: number;
  /** What happened, what is safe and what to do, in plain words for the person, in English. */
  readonly text: string;
}

/** Code (`<feature>.<what_happened>`) to status and text. */
export type ProblemCatalogue = Readonly<Record<string, ProblemKind>>;

/**
 * What a feature declares: each code (`<feature>.<what_happened>`) with its status. Its text stands among the feature's words in both
 * languages; a kind that only staff or programs read has its one text here.
 */
type ProblemKinds = Readonly<Record<string, number | ProblemKind>>;

/** The texts of all codes that declare a status alone. */
type ProblemTexts<Kinds extends ProblemKinds> = {
  readonly [Code in keyof Kinds as Kinds[Code] extends number ? Code : never]: string;
};

/** One wrong field: where it is in the question (`personalInfo.firstName`) and what to do about it. */
export interface FieldFault {
  readonly path: string;
  readonly message: string;
}

export interface ProblemDetails {
  readonly fields?: readonly FieldFault[];
  /** Whole seconds until another try can succeed; sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** Replaces the catalogue's text where the exact text depends on the case; in the reader's language. */
  readonly text?: string;
}

export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: ProblemDetails;
  /** What the person is told, in the reader's language; `message` is for logs. */
  readonly tell: () => string;

  constructor(
    code: string,
    kind: ProblemKind,
    details: ProblemDetails = {},
    textOf: () => string = () => kind.text,
  ) {
    super(details.text ?? kind.text);
    this.name = 'Problem';
    this.code = code;
    this.status = kind.status;
    this.details = details;
    this.tell = () => details.text ?? textOf();
  }
}

/**
 * Declares the problems of a feature.
 *
 * @returns the catalogue, with `raise`, which makes a typed Problem: `throw LetterProblems.raise('letters.not_found')`.
 */
export function defineProblems<const Kinds extends ProblemKinds>(
  kinds: Kinds,
  words: Readonly<Record<Language, ProblemTexts<Kinds>>>,
) {
  type Code = keyof Kinds & string;
  const { en } = words as Record<Language, Readonly<Record<string, string>>>;
  const catalogue = Object.fromEntries(
    Object.entries(kinds).map(([code, kind]) => [
      code,
      typeof kind === 'number' ? { status: kind, text: en[code] } : kind,
    ]),
  ) as Readonly<Record<Code, ProblemKind>>;
  const textOf = (code: Code): string =>
    (spoken(words) as Readonly<Record<string, string>>)[code] ?? catalogue[code].text;
  return {
    /** With the texts in English; in the web app, in the language of the build. */
    catalogue,
    /** The part of the catalogue that one call can answer. */
    only<Some extends Code>(...codes: readonly Some[]): Pick<Record<Code, ProblemKind>, Some> {
      return Object.fromEntries(codes.map((code) => [code, catalogue[code]])) as Pick<
        Record<Code, ProblemKind>,
        Some
      >;
    },
    raise(code: Code, details: ProblemDetails = {}): Problem {
      const kind = catalogue[code];
      if (!kind) throw new Error(`problem code ${code} is not in its catalogue`);
      return new Problem(code, kind, details, () => textOf(code));
    },
  };
}
