import { documentLimits } from './document.rules.ts';

const megabytes = Math.floor(documentLimits.fileBytes / 1_000_000);

export const words = {
  'documents.not_found':
    'We could not find that copy. It may have been deleted already, or it belongs to another account.',
  'documents.empty': 'Nothing arrived. Please choose the file again.',
  'documents.broken_off':
    'The upload stopped midway and nothing was kept. Please choose the file again.',
  'documents.too_large': `This file is too large. Please choose one under ${megabytes} MB; a photo with a lower resolution is enough.`,
  'documents.wrong_type':
    'We can take a PDF, or a photo as JPEG, PNG or HEIC. Please choose another file.',
  'documents.unreadable':
    'We could not open this file. It may be damaged. Please save it again or take a photo of it.',
  'documents.encrypted':
    'This PDF is locked with a password. Please save a copy without the password, or take a photo of it.',
  'documents.unsafe':
    'This file holds more than a plain document, so we did not keep it. Please take a photo of the page instead.',
  'documents.too_many_pages': `This PDF has more than ${documentLimits.filePages} pages. Please keep only the pages that matter for your dispute.`,
  'documents.picture_too_large':
    'This picture has too many pixels. Please take the photo again with a normal camera setting.',
  'documents.picture_too_small':
    'This picture is too small to be read in print. Please take a sharper photo of the whole page.',
  'documents.too_many':
    'You keep a lot of copies. Please delete one that you no longer need before you add another.',
  'documents.in_use':
    'A letter that uses this copy is being made right now. Please try again in a minute.',
};
