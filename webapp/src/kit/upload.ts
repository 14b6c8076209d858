import type { DataOf, Endpoint, ParamsOf, QueryOf } from '@creditfix/shared/kernel';
import { addressOf, answerOf, noConnection, type ApiAnswer, type Part } from './api-client.ts';
import { language } from './messages.tsx';

/** What an upload needs: the parts that its endpoint declares, and the file that is the body. */
type UploadQuestion<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> & {
    readonly file: Blob;
    readonly signal?: AbortSignal;
    /** As in `callApi`: stay where we are should the session be over. */
    readonly staysOnPage?: boolean;
    /** The share of the file that has left, from 0 to 1. At 1 the server is still at work on it. */
    readonly onProgress?: (share: number) => void;
  };

interface LooseUpload {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly file: Blob;
  readonly signal?: AbortSignal;
  readonly staysOnPage?: boolean;
  readonly onProgress?: (share: number) => void;
}

/**
 * Sends one file to an `upload` endpoint. Like `callApi` it never throws, except when the caller's own signal stops it;
 * unlike `fetch`, it can say how far it has come.
 */
export function uploadFile<E extends Endpoint>(
  endpoint: E,
  question: UploadQuestion<E>,
): Promise<ApiAnswer<DataOf<E>>> {
  const asked: LooseUpload = question;
  const { file, signal, onProgress, staysOnPage = false } = asked;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open(endpoint.method, addressOf(endpoint, asked));
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', language);
    // Never the file's own type: a name decides that, and the server looks at the content alone.
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    );
    request.upload.addEventListener('load', () => onProgress?.(1));
    request.addEventListener('load', () => {
      const response = {
        ok: request.status >= 200 && request.status < 300,
        status: request.status,
        headers: new Headers({ 'Retry-After': request.getResponseHeader('Retry-After') ?? '' }),
      };
      const envelope = parsed(request.responseText);
      resolve(answerOf(endpoint, response, { envelope, staysOnPage }));
    });
    request.addEventListener('error', () => resolve({ ok: false, problem: noConnection }));
    request.addEventListener('abort', () => reject(signal?.reason as Error));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop));
    signal?.addEventListener('abort', stop);
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
