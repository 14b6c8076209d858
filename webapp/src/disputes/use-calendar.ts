import { disputeEndpoints } from '@creditfix/shared/disputes';
import { useState } from 'react';
import { callApi } from '#webapp/kit/index.ts';

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
