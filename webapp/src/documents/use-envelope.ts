import type { Enclosure, StoredDocument } from '@creditfix/shared/documents';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSetAtom } from '#webapp/kit/index.ts';
import { takerAtom } from './copies.atoms.ts';
import { copyNames, envelopeMessages } from './messages.tsx';
import {
  enclose,
  exhibitLetter,
  exhibitsOf,
  move,
  takeOut,
  tickPaper,
  withoutMissing,
  type Direction,
  type Envelope,
} from './envelope.ts';

interface EnvelopeOwner {
  readonly ticked: readonly Enclosure[];
  readonly chosen: readonly string[];
  readonly onChange: (next: { ticked: Enclosure[]; chosen: string[] }) => void;
  readonly onCopies: (copies: readonly StoredDocument[]) => void;
}

const none: readonly StoredDocument[] = [];

/** The envelope of the letter on screen: every way to change it, and what to say when it has changed. */
export function useEnvelope(
  owner: EnvelopeOwner,
  /** Undefined until they are known. */
  stored: readonly StoredDocument[] | undefined,
) {
  const { ticked, chosen } = owner;
  const copies = stored ?? none;
  const change = useChange(owner);
  const [said, setSaid] = useState('');
  const lost = useStoredCopies(owner, stored, change);

  const use = (copy: StoredDocument) => {
    const now = change((envelope) => enclose(envelope, copy));
    const letter = exhibitLetter(now.chosen.indexOf(copy.id));
    setSaid(envelopeMessages.added(copyNames[copy.kind], letter));
  };
  useTaker(use);

  const exhibits = exhibitsOf(chosen, copies);
  // Before the stored copies are known, nobody can say whether a tick stands for a file or for paper.
  const known = stored !== undefined || chosen.length === 0;
  return {
    exhibits,
    copies,
    known,
    said,
    say: setSaid,
    lost,
    use,
    isOnPaper: (kind: Enclosure) =>
      known && ticked.includes(kind) && !exhibits.some(({ copy }) => copy.kind === kind),
    takeOut: (copy: StoredDocument, says: (name: string) => string = envelopeMessages.takenOut) => {
      change((envelope) => takeOut(envelope, copy, copies));
      setSaid(says(copyNames[copy.kind]));
    },
    tickPaper: (kind: Enclosure, on: boolean) =>
      void change((envelope) => tickPaper(envelope, kind, on)),
    move: (copy: StoredDocument, direction: Direction) => {
      const now = change((envelope) => move(envelope, copy.id, direction));
      const letter = exhibitLetter(now.chosen.indexOf(copy.id));
      setSaid(envelopeMessages.moved(copyNames[copy.kind], letter));
    },
  };
}

type Change = (work: (now: Envelope) => Envelope) => Envelope;

/** Two files can arrive before the owner has drawn the first change: the second one builds on it. */
function useChange({ ticked, chosen, onChange }: EnvelopeOwner): Change {
  const latest = useRef<Envelope>({ ticked, chosen });
  useEffect(() => {
    latest.current = { ticked, chosen };
  }, [ticked, chosen]);
  return (work) => {
    const next = work(latest.current);
    if (next !== latest.current) {
      latest.current = next;
      onChange({ ticked: [...next.ticked], chosen: [...next.chosen] });
    }
    return next;
  };
}

/** Passes the stored copies on, and takes out what is no longer stored. @returns true if that has happened */
function useStoredCopies(
  owner: EnvelopeOwner,
  stored: readonly StoredDocument[] | undefined,
  change: Change,
): boolean {
  const [lost, setLost] = useState(false);
  const { chosen } = owner;
  const tell = useEffectEvent(owner.onCopies);
  useEffect(() => {
    if (stored) tell(stored);
  }, [stored]);
  const dropMissing = useEffectEvent((copies: readonly StoredDocument[]) => {
    change((envelope) => {
      const next = withoutMissing(envelope, copies);
      if (next !== envelope) setLost(true);
      return next;
    });
  });
  useEffect(() => {
    if (stored) dropMissing(stored);
  }, [stored, chosen]);
  return lost;
}

/** Stands ready to take a file that arrives, for as long as this letter is on screen. */
function useTaker(use: (copy: StoredDocument) => void): void {
  const setTaker = useSetAtom(takerAtom);
  const take = useEffectEvent(use);
  useEffect(() => {
    setTaker({ take: (copy) => take(copy) });
    return () => setTaker(undefined);
  }, [setTaker]);
}
