/** An email that has arrived; what is in it is somebody else's word. */
export interface IncomingEmail {
  readonly bytes: number;
  /** Each value of that header, in any case of letters. */
  headers(name: string): readonly string[];
  /** All of it, as it came. */
  open(): Promise<Uint8Array>;
}

/** What becomes of an email in its mailbox: it is marked as read or with a flag, or nothing shows that we have seen it. */
export type LookedAt = 'taken' | 'flagged' | 'left';

/** The mailbox in which people's answers arrive. Nothing is ever deleted there. */
export interface Inbox {
  /** Which mailbox of which server: a place of one is none of another. */
  readonly name: string;
  /**
   * Shows what has come after that place, oldest first, and marks it by the answer. What was not passed yet is shown again the next
   * time; where the mailbox has begun to count from the start, everything is.
   *
   * @throws InboxAway if the server is away or does not let us in
   * @throws Error that `show` or `passed` has thrown
   */
  read(
    after: string | null | undefined,
    told: {
      readonly show: (email: IncomingEmail) => Promise<LookedAt>;
      readonly passed: (place: string) => Promise<void>;
      /** No other email is shown once it is aborted. */
      readonly signal: AbortSignal;
    },
  ): Promise<void>;
}

/** Why a mailbox can't be looked into: it is `silent`, or `strange` in what it says, or what it says of us, its folders or its encryption is no. */
export type InboxTrouble =
  | 'silent'
  | 'strange'
  | 'refuses_us'
  | 'no_folder'
  | 'untrusted'
  | 'unencrypted';

/** There is no mailbox to look into, or it does not let us in. */
export class InboxAway extends Error {
  override readonly name = 'InboxAway';
  readonly trouble: InboxTrouble;
  constructor(trouble: InboxTrouble, message: string) {
    super(message);
    this.trouble = trouble;
  }
}
