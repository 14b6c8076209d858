/** JSON to be read by people too. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A JSON list, written entry by entry. */
export async function* jsonLines(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const value of values) {
    yield `${isFirst ? '[' : ','}\n${JSON.stringify(value, null, 2)}`;
    isFirst = false;
  }
  yield isFirst ? '[]\n' : '\n]\n';
}
