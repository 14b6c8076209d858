import {
  documentLimits,
  DocumentProblems,
  type Enclosure,
  type StoredDocument,
} from '@creditfix/shared/documents';
import { expect, test, vi } from 'vitest';
import type { ApiAnswer } from '#webapp/kit/index.ts';
import { faultOf, isOnItsWay, type Upload, UploadQueue } from './upload-queue.ts';

/** A network in the hands of the test: each file waits until the test says what becomes of it. */
function aQueue() {
  const sent: {
    name: string;
    answer: (answer: ApiAnswer<StoredDocument>) => void;
    progress: (share: number) => void;
  }[] = [];
  const stored: string[] = [];
  let uploads: readonly Upload[] = [];
  const queue = new UploadQueue({
    send: (_kind, file, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        sent.push({ name: file.name, answer: resolve, progress: onProgress });
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      }),
    onChange: (now) => (uploads = now),
    onStored: ({ id }) => stored.push(id),
  });
  const add = (...names: string[]) => queue.add('photo_id', names.map(pdf));
  const steps = () => uploads.map(({ name, state }) => [name, state.step]);
  const idOf = (name: string) => uploads.find((one) => one.name === name)?.id ?? '';
  return { queue, sent, stored, add, steps, idOf, uploads: () => uploads };
}

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

function kept(id: string, kind: Enclosure = 'photo_id'): ApiAnswer<StoredDocument> {
  const data = { id, kind, pages: 1, bytes: 1, letters: 0, thumbnailUrl: '/' };
  return {
    ok: true,
    data: { ...data, createdAt: '2026-11-21T10:00:00.000Z', keptUntil: '2027-02-19' },
  };
}

const refused = (status: number): ApiAnswer<StoredDocument> => ({
  ok: false,
  problem: { code: 'documents.x', error: 'Please choose another file.', status },
});

test('sends one file after the other, so that they arrive in the order they were picked', async () => {
  const { sent, stored, add, steps } = aQueue();
  add('one.pdf', 'two.pdf');
  expect(sent.map(({ name }) => name)).toEqual(['one.pdf']);
  sent[0]?.progress(0.4);
  expect(steps()).toEqual([
    ['one.pdf', 'sending'],
    ['two.pdf', 'waiting'],
  ]);
  sent[0]?.progress(1);
  expect(steps()[0]).toEqual(['one.pdf', 'checking']);
  sent[0]?.answer(kept('1'));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.answer(kept('2'));
  await vi.waitFor(() => expect(stored).toEqual(['1', '2']));
  expect(steps()).toEqual([]);
});

test('a file that can not be taken is never sent, and holds up no other', () => {
  const { queue, sent, uploads } = aQueue();
  queue.add('photo_id', [new File(['x'], 'notes.docx'), pdf('good.pdf')]);
  expect(sent.map(({ name }) => name)).toEqual(['good.pdf']);
  expect(uploads()[0]?.state).toMatchObject({ step: 'failed', again: false });
});

test('a refused file stays with the reason, and the next one goes on', async () => {
  const { sent, add, uploads } = aQueue();
  add('bad.pdf', 'good.pdf');
  sent[0]?.answer(refused(422));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(uploads()[0]?.state).toEqual({
    step: 'failed',
    text: 'Please choose another file.',
    again: false,
  });
});

test.each([0, 401, 429, 503])(
  'after a failure with status %i the file can be tried again',
  async (status) => {
    const { queue, sent, stored, add, idOf, uploads } = aQueue();
    add('one.pdf');
    sent[0]?.answer(refused(status));
    await vi.waitFor(() =>
      expect(uploads()[0]?.state).toMatchObject({ step: 'failed', again: true }),
    );
    queue.retry(idOf('one.pdf'));
    sent[1]?.answer(kept('1'));
    await vi.waitFor(() => expect(stored).toEqual(['1']));
  },
);

test('a file that is stopped leaves the page and lets the next one go', async () => {
  const { queue, sent, stored, add, steps, idOf, uploads } = aQueue();
  add('one.pdf', 'two.pdf', 'three.pdf');
  expect(uploads().every(isOnItsWay)).toBe(true);
  queue.drop(idOf('two.pdf'));
  queue.drop(idOf('one.pdf'));
  await vi.waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['one.pdf', 'three.pdf']));
  expect(steps()).toEqual([['three.pdf', 'sending']]);
  expect(stored).toEqual([]);
});

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
