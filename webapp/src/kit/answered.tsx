import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';
import { Skeletons } from './skeletons.tsx';
import type { ApiProblem } from './api-client.ts';
import type { ApiFailure } from './server-state.ts';
import { kitMessages } from './messages.tsx';

/** What `useQuery` hands back, as far as it is drawn. */
interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: ApiFailure | null;
  readonly refetch: () => unknown;
}

interface AnsweredProps<Data> {
  readonly answer: Asked<Data>;
  /** "your profile": for "Loading your profile" and "We could not load your profile". */
  readonly what: string;
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
}

/** What stands where an answer is on its way, did not come, or is there. */
export function Answered<Data>({ answer, what, lines = 3, children }: AnsweredProps<Data>) {
  const { data, refetch } = answer;
  const problem = problemShown(answer);
  if (problem) {
    return (
      <Notice tone="error" title={kitMessages.notLoaded(what)}>
        <p>{problem.error}</p>
        <Button variant="subtle" onClick={() => void refetch()}>
          {kitMessages.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (data === undefined) return <Skeletons lines={lines} label={kitMessages.loadingWhat(what)} />;
  return children(data);
}

/** What is on screen stays there where a later question gets no answer; not where the server takes it back. */
function problemShown({ data, error }: Asked<unknown>): ApiProblem | undefined {
  const problem = error?.problem;
  const takenBack = problem && problem.status >= 400 && problem.status < 500;
  return data === undefined || takenBack ? problem : undefined;
}
