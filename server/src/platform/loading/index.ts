/** Heavy modules are loaded on first use: a server that never needs them saves the memory and starts sooner. */

/** A package that belongs to the product is missing or damaged, so this part of it can't do its work. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/**
 * All who need the part at the same time share one load. One that failed is forgotten, so that a mended installation is enough.
 *
 * @param what the work that needs the part, as an operator reads it
 * @returns a function that throws `PartMissing` with what to do
 */
export function onFirstUse<Part>(what: string, load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  return async () => {
    const asked = (part ??= load());
    try {
      return await asked;
    } catch (cause) {
      if (part === asked) part = undefined;
      const said = cause instanceof Error ? cause.message : String(cause);
      throw new PartMissing(
        `What is needed for ${what} could not be loaded: ${said} Run "npm ci" again.`,
        { cause },
      );
    }
  };
}

/** Of an adapter that is not loaded yet only what answers later can be asked. */
type AnswersLater<Port, Known> = {
  readonly [Name in Exclude<keyof Port, keyof Known>]: AnswerLater;
};

type AnswerLater = (...args: never) => Promise<unknown>;

/**
 * An adapter that is loaded with its first call.
 *
 * @param known what can be said of it without it
 */
export function adapterOnFirstUse<
  Port extends AnswersLater<Port, Known>,
  Known extends Partial<Port>,
>(what: string, known: Known, load: () => Promise<Port>): Port {
  const loaded = onFirstUse(what, load);
  return new Proxy<Partial<Port>>(known, {
    get(_, name) {
      // An `await` of the adapter itself checks whether it is a promise.
      if (typeof name === 'symbol' || name === 'then') return undefined;
      if (name in known) return known[name as keyof Known];
      return async (...args: never) => {
        const adapter = (await loaded()) as Readonly<Record<string, AnswerLater>>;
        return await adapter[name]?.(...args);
      };
    },
  }) as Port;
}
