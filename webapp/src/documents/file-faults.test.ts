import { DocumentProblems, documentLimits } from '@creditfix/shared/documents';
import { expect, test } from 'vitest';
import { faultOf } from './file-faults.ts';

const { catalogue } = DocumentProblems;
const file = (name: string, type = '', size = 1_000) => ({ name, type, size });

test.each([
  file('License.JPG'),
  file('IMG_0001.heic'),
  file('scan.pdf', 'application/pdf'),
  file('image', 'image/png'),
  // Its content is the server's to judge.
  file('notes.pdf', 'text/plain'),
  file('largest.pdf', '', documentLimits.fileBytes),
])('$name is sent', (one) => {
  expect(faultOf(one)).toBeUndefined();
});

test('says at once what the server would say after the upload', () => {
  expect(faultOf(file('empty.pdf', '', 0))).toBe(catalogue['documents.empty'].text);
  expect(faultOf(file('big.jpg', '', documentLimits.fileBytes + 1))).toBe(
    catalogue['documents.too_large'].text,
  );
  expect(faultOf(file('letter.docx', 'application/msword'))).toBe(
    catalogue['documents.wrong_type'].text,
  );
});
