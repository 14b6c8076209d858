import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useSiteFacts } from '#webapp/kit/index.ts';
import { useAttached } from '../attached-enclosures.ts';
import type { LetterForm } from '../letter-form.ts';
import { today } from '../today.ts';
import { type Circumstances, furthestStep } from './step-faults.ts';
import type { WizardProps, WizardStep } from './wizard-state.ts';

/** What the rules read beside the answers: the person's day, and the copies that are at hand. */
export function useCircumstances(form: LetterForm): Circumstances {
  const { legalMode } = useSiteFacts();
  return { today: today(), legalMode, attached: useAttached(form) };
}

/** Where the person is, as an entry of the browser's history keeps it: nothing of the letter. */
interface Place {
  readonly step: WizardStep;
  readonly part: number;
}

const FIRST: Place = { step: 1, part: 0 };

/**
 * Lets the browser's Back and Forward go from view to view, as people expect of pages. A signed letter can't be taken back: from
 * there, Back leads to the dashboard.
 *
 * @param ready false until the letter is open
 */
export function usePlaceHistory({ wizard, move }: WizardProps, ready: boolean): void {
  const { step, part, form, made } = wizard;
  const beside = useCircumstances(form);
  const location = useLocation();
  const navigate = useNavigate();
  const cameBy = useNavigationType();

  /** Of the entry that the generator was opened with, which bears no place. */
  const first = useRef<Place>(undefined);

  const goTo = (place: Place) => {
    const reached = Math.min(place.step, made ? 5 : furthestStep(form, beside)) as WizardStep;
    move({ kind: 'go', step: reached, part: place.part });
  };

  const note = useEffectEvent(() => {
    const kept = placeIn(location.state);
    if (!first.current) {
      first.current = kept ? FIRST : { step, part };
      // The page was loaded again at this view.
      if (kept && !made) goTo(kept);
      return;
    }
    const known = kept ?? first.current;
    if (known.step === step && known.part === part) return;
    // Known here as soon as the browser has it: a Back in between would lead to the location that is still known, and be missed.
    const options = { preventScrollReset: true, flushSync: true };
    void navigate(location.pathname, { state: { step, part }, ...options });
  });
  useEffect(() => {
    if (ready) note();
  }, [ready, step, part]);

  const follow = useEffectEvent(() => {
    const place = placeIn(location.state) ?? first.current;
    if (!ready || cameBy !== 'POP' || !place) return;
    if (made && place.step < 4) return void navigate('/dashboard', { replace: true });
    goTo(place);
  });
  useEffect(() => follow(), [location.key]);
}

function placeIn(state: unknown): Place | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { step, part } = state as Partial<Record<keyof Place, unknown>>;
  return isStep(step) && typeof part === 'number' ? { step, part } : undefined;
}

function isStep(step: unknown): step is WizardStep {
  return typeof step === 'number' && step >= 1 && step <= 5;
}
