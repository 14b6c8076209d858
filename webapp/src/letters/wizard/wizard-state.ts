import type { LetterPurpose, LetterRecipient, TemplateSlug } from '@creditfix/shared/letters';
import { ACCOUNT_PART, detailsParts } from './details-parts.ts';
import {
  changeForm,
  emptyForm,
  type FormChange,
  type LetterForm,
  type PersonalField,
} from '../letter-form.ts';

/** Where a person is in the five steps; pure, so that every move can be tested without a screen. */

export type WizardStep = 1 | 2 | 3 | 4 | 5;

/** A signed letter, as the server answered. */
export interface MadeLetter {
  readonly letterId: string;
  readonly pdfUrl: string;
  readonly reference: string;
  /** Whom it is addressed to; nobody where it may go to any of the three bureaus. */
  readonly target?: string | undefined;
  /** False while its PDF is still being printed. */
  readonly ready: boolean;
}

/** What one signing made: a letter, or one for each bureau. */
export interface MadeLetters {
  readonly letters: readonly [MadeLetter, ...MadeLetter[]];
  readonly recipient: LetterRecipient;
  readonly purpose: LetterPurpose;
  /** They leave room for a pen: the person signs each printed one. */
  readonly signedOnPaper: boolean;
  /** Whether the dispute follows a free annual report, which gives a bureau more days; unknown after a reload. */
  readonly freeReport?: boolean | undefined;
}

export interface WizardState {
  readonly step: WizardStep;
  /** View of step 2 that is on screen. */
  readonly part: number;
  readonly form: LetterForm;
  readonly made?: MadeLetters | undefined;
  /** True where step 1 began with what the person keeps in My Account. */
  readonly fromProfile?: boolean | undefined;
}

/** What is known of the person before they type; an empty text is not known. */
export type Person = Readonly<Partial<Record<PersonalField, string>>>;

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
  | { readonly kind: 'made'; readonly made: MadeLetters; readonly step?: 4 | 5 }
  | {
      readonly kind: 'reset';
      readonly template?: TemplateSlug | undefined;
      /** What was answered before sign-in. */
      readonly form?: LetterForm | undefined;
      readonly person?: Person | undefined;
    };

export const freshWizard: WizardState = { step: 1, part: 0, form: emptyForm };

/**
 * The wizard after one move. Next stops at 5, Previous at 1. Once the letter is signed, nothing before step 4 can be
 * reached anymore: what was signed stays as it is.
 */
export function moveWizard(state: WizardState, move: WizardMove): WizardState {
  switch (move.kind) {
    case 'change':
      return state.made ? state : { ...state, form: changeForm(state.form, move.change) };
    case 'next':
      return { ...state, step: Math.min(5, state.step + 1) as WizardStep, part: firstPart(state) };
    case 'previous': {
      const step = Math.max(state.made ? 4 : 1, state.step - 1) as WizardStep;
      // From the letter back to the last of its questions, and not to the first.
      const part = state.step === 3 ? detailsParts(state.form).length - 1 : 0;
      return { ...state, step, part };
    }
    case 'go': {
      if (state.made ? move.step < 4 : move.step > 3) return state;
      return { ...state, step: move.step, part: move.part ?? firstPart(state) };
    }
    case 'resume':
      return { step: move.step, part: move.part, form: move.form };
    case 'made':
      return { ...freshWizard, step: move.step ?? 4, made: move.made };
    case 'reset':
      return begunBy(begunWith(move), move.person);
  }
}

/** A new letter begins with what is known of the person. Only here: nothing that is typed is ever written over. */
function begunBy(state: WizardState, person: Person = {}): WizardState {
  const known = Object.entries(person).filter(([, text]) => text !== '');
  if (known.length === 0) return state;
  const personalInfo = { ...state.form.personalInfo, ...Object.fromEntries(known) };
  return { ...state, form: { ...state.form, personalInfo }, fromProfile: true };
}

function begunWith({ template, form }: WizardMove & { readonly kind: 'reset' }): WizardState {
  if (form) return { ...freshWizard, form };
  if (!template) return freshWizard;
  return { ...freshWizard, form: changeForm(emptyForm, { kind: 'template', template }) };
}

/** Anyone who comes with a template or a reason has said already what the letter is about. */
function firstPart({ form }: WizardState): number {
  return form.template === '' && form.disputeDetails.disputeReason === '' ? 0 : ACCOUNT_PART;
}

/** What every step gets. */
export interface WizardProps {
  readonly wizard: WizardState;
  readonly move: (move: WizardMove) => void;
}
