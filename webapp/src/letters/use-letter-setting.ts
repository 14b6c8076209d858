import { letterReference } from '@creditfix/shared/letters';
import { useMemo, useState } from 'react';
import { useAtomValue } from '#webapp/kit/index.ts';
import { useAttached } from './attached-enclosures.ts';
import { saveAtom, type ReviewState } from './letter-draft.atoms.ts';
import type { LetterForm } from './letter-form.ts';
import type { LetterSetting } from './live-letter.ts';
import { today } from './today.ts';

const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * What this page needs to compose the same letter as the server. While the server reads a change, its last answer stands in.
 *
 * @param shown which of several letters is on screen
 */
export function useLetterSetting(
  form: LetterForm,
  state: ReviewState,
  shown: number,
): LetterSetting {
  const { draft } = useAtomValue(saveAtom);
  const attached = useAttached(form);
  const review = state.kind === 'ready' ? state.review : undefined;
  const [last, setLast] = useState(review);
  if (review && review !== last) setLast(review);
  const known = review ?? last;
  const first = known?.document.reference ?? draft?.reference ?? letterReference(NO_ID);
  const reference = known?.letters[shown]?.document.reference ?? first;
  const date = known?.document.date ?? today();
  const bureau = form.bureaus[shown];
  const polished = known?.wording.polished;
  return useMemo(
    () => ({ reference, date, attached, bureau, wordingSeed: first, polished }),
    [reference, date, attached, bureau, first, polished],
  );
}
