import { expect, it } from 'vitest';
import { ownWords } from './own-words.ts';

const OWN = 'It came back again.\nWhat now?';

it.each([
  ['Gmail', 'On Mon, Nov 23, 2026 at 3:00 PM Credit Fix <no-reply@x.com> wrote:\n\n> Check it.'],
  [
    'Gmail, broken',
    'On Mon, Nov 23, 2026 at 3:00 PM Credit Fix\n<no-reply@x.com> wrote:\n> Check it.',
  ],
  ['Gmail in Spanish', 'El lun, 23 nov 2026 a las 15:00, Credit Fix escribió:\n> Revise.'],
  ['a page without marks', 'On Nov 23, 2026, at 3:00 PM, Credit Fix wrote:\n\nCheck the address.'],
  [
    'Outlook',
    'From: Credit Fix <no-reply@x.com>\nSent: Monday, November 23, 2026\nTo: Ana\n\nCheck.',
  ],
  [
    'Outlook in Spanish',
    '________________________________\nDe: Credit Fix\nEnviado: lunes\n\nRevise.',
  ],
  ['old Outlook', '-----Original Message-----\nFrom: Credit Fix\n\nCheck the address.'],
  ['marks alone', '> Check the address.\n> Best wishes'],
  ['marks and a signature', '> Check the address.\n-- \nAna'],
])('what %s repeats below is left out', (_, repeated) => {
  expect(ownWords(`${OWN}\n\n${repeated}\n`)).toBe(OWN);
});

it.each([
  ['has nothing repeated', `${OWN}\nOn Monday I called. Somebody wrote: wait 3 days.\nFrom: me`],
  ['is written below', `> Check the address.\n\n${OWN}`],
  ['is written between', `Hello\n> Check the address.\nI did.\n> Mail it again.\nI will.`],
])('all stays that %s', (_, text) => {
  expect(ownWords(text)).toBe(text);
});
