import { csvHead, csvRow, maskedEmail } from '@creditfix/shared/admin';
import type { OfflineAnswer } from '@creditfix/shared/desktop';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  ExportReport,
  OfflineReplica,
  OfflineReplicaParts,
} from '../../src/main/offline.port.ts';

type Users = Extract<OfflineAnswer, { kind: 'users' }>['rows'];

/** As little of an offline replica as the shell around it needs: users, in memory, and reports that outlive its process. */
export async function createOfflineReplica(parts: OfflineReplicaParts): Promise<OfflineReplica> {
  const { api, now, folder } = parts;
  await mkdir(folder, { recursive: true });
  let rows: Users = [];
  let lastSyncedAt: string | null = null;
  let replica: string | null = null;
  const { reports, keepReports } = await keptReports(join(folder, 'notes.db'));
  const state = () => ({ lastSyncedAt, users: rows.length, letters: 0, masked: replica === null });
  return {
    status: async () => state(),
    async sync({ signal, onProgress }) {
      onProgress(0.5);
      const { status, text } = await api('/api/admin/sync/users?limit=5000', { signal });
      if (status !== 200) throw new Error(`refused with ${status}`);
      rows = (JSON.parse(text) as { data: { rows: Users } }).data.rows;
      lastSyncedAt = now().toISOString();
      return state();
    },
    useReplica: async (id) => void (replica = id),
    query: async ({ limit, offset }) => ({
      kind: 'users',
      total: rows.length,
      rows: rows.slice(offset, offset + limit),
    }),
    async exportCsv({ masked }, file, note, { signal, onProgress }) {
      const lines = rows.map((row) =>
        csvRow('users', masked ? { ...row, email: maskedEmail(row.email) } : row),
      );
      const text = csvHead('users') + lines.join('');
      if (file.endsWith('/slow.csv')) await writeUntilStopped(`${file}.part`, signal);
      signal.throwIfAborted();
      onProgress(rows.length, rows.length);
      const sha256 = createHash('sha256').update(text).digest('hex');
      await keepReports([...reports(), { ...note, rows: rows.length, sha256 }]);
      await writeFile(file, text, { mode: 0o600 });
      return { rows: rows.length, sha256 };
    },
    addReport: async (report) => await keepReports([...reports(), report]),
    reportQueue: async () => reports(),
    dropReports: async (ids) => await keepReports(reports().filter(({ id }) => !ids.includes(id))),
    wipe: async () => void (rows = []),
    close: async () => undefined,
  };
}

async function keptReports(file: string) {
  let all = JSON.parse(await readFile(file, 'utf8').catch(() => '[]')) as readonly ExportReport[];
  return {
    reports: () => all,
    async keepReports(reports: readonly ExportReport[]): Promise<void> {
      all = reports;
      await writeFile(file, JSON.stringify(all));
    },
  };
}

async function writeUntilStopped(part: string, signal: AbortSignal): Promise<void> {
  // Listened for before the file can be seen: who waits for the file may stop at once.
  const stopped = once(signal, 'abort');
  await writeFile(part, '');
  await stopped;
  await rm(part);
}
