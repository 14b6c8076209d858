import type { Allowance } from '@creditfix/shared/billing';
import { LetterStatus } from '@creditfix/shared/letters';
import type { EntityManager } from '#server/platform/database/index.ts';
import { finishLetter } from './finish-letter.ts';
import { Letter } from './letter.entity.ts';
import type { LettersParts } from './letters.parts.ts';
import { signLetters, type SignRequest } from './signing/sign-letter.ts';
import { readSignature } from './signing/signature.ts';

/**
 * Signs the letters and makes their PDFs.
 *
 * The signed letters are committed first, with their place in the allowance; the PDFs are made outside any transaction; then
 * each letter is released. If this process dies in between, queued jobs finish them. Sending the same draft, or the
 * same form within a day, again answers with the same letters. Of several, the first is made or the whole signing is undone; one that fails later is left to its job.
 *
 * @returns the letters in their order; one whose PDF is still to come has the status `preparing`
 */
export async function generateLetters(
  em: EntityManager,
  parts: LettersParts,
  request: SignRequest,
): Promise<{ letters: readonly [Letter, ...Letter[]]; allowance: Allowance }> {
  const signature = readSignature(request.signature);
  const signed = await signLetters(em, parts, { ...request, signature });
  const [waiting, ...alsoWaiting] = signed.added;
  if (signed.mustWait && waiting)
    return { letters: [waiting, ...alsoWaiting], allowance: signed.allowance };
  const [firstId, ...otherIds] = signed.letterIds;
  // Only the request that signed may undo the signing: another one may still be printing the same letter.
  const added = new Map(signed.added.map((letter) => [letter.id, letter]));
  const whenNotPrinted = added.size > 0 ? 'take_back' : 'try_again';
  const first = await finishLetter(parts, firstId, whenNotPrinted, added.get(firstId));
  const others: Letter[] = [];
  for (const id of otherIds) others.push(await finishedOrWaiting(parts, id, added.get(id)));
  return { letters: [first, ...others], allowance: signed.allowance };
}

async function finishedOrWaiting(
  parts: LettersParts,
  letterId: string,
  added: Letter | undefined,
): Promise<Letter> {
  try {
    return await finishLetter(parts, letterId, 'try_again', added);
  } catch (error) {
    const waiting = await parts.database
      .fork()
      .findOne(Letter, { id: letterId, status: LetterStatus.preparing });
    if (!waiting) throw error;
    return waiting;
  }
}
