import { polishPrompt, polishQuestion, type LetterInput } from '@creditfix/shared/letters';
import { createHash } from 'node:crypto';
import type { LetterTasks } from './letter-tasks.ts';
import type { LetterWork } from './letter-work.ts';
import type { ProsePolisher } from './prose-polisher.port.ts';

/** What would leave for the language model: the person is shown exactly this, and nothing else is ever sent. */
export interface OutgoingPolish extends ReturnType<LetterTasks['hideOwnWords']> {
  /** Over everything that is shown: to whom it goes, what the model is told, and the texts. */
  readonly sha256: string;
}

interface Parts {
  readonly polisher: Pick<ProsePolisher, 'host' | 'model'>;
  readonly letterWork: LetterWork;
}

/** @throws Problem where hiding takes too long, or too much is waiting */
export async function outgoingPolish(
  { polisher: { host, model }, letterWork }: Parts,
  accountId: string,
  input: LetterInput,
): Promise<OutgoingPolish> {
  const hidden = await letterWork.run('hideOwnWords', accountId, input);
  const shown = JSON.stringify([host, model, polishPrompt, polishQuestion(hidden.words)]);
  return { ...hidden, sha256: createHash('sha256').update(shown).digest('hex') };
}
