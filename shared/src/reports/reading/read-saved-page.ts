import { Bureau } from '../../letters/index.ts';
import {
  NOT_REPORTED,
  nothingReported,
  publicRecordFields,
  tradelineFields,
  type CreditReport,
  type Fact,
  type Inquiry,
  type PublicRecord,
  type PublicRecordFacts,
  type ReportDate,
  type SourceLine,
  type Tradeline,
  type TradelineFacts,
} from '../contract/report.ts';
import type { PageRow } from '../contract/source.ts';
import { NOT_KEPT } from '../layouts/layout.ts';
import type { SavedLayout, SavedPart } from '../layouts/saved-layout.ts';
import { historyInBoxes, historyInLines, type Box } from './saved-history.ts';
import { bureauNamed, labelOf, textOf } from './saved-row.ts';
import { readValue, withoutIdentifiers } from './values.ts';

/** Reads a saved page by the table of its layout. @returns a report for each agency that has a column */
export function readSavedPage(rows: readonly PageRow[], layout: SavedLayout): CreditReport[] {
  const parts = partsOf(rows, layout);
  const bureaus = Object.values(Bureau).filter((bureau) =>
    parts.blocks.some(({ columns }) => columns.includes(bureau)),
  );
  return bureaus.map((bureau) => reportOf(bureau, { parts, layout }));
}

/** Rows below one line of agencies: an account, a record, or what the page says of the person. */
interface Block {
  readonly part: SavedPart;
  readonly title: string;
  /** Of each cell of a row; the first has the label. */
  readonly columns: readonly (Bureau | undefined)[];
  readonly rows: PageRow[];
  readonly history: PageRow[];
  readonly boxes: Box[];
}

interface Entry {
  readonly bureau: Bureau | undefined;
  readonly company: string;
  readonly date: string;
  readonly line: string;
}

interface Contact {
  readonly address: string;
  readonly phone: string;
}

interface Parts {
  readonly blocks: readonly Block[];
  readonly inquiries: readonly Entry[];
  readonly contacts: ReadonlyMap<string, Contact>;
  readonly notReadYet: readonly string[];
}

function partsOf(rows: readonly PageRow[], layout: SavedLayout): Parts {
  const blocks: Block[] = [];
  const inquiries: Entry[] = [];
  const contacts = new Map<string, Contact>();
  const unread: { text: string; isRead: boolean }[] = [];
  const isRead = () => {
    const [last] = unread.slice(-1);
    if (last) last.isRead = true;
  };
  let box: { bureau: Bureau | undefined; mark: string } | undefined;
  let part: SavedPart = 'passed_over';
  let title = '';
  let table: { of: 'inquiries' | 'contacts'; columns: readonly string[] } | undefined;
  for (const row of rows) {
    const [first] = row.cells;
    if (row.cells.length === 1) {
      const text = textOf(row, 0);
      const isCalled = (name: string | undefined) =>
        name !== undefined && (first?.classes.includes(name) ?? false);
      if (isCalled(layout.boxes?.bureau)) {
        box = { bureau: bureauNamed(text), mark: '' };
        continue;
      }
      if (box && isCalled(layout.boxes?.mark)) {
        box.mark = text;
        continue;
      }
      if (box && isCalled(layout.boxes?.month)) {
        blocks.at(-1)?.boxes.push({ ...box, month: text, under: unread.at(-1)?.text ?? '' });
        box.mark = '';
        isRead();
        continue;
      }
      box = undefined;
      if (/^none reported$/i.test(text)) isRead();
      part = layout.headings.find(([pattern]) => pattern.test(text))?.[1] ?? part;
      if (layout.notReadYet.some((pattern) => pattern.test(text)))
        unread.push({ text, isRead: false });
      if (layout.titles.some(isCalled)) title = text;
      table = undefined;
      continue;
    }
    const columns = row.cells.map((_, at) => bureauNamed(textOf(row, at)));
    const isHead = textOf(row, 0) === '' && columns.slice(1).every(Boolean);
    if (isHead) {
      blocks.push({ part, title, columns, rows: [], history: [], boxes: [] });
      if (part === 'public_records') isRead();
      title = '';
      table = undefined;
      continue;
    }
    const headed = tableHead(row, layout);
    if (headed) {
      table = headed;
      isRead();
    } else if (table?.columns.length === row.cells.length) {
      const at = (name: string) => textOf(row, table?.columns.indexOf(name) ?? -1);
      if (table.of === 'contacts') {
        contacts.set(at('creditor'), { address: at('address'), phone: at('phone') });
      } else {
        const line = row.cells.map((_, cell) => textOf(row, cell)).join('  ');
        const bureau = bureauNamed(at('bureau'));
        inquiries.push({ bureau, company: at('company'), date: at('date'), line });
      }
    } else {
      const block = blocks.at(-1);
      const label = labelOf(row);
      const isHistory = label === 'Month' || label === 'Year' || columns[0] !== undefined;
      (isHistory ? block?.history : block?.rows)?.push(row);
    }
  }
  const notReadYet = unread.flatMap((heading) => (heading.isRead ? [] : [heading.text]));
  return { blocks, inquiries, contacts, notReadYet };
}

