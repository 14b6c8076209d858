import { useId } from 'react';
import { dataOf, useQuery, type ApiAnswer } from '#webapp/kit/index.ts';
import type { ListQuestion } from './staff-list-panel.tsx';

/** Questions that are answered by the copy on this machine, in the shape of the server's answers. */

/** Makes a filter of the texts in the address, where they are one. */
interface FilterSchema<Filter> {
  readonly safeParse: (
    texts: unknown,
  ) => { readonly success: true; readonly data: Filter } | { readonly success: false };
}

interface PageOfCopy {
  readonly limit: number;
  readonly offset: number;
}

interface Found<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
}

/** Asks the copy as a list asks the server; its cursor is the place of the first row wanted. */
export async function askCopy<Filter, Row>(
  { after = '0', limit, ...texts }: ListQuestion,
  schema: FilterSchema<Filter>,
  read: (filter: Filter, page: PageOfCopy) => Promise<Found<Row>>,
) {
  const filter = schema.safeParse(texts);
  if (!filter.success) return refused('This filter can not be used. Please clear it.');
  const offset = Number(after);
  return await fromCopy(async () => {
    const { total, rows } = await read(filter.data, { limit, offset });
    const end = offset + rows.length;
    return { rows, total, next: end < total && rows.length > 0 ? String(end) : null };
  });
}

/** Asks the copy once, when the view opens. */
export function useFromCopy<Data>(read: () => Promise<Data>) {
  const view = useId();
  return useQuery({ queryKey: ['copy', view], queryFn: () => dataOf(fromCopy(read)) });
}

async function fromCopy<Data>(read: () => Promise<Data>): Promise<ApiAnswer<Data>> {
  try {
    return { ok: true, data: await read() };
  } catch (error) {
    return refused((error as Error).message);
  }
}

/** In the words of the program, which are for the person. */
function refused(error: string): ApiAnswer<never> {
  return { ok: false, problem: { code: 'copy', error, status: 0 } };
}
