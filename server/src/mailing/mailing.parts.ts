import type { LettersParts } from '#server/letters/index.ts';
import type { CertifiedMailer } from './carrier/certified-mailer.port.ts';

/** What the mailing feature needs from the rest of the server. */
export interface MailingParts extends LettersParts {
  /** Who brings letters to the post. (`mailer` is what sends email.) */
  readonly carrier: CertifiedMailer;
  readonly mailSettings: MailSettings;
  /** Brings what other features say about a mailpiece in line with it. Doing it again changes nothing. */
  readonly followMailpiece: (mailpieceId: string) => Promise<void>;
}

export interface MailSettings {
  /** How long a mailpiece is held before the carrier gets it, so that it can be taken back. */
  readonly holdMinutes: number;
}
