import { letterFilter, statedReason, userFilter } from '@creditfix/shared/admin';
import { z } from 'zod';
import type { DesktopCall, SetUpCall } from '../bridge/index.ts';

/** What a page may hand over with each call; everything else is refused before anything of the shell has seen it. */

const page = {
  masked: z.boolean(),
  limit: z.int().min(1).max(1_000),
  offset: z.int().min(0).max(100_000_000),
};

const offlineQuery = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('users'), filter: userFilter.strict(), ...page }),
  z.strictObject({ kind: z.literal('letters'), filter: letterFilter.strict(), ...page }),
]);

const nothing = z.tuple([]);

export const callArguments = {
  session: nothing,
  requestLogin: z.tuple([z.string().max(320), z.enum(['staff', 'customer']).default('staff')]),
  pasteLink: z.tuple([z.string().max(4_000)]),
  signOut: nothing,
  syncStatus: nothing,
  syncNow: nothing,
  keepNames: z.tuple([statedReason.nullable()]),
  query: z.tuple([offlineQuery]),
  exportCsv: z.tuple([offlineQuery]),
  cancelExport: nothing,
  showInFolder: z.tuple([z.uuid()]),
  print: nothing,
  server: nothing,
  useServer: z.tuple([z.string().max(400)]),
  keychainLocked: nothing,
  tryKeychain: nothing,
  goWithoutKeychain: nothing,
} satisfies Record<DesktopCall | SetUpCall, z.ZodType<unknown[]>>;

export type ArgumentsOf<Call extends DesktopCall | SetUpCall> = z.output<
  (typeof callArguments)[Call]
>;
