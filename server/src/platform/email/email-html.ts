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
import { render } from '@react-email/render';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type CSSProperties, Fragment, createElement as h, type ReactNode } from 'react';
import {
  checkedAddress,
  type EmailBlock,
  type EmailChoices,
  type EmailDraft,
  headerLine,
  shownLine,
  shownWords,
} from './email-draft.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';

/** The look of the product in what mail programs understand: the colors are those of the web app's `tokens.css`. */

const sans = "'Source Sans 3', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const serif = "'Source Serif 4', Georgia, 'Times New Roman', serif";

const light = {
  paper: '#f6f3ec',
  sheet: '#ffffff',
  ink: '#17233a',
  muted: '#4b566b',
  hairline: '#ddd6c7',
  green: '#1d6b45',
  onGreen: '#ffffff',
  link: '#1f4f9c',
};

const dark = {
  paper: '#11161d',
  sheet: '#1a2029',
  ink: '#e9e6de',
  muted: '#aab2bf',
  hairline: '#2c3540',
  green: '#5dbb8b',
  onGreen: '#07140d',
  link: '#9abdf7',
};

const small = { fontFamily: sans, fontSize: '15px', lineHeight: '22px' };
const body = { fontFamily: sans, fontSize: '17px', lineHeight: '26px' };

const look = {
  paper: { margin: 0, padding: '28px 12px 40px', backgroundColor: light.paper },
  width: { width: '100%', maxWidth: '560px' },
  brand: {
    margin: '0 0 14px',
    fontFamily: serif,
    fontSize: '20px',
    lineHeight: '26px',
    fontWeight: 600,
    color: light.ink,
  },
  sheet: {
    width: '100%',
    backgroundColor: light.sheet,
    border: `1px solid ${light.hairline}`,
    borderTop: `5px solid ${light.green}`,
    borderRadius: '2px',
  },
  inside: { padding: '34px 38px 20px' },
  heading: {
    margin: '0 0 18px',
    fontFamily: serif,
    fontSize: '27px',
    lineHeight: '34px',
    fontWeight: 600,
    color: light.ink,
  },
  text: { ...body, margin: '0 0 16px', color: light.ink },
  quiet: { ...small, margin: '0 0 14px', color: light.muted },
  action: { margin: '26px 0 22px' },
  button: {
    padding: '14px 26px',
    borderRadius: '8px',
    backgroundColor: light.green,
    color: light.onGreen,
    fontFamily: sans,
    fontSize: '17px',
    fontWeight: 700,
    textAlign: 'center',
  },
  copied: { ...small, margin: '14px 0 0', color: light.muted },
  address: {
    color: light.link,
    textDecoration: 'underline',
    wordBreak: 'break-word',
    overflowWrap: 'anywhere',
  },
  facts: { margin: '22px 0 26px', borderTop: `1px solid ${light.hairline}` },
  factName: {
    ...small,
    width: '36%',
    padding: '11px 16px 11px 0',
    verticalAlign: 'top',
    borderBottom: `1px solid ${light.hairline}`,
    color: light.muted,
  },
  factValue: {
    ...body,
    lineHeight: '24px',
    padding: '10px 0',
    verticalAlign: 'top',
    borderBottom: `1px solid ${light.hairline}`,
    color: light.ink,
    fontVariantNumeric: 'tabular-nums',
    wordBreak: 'break-word',
  },
  list: { ...body, margin: '0 0 18px', padding: '0 0 0 22px', color: light.ink },
  item: { margin: '0 0 8px' },
  quote: {
    margin: '22px 0 24px',
    padding: '2px 0 2px 18px',
    borderLeft: `3px solid ${light.hairline}`,
    fontFamily: serif,
    fontSize: '17px',
    lineHeight: '27px',
    color: light.ink,
    wordBreak: 'break-word',
  },
  code: {
    margin: '0 0 18px',
    fontSize: '30px',
    lineHeight: '38px',
    fontWeight: 600,
    letterSpacing: '6px',
    fontVariantNumeric: 'tabular-nums',
    color: light.ink,
  },
  print: { ...small, margin: '18px 2px 0', color: light.muted },
} as const satisfies Record<string, CSSProperties>;

const DARK_RULES: readonly (readonly [selector: string, style: string])[] = [
  ['body, .paper, .paper > table > tbody > tr > td', `background-color: ${dark.paper}`],
  ['.sheet', `background-color: ${dark.sheet}; border-color: ${dark.hairline}`],
  ['.sheet', `border-top-color: ${dark.green}`],
  ['.ink', `color: ${dark.ink}`],
  ['.muted', `color: ${dark.muted}`],
  ['.line', `border-color: ${dark.hairline}`],
  ['.action', `background-color: ${dark.green}; color: ${dark.onGreen}`],
  ['.address', `color: ${dark.link}`],
];

/** What inline styles can't say: the dark colors and the narrow phone. Programs that drop it show the light sheet. */
const LOOK_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .inside { padding: 26px 20px 12px !important; }
  .heading { font-size: 24px !important; line-height: 30px !important; }
  .action { display: block !important; }
}
@media (prefers-color-scheme: dark) {
${DARK_RULES.map(([selector, style]) => `  ${selector} { ${style.replaceAll(';', ' !important;')} !important; }`).join('\n')}
}
`;

const emailFrameMessages = () => spoken({ en: en.emailFrameMessages, es: es.emailFrameMessages });

interface Sheet {
  readonly draft: EmailDraft;
  readonly choices?: EmailChoices | undefined;
}

export async function emailHtml(sheet: Sheet): Promise<string> {
  return await render(EmailSheet(sheet));
}

/** The one layout of every email: a sheet on paper, as in the product. Words become text nodes, so nothing in them is HTML. */
function EmailSheet({ draft, choices }: Sheet): ReactNode {
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
          ...(choices
            ? [
                h('br'),
                choiceLink(emailFrameMessages().stop, choices.stop),
                ' · ',
                choiceLink(emailFrameMessages().choose, choices.all),
              ]
            : []),
        ),
      ),
    ),
  );
}

function choiceLink(label: string, url: string): ReactNode {
  const href = checkedAddress(url);
  return h(Link, { href, style: look.address, className: 'address' }, label);
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
    case 'code':
      return h(Text, { style: look.code, className: 'ink' }, shownLine(block.text));
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
    h(Button, { href: url, style: look.button, className: 'action' }, shownLine(label)),
    h(
      Text,
      { style: look.copied, className: 'muted' },
      emailFrameMessages().copyAddress,
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
