/** One email, ready to go. */
export interface EmailMessage {
  /** Same id, same email: a retry after an unknown outcome carries it again (as the Message-ID). */
  readonly id: string;
  readonly to: string;
  /** Where an answer should go, where not to the sender. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What it belongs to, as mail programs show it together: `answers` is the id of the email that it answers. */
  readonly thread?: { readonly id: string; readonly answers?: string | undefined } | undefined;
  /** The name says by its ending what each is. */
  readonly attachments?:
    | readonly { readonly name: string; readonly bytes: Uint8Array }[]
    | undefined;
  /** Posting there switches this kind of email off, without more (RFC 8058); mail programs offer it beside the message. */
  readonly stopUrl?: string | undefined;
}

/** Delivers email to the outside world. */
export interface Mailer {
  /**
   * @throws EmailRefused if no later try can succeed
   * @throws MailServerAway if nobody takes any message now; the job tries again
   * @throws Error if this message was not taken this time; the job tries again
   */
  send(message: EmailMessage): Promise<void>;
  close(): Promise<void>;
}

/** The mail server said no for good: there is no such mailbox, or it will never take this message. */
export class EmailRefused extends Error {
  override readonly name = 'EmailRefused';
}

/** There is no mail server to talk to, or it does not let us in. */
export class MailServerAway extends Error {
  override readonly name = 'MailServerAway';
}
