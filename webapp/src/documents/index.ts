export { AnswerEnclosure } from './answer-enclosure.tsx';
export { CopiesPage } from './copies.page.tsx';
export { drawPages } from './paper-editor/draw-pages.ts';
export { EnclosedPages, type KeepPages } from './paper-editor/enclosed-pages.tsx';
export { EnclosureUploads, type EnclosureUploadsProps } from './enclosure-uploads.tsx';
export { Thumbnail } from './enclosure-sheet.tsx';
export { UploadLine } from './upload-line.tsx';
