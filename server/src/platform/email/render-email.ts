import { render } from '@react-email/render';
import type { EmailDraft, RenderedEmail } from './email-draft.ts';
import { EmailSheet } from './email-html.ts';
import { emailText } from './email-text.ts';
import { headerLine } from './shown-words.ts';

/**
 * The email as text and as HTML, its frame in the language of whoever is spoken to.
 *
 * @param preferencesUrl where the reader chooses which emails to get, for the kinds that can be switched off
 * @throws Error where a button leads to something that is not a web address
 */
export async function renderEmail(
  draft: EmailDraft,
  preferencesUrl?: string,
): Promise<RenderedEmail> {
  return {
    subject: headerLine(draft.subject),
    text: emailText(draft, preferencesUrl),
    html: await render(EmailSheet({ draft, preferencesUrl })),
  };
}
