import { join } from 'node:path';
import { readS3Url } from '#server/platform/config/index.ts';
import { createDiskFileStore, leavingRoomOn } from './disk-file-store.ts';
import type { FileStore } from './file-store.port.ts';
import { createS3FileStore } from './s3-file-store.ts';
import { twoFileStores } from './two-file-stores.ts';

/** The settings that say where files are kept. */
export interface FileSettings {
  readonly DATA_DIR: string;
  /** Without it the database is in `DATA_DIR`, wherever the files are. */
  readonly DATABASE_URL?: string | undefined;
  readonly S3_URL?: string | undefined;
  readonly FILE_STORE?: 'disk' | 's3' | undefined;
}

/** Where new files go, and the place that they are moved away from, if there are two. */
export function fileStoresOf({ DATA_DIR, S3_URL, FILE_STORE }: FileSettings): {
  readonly keptIn: 'disk' | 's3';
  readonly to: FileStore;
  readonly from?: FileStore;
} {
  const disk = createDiskFileStore(join(DATA_DIR, 'files'));
  const place = S3_URL && readS3Url(S3_URL);
  if (!place) return { keptIn: 'disk', to: disk };
  const s3 = createS3FileStore(place);
  return FILE_STORE === 'disk'
    ? { keptIn: 'disk', to: disk, from: s3 }
    : { keptIn: 's3', to: s3, from: disk };
}

/** @param leastFree bytes that files leave free on the disk of an embedded database; the usual reserve if nothing is said */
export function openFileStore(settings: FileSettings, leastFree?: number): FileStore {
  const { keptIn, to, from } = fileStoresOf(settings);
  const store = from ? twoFileStores({ to, from }) : to;
  const isBesideDatabase = keptIn === 's3' && !settings.DATABASE_URL;
  return isBesideDatabase ? leavingRoomOn(settings.DATA_DIR, store, leastFree) : store;
}
