import { describe, expect, it } from 'vitest';
import { guessKinds } from './sort-papers.tsx';

describe('what a file may be, by its name', () => {
  it.each([
    ['Drivers_License.jpg', 'photo_id'],
    ['water-bill-march.pdf', 'proof_of_address'],
    ['Experian 2026-10.pdf', 'marked_report_page'],
    ['bank_statement.pdf', 'statement'],
    ['ftc-report.pdf', 'ftc_report'],
    ['carta del banco.png', 'statement'],
  ])('%s', (name, kind) => expect(guessKinds(name)[0]).toBe(kind));

  it.each(['IMG_0412.jpg', 'scan.pdf', 'video.heic', 'grid.png'])('says nothing of %s', (name) =>
    expect(guessKinds(name)).toEqual([]),
  );
});
