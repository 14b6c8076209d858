import type { Enclosure, ExhibitMark, StoredDocument } from '@creditfix/shared/documents';
import { createContext, useContext, type ReactNode } from 'react';
import type { CalendarDate } from '@creditfix/shared/kernel';

interface OfferedCopy {
  readonly kind: Enclosure;
  readonly label: string;
  readonly hint?: string;
}

/** What the part for copies needs; the documents feature draws it, and the app puts it here. */
export interface EnclosureSlotProps {
  /** What this letter can enclose, in the order in which it is offered. */
  readonly kinds: readonly OfferedCopy[];
  readonly ticked: readonly Enclosure[];
  /** Ids of the stored copies that go along, in order. */
  readonly chosen: readonly string[];
  readonly onChange: (envelope: {
    readonly ticked: readonly Enclosure[];
    readonly chosen: readonly string[];
  }) => void;
  /** What the person marked on the copies, for the item whose question this is. */
  readonly marks: readonly ExhibitMark[];
  readonly onMarks: (marks: readonly ExhibitMark[]) => void;
  /** Tells which copies the person keeps. */
  readonly onCopies: (copies: readonly StoredDocument[]) => void;
  /** Tells how many files are still on their way. */
  readonly onSending: (files: number) => void;
  /** Which papers help this letter. */
  readonly advice: ReactNode;
}

export type DrawEnclosures = (props: EnclosureSlotProps) => ReactNode;

const FilledEnclosures = createContext<DrawEnclosures | undefined>(undefined);

export const EnclosureSlotFilling = FilledEnclosures.Provider;

export function useEnclosureSlot(): DrawEnclosures | undefined {
  return useContext(FilledEnclosures);
}

/** What the last two steps need of mailing; the mailing feature draws it, and the app puts it here. */
export interface MailingSlot {
  /** Step 4: how the letters travel. */
  readonly delivery: (props: DeliverySlotProps) => ReactNode;
  /** Step 5: hands what is known of their mailing to the person who draws the step. */
  readonly after: (props: AfterSlotProps) => ReactNode;
}

interface DeliverySlotProps {
  readonly letterIds: readonly string[];
  /** What stands under the other way: the letters as PDFs. */
  readonly download: ReactNode;
  readonly onDone: () => void;
}

interface AfterSlotProps {
  readonly letterIds: readonly string[];
  readonly children: (after: AfterMailing) => ReactNode;
}

export interface AfterMailing {
  readonly mailed: OnTheirWay | 'none' | 'unknown';
  /** Where each letter is, and the way to take it back. */
  readonly status: ReactNode;
  /** Lets the person say that they mailed it themselves. */
  readonly ownMailing: ReactNode;
}

/** Letters that are on their way or there, of several as one. */
export interface OnTheirWay {
  readonly letterIds: readonly string[];
  /** True where their sender brought them to the post. */
  readonly isOwn: boolean;
  /** True until the post has the first of them. */
  readonly isQueued: boolean;
  readonly isDelivered: boolean;
  /** "November 24 to 25" */
  readonly mailedWords: string;
  readonly arrivesWords: string;
  readonly arrivesBy: CalendarDate;
}

const FilledMailing = createContext<MailingSlot | undefined>(undefined);

export const MailingSlotFilling = FilledMailing.Provider;

export function useMailingSlot(): MailingSlot {
  const slot = useContext(FilledMailing);
  if (!slot) throw new Error('the app has to fill the mailing slot');
  return slot;
}
