/** The id of a field on the page, from its path in the request: what the error summary jumps to. */
export function fieldId(path: string): string {
  return path.replaceAll('.', '-');
}
