import { changeForm, emptyForm, type FormChange, type LetterForm } from './letter-form.ts';

/** Where a person is in the five steps; pure, so that every move can be tested without a screen. */

export type WizardStep = 1 | 2 | 3 | 4 | 5;

export const stepNames: Readonly<Record<WizardStep, string>> = {
  1: 'Personal Info',
  2: 'Dispute Details',
  3: 'Signature',
  4: 'Delivery',
  5: 'Complete',
};

/** The signed letter, as the server answered. */
export interface MadeLetter {
  readonly letterId: string;
  readonly pdfUrl: string;
  readonly reference: string;
  /** The bureau it is addressed to; none where it may go to any of the three. */
  readonly bureauName?: string | undefined;
  /** Days that the bureau has (15 U.S.C. 1681i(a)(1), 1681j(a)(3)); unknown after a reload. */
  readonly days?: 30 | 45 | undefined;
}

export interface WizardState {
  readonly step: WizardStep;
  /** Part of step 2 that is on screen: 0 is the account, the others are question groups. */
  readonly part: number;
  readonly form: LetterForm;
  readonly made?: MadeLetter | undefined;
}

export type WizardMove =
  | { readonly kind: 'change'; readonly change: FormChange }
  | { readonly kind: 'next' }
  | { readonly kind: 'previous' }
  | { readonly kind: 'go'; readonly step: WizardStep; readonly part?: number }
  | {
      readonly kind: 'resume';
      readonly form: LetterForm;
      readonly step: WizardStep;
      readonly part: number;
    }
  | { readonly kind: 'made'; readonly letter: MadeLetter; readonly step?: 4 | 5 }
  | { readonly kind: 'reset' };

export const freshWizard: WizardState = { step: 1, part: 0, form: emptyForm };

/**
 * The wizard after one move. Next stops at 5, Previous at 1. Once the letter is signed, nothing before step 4 can be
 * reached any more: what was signed stays as it is.
 */
export function moveWizard(state: WizardState, move: WizardMove): WizardState {
  switch (move.kind) {
    case 'change':
      return state.made ? state : { ...state, form: changeForm(state.form, move.change) };
    case 'next':
      return { ...state, step: Math.min(5, state.step + 1) as WizardStep, part: 0 };
    case 'previous':
      return { ...state, step: Math.max(state.made ? 4 : 1, state.step - 1) as WizardStep };
    case 'go': {
      if (state.made ? move.step < 4 : move.step > 3) return state;
      return { ...state, step: move.step, part: move.part ?? 0 };
    }
    case 'resume':
      return { step: move.step, part: move.part, form: move.form };
    case 'made':
      return { ...freshWizard, step: move.step ?? 4, made: move.letter };
    case 'reset':
      return freshWizard;
  }
}

/** What every step gets. */
export interface WizardProps {
  readonly wizard: WizardState;
  readonly move: (move: WizardMove) => void;
}
