import type { Endpoint } from '@creditfix/shared/kernel';
import { useEffect, useRef, useState } from 'react';
import { addressOf, requestOf, type Question } from './api-client.ts';
import { language } from './messages.tsx';
import { forgetSession } from './session.atoms.ts';

export type Download =
  | { readonly kind: 'idle' | 'sign_in_again' }
  | { readonly kind: 'busy' | 'done'; readonly bytes: number }
  | { readonly kind: 'failed'; readonly text: string };

/** What is said where the server said nothing. */
interface DownloadWords {
  readonly noConnection: string;
  readonly notPacked: string;
}

type Answer =
  | { readonly ok: true; readonly file: Blob; readonly name: string }
  | { readonly ok: false; readonly code: string; readonly text: string };

/**
 * Fetches a file that is made while it comes, and saves it. A plain link could not tell how far it has come, nor why it was refused.
 * It ends with the view.
 */
export function useDownload<E extends Endpoint>(
  endpoint: E,
  words: DownloadWords,
): readonly [state: Download, start: (question: Question<E>) => void] {
  const [state, setState] = useState<Download>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const download = async (question: Question<E>): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    setState({ kind: 'busy', bytes: 0 });
    const onBytes = (bytes: number) => setState({ kind: 'busy', bytes });
    const answer = await fetchFile(endpoint, { ...question, signal }, { words, onBytes });
    if (answer.ok) {
      saveFile(answer.file, answer.name);
      setState({ kind: 'done', bytes: answer.file.size });
    } else if (answer.code === 'accounts.sign_in_again') setState({ kind: 'sign_in_again' });
    else setState({ kind: 'failed', text: answer.text });
  };
  const start = (question: Question<E>) =>
    void download(question).catch(() => {
      // The view is gone; nobody waits for the file.
    });
  return [state, start];
}

async function fetchFile<E extends Endpoint>(
  endpoint: E,
  question: Question<E> & { readonly signal: AbortSignal },
  { words, onBytes }: { readonly words: DownloadWords; readonly onBytes: (bytes: number) => void },
): Promise<Answer> {
  try {
    const response = await fetch(addressOf(endpoint, question), {
      ...requestOf(endpoint, question),
      // A refusal then comes as an envelope with its words.
      headers: { Accept: 'application/json, */*', 'Accept-Language': language },
    });
    if (!response.ok || !response.body) return await refusal(response, words);
    const chunks: BlobPart[] = [];
    let bytes = 0;
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      bytes += value.byteLength;
      onBytes(bytes);
    }
    const type = response.headers.get('Content-Type') ?? '';
    return { ok: true, file: new Blob(chunks, { type }), name: nameOf(response) };
  } catch (error) {
    if (question.signal.aborted) throw error;
    return { ok: false, code: 'network', text: words.noConnection };
  }
}

async function refusal(response: Response, words: DownloadWords): Promise<Answer> {
  const envelope: unknown = await response.json().catch(() => undefined);
  if (response.status === 401) forgetSession();
  const { code, error } = (envelope ?? {}) as { code?: unknown; error?: unknown };
  return {
    ok: false,
    code: typeof code === 'string' ? code : 'unreadable',
    text: typeof error === 'string' ? error : words.notPacked,
  };
}

function nameOf(response: Response): string {
  const header = response.headers.get('Content-Disposition') ?? '';
  return /filename="?([\w.-]+)"?/.exec(header)?.[1] ?? 'credit-fix';
}

/** Hands the person a file that was made on this page. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
