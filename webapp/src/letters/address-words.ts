import { words } from './address-part.words.ts';
import type { LetterForm } from './letter-form.ts';
import { isSpecialLetter } from './letter-template.ts';

/** What the view of the company's address says. The rule about addresses is one for disputes; other letters only have to arrive. */
export function addressWords(form: LetterForm) {
  const heading = words.heading(form.recipientAddress.name.trim());
  if (form.recipient === 'collector') return { heading, ...words.collector };
  return { heading, ...(isSpecialLetter(form) ? words.anyLetter : words.dispute) };
}
