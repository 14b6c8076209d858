import { Language } from '@creditfix/shared/kernel';
import { describe, expect, it } from 'vitest';
import { emailExamples } from '#server/email-examples.ts';
import { renderEmail, type EmailBlock, type EmailDraft } from '#server/platform/email/index.ts';
import { inLanguage } from '#server/platform/language/index.ts';

it('has one example of each kind', () => {
  const kinds = emailExamples().map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
});

/** For staff, and in English alone. */
const FOR_STAFF = ['contact', 'admin_login_link', 'admin_export_ready', 'admin_export_failed'];

const written = Object.values(Language).flatMap((language) =>
  inLanguage(language, emailExamples)
    .filter(({ kind }) => language === 'en' || !FOR_STAFF.includes(kind))
    .map(({ kind, draft }) => [kind, language, inLanguage(language, draft)] as const),
);

it.each(written)('%s in %s is drawn, speaks plainly, and says why it came', async (...example) => {
  const [, language, draft] = example;
  const { subject, text, html } = await inLanguage(language, () => renderEmail(draft));
  // Longer ones are cut off in the list of most mail programs.
  expect(subject.length).toBeLessThanOrEqual(60);
  expect(draft.preview.length).toBeLessThanOrEqual(110);
  expect(draft.blocks.filter(({ kind }) => kind === 'button').length).toBeLessThanOrEqual(1);
  expect(draft.reason).toMatch(/\.$/);
  expect(`${subject}${draft.preview}${text}`).not.toMatch(/[!\u2014]|undefined|NaN|null|Invalid/);
  // Gmail hides the rest of a message that is larger than this.
  expect(html.length).toBeLessThan(100_000);
  expect(html).toContain(`lang="${language}"`);
  // A place that people can go to is in a button or a link block; elsewhere its address would not work.
  expect(text).not.toContain(':\u200C//');
});

/** Everything that an email says, one text after the other. */
function textsOf({ subject, preview, heading, blocks, reason }: EmailDraft): string[] {
  return [subject, preview, heading, ...blocks.flatMap(textsIn), reason];
}

function textsIn(block: EmailBlock): readonly string[] {
  switch (block.kind) {
    case 'button':
      return [block.label];
    case 'facts':
      return block.rows.map(([name]) => name);
    case 'list':
      return block.items;
    case 'code':
      return [];
    default:
      return [block.text];
  }
}

/** Words that are in nearly every English sentence and in no Spanish one. */
const ENGLISH = /\b(the|your|you|we|this|that|and|was|is|it|with|until|for|of|to|day|letter)\b/i;

describe.each(
  emailExamples()
    .filter(({ kind }) => !FOR_STAFF.includes(kind))
    .map(({ kind }) => kind),
)('%s', (kind) => {
  const draftIn = (language: Language) =>
    inLanguage(language, () => {
      const example = emailExamples().find((each) => each.kind === kind);
      if (!example) throw new Error(`no example of ${kind}`);
      return example.draft();
    });

  it('says the same in Spanish, and none of it in English', () => {
    const [english, spanish] = [draftIn('en'), draftIn('es')];
    expect(spanish.blocks.map((block) => block.kind)).toEqual(
      english.blocks.map((block) => block.kind),
    );
    const [from, into] = [textsOf(english), textsOf(spanish)];
    expect(into).toHaveLength(from.length);
    for (const [index, text] of into.entries()) {
      expect(text).not.toBe(from[index]);
      expect(text).not.toMatch(ENGLISH);
    }
  });

  it('leads to the Spanish pages', () => {
    const addresses = draftIn('es').blocks.flatMap((block) =>
      'url' in block && block.url.startsWith('https://example.com') ? [block.url] : [],
    );
    for (const address of addresses) expect(address).toMatch(/^https:\/\/example\.com\/es\//);
  });
});
