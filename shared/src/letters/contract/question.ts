/** One thing step 2 asks: data that the form draws, the server checks, and the composer reads. */
export interface Question {
  /** Key of the answer in `disputeDetails.facts`. */
  readonly key: string;
  readonly label: string;
  /** Why we ask, in one sentence. */
  readonly why: string;
  /** Where the person finds it, or an example. */
  readonly hint?: string;
  readonly example?: string;
  readonly kind:
    | 'text'
    | 'long_text'
    | 'money'
    | 'date'
    | 'month'
    | 'choice'
    | 'multi_choice'
    | 'yes_no';
  readonly options?: readonly {
    readonly value: string;
    readonly label: string;
    readonly hint?: string;
  }[];
  readonly required: boolean;
  /** A date that may lie ahead, such as the end of a period. */
  readonly mayBeFuture?: boolean;
  readonly maxLength?: number;
  /** Heading that this question stands under; questions of one group are shown together. */
  readonly group: string;
}

/**
 * Answers by question key, all as text: dates `YYYY-MM-DD`, months `YYYY-MM`, money `1234.56`, yes/no `yes` | `no`,
 * choices by their value, several choices joined by commas. An unanswered question is absent or the empty string.
 */
export type DisputeFacts = Readonly<Record<string, string>>;
