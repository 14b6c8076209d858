import { Caller } from './caller.ts';
import { is } from './judge.ts';
import { attack, json, type Ring } from './ring.ts';

const KIND = 'formulas in tables';

const STARTS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  ';=1+1',
  'a;=1+1',
  'a,=1+1',
  '";=1+1',
  '"=1+1',
  "'=1+1",
  '|=1+1',
  '＝1+1',
  '＋1+1',
  '=HYPERLINK("http://evil.example")',
  "=cmd|' /C calc'!A0",
  '%=1',
  '\u00a0=1+1',
  '﻿=1+1',
];

/** Names that a table program would run, in every form of export. */
export async function writeFormulas(ring: Ring): Promise<void> {
  const { personas, target, url } = ring;
  const person = new Caller('a person with formulas for names', '=1+1@formulas.example.com');
  await person.signIn(url, target.mail).catch(() => {});
  const writer = new Caller('a person with formulas for names', 'formulas@tables.example.com');
  await writer.signIn(url, target.mail);
  for (const start of STARTS) {
    const body = {
      firstName: start,
      lastName: start,
      address: '9 Elm Row',
      city: 'Salem',
      state: 'OR',
      zipCode: '97301',
      phone: '',
    };
    await attack(ring, writer, json('PATCH', '/api/account/profile', body), {
      kind: KIND,
      name: JSON.stringify(start),
      expects: is(200, 400),
    });
    const path = `/api/admin/export/users?format=csv&masked=no&reason=formulas&search=${encodeURIComponent(writer.email)}`;
    const csv = await attack(
      ring,
      personas.administrator,
      { method: 'GET', path },
      { kind: KIND, name: `${JSON.stringify(start)}, exported`, expects: is(200) },
    );
    for (const separator of [',', ';', '\t'])
      ring.judge.check(
        {
          kind: KIND,
          name: `${JSON.stringify(start)}, read with "${separator === '\t' ? 'tab' : separator}" between`,
          by: 'a table program',
        },
        formulaIn(csv.body.toString('utf8'), separator),
      );
  }
}

/** The first cell that a table program would run, read as that program reads a file with this separator. */
function formulaIn(csv: string, separator: string): string | undefined {
  let cell = '';
  let quoted = false;
  const isFormula = () =>
    /^[\s\uFEFF]*[=+@]|^[\s\uFEFF]*-(?!\d)|^[\s\uFEFF]*-\d+[^\d.\s-]/.test(cell);
  for (let at = 0; at <= csv.length; at += 1) {
    const character = csv[at];
    if (quoted) {
      if (character === '"' && csv[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (character === '"') quoted = false;
      else cell += character ?? '';
    } else if (character === '"' && cell === '') quoted = true;
    else if (
      character === undefined ||
      character === separator ||
      character === '\n' ||
      character === '\r'
    ) {
      if (isFormula()) return `a cell begins with ${JSON.stringify(cell.slice(0, 30))}`;
      cell = '';
    } else cell += character;
  }
  return undefined;
}
