/** A failure that a person can act on: every refusal of the product is one of these, and nothing else reaches the wire. */

export interface ProblemKind {
  /** HTTP status the problem is answered with; always 4xx, or 503 where trying again helps. */
  readonly status: number;
  /** What happened, what is safe and what to do, in plain words for the person. */
  readonly text: string;
}

/** Catalogue of one room: code (`<room>.<what_happened>`) to status and text. */
export type ProblemCatalogue = Readonly<Record<string, ProblemKind>>;

/** One wrong field: where it is in the question (`personalInfo.firstName`) and what to do about it. */
export interface FieldFault {
  readonly path: string;
  readonly message: string;
}

export interface ProblemDetails {
  readonly fields?: readonly FieldFault[];
  /** Whole seconds until another try can succeed; sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** Replaces the catalogue's text where the exact text depends on the case. */
  readonly text?: string;
}

export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: string, kind: ProblemKind, details: ProblemDetails = {}) {
    super(details.text ?? kind.text);
    this.name = 'Problem';
    this.code = code;
    this.status = kind.status;
    this.details = details;
  }
}

/**
 * Declares the problems of a room.
 *
 * @returns the catalogue, with `raise`, which makes a typed Problem: `throw LetterProblems.raise('letters.not_found')`.
 */
export function defineProblems<const Catalogue extends ProblemCatalogue>(catalogue: Catalogue) {
  return {
    catalogue,
    /** The part of the catalogue that one call can answer. */
    only<Code extends keyof Catalogue & string>(...codes: readonly Code[]): Pick<Catalogue, Code> {
      return Object.fromEntries(codes.map((code) => [code, catalogue[code]])) as Pick<
        Catalogue,
        Code
      >;
    },
    raise(code: keyof Catalogue & string, details: ProblemDetails = {}): Problem {
      const kind = catalogue[code];
      if (!kind) throw new Error(`problem code ${code} is not in its catalogue`);
      return new Problem(code, kind, details);
    },
  };
}
