interface SaveOptions {
  readonly signal: AbortSignal;
  readonly onBytes: (bytes: number) => void;
}

/**
 * Fetches a file bit by bit and hands it to the browser to save under the name that the server gave. A stream that breaks off saves
 * nothing: half a table looks like a whole one.
 */
export async function saveStream(
  address: string,
  { signal, onBytes }: SaveOptions,
): Promise<'saved' | 'stopped' | 'failed'> {
  try {
    const response = await fetch(address, { signal, credentials: 'same-origin' });
    if (!response.ok || !response.body) return 'failed';
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    for await (const part of chunksOf(response.body)) {
      parts.push(part);
      bytes += part.byteLength;
      onBytes(bytes);
    }
    const type = response.headers.get('Content-Type') ?? 'text/csv';
    saveAs(new Blob(parts, { type }), nameOf(response));
    return 'saved';
  } catch {
    return signal.aborted ? 'stopped' : 'failed';
  }
}

/** Not every browser can walk a stream with `for await`. */
async function* chunksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

function nameOf(response: Response): string {
  return (
    /filename="?([^";]+)"?/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ??
    'export.csv'
  );
}

function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
