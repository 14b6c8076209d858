import type { FieldFault } from '@creditfix/shared/kernel';
import type { DraftContent, LetterReview } from '@creditfix/shared/letters';
import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { atom, type ApiProblem, callApi, keyOf, queryClient } from '#webapp/kit/index.ts';
import type { DraftKeeper, KeptDraft, SaveState } from './wizard/draft-keeper.ts';
import type { PersonalField, ItemAnswers } from './letter-form.ts';
import { isBlank, toDraftContent } from './letter-request.ts';
import {
  moveSignature,
  noSignature,
  type SignatureMove,
  type SignatureState,
} from './signing/signature-state.ts';
import { timeZone } from './today.ts';
import {
  freshWizard,
  moveWizard,
  type Person,
  type WizardMove,
  type WizardState,
} from './wizard/wizard-state.ts';

/** The letter in the wizard: what is filled in, where the person is, and how far it is saved. */

const wizardState = atom<WizardState>(freshWizard);

export const keeperAtom = atom<DraftKeeper | undefined>(undefined);

export const saveAtom = atom<{ readonly state: SaveState; readonly draft?: KeptDraft | undefined }>(
  {
    state: { kind: 'empty' },
  },
);

/** What the server did not take: marked at its field until the person has been there. */
export const refusedAtom = atom<readonly FieldFault[]>([]);

/** What My Account keeps of the person; every new letter begins with it. */
export const personAtom = atom<Person | undefined>(undefined);

/** Whether the name and address of this letter are kept for the next one. */
export const remembersAtom = atom(true);

/** Keeps the name and address for the next letter, where they are new. Birth date and Social Security digits are never among them. */
export const rememberPersonAtom = atom(null, async (get, set) => {
  if (!get(remembersAtom)) return;
  const { personalInfo } = get(wizardState).form;
  const { firstName, middleName, lastName, suffix, phone } = personalInfo;
  const { address, addressLine2, city, state, zipCode } = personalInfo;
  const name = { firstName, middleName, lastName, suffix };
  const profile = { ...name, address, addressLine2, city, state, zipCode, phone };
  const before = get(personAtom);
  const isKnown = Object.entries(profile).every(
    ([field, text]) => text.trim() === (before?.[field as PersonalField] ?? ''),
  );
  if (isKnown) return;
  // Nobody waits for it: a failure costs the person some typing, next time.
  const answer = await callApi(myAccountEndpoints.saveProfile, {
    body: profile,
    staysOnPage: true,
  });
  if (!answer.ok) return;
  set(personAtom, answer.data);
  await queryClient.invalidateQueries({ queryKey: keyOf(myAccountEndpoints.getMyAccount) });
});

/** Reading gives the wizard; writing makes a move, and hands what changed to the autosave. */
export const wizardAtom = atom(
  (get) => get(wizardState),
  (get, set, move: WizardMove) => {
    const before = get(wizardState);
    const begins = move.kind === 'reset';
    const now = moveWizard(before, begins ? { person: get(personAtom), ...move } : move);
    set(wizardState, now);
    if (now.made || move.kind === 'resume') return;
    // What was answered before sign-in is kept at once; an empty letter, or a template's, once something is typed.
    if (begins && !move.form) return;
    if (now.form === before.form && now.step === before.step) return;
    if (isBlank(now.form)) return;
    get(keeperAtom)?.change(toDraftContent(now.form, now.step, timeZone));
  },
);

/** Fills in what the device does not keep, once the server's draft was read: only where nothing was typed meanwhile. */
export const fillInAtom = atom(null, (get, set, { personalInfo }: DraftContent) => {
  for (const field of ['dateOfBirth', 'ssnLast4'] as const) {
    const value = personalInfo[field] ?? '';
    if (value === '' || get(wizardState).form.personalInfo[field] !== '') continue;
    set(wizardAtom, {
      kind: 'change',
      change: { kind: 'personal', field, value },
    });
  }
});

/** What the server wrote from the draft, for reading and signing. */
export type ReviewState =
  | { readonly kind: 'writing' }
  /** The draft could not be saved, so there is nothing to write from yet. */
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'ready'; readonly review: LetterReview }
  | { readonly kind: 'failed'; readonly problem: ApiProblem; readonly details: readonly string[] };

export const reviewAtom = atom<ReviewState>({ kind: 'writing' });

const signatureState = atom<SignatureState>(noSignature);

/** Paragraphs whose new wording is typed and not saved: whoever signed now would lose it. */
export const unsavedWordingsAtom = atom<readonly string[]>([]);

/** Reading gives how the person is signing; writing makes a move. It lives in memory only. */
export const signatureAtom = atom(
  (get) => get(signatureState),
  (get, set, move: SignatureMove | { readonly kind: 'reset' }) =>
    set(
      signatureState,
      move.kind === 'reset' ? noSignature : moveSignature(get(signatureState), move),
    ),
);

/** The item that was taken out of the letter last, and can be put back until something else happens to the items. */
export const removedItemAtom = atom<
  { readonly item: number; readonly answers: ItemAnswers } | undefined
>(undefined);
