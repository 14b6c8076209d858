import type { supportMessageEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { type ApiAnswer, dataOf } from '#webapp/kit/index.ts';

/** One message with its thread, and what is sent about it. */
export type Thread = DataOf<typeof supportMessageEndpoints.adminMessage>;

export interface ThreadProps {
  readonly thread: Thread;
  readonly onChanged: () => void;
}

/** What was sent; where somebody else was first, the thread is read again, so that it can be seen what they did. */
export async function inTime<Data>(
  sending: Promise<ApiAnswer<Data>>,
  onLate: () => void,
): Promise<Data> {
  const answer = await sending;
  if (!answer.ok && answer.problem.code === 'admin.message_changed') onLate();
  return await dataOf(Promise.resolve(answer));
}
