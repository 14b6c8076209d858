export { createDiskFileStore } from './disk-file-store.ts';
export { isFileKey, type FileStore } from './file-store.port.ts';
export { keepWritten, removeLater, removeNoted, removeUnnamed } from './remove-later.ts';
export { moveFiles } from './move-files.ts';
export { fileStoresOf, openFileStore } from './open-file-store.ts';
export { s3ClientFor } from './s3-file-store.ts';
export { filesEntities } from './files.entities.ts';
export { KEEPS_FILES_LOCK } from './removed-file.repository.ts';
