import type { Operation } from './api.ts';
import { THINGS, EXAMPLE_QUERIES, exampleBody } from './examples.table.ts';
import type { Caller } from './caller.ts';
import type { Attack, Judge } from './judge.ts';
import type { Belongings, Personas } from './personas.ts';
import type { Question } from './send.ts';
import type { Target } from './target.ts';

/** What all attacks share. */
export interface Ring {
  readonly target: Target;
  readonly personas: Personas;
  readonly judge: Judge;
  readonly operations: readonly Operation[];
  /** Of the server without rate limits. */
  readonly url: string;
}

export const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** A question that the call would take, about that person's thing. */
export function aimed(
  operation: Operation,
  at: Belongings | undefined,
  body = exampleBody(operation.id),
): Question {
  const thing = THINGS[operation.id];
  const id = (thing && at?.[thing]) ?? NOWHERE;
  const path = operation.path
    .replace('{page}', '1')
    .replace('{token}', at?.calendar ?? NOWHERE)
    .replace(/\{\w+\}/g, id);
  const query = EXAMPLE_QUERIES[operation.id];
  const json = operation.body?.mediaType === 'application/json';
  return {
    method: operation.method,
    path: query ? `${path}?${new URLSearchParams(query)}` : path,
    ...(json
      ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body ?? {}) }
      : {}),
  };
}

/** Sends it, and has the answer judged. */
export async function attack(
  { judge, url }: Pick<Ring, 'judge' | 'url'>,
  by: Caller,
  question: Question,
  how: Omit<Attack, 'by'>,
): ReturnType<Caller['send']> {
  const answer = await by.send(url, question);
  judge.see({ ...how, by: by.name }, answer);
  return answer;
}

export const json = (method: string, path: string, body: unknown): Question => ({
  method,
  path,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});
