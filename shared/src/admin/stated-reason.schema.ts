import { plainText } from '../kernel/index.ts';

/** Why somebody of the staff opens letters: their text, signatures or documents. It stays in the audit log for good. */
export const statedReason = plainText({ label: () => 'The reason', max: 300 });
