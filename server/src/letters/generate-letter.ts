import type { Allowance } from '@creditfix/shared/billing';
import type { EntityManager } from '#server/platform/database/index.ts';
import { finishLetter } from './finish-letter.ts';
import type { Letter } from './letter.entity.ts';
import type { LettersParts } from './letters.parts.ts';
import { signLetter, type SignRequest } from './sign-letter.ts';
import { readSignature } from './signature.ts';

/**
 * Signs a letter and makes its PDF.
 *
 * The signed letter is committed first, with its place in the allowance; the PDF is made outside any transaction; then
 * the letter is released. If this process dies in between, a queued job finishes it. Sending the same draft again answers
 * with the same letter.
 */
export async function generateLetter(
  em: EntityManager,
  parts: LettersParts,
  request: SignRequest,
): Promise<{ letter: Letter; allowance: Allowance }> {
  const signature = readSignature(request.signature);
  const { letterId, allowance, signedNow } = await signLetter(em, parts, { ...request, signature });
  // Only the request that signed may undo the signing: another one may still be printing the same letter.
  const letter = await finishLetter(parts, letterId, signedNow ? 'take_back' : 'try_again');
  return { letter, allowance };
}
