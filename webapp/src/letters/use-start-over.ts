import { letterEndpoints } from '@creditfix/shared/letters';
import { useState } from 'react';
import { callApi, useAtomValue, useSetAtom } from '#webapp/kit/index.ts';
import { browserMemory } from './browser-memory.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { signatureAtom, wizardAtom } from './letter-draft.atoms.ts';
import type { LetterForm } from './letter-form.ts';
import { toDraftContent } from './letter-request.ts';
import { timeZone } from './today.ts';
import type { WizardStep } from './wizard-state.ts';

interface Before {
  readonly form: LetterForm;
  readonly step: WizardStep;
  readonly part: number;
}

/** Throws the draft away and can bring it back: it stays in memory, and undoing keeps it as a new draft. */
export function useStartOver(keeper: DraftKeeper) {
  const wizard = useAtomValue(wizardAtom);
  const move = useSetAtom(wizardAtom);
  const moveSignature = useSetAtom(signatureAtom);
  const [before, setBefore] = useState<Before>();
  const [failed, setFailed] = useState(false);

  const startOver = async (): Promise<void> => {
    // A save under way would otherwise bring the draft back after it was deleted.
    await keeper.flush();
    const id = keeper.draft?.id;
    const answer = id
      ? await callApi(letterEndpoints.deleteDraft, { params: { id }, staysOnPage: true })
      : undefined;
    const gone = !answer || answer.ok || answer.problem.status === 404;
    setFailed(!gone);
    if (!gone) return;
    setBefore({ form: wizard.form, step: wizard.step, part: wizard.part });
    keeper.open(undefined);
    browserMemory.keepDraftId(undefined);
    moveSignature({ kind: 'reset' });
    move({ kind: 'reset' });
  };

  const undo = (): void => {
    if (!before) return;
    keeper.open(undefined);
    move({ kind: 'resume', ...before });
    keeper.change(toDraftContent(before.form, before.step, timeZone));
    setBefore(undefined);
  };

  // Once something new is typed, bringing the old one back would throw the new one away.
  const canUndo = before !== undefined && keeper.draft === undefined;
  return { startOver, undo, canUndo, failed };
}
