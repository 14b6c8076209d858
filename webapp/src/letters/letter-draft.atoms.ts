import type { LetterReview } from '@creditfix/shared/letters';
import { atom } from '#webapp/kit/index.ts';
import type { DraftKeeper, KeptDraft, SaveState } from './draft-keeper.ts';
import { isBlank } from './letter-form.ts';
import { toDraftContent } from './letter-request.ts';
import { freshWizard, moveWizard, type WizardMove, type WizardState } from './wizard-state.ts';

/** The letter on the desk: what is filled in, where the person is, and how far it is saved. */

const wizardState = atom<WizardState>(freshWizard);

/** Where it is the person's today. */
export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export const keeperAtom = atom<DraftKeeper | undefined>(undefined);

export const saveAtom = atom<{ readonly state: SaveState; readonly draft?: KeptDraft | undefined }>({
  state: { kind: 'empty' },
});

/** Reading gives the wizard; writing makes a move, and hands what changed to the autosave. */
export const wizardAtom = atom(
  (get) => get(wizardState),
  (get, set, move: WizardMove) => {
    const before = get(wizardState);
    const now = moveWizard(before, move);
    set(wizardState, now);
    if (now.made || move.kind === 'resume' || move.kind === 'reset') return;
    if (now.form === before.form && now.step === before.step) return;
    if (isBlank(now.form)) return;
    get(keeperAtom)?.change(toDraftContent(now.form, now.step, timeZone));
  },
);

/** What the server wrote from the draft, for reading and signing. */
export type ReviewState =
  | { readonly kind: 'writing' }
  | { readonly kind: 'ready'; readonly review: LetterReview }
  | { readonly kind: 'failed'; readonly text: string; readonly signedOut: boolean };

export const reviewAtom = atom<ReviewState>({ kind: 'writing' });
