import { spoken } from '@creditfix/shared/kernel';
import { onFirstUse } from '#server/platform/loading/index.ts';
import {
  checkedAddress,
  type EmailBlock,
  type EmailChoices,
  type EmailDraft,
  headerLine,
  type RenderedEmail,
  shownLine,
  shownWords,
} from './email-draft.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';

/** The email as plain text: for mail programs without HTML, for screen readers, and for the person who prefers it. */

const COLUMNS = 72;

const layout = onFirstUse('email', async () => await import('./email-html.ts'));

/**
 * The email as text and as HTML, its frame in the reader's language.
 *
 * @param choices for the kinds that can be switched off
 * @throws Error if a button leads to something that is not a web address
 */
export async function renderEmail(
  draft: EmailDraft,
  choices?: EmailChoices,
): Promise<RenderedEmail> {
  const { emailHtml } = await layout();
  return {
    subject: headerLine(draft.subject),
    text: emailText(draft, choices),
    html: await emailHtml({ draft, choices }),
  };
}

const frame = () => spoken({ en: en.emailFrameMessages, es: es.emailFrameMessages });

function emailText(draft: EmailDraft, choices?: EmailChoices): string {
  const parts = [
    wrapped(shownLine(draft.heading)),
    ...draft.blocks.map(blockText),
    // Mail programs fold away what follows a line of two dashes and a space (RFC 3676, section 4.3).
    ['-- ', wrapped(shownLine(draft.reason))].join('\n'),
    ...(choices
      ? [
          `${frame().stop}:\n${checkedAddress(choices.stop)}`,
          `${frame().choose}:\n${checkedAddress(choices.all)}`,
        ]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: EmailBlock): string {
  switch (block.kind) {
    case 'button':
      return `${shownLine(block.label)}:\n${checkedAddress(block.url)}`;
    case 'link':
      return `${wrapped(`${shownLine(block.text)}:`)}\n${checkedAddress(block.url)}`;
    case 'facts':
      return block.rows
        .map(([name, value]) => wrapped(`${shownLine(name)}: ${shownLine(value)}`, '', '  '))
        .join('\n');
    case 'list':
      return block.items.map((item) => wrapped(shownLine(item), '- ', '  ')).join('\n');
    case 'quote':
      return lines(block.text)
        .map((line) => wrapped(line, '> ', '> '))
        .join('\n');
    default:
      return lines(block.text)
        .map((line) => wrapped(line))
        .join('\n');
  }
}

function lines(text: string): string[] {
  return shownWords(text).split('\n');
}

/** One paragraph in lines of at most 72 columns. A word is never cut, however long. */
function wrapped(text: string, first = '', rest = first): string {
  const done: string[] = [];
  let line = '';
  for (const word of text.split(/ +/)) {
    const prefix = done.length === 0 ? first : rest;
    if (line !== '' && prefix.length + line.length + 1 + word.length > COLUMNS) {
      done.push(prefix + line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  done.push((done.length === 0 ? first : rest) + line);
  return done.join('\n');
}
