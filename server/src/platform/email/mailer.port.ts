/** One email, ready to go. */
export interface EmailMessage {
  /** Same id, same email: a retry after an unknown outcome carries it again (as the Message-ID). */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Takes email out of the house. */
export interface Mailer {
  /** @throws Error where the message was not taken; the job tries again */
  send(message: EmailMessage): Promise<void>;
  close(): Promise<void>;
}
