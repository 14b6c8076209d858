import { valueOf, type CreditReport, type Fact } from './contract/report.ts';

/** What a person may send us of a report that has words we don't know: these words alone, so that the layout's table can learn them. */

const MOST_LABELS = 60;
/** As labels are written: a capital first, and small letters. Names of people and companies are printed in capitals. */
const LABEL = /^[A-Z][a-z]+(?:[ /][A-Za-z#()]+){0,6}$/;

/** @returns the layout and its new labels, one a line, without digits, any word of a name, and any value that the report has */
export function labelSample(report: CreditReport): string {
  const own = wordsOf(report);
  const values = valuesOf(report);
  const labels = [...new Set(report.unknownLabels.map(({ label }) => label))].filter(
    (label) =>
      LABEL.test(label) &&
      !label
        .toLowerCase()
        .split(/[^a-z]+/)
        .some((word) => own.has(word)) &&
      !values.some((value) => isPartOf(value, label)),
  );
  return [`layout: ${report.layout}`, ...labels.slice(0, MOST_LABELS), ''].join('\n');
}

/** What the entries say in words, be it of a person or not. */
function valuesOf({ tradelines, publicRecords }: CreditReport): readonly string[] {
  const facts = [...tradelines, ...publicRecords].flatMap((one): Fact<unknown>[] =>
    Object.values(one.facts),
  );
  return facts.flatMap((fact) => {
    const value = valueOf(fact);
    return typeof value === 'string' && /[a-z]/i.test(value) ? [spaced(value)] : [];
  });
}

/** The label is in a value, or a value of several words is in the label: one may have run into the other. */
function isPartOf(value: string, label: string): boolean {
  const words = spaced(label);
  return value.includes(words) || (value.trim().includes(' ') && words.includes(value));
}

/** Words alone, each between spaces. */
function spaced(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.join(' ') ?? ''
  } `;
}

/** Every word of who and what the report is about: people, places, employers, companies, courts. */
function wordsOf({ person, tradelines, inquiries, publicRecords }: CreditReport) {
  const facts = [
    ...person.names,
    ...person.addresses,
    ...person.employers,
    ...tradelines.flatMap(({ facts: { creditor, originalCreditor } }) => [
      creditor,
      originalCreditor,
    ]),
    ...inquiries.map(({ company }) => company),
    ...publicRecords.map(({ facts: { court } }) => court),
  ];
  const words = facts.flatMap((fact) => (valueOf(fact) ?? '').toLowerCase().split(/[^a-z]+/));
  return new Set(words.filter((word) => word.length > 2 && !EVERYWHERE.has(word)));
}

/** Words of names that are words of labels, too. */
const EVERYWHERE = new Set(['bank', 'credit', 'card', 'account', 'the', 'and', 'loan', 'auto']);
