import { z } from 'zod';

/** What stands at the beginning and at the end of an archive. */

/** Grows when an earlier program could not read what a later one writes. */
export const FORMAT = 1;

export const backupHeadSchema = z.object({
  format: z.number(),
  id: z.uuid(),
  takenAt: z.iso.datetime(),
  version: z.string(),
  postgres: z.string(),
  /** The tables are those after the last of them. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]+$/),
      columns: z.array(z.string()).min(1).readonly(),
    }),
  ),
});
export type BackupHead = z.output<typeof backupHeadSchema>;

export const backupManifestSchema = z.object({
  hash: z.string(),
  seal: z.string(),
  rows: z.number(),
  files: z.number(),
  /** Files that were gone or changed when the backup was taken. */
  faults: z.array(z.object({ key: z.string(), what: z.enum(['gone', 'changed']) })),
});
export type BackupManifest = z.output<typeof backupManifestSchema>;
