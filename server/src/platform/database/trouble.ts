/**
 * What is not the caller's fault and no bug either. `away`: the database can't be reached or is on its way down or up. `busy`: it is
 * there and has no connection left. `conflict`: two changes met, and this one may simply be asked for again. `full`: no disk space.
 * `files`: the file store can't be reached, or refuses us.
 */
export type Trouble = 'away' | 'busy' | 'conflict' | 'full' | 'files';

const KINDS: readonly (readonly [Trouble, RegExp])[] = [
  ['files', /^FILES_AWAY$/],
  // disk_full; what a file system says
  ['full', /^(?:53100|ENOSPC|EDQUOT)$/],
  // too_many_connections, configuration_limit_exceeded, out_of_memory, lock_not_available, query_canceled
  ['busy', /^(?:53300|53400|53200|55P03|57014)$/],
  // serialization_failure, deadlock_detected
  ['conflict', /^(?:40001|40P01)$/],
  // connection_exception, operator_intervention, io_error, read_only_sql_transaction (a standby that has just been asked to take over)
  ['away', /^(?:08...|57P0.|58030|25006)$/],
  ['away', /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/],
  ['away', /^(?:ENOTFOUND|EAI_AGAIN)$/],
];

/** What the driver and its pool say without a code. */
const SPOKEN: readonly (readonly [Trouble, RegExp])[] = [
  ['busy', /^timeout exceeded when trying to connect$/],
  [
    'away',
    /^(?:Connection terminated|Client has encountered a connection error|Cannot use a pool after|Client was closed|The server does not)/,
  ],
];

/** The one place that tells trouble of ours from a bug; undefined if it is neither known nor caused by any. */
export function troubleOf(error: unknown, depth = 0): Trouble | undefined {
  if (typeof error !== 'object' || error === null || depth > 5) return undefined;
  const { code, message, syscall, cause, errors } = error as Partial<
    Record<'code' | 'message' | 'syscall' | 'cause' | 'errors', unknown>
  >;
  // The socket of a database on this machine is not there.
  if (code === 'ENOENT' && syscall === 'connect') return 'away';
  const known =
    KINDS.find(([, codes]) => typeof code === 'string' && codes.test(code)) ??
    SPOKEN.find(([, texts]) => typeof message === 'string' && texts.test(message));
  if (known) return known[0];
  return [cause, ...(Array.isArray(errors) ? errors : [])]
    .map((inner) => troubleOf(inner, depth + 1))
    .find((trouble) => trouble !== undefined);
}
