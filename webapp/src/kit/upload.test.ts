import { documentEndpoints } from '@creditfix/shared/documents';
import { afterEach, expect, test, vi } from 'vitest';
import { onSignInNeeded } from './api-client.ts';
import { uploadFile } from './upload.ts';

const { addDocument } = documentEndpoints;
const file = new Blob(['%PDF-1.7']);
const question = { query: { kind: 'photo_id' }, file } as const;

const stored = {
  id: '3f1c7e0a-9b4d-4c58-8a5e-0d2b6f7a1c11',
  kind: 'photo_id',
  pages: 1,
  bytes: 8,
  createdAt: '2026-11-21T10:00:00.000Z',
  letters: 0,
  keptUntil: '2027-02-19',
  thumbnailUrl: '/api/documents/3f1c7e0a-9b4d-4c58-8a5e-0d2b6f7a1c11/thumbnail',
};

/** The browser's request as far as an upload uses it; the test plays the network. */
class OwnRequest extends EventTarget {
  static last: OwnRequest;
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  status = 0;
  responseText = '';
  retryAfter: string | null = null;
  asked = '';
  sent: unknown;

  constructor() {
    super();
    OwnRequest.last = this;
  }

  open(method: string, address: string) {
    this.asked = `${method} ${address}`;
  }

  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }

  getResponseHeader(name: string) {
    return name === 'Retry-After' ? this.retryAfter : null;
  }

  send(body: unknown) {
    this.sent = body;
  }

  abort() {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }

  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

function begin(extra: Partial<Parameters<typeof uploadFile<typeof addDocument>>[1]> = {}) {
  vi.stubGlobal('XMLHttpRequest', OwnRequest);
  const answer = uploadFile(addDocument, { ...question, ...extra });
  return { answer, request: OwnRequest.last };
}

afterEach(() => vi.unstubAllGlobals());

test('sends the bytes as they are, says how far it is, and hands back the checked answer', async () => {
  const shares: number[] = [];
  const { answer, request } = begin({ onProgress: (share) => shares.push(share) });
  request.progress(4, 8);
  request.upload.dispatchEvent(new Event('load'));
  request.answer(200, { success: true, data: { ...stored, extra: 1 } });
  expect(await answer).toEqual({ ok: true, data: stored });
  expect(request.asked).toBe('POST /api/documents?kind=photo_id');
  expect(request.sent).toBe(file);
  expect(request.headers.get('Content-Type')).toBe('application/octet-stream');
  expect(shares).toEqual([0.5, 1]);
});

test("hands back the server's own words where it refuses the file", async () => {
  const { answer, request } = begin();
  request.retryAfter = '30';
  request.answer(422, {
    success: false,
    code: 'documents.wrong_type',
    error: 'We can take a PDF.',
  });
  expect(await answer).toEqual({
    ok: false,
    problem: {
      code: 'documents.wrong_type',
      error: 'We can take a PDF.',
      status: 422,
      retryAfterSeconds: 30,
    },
  });
});

test('reads a lost connection as a network problem, and an answer that is no JSON as unreadable', async () => {
  const lost = begin();
  lost.request.dispatchEvent(new Event('error'));
  expect(await lost.answer).toMatchObject({ problem: { code: 'network', status: 0 } });
  const strange = begin();
  strange.request.answer(502, '<html>');
  expect(await strange.answer).toMatchObject({ problem: { code: 'unreadable', status: 502 } });
});

test('stops when its caller stops it, also before it began', async () => {
  const abort = new AbortController();
  const { answer } = begin({ signal: abort.signal });
  abort.abort(new Error('changed my mind'));
  await expect(answer).rejects.toThrow('changed my mind');
  await expect(begin({ signal: abort.signal }).answer).rejects.toThrow('changed my mind');
});

test('tells the listeners that nobody is signed in, unless the caller stays on its page', async () => {
  const listener = vi.fn<() => void>();
  const stop = onSignInNeeded(listener);
  const refusal = { success: false, code: 'accounts.sign_in_needed', error: 'Please sign in.' };
  const staying = begin({ staysOnPage: true });
  staying.request.answer(401, refusal);
  expect(await staying.answer).toMatchObject({ problem: { status: 401 } });
  expect(listener).not.toHaveBeenCalled();
  const going = begin();
  going.request.answer(401, refusal);
  await going.answer;
  stop();
  expect(listener).toHaveBeenCalledTimes(1);
});
