import { Bureau } from '../../letters/index.ts';
import {
  NOT_REPORTED,
  nothingReported,
  publicRecordFields,
  tradelineFields,
  type CreditReport,
  type Fact,
  type HistoryMonth,
  type Inquiry,
  type PublicRecord,
  type PublicRecordFacts,
  type ReportDate,
  type Tradeline,
  type TradelineFacts,
  type TradelineField,
} from '../contract/report.ts';
import { trueLink } from '../layouts/truelink.table.ts';
import { bureauNamed } from './saved-row.ts';
import { TooComplex } from './saved-page.ts';
import { readValue, withoutIdentifiers } from './values.ts';

/** Reads the data behind a three-bureau page. Some sellers put an @ before a name and some none; one thing may stand for a list of one. */

type Node = Readonly<Record<string, unknown>>;

/** No saved report is nested nearly as deep, nor has as many parts. */
const DEEPEST = 60;
const MOST_PARTS = 2_000_000;

/** @returns undefined where it is no JSON at all @throws TooComplex before anything that deep is built */
export function parseReportJson(text: string): Node | undefined {
  const json = unwrapped(text);
  refuseDeep(json);
  try {
    const parsed: unknown = JSON.parse(json);
    return isNode(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Looks at brackets and commas outside of texts, one after the other. */
function refuseDeep(json: string): void {
  let depth = 0;
  let parts = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const mark = json[at];
    if (quoted) {
      if (mark === '\\') at += 1;
      else if (mark === '"') quoted = false;
      continue;
    }
    if (mark === '"') quoted = true;
    else if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    else if (mark === ',') parts += 1;
    if (depth > DEEPEST || parts > MOST_PARTS) throw new TooComplex();
  }
}

/** Some files are as a page asked for them: the data within the call of a function. */
function unwrapped(text: string): string {
  const start = text.search(/[{[]/);
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  const before = text.slice(0, Math.max(0, start)).trim();
  return /^[\w.$]{1,80}\($/.test(before) ? text.slice(start, end + 1) : text;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/** Every name in it, for telling what it is. */
export function namesIn(root: Node): Set<string> {
  const names = new Set<string>();
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const [name, value] of Object.entries(node)) {
      if (!Array.isArray(node)) names.add(name.replace(/^@/, ''));
      if (isNode(value)) waiting.push(value);
    }
  }
  return names;
}

export function readReportJson(root: Node): CreditReport[] {
  const report = holderOf('TradeLinePartition', root) ?? {};
  const tradelines = listOf(report['TradeLinePartition']).flatMap((partition) =>
    listOf(partition['Tradeline']).map((tradeline) => ({ partition, tradeline })),
  );
  const inquiries = partsIn(report, ['InquiryPartition'], 'Inquiry');
  // The data itself spells it so; a seller may have mended it.
  const records = partsIn(
    report,
    ['PulblicRecordPartition', 'PublicRecordPartition'],
    'PublicRecord',
  );
  const everything = [...tradelines.map(({ tradeline }) => tradeline), ...inquiries, ...records];
  const nobodys = everything.filter((node) => bureauOf(node) === undefined).length;
  return Object.values(Bureau)
    .filter((bureau) => everything.some((node) => bureauOf(node) === bureau))
    .map((bureau) => {
      const own = (node: Node) => bureauOf(node) === bureau;
      return {
        bureau,
        layout: trueLink.id,
        ...personIn(report, bureau),
        reference: NOT_REPORTED,
        tradelines: tradelines
          .filter(({ tradeline }) => own(tradeline))
          .map(({ partition, tradeline }, at) => tradelineOf(tradeline, { partition, bureau, at })),
        inquiries: inquiries.filter(own).map(inquiryOf),
        publicRecords: records.filter(own).map((node, at) => recordOf(node, { bureau, at })),
        neverPrinted: trueLink.neverPrinted,
        unknownLabels: nobodys > 0 ? [{ page: 1, text: '', label: 'Source.Bureau' }] : [],
      };
    });
}

function listOf(value: unknown): Node[] {
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

function partsIn(report: Node, partitions: readonly string[], name: string): Node[] {
  return partitions
    .flatMap((partition) => listOf(report[partition]))
    .flatMap((partition) => listOf(partition[name]));
}

/** The nearest part that has a part of this name. */
function holderOf(name: string, root: Node): Node | undefined {
  let level: readonly Node[] = [root];
  while (level.length > 0) {
    const holder = level.find((node) => name in node);
    if (holder) return holder;
    level = level.flatMap((node) => Object.values(node).filter(isNode));
  }
  return undefined;
}

/** @param way names with dots between them @returns '' where nothing stands there */
function textAt(node: Node, way: string): string {
  let at: unknown = node;
  for (const name of way.split('.')) {
    if (Array.isArray(at)) [at] = at;
    if (!isNode(at)) return '';
    at = at[name] ?? at[`@${name}`];
  }
  return typeof at === 'string' || typeof at === 'number' ? String(at) : '';
}

function bureauOf(node: Node): Bureau | undefined {
  for (const way of ['Source.Bureau.symbol', 'Source.Bureau.description', 'bureau']) {
    const bureau = bureauNamed(textAt(node, way));
    if (bureau) return bureau;
  }
  return undefined;
}

/** The first of the ways at which something stands. */
function written(node: Node, ways: readonly string[]) {
  const way = ways.find((one) => textAt(node, one).trim() !== '') ?? ways[0] ?? '';
  const text = textAt(node, way).trim();
  return { text, source: { page: 1, text: withoutIdentifiers(`${way}: ${text}`), label: way } };
}

function tradelineOf(
  node: Node,
  { partition, bureau, at }: { partition: Node; bureau: Bureau; at: number },
): Tradeline {
  const facts = nothingReported();
  for (const [field, ways] of Object.entries(trueLink.tradeline) as [
    TradelineField,
    readonly string[],
  ][]) {
    const { text, source } = written(node, ways);
    facts[field] = readValue(tradelineFields[field], text, source);
  }
  if (facts.accountType.state === 'not_reported') {
    const { text, source } = written(partition, ['accountTypeDescription']);
    facts.accountType = readValue('text', text, source);
  }
  const remarks = listOf(node['Remark'])
    .map((remark) => textAt(remark, 'RemarkCode.description') || textAt(remark, 'customRemark'))
    .filter(Boolean)
    .join('; ');
  const source = { page: 1, text: withoutIdentifiers(`Remark: ${remarks}`), label: 'Remark' };
  facts.remarks = readValue('text', remarks, source);
  return {
    id: `${bureau}-${at + 1}`,
    facts: facts as unknown as TradelineFacts,
    history: historyOf(node),
    markedAdverse: /derogatory/i.test(textAt(node, 'AccountCondition.description')),
    inCollections: textAt(partition, 'accountTypeSymbol') === trueLink.collections,
  };
}

const marks: Readonly<Record<string, HistoryMonth['mark']>> = trueLink.marks;

function historyOf(node: Node): HistoryMonth[] {
  const history = listOf(listOf(node['GrantedTrade'])[0]?.['PayStatusHistory'])[0];
  const months = listOf(history?.['MonthlyPayStatus']).flatMap((one): HistoryMonth[] => {
    const [date, status] = [textAt(one, 'date'), textAt(one, 'status').trim()];
    const month = /^(\d{4}-(?:0[1-9]|1[0-2]))\b/.exec(date)?.[1];
    if (month === undefined || status === '') return [];
    const source = { page: 1, text: `${date}: ${status}`, label: month };
    return [{ month, mark: marks[status] ?? 'unread', source }];
  });
  return months.toSorted((a, b) => (a.month < b.month ? -1 : 1));
}

function inquiryOf(node: Node, at: number): Inquiry {
  const company = written(node, ['subscriberName']);
  const date = written(node, ['inquiryDate']);
  return {
    id: `hard-inquiry-${at + 1}`,
    company: readValue('text', company.text, company.source),
    kind: 'hard',
    dates: [readValue('date', date.text, date.source) as Fact<ReportDate>],
  };
}

function recordOf(node: Node, { bureau, at }: { bureau: Bureau; at: number }): PublicRecord {
  const facts: Record<string, Fact<string>> = Object.fromEntries(
    Object.keys(publicRecordFields).map((field) => [field, NOT_REPORTED]),
  );
  for (const [field, ways] of Object.entries(trueLink.record)) {
    const { text, source } = written(node, ways);
    facts[field] = readValue(publicRecordFields[field as keyof PublicRecordFacts], text, source);
  }
  return { id: `${bureau}-record-${at + 1}`, facts: facts as unknown as PublicRecordFacts };
}

/** Every part of these may stand there once for each agency. */
function personIn(report: Node, bureau: Bureau): Pick<CreditReport, 'person' | 'date'> {
  const borrower = listOf(report['Borrower'])[0] ?? {};
  const own = (name: string) =>
    listOf(borrower[name]).filter((node) => (bureauOf(node) ?? bureau) === bureau);
  const facts = (label: string, texts: readonly string[]) =>
    texts
      .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean)
      .map((text) => readValue('text', text, { page: 1, text: withoutIdentifiers(text), label }));
  const names = own('BorrowerName').map((node) =>
    ['Name.first', 'Name.middle', 'Name.last'].map((way) => textAt(node, way)).join(' '),
  );
  const addresses = [...own('BorrowerAddress'), ...own('PreviousAddress')].map(addressOf);
  const year = own('Birth')
    .map((node) => /\b(19\d\d|20\d\d)\b/.exec(written(node, ['BirthDate.year', 'date']).text)?.[1])
    .find(Boolean);
  const source = listOf(listOf(report['Sources'])[0]?.['Source']).find(
    (node) =>
      (bureauNamed(textAt(node, 'Bureau.symbol')) ?? bureauNamed(textAt(node, 'Bureau'))) ===
      bureau,
  );
  const date = source && written(source, ['InquiryDate', 'inquiryDate']);
  return {
    person: {
      names: facts('BorrowerName', names),
      addresses: facts('BorrowerAddress', addresses),
      employers: facts(
        'Employer',
        own('Employer').map((node) => textAt(node, 'name')),
      ),
      birthYear: year
        ? {
            state: 'reported',
            value: Number(year),
            source: { page: 1, text: year, label: 'Birth' },
          }
        : NOT_REPORTED,
    },
    date: date ? (readValue('date', date.text, date.source) as Fact<ReportDate>) : NOT_REPORTED,
  };
}

const STREET = ['houseNumber', 'direction', 'streetName', 'streetType', 'unit'];

function addressOf(node: Node): string {
  const part = (name: string) => textAt(node, `CreditAddress.${name}`).trim();
  const street = part('unparsedStreet') || STREET.map(part).filter(Boolean).join(' ');
  const place = [part('city'), part('stateCode')].filter(Boolean).join(', ');
  return [street, [place, part('postalCode')].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
