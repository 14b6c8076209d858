import { onFirstUse } from '#server/platform/loading/index.ts';
import type { EmailDraft, RenderedEmail } from './email-draft.ts';
import { emailText } from './email-text.ts';
import { headerLine } from './shown-words.ts';

const layout = onFirstUse('email', async () => await import('./email-html.ts'));

/**
 * The email as text and as HTML, its frame in the reader's language.
 *
 * @param preferencesUrl where the reader chooses which emails to get, for the kinds that can be switched off
 * @throws Error if a button leads to something that is not a web address
 */
export async function renderEmail(
  draft: EmailDraft,
  preferencesUrl?: string,
): Promise<RenderedEmail> {
  const { emailHtml } = await layout();
  return {
    subject: headerLine(draft.subject),
    text: emailText(draft, preferencesUrl),
    html: await emailHtml({ draft, preferencesUrl }),
  };
}
