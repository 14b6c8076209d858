import { ExportKind } from '@creditfix/shared/admin';
import { z } from 'zod';
import type { OfflineCopy } from './offline.port.ts';
import type { Secrets } from './secrets.ts';

/**
 * Exports that the server has not heard of when their copy goes: kept sealed, by person, until that person signs in again. Nobody
 * else's session may hand them over, since the audit log would name the wrong one; of whoever never comes back it knows the copy.
 */
export interface OwedReports {
  /** Takes over what still waits in a copy that is about to be deleted. */
  keep(email: string, copy: OfflineCopy): Promise<void>;
  /** Puts what this person owes among what waits in their new copy. */
  handBack(email: string, copy: OfflineCopy): Promise<void>;
}

const OWED = 'owed-reports';

const report = z.object({
  ...{ id: z.string(), kind: z.enum(ExportKind), rows: z.number(), sha256: z.string() },
  ...{ masked: z.boolean(), filter: z.record(z.string(), z.string()), madeAt: z.string() },
});
const kept = z.record(z.string(), z.array(report));
type Kept = z.output<typeof kept>;

export function owedReports(secrets: Secrets): OwedReports {
  const read = async (): Promise<Kept> => {
    try {
      return kept.parse(JSON.parse((await secrets.read(OWED)) ?? '{}'));
    } catch {
      return {};
    }
  };
  return {
    async keep(email, copy) {
      const waiting = await copy.reportQueue();
      if (waiting.length === 0) return;
      const all = await read();
      const ids = new Set(waiting.map(({ id }) => id));
      const before = (all[email] ?? []).filter(({ id }) => !ids.has(id));
      await secrets.write(OWED, JSON.stringify({ ...all, [email]: [...before, ...waiting] }));
    },
    async handBack(email, copy) {
      const { [email]: owed = [], ...others } = await read();
      if (owed.length === 0) return;
      // The server takes each once, so that one that is handed back twice does no harm.
      for (const each of owed) await copy.addReport(each);
      await secrets.write(OWED, JSON.stringify(others));
    },
  };
}
