import type { Session } from 'electron';
import { APP_SCHEME, isOwnPage } from './app-scheme.ts';
import type { ServerGate } from './server-gate.ts';
import type { WebFiles } from './web-files.ts';

export interface AppProtocolParts {
  readonly session: Session;
  readonly files: WebFiles;
  readonly gate: ServerGate;
  readonly signedIn: () => boolean;
}

/** Answers every request of a page: `/api/…` from the operator's server, all else from the files in the package. */
export function answerAppScheme({ session, files, gate, signedIn }: AppProtocolParts): void {
  session.protocol.handle(APP_SCHEME, async (request) => {
    if (!isOwnPage(request.url)) return new Response(null, { status: 404 });
    const path = pathAsWritten(request.url);
    if (path.startsWith('/api/')) return await gate.forward(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405 });
    }
    return await files.answer(path, signedIn());
  });
}

/** With its escapes: `%2e%2e` is for the guard of the files to judge. */
function pathAsWritten(address: string): string {
  return new URL(address).pathname;
}
