import { letterEndpoints } from '@creditfix/shared/letters';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  callApi,
  focusField,
  momentWords,
  Notice,
  useAtomValue,
  useSetAtom,
} from '#webapp/kit/index.ts';
import { browserMemory } from '../browser-memory.ts';
import { refusedAtom, saveAtom, signatureAtom, wizardAtom } from '../letter-draft.atoms.ts';
import type { LetterForm } from '../letter-form.ts';
import { toDraftContent } from '../letter-request.ts';
import { savedDraftMessages } from '../messages.tsx';
import { SignInAgain } from '../signing/signing-problem.tsx';
import { timeZone } from '../today.ts';
import { placeOfPath } from './details-parts.ts';
import { deviceDraft } from './device-draft.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { Refused } from './draft-store.port.ts';
import { fieldId } from './use-faults.ts';
import type { WizardStep } from './wizard-state.ts';

interface Before {
  readonly form: LetterForm;
  readonly step: WizardStep;
  readonly part: number;
}

/** Throws the draft away and can bring it back: it stays in memory, and undoing keeps it as a new draft. */
function useStartOver(keeper: DraftKeeper) {
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
    void deviceDraft.forget();
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

/** What the server does not take of the draft, with a way to each field, which is marked there. */
function NotTaken({ refused: { text, fields = [] } }: { readonly refused: Refused }) {
  const wizard = useAtomValue(wizardAtom);
  const move = useSetAtom(wizardAtom);
  const setRefused = useSetAtom(refusedAtom);
  const goTo = (path: string): void => {
    setRefused(fields);
    const place = placeOfPath(wizard.form, path);
    if (place.step !== wizard.step || place.part !== wizard.part) move({ kind: 'go', ...place });
    else focusField(fieldId(path));
  };
  return (
    <Notice tone="error" title={savedDraftMessages.notSaved} live>
      <p>{text}</p>
      {fields.map(({ path, message }) => (
        <Button key={path} variant="subtle" onClick={() => goTo(path)}>
          {message}
        </Button>
      ))}
    </Notice>
  );
}

interface WizardNoticesProps {
  readonly keeper: DraftKeeper;
  readonly welcomeBack: boolean;
  /** Takes the newest version from the server in the place of the one on screen. */
  readonly onReload: () => void;
}

/** What the person has to know about their draft: it is back, it is in two versions, it can't be saved. */
export function WizardNotices({ keeper, welcomeBack, onReload }: WizardNoticesProps) {
  const { state } = useAtomValue(saveAtom);
  switch (state.kind) {
    case 'signed_out':
      return <SignInAgain onRetry={() => void keeper.retry()} />;
    case 'changed_elsewhere':
      return (
        <Notice tone="warning" title={savedDraftMessages.twoVersions} live>
          <p>{savedDraftMessages.twoVersionsText(momentWords(state.newest.updatedAt))}</p>
          <Button variant="subtle" onClick={onReload}>
            {savedDraftMessages.showOther}
          </Button>
          <Button variant="subtle" onClick={() => void keeper.keepMine()}>
            {savedDraftMessages.keepThis}
          </Button>
        </Notice>
      );
    case 'missing':
      return (
        <Notice tone="warning" title={savedDraftMessages.draftDeleted} live>
          <p>{savedDraftMessages.stillHere}</p>
          <Button variant="subtle" onClick={() => void keeper.keepAsNew()}>
            {savedDraftMessages.keepAsNew}
          </Button>
        </Notice>
      );
    case 'already_signed':
      return (
        <Notice tone="info" title={savedDraftMessages.alreadySigned} live>
          <p>{savedDraftMessages.signedText}</p>
          <Button component={Link} to="/dashboard" variant="subtle">
            {savedDraftMessages.toDashboard}
          </Button>
        </Notice>
      );
    case 'offline':
      if (!state.onDevice) return null;
      return (
        <Notice tone="info" title={savedDraftMessages.keptHere} live>
          <p>{savedDraftMessages.keptHereText}</p>
        </Notice>
      );
    case 'refused':
      return <NotTaken refused={state} />;
    default:
      return <StartOver keeper={keeper} welcomeBack={welcomeBack} />;
  }
}

function StartOver({ keeper, welcomeBack }: Omit<WizardNoticesProps, 'onReload'>) {
  const { startOver, undo, canUndo, failed } = useStartOver(keeper);
  const { step, part } = useAtomValue(wizardAtom);
  const [arrivedAt] = useState(`${step} ${part}`);
  if (failed) {
    return (
      <Notice tone="error" title={savedDraftMessages.startOverFailed}>
        <p>{savedDraftMessages.startOverFailedText}</p>
        <Button variant="subtle" onClick={() => void startOver()}>
          {savedDraftMessages.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (canUndo) {
    return (
      <Notice tone="info" title={savedDraftMessages.emptyLetter} live>
        <p>{savedDraftMessages.beforeDeleted}</p>
        <Button variant="subtle" onClick={undo}>
          {savedDraftMessages.undo}
        </Button>
      </Notice>
    );
  }
  // Anyone who goes on has understood.
  if (!welcomeBack || arrivedAt !== `${step} ${part}`) return null;
  return (
    <Notice tone="success" title={savedDraftMessages.welcomeBack} live>
      <Button variant="subtle" onClick={() => void startOver()}>
        {savedDraftMessages.startOver}
      </Button>
    </Notice>
  );
}
