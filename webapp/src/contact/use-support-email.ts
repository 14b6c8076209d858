import { contactEndpoints } from '@creditfix/shared/contact';
import { callApi, useAnswer } from '#webapp/kit/index.ts';

const askSupport = (signal: AbortSignal) => callApi(contactEndpoints.getSupport, { signal });

/** Where support reads; undefined until the server has said so. */
export function useSupportEmail(): string | undefined {
  const { state } = useAnswer(askSupport);
  return state.kind === 'ready' ? state.data.email : undefined;
}
