import type { Enclosure, ExhibitMark, StoredDocument } from '@creditfix/shared/documents';
import { createContext, useContext, type ReactNode } from 'react';

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
}

export type DrawEnclosures = (props: EnclosureSlotProps) => ReactNode;

const Slot = createContext<DrawEnclosures | undefined>(undefined);

export const EnclosureSlotFilling = Slot.Provider;

export function useEnclosureSlot(): DrawEnclosures | undefined {
  return useContext(Slot);
}
