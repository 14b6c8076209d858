import { describe, expect, test } from 'vitest';
import { afterPreview } from './use-model-task.ts';

describe('what would be sent', () => {
  const preview = {
    host: 'model.example.com',
    model: 'm',
    instructions: 'Edit.',
    texts: [{ key: 'story', about: null, pieces: [{ sent: 'I paid it.', hides: null }] }],
    sha256: 'a'.repeat(64),
  };

  test('is asked about before anything is sent', () => {
    expect(afterPreview(preview, false)).toEqual({ kind: 'asking', preview, changed: false });
  });

  test.each([
    [{ ...preview, sha256: null, texts: [] }, 'failed'],
    [undefined, 'failed'],
    [{ ...preview, host: null, model: null, sha256: null, texts: [] }, 'hidden'],
  ])('is not asked about if there is nothing to send or nobody to send it to', (none, kind) => {
    expect(afterPreview(none, false)).toEqual({ kind });
  });
});
