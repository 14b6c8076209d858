import { longDate } from '@creditfix/shared/kernel';
import { enclosureList, type LetterBlock, type LetterDocument } from '@creditfix/shared/letters';

/** The letter as plain text, set as on paper: for reading in a file, not for printing. */
export function letterText(document: LetterDocument): string {
  const { sender, recipient, identification, blocks } = document;
  const enclosed = enclosureList(document);
  return [
    [sender.name, ...sender.lines].join('\n'),
    longDate(document.date),
    [recipient.name, ...recipient.lines].join('\n'),
    `Re: ${document.subject}`,
    identification.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    document.salutation,
    ...blocks.map(blockLines),
    `${document.closing}\n${sender.name}`,
    enclosed.length > 0 ? ['Enclosures', ...enclosed.map((line) => `- ${line}`)].join('\n') : '',
    ...document.mailingChoices.map(({ name, lines }) => [name, ...lines].join('\n')),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function blockLines(block: LetterBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'facts':
      return [block.title, ...block.rows.map(({ label, value }) => `  ${label}: ${value}`)].join(
        '\n',
      );
  }
}
