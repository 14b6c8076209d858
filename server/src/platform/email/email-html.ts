import { currentLanguage, spoken } from '@creditfix/shared/kernel';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { render } from '@react-email/render';
import { Text } from '@react-email/text';
import { Fragment, createElement as h, type ReactNode } from 'react';
import type { EmailBlock, EmailDraft } from './email-draft.ts';
import { words as en } from './email-frame.words.ts';
import { words as es } from './email-frame.words.es.ts';
import { LOOK_SHEET, look } from './email-look.ts';
import { checkedAddress, headerLine, shownLine, shownWords } from './shown-words.ts';

const words = () => spoken({ en, es });

interface Sheet {
  readonly draft: EmailDraft;
  readonly preferencesUrl?: string | undefined;
}

export async function emailHtml(sheet: Sheet): Promise<string> {
  return await render(EmailSheet(sheet));
}

/** The one layout of every email: a sheet on paper, as in the product. Words become text nodes, so nothing in them is HTML. */
function EmailSheet({ draft, preferencesUrl }: Sheet): ReactNode {
  return h(
    Html,
    { lang: currentLanguage() },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      // Otherwise iPhones turn dates, addresses and numbers of ours into blue links.
      h('meta', {
        name: 'format-detection',
        content: 'telephone=no, date=no, address=no, email=no, url=no',
      }),
      h('title', null, headerLine(draft.subject)),
      h('style', { dangerouslySetInnerHTML: { __html: LOOK_SHEET } }),
    ),
    h(
      Body,
      { style: look.paper, className: 'paper' },
      h(Preview, null, shownLine(draft.preview)),
      h(
        Container,
        { style: look.width },
        h(Text, { style: look.brand, className: 'ink' }, 'Credit Fix'),
        h(
          Section,
          { style: look.sheet, className: 'sheet' },
          h(
            Row,
            null,
            h(
              Column,
              { style: look.inside, className: 'inside' },
              h(
                Heading,
                { as: 'h1', style: look.heading, className: 'heading ink' },
                shownLine(draft.heading),
              ),
              ...draft.blocks.map((block) => blockNode(block)),
            ),
          ),
        ),
        h(
          Text,
          { style: look.print, className: 'muted' },
          shownLine(draft.reason),
          ...(preferencesUrl ? [h('br'), preferencesLink(preferencesUrl)] : []),
        ),
      ),
    ),
  );
}

function preferencesLink(url: string): ReactNode {
  const href = checkedAddress(url);
  return h(Link, { href, style: look.address, className: 'address' }, words().choose);
}

function blockNode(block: EmailBlock): ReactNode {
  switch (block.kind) {
    case 'button':
      return buttonNode(block.label, checkedAddress(block.url));
    case 'link':
      return linkNode(block.text, checkedAddress(block.url));
    case 'facts':
      return h(Section, { style: look.facts, className: 'line' }, ...block.rows.map(factNode));
    case 'list':
      return h(
        'ul',
        { style: look.list, className: 'ink' },
        ...block.items.map((item) => h('li', { style: look.item }, shownLine(item))),
      );
    case 'quote':
      return h(
        'blockquote',
        { style: look.quote, className: 'line ink' },
        ...lineNodes(block.text),
      );
    case 'quiet':
      return h(Text, { style: look.quiet, className: 'muted' }, ...lineNodes(block.text));
    case 'text':
      return h(Text, { style: look.text, className: 'ink' }, ...lineNodes(block.text));
  }
}

function buttonNode(label: string, url: string): ReactNode {
  return h(
    Section,
    { style: look.action },
    h(Button, { href: url, style: look.button, className: 'deed' }, shownLine(label)),
    h(
      Text,
      { style: look.copied, className: 'muted' },
      words().copyAddress,
      h('br'),
      h(Link, { href: url, style: look.address, className: 'address' }, url),
    ),
  );
}

function linkNode(text: string, url: string): ReactNode {
  return h(
    Text,
    { style: look.quiet, className: 'muted' },
    `${shownLine(text)}:`,
    h('br'),
    h(Link, { href: url, style: look.address, className: 'address' }, url),
  );
}

function factNode([name, value]: readonly [string, string]): ReactNode {
  return h(
    Row,
    null,
    h(Column, { style: look.factName, className: 'muted line' }, shownLine(name)),
    h(Column, { style: look.factValue, className: 'ink line' }, shownLine(value)),
  );
}

/** Lines as they were written: a break reaches more mail programs than a style for white space. */
function lineNodes(text: string): ReactNode[] {
  return shownWords(text)
    .split('\n')
    .map((line, index) => h(Fragment, null, index > 0 ? h('br') : null, line));
}
