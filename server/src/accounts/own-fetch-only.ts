import { RequestProblems } from '@creditfix/shared/kernel';
import type { Call, Guard } from '#server/platform/http/index.ts';

/** A link is used by the page's own fetch, never by a bare visit: mail scanners visit links. */
export const ownFetchOnly: Guard<unknown> = async (_, call: Call) => {
  const site = call.headers['sec-fetch-site'];
  const mode = call.headers['sec-fetch-mode'];
  if (mode === 'navigate' || (site !== undefined && site !== 'same-origin')) {
    throw RequestProblems.raise('request.cross_site');
  }
};
