import { useId } from 'react';
import { dataOf, useQuery, type ApiAnswer } from '#webapp/kit/index.ts';
import type { StaffShell } from '../staff-shell.ts';
import type { ListQuestion } from './staff-list-panel.tsx';

/** Questions that are answered by the replica on this machine, in the shape of the server's answers. */

/** Of a tab that the replica can show by itself. */
export interface ReplicaPanelProps {
  readonly shell: StaffShell;
  /** Emails and names are cut short. */
  readonly masked: boolean;
  readonly onSignedOut: () => void;
}

/** Makes a filter of the texts in the address, where they are one. */
interface FilterSchema<Filter> {
  readonly safeParse: (
    texts: unknown,
  ) => { readonly success: true; readonly data: Filter } | { readonly success: false };
}

interface PageOfReplica {
  readonly limit: number;
  readonly offset: number;
}

interface Found<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
}

/** Asks the replica as a list asks the server; its cursor is the place of the first row wanted. */
export async function askReplica<Filter, Row>(
  { after = '0', limit, ...texts }: ListQuestion,
  schema: FilterSchema<Filter>,
  read: (filter: Filter, page: PageOfReplica) => Promise<Found<Row>>,
) {
  const filter = schema.safeParse(texts);
  if (!filter.success) return refused('This filter can not be used. Please clear it.');
  const offset = Number(after);
  return await fromReplica(async () => {
    const { total, rows } = await read(filter.data, { limit, offset });
    const end = offset + rows.length;
    return { rows, total, next: end < total && rows.length > 0 ? String(end) : null };
  });
}

/** Asks the replica once, when the view opens. */
export function useFromReplica<Data>(read: () => Promise<Data>) {
  const view = useId();
  return useQuery({ queryKey: ['replica', view], queryFn: () => dataOf(fromReplica(read)) });
}

async function fromReplica<Data>(read: () => Promise<Data>): Promise<ApiAnswer<Data>> {
  try {
    return { ok: true, data: await read() };
  } catch (error) {
    return refused((error as Error).message);
  }
}

/** In the words of the program, which are for the person. */
function refused(error: string): ApiAnswer<never> {
  return { ok: false, problem: { code: 'replica', error, status: 0 } };
}
