import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { Skeletons } from './skeletons.tsx';
import type { AnswerOnScreen } from './use-answer.ts';
import { words } from './kit.words.tsx';

interface AnsweredProps<Data> {
  readonly answer: AnswerOnScreen<Data>;
  /** "your profile": for "Loading your profile" and "We could not load your profile". */
  readonly what: string;
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
}

/** What stands where an answer is on its way, did not come, or is there. */
export function Answered<Data>({ answer, what, lines = 3, children }: AnsweredProps<Data>) {
  const { state, reload } = answer;
  if (state.kind === 'ready') return children(state.data);
  if (state.kind === 'loading') return <Skeletons lines={lines} label={words.loadingWhat(what)} />;
  return (
    <Notice tone="error" title={words.notLoaded(what)}>
      <p>{state.problem.error}</p>
      <Button look="plain" onClick={reload}>
        {words.tryAgain}
      </Button>
    </Notice>
  );
}
