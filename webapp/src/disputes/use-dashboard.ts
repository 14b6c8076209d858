import { disputeEndpoints, type Dashboard } from '@creditfix/shared/disputes';
import { callApi, useAnswer, type AnswerOnScreen } from '#webapp/kit/index.ts';

const askDashboard = (signal: AbortSignal) => callApi(disputeEndpoints.dashboard, { signal });

/** Everything on the dashboard, in one answer. */
export function useDashboard(): AnswerOnScreen<Dashboard> {
  return useAnswer(askDashboard);
}
