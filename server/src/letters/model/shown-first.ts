import { type ModelPreview, polishMark } from '@creditfix/shared/letters';
import { createHash } from 'node:crypto';
import type { LanguageModel } from './language-model.port.ts';

/** What would leave for the language model: the person is shown exactly this, and nothing else is ever sent. */
export interface Outgoing {
  readonly instructions: string;
  /** As JSON, to the character. */
  readonly texts: string;
  /** Over everything that is shown: to whom it goes, what the model is told, and the texts. */
  readonly sha256: string;
}

export function outgoing(
  { host, model }: Pick<LanguageModel, 'host' | 'model'>,
  instructions: string,
  texts: string,
): Outgoing {
  const shown = JSON.stringify([host, model, instructions, texts]);
  return { instructions, texts, sha256: createHash('sha256').update(shown).digest('hex') };
}

interface ShownText {
  readonly key: string;
  readonly about?: string;
  readonly text: string;
}

/** What the person reads before they say yes. Without texts there is nothing to say yes to. */
export function previewOf(
  { host, model }: Pick<LanguageModel, 'host' | 'model'>,
  { instructions, sha256 }: { readonly instructions: string; readonly sha256: string | null },
  texts: readonly ShownText[],
  tokens: ReadonlyMap<string, string>,
): ModelPreview {
  return {
    host,
    model,
    instructions,
    texts: texts.map(({ key, about = null, text }) => ({
      key,
      about,
      pieces: piecesOf(text, tokens),
    })),
    sha256,
  };
}

function piecesOf(text: string, tokens: ReadonlyMap<string, string>) {
  const plain = text.split(polishMark);
  const marks = text.match(polishMark) ?? [];
  return plain
    .flatMap((sent, index) => {
      const mark = marks[index];
      const after = mark === undefined ? [] : [{ sent: mark, hides: tokens.get(mark) ?? '' }];
      return [{ sent, hides: null }, ...after];
    })
    .filter(({ sent }) => sent !== '');
}
