import { useState } from 'react';
import { useQuietRefresh } from '#webapp/kit/index.ts';
import { readLetter } from './letters-store.ts';
import type { MadeLetter, MadeLetters } from './wizard-state.ts';

const LOOKS_AGAIN_MS = 3_000;

/** The letters of a signing; while a PDF is being printed, it looks again until it can be downloaded. */
export function usePrinted(made: MadeLetters | undefined): MadeLetters | undefined {
  const [printed, setPrinted] = useState<readonly string[]>([]);
  const isThere = ({ letterId, ready }: MadeLetter) => ready || printed.includes(letterId);
  const waiting = made?.letters.filter((letter) => !isThere(letter)) ?? [];
  useQuietRefresh(waiting.length > 0, LOOKS_AGAIN_MS, () => {
    for (const { letterId } of waiting)
      void readLetter(letterId).then((answer) => {
        if (answer.ok && answer.value.status !== 'preparing')
          setPrinted((before) => [...before, letterId]);
      });
  });
  if (!made) return undefined;
  const [first, ...others] = made.letters;
  const now = (letter: MadeLetter) => ({ ...letter, ready: isThere(letter) });
  return { ...made, letters: [now(first), ...others.map(now)] };
}
