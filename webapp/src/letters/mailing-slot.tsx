import type { CalendarDate } from '@creditfix/shared/kernel';
import { createContext, useContext, type ReactNode } from 'react';

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
  readonly letters: number;
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

const Slot = createContext<MailingSlot | undefined>(undefined);

export const MailingSlotFilling = Slot.Provider;

export function useMailingSlot(): MailingSlot {
  const slot = useContext(Slot);
  if (!slot) throw new Error('the app has to fill the mailing slot');
  return slot;
}
