import { privacyEndpoints } from '@creditfix/shared/privacy';
import { addressOf, forgetSession, language } from '#webapp/kit/index.ts';
import { downloadWords } from './messages.tsx';

export type DownloadAnswer =
  | { readonly ok: true; readonly file: Blob; readonly name: string }
  | { readonly ok: false; readonly code: string; readonly text: string };

/**
 * Fetches the zip with everything. A plain link could not tell how far it has come, nor why it was refused.
 *
 * @param onBytes told how many bytes are here so far
 */
export async function fetchDownload(
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<DownloadAnswer> {
  try {
    const response = await fetch(addressOf(privacyEndpoints.downloadMyData), {
      signal,
      credentials: 'same-origin',
      // A refusal then comes as an envelope with its words.
      headers: { Accept: 'application/zip, application/json', 'Accept-Language': language },
    });
    if (!response.ok || !response.body) return await refusal(response);
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
    const type = privacyEndpoints.downloadMyData.file ?? '';
    return { ok: true, file: new Blob(chunks, { type }), name: nameOf(response) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { ok: false, code: 'network', text: downloadWords.noConnection };
  }
}

async function refusal(response: Response): Promise<DownloadAnswer> {
  const envelope: unknown = await response.json().catch(() => undefined);
  if (response.status === 401) forgetSession();
  const { code, error } = (envelope ?? {}) as { code?: unknown; error?: unknown };
  return {
    ok: false,
    code: typeof code === 'string' ? code : 'unreadable',
    text: typeof error === 'string' ? error : downloadWords.notPacked,
  };
}

function nameOf(response: Response): string {
  const header = response.headers.get('Content-Disposition') ?? '';
  return /filename="?([\w.-]+)"?/.exec(header)?.[1] ?? 'credit-fix-my-data.zip';
}
