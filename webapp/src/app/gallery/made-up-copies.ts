import type { StoredDocument } from '@creditfix/shared/documents';

export const madeUpCopy: StoredDocument = {
  id: '00000000-0000-4000-8000-000000000002',
  kind: 'identity_proof',
  pages: 1,
  bytes: 240_000,
  createdAt: '2026-11-20T12:00:00.000Z',
  letters: 1,
  keptUntil: '2027-02-20',
  thumbnailUrl: '',
};

/** A small bill. */
export const thumbnail = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 85 110"><path fill="#fff" d="M0 0h85v110H0z"/><path stroke="#555" stroke-width="2" d="M10 16h30M10 32h65M10 40h65M10 48h48M10 66h65M10 74h65M10 82h30"/></svg>',
)}`;

const file = {
  kind: 'identity_proof',
  name: 'license.jpg',
  bytes: 2_400_000,
} as const;

export const madeUpUploads = [
  { ...file, id: 'waiting', state: { step: 'waiting' } },
  { ...file, id: 'sending', state: { step: 'sending', share: 0.4 } },
  { ...file, id: 'checking', state: { step: 'checking' } },
  {
    ...file,
    id: 'failed',
    state: {
      step: 'failed',
      again: true,
      text: 'The connection was lost. Nothing was added. Please try again.',
    },
  },
] as const;
