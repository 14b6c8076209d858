import { RequestProblems } from '@creditfix/shared/kernel';

/** Each upload lies in memory until it is answered; the pages send one file of a person after another. */
const MOST_OF_ONE = 2;
const MOST_OF_ALL = 40;

const underWay = new Map<string, number>();

/**
 * Runs an upload, from its first byte to its answer, where there is room for one more.
 *
 * @throws Problem `request.busy`
 */
export async function inUploadTurn<Result>(
  person: string,
  upload: () => Promise<Result>,
): Promise<Result> {
  const own = underWay.get(person) ?? 0;
  const all = [...underWay.values()].reduce((sum, count) => sum + count, 0);
  if (own >= MOST_OF_ONE || all >= MOST_OF_ALL)
    throw RequestProblems.raise('request.busy', { retryAfterSeconds: 10 });
  underWay.set(person, own + 1);
  try {
    return await upload();
  } finally {
    const left = (underWay.get(person) ?? 1) - 1;
    if (left > 0) underWay.set(person, left);
    else underWay.delete(person);
  }
}
