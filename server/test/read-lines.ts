import type { TestClient } from './test-client.ts';

/** The answer of a call that comes in lines, with each line as it was sent. */
export async function readLines(
  client: TestClient,
  path: string,
  init: RequestInit = {},
): Promise<{ response: Response; lines: readonly unknown[] }> {
  const response = await client.fetch(path, { method: 'POST', ...init });
  const text = await response.text();
  const lines = text.split('\n').filter(Boolean);
  return { response, lines: lines.map((line) => JSON.parse(line) as unknown) };
}
