export { createDiskFileStore } from './disk-file-store.ts';
export type { FileStore } from './file-store.port.ts';
export { keepWritten, removeLater, removeNoted, removeUnnamed } from './remove-later.ts';
export { filesEntities } from './files.entities.ts';
export { KEEPS_FILES_LOCK } from './removed-file.repository.ts';
