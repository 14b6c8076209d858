import type { Enclosure, ExhibitMark } from '../../documents/index.ts';
import type { CalendarDate, LegalMode } from '../../kernel/index.ts';
import type { Bureau } from './bureaus.ts';
import type { DisputeDetails, PersonalInfo } from './dispute-request.schema.ts';
import type { LetterEdit } from './letter-document.ts';

/** Everything a letter is written from; the same input gives the same letter, letter by letter. */
export interface LetterInput {
  readonly personalInfo: PersonalInfo;
  readonly disputeDetails: DisputeDetails;
  /** Absent if a downloaded letter leaves the bureau open. */
  readonly bureau: Bureau | undefined;
  /** The letter's date: the person's today. */
  readonly date: CalendarDate;
  readonly reference: string;
  /** Enclosures that are uploaded and will be bound into the packet, in order. */
  readonly attached?: readonly AttachedEnclosure[] | undefined;
  readonly edits?: readonly LetterEdit[];
  /** `self_help` if nothing is said. */
  readonly legalMode?: LegalMode | undefined;
}

/** A copy whose pages we hold: only such a copy counts where the law asks for a paper in the envelope. */
export interface AttachedEnclosure {
  readonly documentId: string;
  readonly kind: Enclosure;
  readonly pages: number;
  /** Of all its pages; the browser's preview does not know them. */
  readonly bytes?: number;
  readonly sha256: string;
  /** The places that the person marked on it. */
  readonly marks?: readonly ExhibitMark[] | undefined;
}

/** A friendly remark beside the questions; it never stops anyone. */
export interface Advice {
  readonly code: string;
  readonly text: string;
  readonly url?: string;
}
