import { billingEndpoints } from '@creditfix/shared/billing';
import { callApi, useAnswer } from '#webapp/kit/index.ts';

const askReferrals = (signal: AbortSignal) => callApi(billingEndpoints.getReferrals, { signal });

/** The personal link and what came of it. */
export const useReferrals = () => useAnswer(askReferrals);
