import { DocumentProblems, documentLimits } from '@creditfix/shared/documents';

/** What a file picker offers. The server decides by content; a name or a type is only a hint. */
export const acceptedFiles =
  '.pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/jpeg,image/png,image/heic,image/heif';

const NAMES = /\.(?:pdf|jpe?g|png|heic|heif)$/i;
const TYPES = /^(?:application\/pdf|image\/(?:jpeg|png|heic|heif))$/;

/** Why there is no use in sending a file, in the server's own words; nothing where it can be tried. */
export function faultOf(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const { catalogue } = DocumentProblems;
  if (file.size === 0) return catalogue['documents.empty'].text;
  if (file.size > documentLimits.fileBytes) return catalogue['documents.too_large'].text;
  // A phone may leave out the name's ending or the type: one that fits is enough.
  const fits = NAMES.test(file.name) || TYPES.test(file.type);
  return fits ? undefined : catalogue['documents.wrong_type'].text;
}
