import { useEffect, useState } from 'react';
import { freshRange, type TextRange } from './text-segments.ts';
import { useSheetManner } from './sheet-context.ts';

/** How long after the last keystroke new words stay marked, and how long the mark takes to fade. */
const REST_MS = 1_200;
const FADE_MS = 500;

export interface FreshWords {
  readonly range: TextRange | undefined;
  readonly fading: boolean;
}

/** The words that were added since the person last rested. */
export function useFreshWords(text: string): FreshWords {
  const { live, isDrawn } = useSheetManner();
  const [known, setKnown] = useState(() => (live && isDrawn() ? '' : text));
  const [faded, setFaded] = useState<string>();

  useEffect(() => {
    if (!live || text === known) return undefined;
    const rest = setTimeout(() => setFaded(text), REST_MS);
    const done = setTimeout(() => setKnown(text), REST_MS + FADE_MS);
    return () => {
      clearTimeout(rest);
      clearTimeout(done);
    };
  }, [live, text, known]);

  if (!live) return { range: undefined, fading: false };
  // Typing on while the last words fade: those are known now.
  const before = faded !== undefined && faded !== text ? faded : known;
  return { range: freshRange(before, text), fading: faded === text };
}
