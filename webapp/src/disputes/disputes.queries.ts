import {
  disputeEndpoints,
  type ComplaintTo,
  type Dispute,
  type NextStep,
  type ScorePoint,
} from '@creditfix/shared/disputes';
import type { BodyInputOf } from '@creditfix/shared/kernel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  callApi,
  mutationOf,
  queryClient,
  queryOf,
  useMutation,
  useQuery,
  dataOf,
  type ApiFailure,
} from '#webapp/kit/index.ts';

/** Everything on the dashboard, in one answer. */
export const useDashboard = () => useQuery(queryOf(disputeEndpoints.dashboard));

const disputeOf = (id: string) => queryOf(disputeEndpoints.getDispute, { params: { id } });

export const useDispute = (id: string) => useQuery(disputeOf(id));

/** Shows a dispute as the server has handed it back after a change. */
export const putDispute = (dispute: Dispute) =>
  queryClient.setQueryData(disputeOf(dispute.id).queryKey, dispute);

export const useComplaint = (id: string, to: ComplaintTo) =>
  useQuery(queryOf(disputeEndpoints.complaint, { params: { id }, query: { to } }));

/** Starts the letter of a step and opens it in the generator. The same step again opens the same draft. */
export function useNextLetter(disputeId: string) {
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...mutationOf(disputeEndpoints.startNextLetter),
    onSuccess: ({ draftId }) => void navigate(`/generate-letter?draft=${draftId}&begun=dispute`),
  });
  return {
    // Busy until the generator is there.
    busy: isPending || isSuccess,
    trouble: error?.problem.error,
    start: (step: NextStep) => mutate({ params: { id: disputeId }, body: { step } }),
  };
}

interface CalendarFacts {
  readonly busy?: boolean;
  readonly trouble?: string | undefined;
}

type CalendarState = CalendarFacts &
  (
    | { readonly kind: 'closed' }
    | { readonly kind: 'none' }
    | { readonly kind: 'ready'; readonly url: string }
  );

/** The address of the calendar feed; asked for only when the person wants to see it. */
export function useCalendar() {
  const [state, setState] = useState<CalendarState>({ kind: 'closed' });
  const work = () => setState((now) => ({ ...now, busy: true, trouble: undefined }));
  const fail = (trouble: string) => setState((now) => ({ ...now, busy: false, trouble }));

  const show = async (): Promise<void> => {
    work();
    const answer = await callApi(disputeEndpoints.getCalendar);
    if (!answer.ok) return fail(answer.problem.error);
    const { url } = answer.data;
    setState(url ? { kind: 'ready', url } : { kind: 'none' });
  };
  const make = async (): Promise<string | undefined> => {
    work();
    const answer = await callApi(disputeEndpoints.makeCalendar, { body: {} });
    if (answer.ok) setState({ kind: 'ready', url: answer.data.url });
    else fail(answer.problem.error);
    return answer.ok ? undefined : answer.problem.error;
  };
  const end = async (): Promise<string | undefined> => {
    const answer = await callApi(disputeEndpoints.endCalendar);
    if (answer.ok) setState({ kind: 'none' });
    return answer.ok ? undefined : answer.problem.error;
  };
  return { state, show, make, end };
}

export type NewScore = BodyInputOf<(typeof disputeEndpoints)['addScore']>;

/** The scores on the screen, and taking one out with a way back. */
export function useScores(known: readonly ScorePoint[]) {
  const [scores, setScores] = useState(known);
  const [deleted, setDeleted] = useState<ScorePoint>();
  const add = async (point: NewScore): Promise<void> => {
    const added = await dataOf(callApi(disputeEndpoints.addScore, { body: point }));
    setDeleted(undefined);
    setScores((now) => [...now, added].toSorted((a, b) => a.seenOn.localeCompare(b.seenOn)));
  };
  const remove = useMutation({
    mutationFn: async (point: ScorePoint): Promise<void> => {
      const call = dataOf(callApi(disputeEndpoints.deleteScore, { params: { id: point.id } }));
      // Deleted in another tab, it is gone as was wanted.
      await call.catch((failure: ApiFailure) => {
        if (failure.problem.status !== 404) throw failure;
      });
      setScores((now) => now.filter(({ id }) => id !== point.id));
      setDeleted(point);
    },
  });
  const restore = useMutation({
    mutationFn: ({ seenOn, score, source }: ScorePoint) => add({ seenOn, score, source }),
  });
  return {
    scores,
    deleted,
    trouble: (remove.error ?? restore.error)?.message,
    add,
    remove: (point: ScorePoint) => remove.mutate(point),
    undo: () => {
      if (deleted && !restore.isPending) restore.mutate(deleted);
    },
  };
}
