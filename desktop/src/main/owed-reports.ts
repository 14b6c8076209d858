import { ExportKind } from '@creditfix/shared/admin';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ExportReport, OfflineReplica } from './offline.port.ts';
import type { Secrets } from './secrets.ts';

/**
 * Exports that the server has not heard of when their replica goes: kept sealed, by person and server, until that person signs in there
 * again. Nobody else's session may hand them over, since the audit log would name the wrong one; an administrator is told how many
 * there are. Each keeping is a text of its own, so that none is ever written over another.
 */
export interface OwedReports {
  keep(owner: Owner, reports: readonly ExportReport[]): Promise<void>;
  /** Puts what this person owes among what waits in their new replica. */
  handBack(owner: Owner, replica: OfflineReplica): Promise<void>;
  /** How many of the same server wait for somebody else's sign-in. */
  countOfOthers(owner: Owner): Promise<number>;
}

/** Whose exports they are, and of which server's tables. */
export interface Owner {
  readonly email: string;
  readonly server: string;
}

const BEGIN = 'owed-';

const report = z.object({
  id: z.string(),
  kind: z.enum(ExportKind),
  rows: z.number(),
  sha256: z.string(),
  masked: z.boolean(),
  filter: z.record(z.string(), z.string()),
  madeAt: z.string(),
});
const keeping = z.object({ email: z.string(), server: z.string(), reports: z.array(report) });
type Keeping = z.output<typeof keeping> & { readonly name: string };

export function owedReports(secrets: Secrets): OwedReports {
  const read = async (name: string): Promise<Keeping[]> => {
    try {
      return [{ name, ...keeping.parse(JSON.parse((await secrets.read(name)) ?? '')) }];
    } catch {
      // What can't be opened today stays where it is.
      return [];
    }
  };
  const all = async (): Promise<Keeping[]> => {
    const names = (await secrets.names()).filter((name) => name.startsWith(BEGIN));
    return (await Promise.all(names.map(read))).flat();
  };
  return {
    async keep({ email, server }, reports) {
      if (reports.length === 0) return;
      await secrets.write(BEGIN + randomUUID(), JSON.stringify({ email, server, reports }));
    },
    async handBack({ email, server }, replica) {
      for (const each of await all()) {
        if (each.email !== email || each.server !== server) continue;
        // The server takes each once, so that one that is handed back twice does no harm.
        for (const owed of each.reports) await replica.addReport(owed);
        await secrets.drop(each.name);
      }
    },
    async countOfOthers({ email, server }) {
      const others = (await all()).filter((each) => each.email !== email && each.server === server);
      return new Set(others.flatMap(({ reports }) => reports.map(({ id }) => id))).size;
    },
  };
}