function tableHead(row: PageRow, { inquiries, contacts }: SavedLayout) {
  const names = row.cells.map((_, at) => textOf(row, at));
  const headed = (known: Readonly<Record<string, string>> | undefined) =>
    known && names.every((name) => name in known) ? names.map((name) => known[name] ?? '') : [];
  for (const [of, columns] of [
    ['inquiries', headed(inquiries)],
    ['contacts', headed(contacts)],
  ] as const) {
    if (columns.length > 0) return { of, columns };
  }
  return undefined;
}

function reportOf(
  bureau: Bureau,
  { parts, layout }: { parts: Parts; layout: SavedLayout },
): CreditReport {
  const own = parts.blocks.filter(({ columns }) => columns.includes(bureau));
  const accounts = own.filter(({ part, rows }) => part !== 'public_records' && isAccount(rows));
  const tradelines = accounts.flatMap(
    (block) => tradelineOf(block, { bureau, layout, contacts: parts.contacts }) ?? [],
  );
  const records = own.filter(({ part }) => part === 'public_records');
  return {
    bureau,
    layout: layout.id,
    ...personIn(own, { bureau, layout }),
    // The number on such a page is its seller's: no agency knows it.
    reference: NOT_REPORTED,
    tradelines: tradelines.map(({ tradeline }, at) => ({
      ...tradeline,
      id: `${bureau}-${at + 1}`,
    })),
    inquiries: inquiriesOf(bureau, parts),
    publicRecords: records
      .flatMap((block) => recordOf(block, { bureau, layout }) ?? [])
      .map((record, at) => ({ ...record, id: `${bureau}-record-${at + 1}` })),
    neverPrinted: layout.neverPrinted,
    unknownLabels: [
      ...new Set([
        ...parts.notReadYet,
        ...tradelines.flatMap(({ unreadHistory }) => unreadHistory ?? []),
      ]),
      ...accounts.flatMap(({ rows }) =>
        rows.map(labelOf).filter((label) => !(label in layout.labels) && LIKE_A_LABEL.test(label)),
      ),
    ].map((label) => ({ page: 1, text: '', label })),
  };
}

