import { valueOf, type CreditReport } from './contract/report.ts';

/** What a person may send us of a report that has words we don't know: these words alone, so that the layout's table can learn them. */

const MOST_LABELS = 60;
/** As labels are written: a capital first, and small letters. Names of people and companies are printed in capitals. */
const LABEL = /^[A-Z][a-z]+(?:[ /][A-Za-z#()]+){0,6}$/;

/** @returns the layout and its new labels, one a line, without digits and without any word that the report has as a value */
export function labelSample(report: CreditReport): string {
  const own = wordsOf(report);
  const labels = [...new Set(report.unknownLabels.map(({ label }) => label))].filter(
    (label) =>
      LABEL.test(label) &&
      !label
        .toLowerCase()
        .split(/[^a-z]+/)
        .some((word) => own.has(word)),
  );
  return [`layout: ${report.layout}`, ...labels.slice(0, MOST_LABELS), ''].join('\n');
}

/** Every word of who and what the report is about: people, places, employers, companies. */
function wordsOf({ person, tradelines, inquiries }: CreditReport): ReadonlySet<string> {
  const facts = [
    ...person.names,
    ...person.addresses,
    ...person.employers,
    ...tradelines.flatMap(({ facts: { creditor, originalCreditor } }) => [
      creditor,
      originalCreditor,
    ]),
    ...inquiries.map(({ company }) => company),
  ];
  const words = facts.flatMap((fact) => (valueOf(fact) ?? '').toLowerCase().split(/[^a-z]+/));
  return new Set(words.filter((word) => word.length > 2 && !EVERYWHERE.has(word)));
}

/** Words of names that are words of labels, too. */
const EVERYWHERE = new Set(['bank', 'credit', 'card', 'account', 'the', 'and', 'loan', 'auto']);
