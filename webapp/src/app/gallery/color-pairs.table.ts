/** Every colour with its use, and every pair that meets on a screen with the contrast it owes (WCAG 2.2, 1.4.3 and 1.4.11). */

export const colors: readonly { readonly name: string; readonly use: string }[] = [
  { name: 'paper', use: 'The page' },
  { name: 'paper-shade', use: 'Bands of the page, the footer, disabled fields' },
  { name: 'sheet', use: 'Letters, fields, cards' },
  { name: 'ink', use: 'Text' },
  { name: 'ink-muted', use: 'Hints, captions, what is less urgent' },
  { name: 'hairline', use: 'Lines that only part things' },
  { name: 'control-line', use: 'Edges of what can be used' },
  { name: 'green', use: 'Progress, done, delivered' },
  { name: 'green-fill', use: 'The one primary action' },
  { name: 'green-fill-hover', use: 'The same under the pointer' },
  { name: 'on-green', use: 'Words on the primary action' },
  { name: 'green-wash', use: 'Behind what is done or chosen' },
  { name: 'red', use: 'Errors, overdue, a deed that cannot be taken back' },
  { name: 'red-wash', use: 'Behind errors' },
  { name: 'amber', use: 'Due soon, please check' },
  { name: 'amber-wash', use: 'Behind what is due soon' },
  { name: 'link', use: 'Links and the ring of the focus, nothing else' },
  { name: 'link-wash', use: 'Behind notes and links under the pointer' },
  { name: 'fresh-ink', use: 'New words on the sheet, for a moment' },
];

export const TEXT_CONTRAST = 4.5;
export const CONTROL_CONTRAST = 3;

export interface ColorPair {
  readonly front: string;
  readonly back: string;
  readonly needs: typeof TEXT_CONTRAST | typeof CONTROL_CONTRAST;
}

const text = (front: string, ...backs: readonly string[]): readonly ColorPair[] =>
  backs.map((back) => ({ front, back, needs: TEXT_CONTRAST }));

const control = (front: string, ...backs: readonly string[]): readonly ColorPair[] =>
  backs.map((back) => ({ front, back, needs: CONTROL_CONTRAST }));

export const pairs: readonly ColorPair[] = [
  ...text('ink', 'paper', 'paper-shade', 'sheet'),
  ...text('ink', 'green-wash', 'red-wash', 'amber-wash', 'link-wash', 'fresh-ink'),
  ...text('ink-muted', 'paper', 'paper-shade', 'sheet', 'green-wash', 'link-wash'),
  ...text('on-green', 'green-fill', 'green-fill-hover'),
  ...text('green', 'paper', 'sheet', 'green-wash'),
  ...text('red', 'paper', 'sheet', 'red-wash'),
  ...text('paper', 'red'),
  ...text('amber', 'paper', 'sheet', 'amber-wash'),
  ...text('link', 'paper', 'paper-shade', 'sheet', 'link-wash'),
  ...text('link', 'green-wash', 'red-wash', 'amber-wash'),
  ...control('control-line', 'paper', 'paper-shade', 'sheet'),
  ...control('green', 'hairline'),
  ...control('green-fill', 'paper', 'sheet'),
];
