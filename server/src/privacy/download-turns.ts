import { PrivacyProblems } from '@creditfix/shared/privacy';

const underWay = new Set<string>();

/**
 * One download of a person at a time in this process: each reads everything there is.
 *
 * @returns a function that ends the turn
 * @throws Problem `privacy.download_busy`
 */
export function takeDownloadTurn(accountId: string): () => void {
  if (underWay.has(accountId))
    throw PrivacyProblems.raise('privacy.download_busy', { retryAfterSeconds: 30 });
  underWay.add(accountId);
  return () => void underWay.delete(accountId);
}
