/** The address of a calendar is its key, so what looks like one of our tokens stays out of the log. */
export function loggedPath({ path }: { readonly path: string }): string {
  return path.replace(/[A-Za-z0-9_-]{43}/g, '(token)');
}
