import { adminAuthEndpoints } from '@creditfix/shared/admin';
import { callApi } from '#webapp/kit/index.ts';

/** Asks for an administrator's link. @returns the text to show if it did not work */
export async function requestAdminLogin(
  email: string,
  recaptchaToken: string,
): Promise<string | undefined> {
  const answer = await callApi(adminAuthEndpoints.requestAdminLogin, {
    body: { email: email.trim().toLowerCase(), recaptchaToken },
  });
  if (answer.ok) return undefined;
  const { code, error, fields } = answer.problem;
  if (code === 'network') return 'Network error. Please try again.';
  if (code === 'unreadable') return 'Failed to send admin login link';
  return fields?.find(({ path }) => path === 'email')?.message ?? error;
}
