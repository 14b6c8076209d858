import { useState } from 'react';
import { Button, ButtonLink, Notice, momentWords, useAtomValue } from '#webapp/kit/index.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { saveAtom, wizardAtom } from './letter-draft.atoms.ts';
import { words } from './saved-draft.words.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { useStartOver } from './use-start-over.ts';

interface DeskNoticesProps {
  readonly keeper: DraftKeeper;
  readonly welcomeBack: boolean;
  /** Takes the newest version from the server in the place of the one on screen. */
  readonly onReload: () => void;
}

/** What the person has to know about their draft: it is back, it is in two versions, it can't be saved. */
export function DeskNotices({ keeper, welcomeBack, onReload }: DeskNoticesProps) {
  const { state } = useAtomValue(saveAtom);
  switch (state.kind) {
    case 'signed_out':
      return <SignInAgain onRetry={() => void keeper.retry()} />;
    case 'changed_elsewhere':
      return (
        <Notice tone="warning" title={words.twoVersions} live>
          <p>{words.twoVersionsText(momentWords(state.newest.updatedAt))}</p>
          <Button look="plain" onClick={onReload}>
            {words.showOther}
          </Button>
          <Button look="plain" onClick={() => void keeper.keepMine()}>
            {words.keepThis}
          </Button>
        </Notice>
      );
    case 'missing':
      return (
        <Notice tone="warning" title={words.draftDeleted} live>
          <p>{words.stillHere}</p>
          <Button look="plain" onClick={() => void keeper.keepAsNew()}>
            {words.keepAsNew}
          </Button>
        </Notice>
      );
    case 'already_signed':
      return (
        <Notice tone="info" title={words.alreadySigned} live>
          <p>{words.signedText}</p>
          <ButtonLink to="/dashboard" look="plain">
            {words.toDashboard}
          </ButtonLink>
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="error" title={words.notSaved}>
          <p>{state.text}</p>
        </Notice>
      );
    default:
      return <StartOver keeper={keeper} welcomeBack={welcomeBack} />;
  }
}

function StartOver({ keeper, welcomeBack }: Omit<DeskNoticesProps, 'onReload'>) {
  const { startOver, undo, canUndo, failed } = useStartOver(keeper);
  const { step, part } = useAtomValue(wizardAtom);
  const [arrivedAt] = useState(`${step} ${part}`);
  if (failed) {
    return (
      <Notice tone="error" title={words.startOverFailed}>
        <p>{words.startOverFailedText}</p>
        <Button look="plain" onClick={() => void startOver()}>
          {words.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (canUndo) {
    return (
      <Notice tone="info" title={words.emptyLetter} live>
        <p>{words.beforeDeleted}</p>
        <Button look="plain" onClick={undo}>
          {words.undo}
        </Button>
      </Notice>
    );
  }
  // Anyone who goes on has understood.
  if (!welcomeBack || arrivedAt !== `${step} ${part}`) return null;
  return (
    <Notice tone="success" title={words.welcomeBack} live>
      <Button look="plain" onClick={() => void startOver()}>
        {words.startOver}
      </Button>
    </Notice>
  );
}
