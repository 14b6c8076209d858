import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { TemplateSlug, type AttachedCopy } from '@creditfix/shared/letters';
import { useSearchParams } from 'react-router-dom';
import { useAtomValue, useSetAtom } from '#webapp/kit/index.ts';
import { attachedOf, useReadCopies, type ReadCopies } from './attached-copies.ts';
import { browserMemory } from './browser-memory.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { StoreFailure } from './draft-store.port.ts';
import { personAtom, saveAtom, wizardAtom } from './letter-draft.atoms.ts';
import { fromDraftContent } from './letter-request.ts';
import { draftStore, readLetter } from './letters-store.ts';
import { openLetter, type Opening, type OpeningParts } from './open-letter.ts';
import { readPerson } from './read-person.ts';
import { firstOpenPart, furthestStep } from './step-faults.ts';
import { today } from './today.ts';
import { lastSaveDone, useDraftKeeper } from './use-draft-keeper.ts';
import type { WizardMove, WizardStep } from './wizard-state.ts';

export type DeskState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: StoreFailure }
  | { readonly kind: 'ready'; readonly welcomeBack: boolean };

/** Opens the letter that the person left, and says how that went. */
export function useLetterDesk() {
  const keeper = useDraftKeeper();
  const move = useSetAtom(wizardAtom);
  const keepPerson = useSetAtom(personAtom);
  const wizard = useAtomValue(wizardAtom);
  const [search, setSearch] = useSearchParams();
  // The address is read once: taking the query out of it must not open anew.
  const [asked] = useState<OpeningParts['wanted']>(() => ({
    draftId: search.get('draft') ?? undefined,
    fresh: search.has('new'),
    template: templateIn(search),
  }));
  const readCopies = useReadCopies();
  const draftId = useAtomValue(saveAtom).draft?.id;
  const [desk, setDesk] = useState<DeskState>({ kind: 'loading' });
  const [round, setRound] = useState(0);

  const clearAddress = useEffectEvent(() => {
    if (search.size > 0) setSearch({}, { replace: true });
  });

  useEffect(() => {
    if (!keeper) return undefined;
    let current = true;
    const wanted = round === 0 ? asked : {};
    const open = async (): Promise<void> => {
      await lastSaveDone();
      const parts = { store: draftStore, readLetter, memory: browserMemory, wanted };
      const [opening, person] = await Promise.all([openLetter(parts), readPerson()]);
      if (!current) return;
      keepPerson(person);
      const attached = await copiesOf(opening, readCopies);
      if (!current) return;
      setDesk(layOut(opening, { keeper, move, attached }));
      // A reload goes on with the letter that is open now, whatever the first address asked for.
      if (opening.kind !== 'failed' && !startsTemplate(opening)) clearAddress();
    };
    void open();
    return () => {
      current = false;
    };
  }, [keeper, round, asked, move, keepPerson, readCopies]);

  // Until something of it is kept, only the address knows which template was wanted.
  useEffect(() => {
    if (draftId) clearAddress();
  }, [draftId]);

  const tryAgain = useCallback(() => {
    setDesk({ kind: 'loading' });
    setRound((now) => now + 1);
  }, []);
  return { desk, keeper, wizard, move, tryAgain };
}

function templateIn(search: URLSearchParams): TemplateSlug | undefined {
  return Object.values(TemplateSlug).find((slug) => slug === search.get('template'));
}

function startsTemplate(opening: Opening): boolean {
  return opening.kind === 'fresh' && opening.template !== undefined;
}

/** The rules look at the copies too, so they have to be known before it is decided where the letter opens. */
async function copiesOf(
  opening: Opening,
  readCopies: ReadCopies,
): Promise<readonly AttachedCopy[]> {
  const documents = opening.kind === 'draft' ? (opening.draft.content.documents ?? []) : [];
  return documents.length > 0 ? attachedOf({ documents }, await readCopies()) : [];
}

interface Desk {
  readonly keeper: DraftKeeper;
  readonly move: (move: WizardMove) => void;
  readonly attached: readonly AttachedCopy[];
}

function layOut(opening: Opening, { keeper, move, attached }: Desk): DeskState {
  switch (opening.kind) {
    case 'failed':
      return { kind: 'failed', failure: opening.failure };
    case 'fresh':
      keeper.open(undefined);
      browserMemory.keepDraftId(undefined);
      // A reload goes on with this letter, and not with the one that was signed before it.
      browserMemory.keepStepAfterSigning(undefined);
      move({ kind: 'reset', template: opening.template });
      return { kind: 'ready', welcomeBack: false };
    case 'signed':
      keeper.open(undefined);
      move({ kind: 'made', made: opening.made, step: opening.step });
      return { kind: 'ready', welcomeBack: false };
    case 'draft': {
      keeper.open(opening.draft);
      const { form, step } = fromDraftContent(opening.draft.content);
      const beside = { today: today(), attached };
      const reached = Math.min(step, furthestStep(form, beside)) as WizardStep;
      const part = reached === 2 ? firstOpenPart(form, beside) : 0;
      move({ kind: 'resume', form, step: reached, part });
      return { kind: 'ready', welcomeBack: true };
    }
  }
}
