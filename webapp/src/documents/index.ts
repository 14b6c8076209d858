export { CopiesPage } from './copies.page.tsx';
export { EnclosureUploads, type EnclosureUploadsProps } from './enclosure-uploads.tsx';
