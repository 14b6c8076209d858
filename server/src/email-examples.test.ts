import { expect, it } from 'vitest';
import { emailExamples } from '#server/email-examples.ts';
import { renderEmail } from '#server/platform/email/index.ts';

it('has one example of each kind', () => {
  const kinds = emailExamples().map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
});

it.each(emailExamples().map((example) => [example.kind, example] as const))(
  '%s is drawn, speaks plainly, and says why it came',
  async (_, { draft }) => {
    const { subject, text, html } = await renderEmail(draft);
    // Longer ones are cut off in the list of most mail programs.
    expect(subject.length).toBeLessThanOrEqual(60);
    expect(draft.preview.length).toBeLessThanOrEqual(110);
    expect(draft.blocks.filter(({ kind }) => kind === 'button').length).toBeLessThanOrEqual(1);
    expect(draft.reason).toMatch(/\.$/);
    expect(`${subject}${draft.preview}${text}`).not.toMatch(/[!\u2014]|undefined|NaN|null|Invalid/);
    // Gmail hides the rest of a message that is larger than this.
    expect(html.length).toBeLessThan(100_000);
    // A place that people can go to stands in a button or a link block; elsewhere its address would not work.
    expect(text).not.toContain(':\u200C//');
  },
);