const LIKE_A_LABEL = /^[A-Z][\w #.()/-]{2,48}$/;

function isAccount(rows: readonly PageRow[]): boolean {
  return rows.some((row) => labelOf(row) === 'Account #');
}

interface Value {
  /** Undefined where the row has not the columns of its head: nobody can say whose value it is. */
  readonly texts: readonly string[] | undefined;
  /** Where the cell has several of a kind, each in a line. */
  readonly lines: readonly string[] | undefined;
  readonly source: SourceLine;
}

function valueIn(row: PageRow, { columns }: Block, bureau: Bureau): Value {
  const label = labelOf(row);
  const fits = row.cells.length === columns.length;
  const own = fits ? row.cells[columns.indexOf(bureau)] : undefined;
  const texts = fits ? (own?.texts ?? []) : undefined;
  const shown = texts ?? row.cells.slice(1).flatMap((cell) => cell.texts);
  return {
    texts,
    lines: own?.lines ?? texts,
    source: { page: 1, text: withoutIdentifiers(`${label}: ${shown.join('; ')}`), label },
  };
}

function tradelineOf(
  block: Block,
  {
    bureau,
    layout,
    contacts,
  }: { bureau: Bureau; layout: SavedLayout; contacts: Parts['contacts'] },
):
  | { readonly tradeline: Omit<Tradeline, 'id'>; readonly unreadHistory: string | undefined }
  | undefined {
  const facts = nothingReported();
  const put = (field: keyof TradelineFacts, text: string, source: SourceLine) => {
    if (facts[field].state === 'not_reported')
      facts[field] = readValue(tradelineFields[field], text, source);
  };
  for (const row of block.rows) {
    const field = layout.labels[labelOf(row)];
    if (field === undefined || field === NOT_KEPT) continue;
    const { texts, source } = valueIn(row, block, bureau);
    if (texts) put(field, texts.join(field === 'remarks' ? '; ' : ' '), source);
    else if (facts[field].state === 'not_reported') facts[field] = { state: 'unread', source };
  }
  const { history, unreadHistory } =
    layout.boxes === undefined
      ? { history: historyInLines(block.history, { bureau, layout }), unreadHistory: undefined }
      : historyInBoxes(block.boxes, { bureau, layout, reported: facts.dateReported });
  const isThere = Object.values(facts).some(({ state }) => state !== 'not_reported');
  // An account that the agency does not have is an empty column.
  if (!isThere) return undefined;
  const { creditor, originalCreditor } = namedIn(block.title);
  const source = { page: 1, text: withoutIdentifiers(block.title), label: '' };
  put('creditor', creditor, source);
  if (originalCreditor) put('originalCreditor', originalCreditor, source);
  const contact = contacts.get(creditor);
  if (contact) {
    const line = `${creditor}  ${contact.address}  ${contact.phone}`;
    put('address', contact.address, { page: 1, text: line, label: 'Address' });
    put('phone', contact.phone, { page: 1, text: line, label: 'Phone Number' });
  }
  const { condition } = facts;
  const markedAdverse =
    condition.state === 'reported' && /derogatory/i.test(String(condition.value));
  return {
    tradeline: {
      facts: facts as unknown as TradelineFacts,
      history,
      markedAdverse,
      inCollections: false,
    },
    unreadHistory,
  };
}

const ORIGINAL = '(Original Creditor: ';

function namedIn(title: string): { creditor: string; originalCreditor?: string } {
  const at = title.lastIndexOf(ORIGINAL);
  if (at === -1 || !title.endsWith(')')) return { creditor: title };
  return {
    creditor: title.slice(0, at).trim(),
    originalCreditor: title.slice(at + ORIGINAL.length, -1).trim(),
  };
}

function recordOf(
  block: Block,
  { bureau, layout }: { bureau: Bureau; layout: SavedLayout },
): Omit<PublicRecord, 'id'> | undefined {
  const facts: Record<string, Fact<string>> = Object.fromEntries(
    Object.keys(publicRecordFields).map((field) => [field, NOT_REPORTED]),
  );
  for (const row of block.rows) {
    const field = layout.recordLabels[labelOf(row)];
    if (field === undefined || field === NOT_KEPT) continue;
    const { texts, source } = valueIn(row, block, bureau);
    facts[field] = texts
      ? readValue(publicRecordFields[field], texts.join(' '), source)
      : { state: 'unread', source };
  }
  const isThere = Object.values(facts).some(({ state }) => state !== 'not_reported');
  return isThere ? { facts: facts as unknown as PublicRecordFacts } : undefined;
}

function inquiriesOf(bureau: Bureau, { inquiries }: Parts): Inquiry[] {
  return inquiries
    .filter((entry) => entry.bureau === bureau)
    .map(({ company, date, line }, at) => {
      const source = { page: 1, text: withoutIdentifiers(line), label: '' };
      return {
        id: `hard-inquiry-${at + 1}`,
        company: readValue('text', company, source),
        // These pages show no others.
        kind: 'hard',
        dates: [readValue('date', date, source) as Fact<ReportDate>],
      };
    });
}

function personIn(
  blocks: readonly Block[],
  { bureau, layout }: { bureau: Bureau; layout: SavedLayout },
): Pick<CreditReport, 'person' | 'date'> {
  const found = blocks
    .filter(({ part, rows }) => part === 'person' && !isAccount(rows))
    .flatMap((block) =>
      block.rows.flatMap((row) => {
        const meaning = layout.personLabels[labelOf(row)];
        return meaning ? [{ meaning, ...valueIn(row, block, bureau) }] : [];
      }),
    );
  const each = (wanted: string) =>
    found.flatMap(({ meaning, texts = [], lines = [], source }) =>
      meaning === wanted
        ? (meaning === 'names' ? lines : texts)
            .filter((text) => !NO_ITEM.test(text))
            .map((text) => readValue('text', text, { ...source, text: withoutIdentifiers(text) }))
        : [],
    );
  const date = found.find(({ meaning }) => meaning === 'date');
  const birth = found.find(({ meaning }) => meaning === 'birth');
  const year = /\b(19\d\d|20\d\d)\b/.exec(birth?.texts?.join(' ') ?? '')?.[1];
  return {
    person: {
      names: each('names'),
      addresses: each('addresses'),
      employers: each('employers'),
      birthYear:
        birth && year
          ? {
              state: 'reported',
              value: Number(year),
              source: { page: 1, text: year, label: birth.source.label },
            }
          : NOT_REPORTED,
    },
    date: date?.texts
      ? (readValue('date', date.texts.join(' '), date.source) as Fact<ReportDate>)
      : NOT_REPORTED,
  };
}

/** A dash, or the month in which the address was reported. */
const NO_ITEM = /^(?:[-–—]{1,3}|\(?\d{1,2}\/(?:\d{1,2}\/)?\d{2,4}\)?)$/;
