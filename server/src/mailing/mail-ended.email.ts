import type { EmailBlock, EmailDraft } from '#server/platform/email/index.ts';
import { troubleWords, type MailTrouble } from './mail-trouble.ts';

interface EndedLetter {
  readonly pieceId: string;
  readonly reference: string;
  readonly trouble: MailTrouble;
  /** Its place in the allowance was not given back: too many were. */
  readonly countsOn?: boolean;
}

const REASON =
  'You get this email because a letter of yours did not arrive. Emails about that are always sent.';

/** The carrier could not make or mail it: nothing was charged, or it goes back. */
export function notMailedEmail(letter: EndedLetter, origin: string): EmailDraft {
  return {
    subject: 'Your letter was not mailed',
    preview: 'What happened, what you can do now, and what you pay: nothing.',
    heading: 'Your letter was not mailed',
    blocks: endBlocks(letter, origin),
    reason: REASON,
  };
}

/** It was mailed, and comes back or is lost. */
export function returnedEmail(letter: EndedLetter, origin: string): EmailDraft {
  const isGone = letter.trouble === 'lost' || letter.trouble === 'damaged';
  const heading = isGone ? 'Your letter did not arrive' : 'Your letter is coming back';
  return {
    subject: heading,
    preview: 'What happened, what you can do now, and what you pay: nothing.',
    heading,
    blocks: endBlocks(letter, origin),
    reason: REASON,
  };
}

const NO_LONGER_COUNTS = 'The letter also no longer counts against the letters of your plan.';
const STILL_COUNTS =
  'The letter still counts against the letters of your plan, because we gave you several letters back within the last month. If something keeps going wrong, write to support, and we look for a way with you.';

function endBlocks(
  { pieceId, reference, trouble, countsOn = false }: EndedLetter,
  origin: string,
): EmailBlock[] {
  const { text, whatToDo, canMailAgain } = troubleWords(trouble);
  return [
    { kind: 'text', text: `This is about your letter ${reference}. ${text}` },
    { kind: 'text', text: `What you can do: ${whatToDo}` },
    {
      kind: 'text',
      text: `You pay nothing for this mailing. If you were charged, the money goes back to you. ${countsOn ? STILL_COUNTS : NO_LONGER_COUNTS}`,
    },
    {
      kind: 'button',
      label: canMailAgain ? 'See it and mail it again' : 'See what happened',
      url: `${origin}/mail/${pieceId}`,
    },
  ];
}
