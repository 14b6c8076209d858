import { get } from 'node:http';

/** A GET with exactly these headers: `fetch` sets the Sec-Fetch and cache headers itself. */
export async function plainGet(
  url: string,
  headers: Readonly<Record<string, string>> | readonly string[],
): Promise<{ status: number }> {
  return await new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode ?? 0 }));
    }).once('error', reject);
  });
}
