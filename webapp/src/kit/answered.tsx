import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { Skeletons } from './skeletons.tsx';
import type { ApiProblem } from './api-client.ts';
import type { ApiFailure } from './server-state.ts';
import type { AnswerOnScreen } from './use-answer.ts';
import { words } from './kit.words.tsx';

/** What `useQuery` hands back, as far as it is drawn. */
interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: ApiFailure | null;
  readonly refetch: () => unknown;
}

interface AnsweredProps<Data> {
  readonly answer: AnswerOnScreen<Data> | Asked<Data>;
  /** "your profile": for "Loading your profile" and "We could not load your profile". */
  readonly what: string;
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
}

/** What stands where an answer is on its way, did not come, or is there. */
export function Answered<Data>({ answer, what, lines = 3, children }: AnsweredProps<Data>) {
  const { problem, data, again } = 'state' in answer ? fromAnswer(answer) : fromQuery(answer);
  if (problem) {
    return (
      <Notice tone="error" title={words.notLoaded(what)}>
        <p>{problem.error}</p>
        <Button look="plain" onClick={again}>
          {words.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (data === undefined) return <Skeletons lines={lines} label={words.loadingWhat(what)} />;
  return children(data);
}

interface Shown<Data> {
  readonly problem: ApiProblem | undefined;
  readonly data: Data | undefined;
  readonly again: () => void;
}

function fromQuery<Data>({ data, error, refetch }: Asked<Data>): Shown<Data> {
  return { problem: problemShown({ data, error }), data, again: () => void refetch() };
}

function fromAnswer<Data>({ state, reload }: AnswerOnScreen<Data>): Shown<Data> {
  return {
    problem: state.kind === 'failed' ? state.problem : undefined,
    data: state.kind === 'ready' ? state.data : undefined,
    again: reload,
  };
}

/** What is on screen stays there where a later question gets no answer; not where the server takes it back. */
function problemShown({ data, error }: Omit<Asked<unknown>, 'refetch'>): ApiProblem | undefined {
  const problem = error?.problem;
  const takenBack = problem && problem.status >= 400 && problem.status < 500;
  return data === undefined || takenBack ? problem : undefined;
}
