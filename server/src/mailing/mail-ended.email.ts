import { spoken } from '@creditfix/shared/kernel';
import type { EmailBlock, EmailDraft } from '#server/platform/email/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import { words as en } from './mail-ended.email.words.ts';
import { words as es } from './mail-ended.email.words.es.ts';
import { troubleWords, type MailTrouble } from './mail-trouble.ts';

interface EndedLetter {
  readonly pieceId: string;
  readonly reference: string;
  readonly trouble: MailTrouble;
  /** Its place in the allowance was not given back: too many were. */
  readonly countsOn?: boolean;
}

const words = () => spoken({ en, es });

/** The carrier could not make or mail it: nothing was charged, or it goes back. */
export function notMailedEmail(letter: EndedLetter, origin: string): EmailDraft {
  return endEmail(words().notMailed, letter, origin);
}

/** It was mailed, and comes back or is lost. */
export function returnedEmail(letter: EndedLetter, origin: string): EmailDraft {
  const isGone = letter.trouble === 'lost' || letter.trouble === 'damaged';
  return endEmail(isGone ? words().didNotArrive : words().comingBack, letter, origin);
}

function endEmail(title: string, letter: EndedLetter, origin: string): EmailDraft {
  const { preview, reason } = words();
  return {
    subject: title,
    preview,
    heading: title,
    blocks: endBlocks(letter, origin),
    reason,
  };
}

function endBlocks(
  { pieceId, reference, trouble, countsOn = false }: EndedLetter,
  origin: string,
): EmailBlock[] {
  const { text, whatToDo, canMailAgain } = troubleWords(trouble);
  const said = words();
  return [
    { kind: 'text', text: said.about(reference, text) },
    { kind: 'text', text: said.whatToDo(whatToDo) },
    { kind: 'text', text: countsOn ? said.stillCounts : said.noLongerCounts },
    {
      kind: 'button',
      label: canMailAgain ? said.mailAgain : said.seeWhat,
      url: pageAddress(origin, `/mail/${pieceId}`),
    },
  ];
}
