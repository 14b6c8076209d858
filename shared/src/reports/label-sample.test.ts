import { expect, test } from 'vitest';
import { fact, record, report } from './findings/a-report.ts';
import { labelSample } from './label-sample.ts';

const labels = (...texts: string[]) =>
  texts.map((label) => ({ page: 1, text: 'Balance: $512', label }));

test('a sample holds the layout and new labels, each once, and no line of the report', () => {
  const read = report([], {
    unknownLabels: labels('Rate class', 'Rate class', 'Promotional until'),
  });
  expect(labelSample(read)).toBe('layout: equifax_annual\nRate class\nPromotional until\n');
});

test('nothing with a digit, in capitals, or with a word of a name is in it', () => {
  const { person } = report([]);
  const read = report([{ facts: { creditor: 'NORTHGATE SAVINGS' } }], {
    person: { ...person, names: [fact('JORDAN Q SAMPLE')], employers: [fact('EXAMPLE SCHOOL')] },
    unknownLabels: labels(
      'Payment of 1234',
      'JORDAN Q SAMPLE',
      'Jordan owes',
      'Northgate since',
      'School months',
      'Rate class',
    ),
  });
  expect(labelSample(read)).toBe('layout: equifax_annual\nRate class\n');
});

test('no value of an account or of a public record is in it, whatever the value is about', () => {
  const read = report(
    [{ facts: { responsibility: 'Joint Account', remarks: 'Disputed by Maria Fontaine' } }],
    {
      publicRecords: [record({ court: 'Sampleton Civil Court', type: 'Judgment' })],
      unknownLabels: labels(
        'Joint Account',
        'Joint Account Rate class',
        'Maria Fontaine',
        'Sampleton Civil Court',
        'Rate class',
        'Account class',
      ),
    },
  );
  expect(labelSample(read)).toBe('layout: equifax_annual\nRate class\nAccount class\n');
});
