/** An id, a name of ours, a number: nothing that somebody would write about themselves. */
const PLAIN = /^[\w.-]{0,64}$/;

/**
 * A path as the log may have it. The address of a calendar is its key, so what looks like one of our tokens stays out, and so does
 * everything but ids: a caller may have put anything there.
 */
export function loggedPath({ path }: { readonly path: string }): string {
  return path
    .replace(/[A-Za-z0-9_-]{43}/g, '(token)')
    .split('/')
    .map((part) => (PLAIN.test(part.replace('(token)', '')) ? part : '(text)'))
    .join('/');
}
