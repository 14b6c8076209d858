import { longDate } from '@creditfix/shared/kernel';
import { useState } from 'react';
import { Button, ButtonLink, Notice, useAtomValue } from '#webapp/kit/index.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { saveAtom, wizardAtom } from './letter-draft.atoms.ts';
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
        <Notice tone="warning" title="This letter was changed in another tab or device" live>
          <p>
            The other version was saved on {savedOn(state.newest.updatedAt)}. Only one of them can
            be kept.
          </p>
          <Button look="plain" onClick={onReload}>
            Show the other version
          </Button>
          <Button look="plain" onClick={() => void keeper.keepMine()}>
            Keep what is on this page
          </Button>
        </Notice>
      );
    case 'missing':
      return (
        <Notice tone="warning" title="This draft was deleted somewhere else" live>
          <p>What you typed is still on this page.</p>
          <Button look="plain" onClick={() => void keeper.keepAsNew()}>
            Keep it as a new draft
          </Button>
        </Notice>
      );
    case 'already_signed':
      return (
        <Notice tone="info" title="This letter is already signed" live>
          <p>You will find it on your dashboard. Changes made here are not part of it.</p>
          <ButtonLink to="/dashboard" look="plain">
            Go to dashboard
          </ButtonLink>
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="error" title="We could not save this yet">
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
      <Notice tone="error" title="We could not start over">
        <p>Your letter is as it was. Please check your connection and try again.</p>
        <Button look="plain" onClick={() => void startOver()}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (canUndo) {
    return (
      <Notice tone="info" title="You have an empty letter" live>
        <p>The one before is deleted.</p>
        <Button look="plain" onClick={undo}>
          Undo: bring it back
        </Button>
      </Notice>
    );
  }
  // Whoever goes on has understood.
  if (!welcomeBack || arrivedAt !== `${step} ${part}`) return null;
  return (
    <Notice tone="success" title="Welcome back: we kept your letter where you left it" live>
      <Button look="plain" onClick={() => void startOver()}>
        Start over
      </Button>
    </Notice>
  );
}

function savedOn(updatedAt: string): string {
  const at = new Date(updatedAt);
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `${longDate(at.toLocaleDateString('en-CA'))} at ${time}`;
}
