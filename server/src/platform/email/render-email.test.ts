import { describe, expect, it } from 'vitest';
import type { EmailBlock, EmailDraft } from './email-draft.ts';
import { renderEmail } from './render-email.ts';

function draftOf(blocks: readonly EmailBlock[], more: Partial<EmailDraft> = {}): EmailDraft {
  return {
    subject: 'A subject',
    preview: 'A preview',
    heading: 'A heading',
    blocks,
    reason: 'Why it came.',
    ...more,
  };
}

const LONG_URL = `https://example.com/auth/verify?token=${'a1'.repeat(80)}&next=%2Fdashboard`;

/** Where an HTML email leads. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

const CHOICES = {
  stop: 'https://example.com/emails/stop?token=x',
  all: 'https://example.com/account/emails',
};

describe('the text version', () => {
  it('says everything, in lines of at most 72 columns, with each address alone on its line', async () => {
    const long = 'Print every page of it, and keep what the post office gives you. '
      .repeat(6)
      .trim();
    const { text } = await renderEmail(
      draftOf([
        { kind: 'text', text: long },
        { kind: 'button', label: 'Open it', url: LONG_URL },
        {
          kind: 'facts',
          rows: [
            ['Paid', '$19.99'],
            ['On', 'November 21, 2026'],
          ],
        },
        { kind: 'list', items: [long, 'Second'] },
        { kind: 'quote', text: `Hello,\n\n${long}` },
        { kind: 'quiet', text: 'Small words' },
        { kind: 'link', text: 'You can cancel here', url: 'https://example.com/plan' },
      ]),
      CHOICES,
    );
    const lines = text.split('\n');
    expect(lines).toContain(LONG_URL);
    expect(text).toContain('You can cancel here:\nhttps://example.com/plan\n');
    expect(lines).toContain(CHOICES.stop);
    expect(lines).toContain(CHOICES.all);
    for (const line of lines.filter((each) => !each.startsWith('https://')))
      expect(line.length).toBeLessThanOrEqual(72);
    const unwrapped = text.replaceAll(/\n(?:> | {2})?/g, ' ');
    expect(unwrapped.split(long)).toHaveLength(4);
    expect(text).toContain('Open it:\nhttps://');
    expect(text).toContain('Paid: $19.99\nOn: November 21, 2026');
    expect(text).toMatch(/\n- Print [^]*\n {2}\S[^]*\n- Second\n/);
    expect(text).toMatch(/\n> Hello,\n> ?\n> Print /);
    expect(text).toMatch(/\n-- \nWhy it came\.\n/);
  });

  it('never cuts a word, however long', async () => {
    const word = 'x'.repeat(400);
    const { text } = await renderEmail(draftOf([{ kind: 'text', text: `before ${word} after` }]));
    expect(text).toContain(`before\n${word}\nafter`);
  });
});

describe('the HTML version', () => {
  it('has a preview, both color schemes, and the button with its address written out', async () => {
    const { html } = await renderEmail(
      draftOf([{ kind: 'button', label: 'Open it', url: LONG_URL }]),
    );
    expect(html).toMatch(/^<!DOCTYPE html/);
    expect(html).toContain('<title>A subject</title>');
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html.indexOf('A preview')).toBeLessThan(html.indexOf('A heading'));
    expect(linksOf(html)).toEqual([LONG_URL, LONG_URL]);
    expect(html).toContain(`${LONG_URL.replaceAll('&', '&amp;')}</a>`);
  });

  it('says where to choose only for email that can be switched off', async () => {
    const always = await renderEmail(draftOf([]));
    expect(linksOf(always.html)).toEqual([]);
    const optional = await renderEmail(draftOf([]), CHOICES);
    expect(linksOf(optional.html)).toEqual([CHOICES.stop, CHOICES.all]);
  });

  it('keeps the line ends of what somebody wrote', async () => {
    const { html } = await renderEmail(draftOf([{ kind: 'quote', text: 'one\r\ntwo\n\nthree' }]));
    expect(html.replaceAll(/<!--.*?-->/g, '')).toMatch(/one<br\/>two<br\/><br\/>three/);
  });
});

const HOSTILE =
  '</title></style><script>alert(1)</script><a href="https://evil.example/x">Click</a> https://evil.example/y www.evil.example/z evil.example \u202E';

describe('words of strangers', () => {
  it('stay words: no HTML, no link, in either version', async () => {
    const { html, text } = await renderEmail(
      draftOf(
        [
          { kind: 'text', text: HOSTILE },
          { kind: 'facts', rows: [[HOSTILE, HOSTILE]] },
          { kind: 'list', items: [HOSTILE] },
          { kind: 'quote', text: HOSTILE },
          { kind: 'quiet', text: HOSTILE },
          { kind: 'link', text: HOSTILE, url: 'https://example.com/good' },
          { kind: 'button', label: HOSTILE, url: 'https://example.com/good' },
        ],
        { subject: HOSTILE, preview: HOSTILE, heading: HOSTILE, reason: HOSTILE },
      ),
    );
    expect(html).not.toMatch(/<script|evil\.example(?!&quot;|\/|.*<\/title>)/);
    expect(new Set(linksOf(html))).toEqual(new Set(['https://example.com/good']));
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    const shown = html.slice(html.indexOf('<body'));
    // What mail programs would make a link of by themselves.
    for (const version of [shown, text]) {
      expect(version).not.toMatch(/evil\.example/);
      expect(version).not.toMatch(/www\.\w/);
      expect(
        version.match(/https?:\/\/[^"<\s]*/g)?.filter((url) => !url.includes('/good')),
      ).toEqual([]);
      expect(version).not.toContain('\u202E');
    }
  });

  it('leave email addresses and amounts as they are', async () => {
    const words = 'anna.b@mail.example.com paid $19.99 under 15 U.S.C. 1681i, see page 2.';
    const { text } = await renderEmail(draftOf([{ kind: 'text', text: words }]));
    expect(text.replaceAll('\n', ' ')).toContain(words);
  });

  it('never put a line end into the subject', async () => {
    const { subject } = await renderEmail(
      draftOf([], { subject: 'Hello\r\nBcc: evil@example.com\u2028x\u0000y' }),
    );
    expect(subject).toBe('Hello Bcc: evil@example.com x y');
  });
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:anna@example.com',
  '//evil.example',
  'https://example.com/"onmouseover="x',
  'https://example.com/<b>',
  'https://example.com/a b',
  'https://example.com/\nhttps://evil.example',
  'https://',
  '',
])('refuses to lead to %j', async (url) => {
  await expect(renderEmail(draftOf([{ kind: 'button', label: 'Open', url }]))).rejects.toThrow(
    /web address/,
  );
  const bad = url === '' ? 'x' : url;
  for (const one of ['stop', 'all'] as const)
    await expect(renderEmail(draftOf([]), { ...CHOICES, [one]: bad })).rejects.toThrow(
      /web address/,
    );
});
