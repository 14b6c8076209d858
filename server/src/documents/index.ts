export { bindPacket } from './bind-packet.ts';
export { cleanFile } from './clean-file.ts';
export { chooseBoundary } from './clean-file/choose-boundary.ts';
export { Document } from './document.entity.ts';
export {
  accountsWithDocuments,
  countReady,
  keepDocuments,
  noteEnclosed,
} from './document.repository.ts';
export { documentRoutes } from './documents.routes.ts';
export {
  findEnclosures,
  PageGone,
  readPages,
  recordUse,
  gatherEnclosures,
  openEnclosurePage,
  type OwnEnclosure,
} from './enclosures.ts';
export { hashPages, sealedDocumentFiles } from './document-files.ts';
export { purgeDocuments, removeAllDocuments } from './remove-documents.ts';
export { documentsEntities } from './documents.entities.ts';
