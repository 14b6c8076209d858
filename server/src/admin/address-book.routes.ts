import {
  addressBookEndpoints,
  AdminProblems,
  type AddressBookContent,
} from '@creditfix/shared/admin';
import { BUSINESS_TIME_ZONE, calendarDateAt, RequestProblems } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import { addressesOf, isFresh } from '#server/accounts/index.ts';
import {
  findAddressBook,
  findEntryVersions,
  saveEntry,
  type AddressBookVersion,
} from '#server/letters/index.ts';
import { Reply, implement, type Route } from '#server/platform/http/index.ts';
import { administratorOf, recentlySignedInStaff } from './access.policy.ts';
import type { OversightParts } from './admin.parts.ts';
import { audited } from './audit/audit.ts';

/** The address book on the screen. Nothing of a person is in it; where letters are sent is changed as the other settings are. */
export function addressBookRoutes(parts: OversightParts): Route[] {
  const { clock } = parts;
  const recently = recentlySignedInStaff(parts);
  return [
    implement(addressBookEndpoints.addressBook)([], async ({ query }, call) => {
      const { search, kind, show, limit } = query;
      const offset = Number(query.after ?? 0);
      const { entries, isLast, total } = await findAddressBook(
        call.em,
        {
          search: search || undefined,
          kind,
          isRetired: show === 'retired',
          onlyOld: show === 'old',
        },
        { offset, limit, now: clock.now() },
      );
      const names = await addressesOf(
        call.em,
        entries.map(({ changedBy }) => changedBy),
      );
      return {
        entries: entries.map((entry) => ({
          id: entry.entryId,
          isOld: entry.isOld,
          ...presentVersion(entry, names),
        })),
        mayChange: isFresh(administratorOf(call), clock.now()),
        next: isLast ? null : String(offset + limit),
        total,
      };
    }),

    implement(addressBookEndpoints.addressBookHistory)([], async ({ params: { id } }, call) => {
      const versions = await findEntryVersions(call.em, id);
      if (versions.length === 0) throw AdminProblems.raise('admin.entry_unknown');
      const names = await addressesOf(
        call.em,
        versions.map(({ changedBy }) => changedBy),
      );
      return { versions: versions.map((version) => presentVersion(version, names)) };
    }),

    implement(addressBookEndpoints.saveAddress)([recently], async ({ body }, call) => {
      const { entry, content } = body;
      refuseFuture(content, clock.now());
      const [id, basedOn] = entry ? [entry.id, entry.basedOn] : [randomUUID(), 0];
      const version = await audited(call, parts, 'save_address', async (tx, changedBy) => {
        const change = { entryId: id, basedOn, changedBy, at: clock.now() };
        const saved = saidOf(
          await saveEntry(tx, change, { ...content, street2: content.street2 || null }),
        );
        return { result: saved, detail: `entry ${id}: version ${basedOn} to ${saved}` };
      });
      return new Reply({ id, version }, 'It is saved, and offered from now on.');
    }),

    implement(addressBookEndpoints.retireAddress)([recently], async ({ params, body }, call) => {
      const { basedOn, isRetired } = body;
      const action = isRetired ? 'retire_address' : 'offer_address';
      const version = await audited(call, parts, action, async (tx, changedBy) => {
        const change = { entryId: params.id, basedOn, changedBy, at: clock.now() };
        const saved = saidOf(await saveEntry(tx, change, { isRetired }));
        return { result: saved, detail: `entry ${params.id}: version ${basedOn} to ${saved}` };
      });
      const text = isRetired ? 'Nobody is offered it anymore.' : 'It is offered again.';
      return new Reply({ version }, text);
    }),
  ];
}

/** @throws Problem `admin.entry_changed`, `admin.entry_unknown`, `admin.too_many_entries` */
function saidOf(saved: Awaited<ReturnType<typeof saveEntry>>): number {
  if (saved === 'changed') throw AdminProblems.raise('admin.entry_changed');
  if (saved === 'unknown') throw AdminProblems.raise('admin.entry_unknown');
  if (saved === 'too_many') throw AdminProblems.raise('admin.too_many_entries');
  return saved;
}

/** Nobody has looked anything up tomorrow. @throws Problem `request.invalid` */
function refuseFuture({ checkedOn }: AddressBookContent, now: Date): void {
  if (checkedOn <= calendarDateAt(now, BUSINESS_TIME_ZONE)) return;
  const message = 'That day is still to come. Please give the day on which it was looked up.';
  throw RequestProblems.raise('request.invalid', {
    fields: [{ path: 'content.checkedOn', message }],
  });
}

function presentVersion(entry: AddressBookVersion, names: ReadonlyMap<string, string>) {
  const { kind, purpose, name, street, street2, city, state, zipCode, source, checkedOn } = entry;
  return {
    version: entry.version,
    content: {
      kind,
      purpose,
      name,
      street,
      street2: street2 ?? undefined,
      city,
      state,
      zipCode,
      source,
      checkedOn,
    },
    isRetired: entry.isRetired,
    changedBy: names.get(entry.changedBy) ?? entry.changedBy,
    changedAt: entry.changedAt.toISOString(),
  };
}
