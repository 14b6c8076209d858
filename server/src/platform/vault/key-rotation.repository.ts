import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { KeyRotation } from './key-rotation.entity.ts';

/** Where an interrupted change to the same key came to in this place; null to begin at the first row. */
export async function resumeAt(
  em: EntityManager,
  place: string,
  keyId: string,
): Promise<string | null> {
  const rotation = await em.findOne(
    KeyRotation,
    { place, keyId, done: false },
    { fields: ['lastId'], disableIdentityMap: true },
  );
  return rotation?.lastId ?? null;
}

/** Notes how far a change of keys has come in one place. */
export async function remember(
  em: EntityManager,
  state: {
    readonly place: string;
    readonly keyId: string;
    readonly lastId: string | null;
    readonly done: boolean;
  },
): Promise<void> {
  const { place, keyId, lastId, done } = state;
  await em
    .getKysely<Tables<typeof KeyRotation>>()
    .insertInto('key_rotation')
    .values({ place, key_id: keyId, last_id: lastId, done })
    .onConflict((known) =>
      known.column('place').doUpdateSet(({ ref }) => ({
        key_id: ref('excluded.key_id'),
        last_id: ref('excluded.last_id'),
        done: ref('excluded.done'),
      })),
    )
    .execute();
}

/** Notes which file of which row is about to be written. */
export async function noteWriting(
  em: EntityManager,
  place: string,
  file: { readonly rowId: string; readonly key: string },
): Promise<void> {
  await em.nativeUpdate(KeyRotation, { place }, { writingRow: file.rowId, writingKey: file.key });
}

/** The file that was noted last; nothing where no change of keys has been in this place. */
export async function findWriting(em: EntityManager, place: string) {
  return await em.findOne(
    KeyRotation,
    { place },
    { fields: ['writingRow', 'writingKey'], disableIdentityMap: true },
  );
}
