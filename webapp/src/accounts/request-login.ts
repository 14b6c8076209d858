import { accountEndpoints, safeRedirect } from '@creditfix/shared/accounts';
import { callApi } from '#webapp/kit/index.ts';
import { loginMessages } from './messages.tsx';
import { keptReferral } from './referral-memory.ts';

export interface LoginRequest {
  readonly email: string;
  readonly token: string;
  readonly redirect: string | undefined;
}

/** Asks for a login link. @returns the text to show if it did not work */
export async function requestLogin({
  email,
  token,
  redirect,
}: LoginRequest): Promise<string | undefined> {
  const referral = keptReferral();
  const answer = await callApi(accountEndpoints.requestLogin, {
    body: {
      email,
      recaptchaToken: token,
      ...(redirect === undefined ? {} : { redirect: safeRedirect(redirect) }),
      ...(referral === undefined ? {} : { referral }),
    },
  });
  if (answer.ok) return undefined;
  const { code, error, fields } = answer.problem;
  if (code === 'unreadable') return loginMessages.failed;
  return fields?.find(({ path }) => path === 'email')?.message ?? error;
}
