import type { Bureau } from '@creditfix/shared/letters';
import type { HistoryMark } from '@creditfix/shared/reports';
import { NAMES, dollarsAndCents, page, type Cell, type Row } from './save-page.ts';
import { MONTHS, escaped, slashed, text } from './sheets.ts';
import type { SharedTradeline, ThreeBureaus } from './three-bureaus.ts';

/** SmartCredit's page in both of its views, each with a grid of its own. */

const BOXES: Partial<Record<HistoryMark, readonly [text: string, code: string]>> = {
  ok: ['OK', 'C'],
  late_30: ['30', '1'],
  late_60: ['60', '2'],
  late_90: ['90', '3'],
  collection_or_charge_off: ['CO', '9'],
};

/** Two years as boxes, the newest last; months that nobody reported have no mark. */
function boxes(
  { bureaus }: ThreeBureaus,
  { at }: SharedTradeline,
  nameOf: (month: string) => string,
): string {
  return bureaus
    .map((bureau) => {
      const heading = `<p class="text-${bureau} fw-bold payment-history-heading mb-1 text-capitalize">${bureau}</p>`;
      const marks = new Map(at[bureau]?.history);
      const newest = [...marks.keys()].at(-1);
      if (!newest)
        return `<div class="payment-history">${heading}<p class="fw-bold">NONE REPORTED</p></div>`;
      const last = Number(newest.slice(0, 4)) * 12 + Number(newest.slice(5)) - 1;
      const [oldest = newest] = marks.keys();
      const first = Number(oldest.slice(0, 4)) * 12 + Number(oldest.slice(5)) - 1;
      const length = Math.max(24, last - first + 1);
      const months = Array.from({ length }, (_, back) => last - length + 1 + back).map((month) => {
        const name = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
        const [mark = '', code = 'U'] = BOXES[marks.get(name) ?? 'no_data'] ?? [];
        return `<div class="status-${code}"><p class="month-badge">${mark}</p><p class="month-label text-center">${nameOf(name)}</p></div>`;
      });
      return `<div class="d-flex flex-wrap my-1 payment-history">${heading}<div class="d-flex gap-1 flex-wrap flex-1">${months.join('')}</div></div>`;
    })
    .join('');
}

const shortMonth = (month: string) => (MONTHS[Number(month.slice(5)) - 1] ?? '').slice(0, 3);
/** Nobody described how the page writes them: with a year or without. */
const MONTH_NAMES: readonly ((month: string) => string)[] = [
  shortMonth,
  (month) => `${shortMonth(month)} ’${month.slice(2, 4)}`,
  (month) => `${month.slice(5)}/${month.slice(2, 4)}`,
];

const LEGEND = `<div class="d-flex flex-wrap payment-history-legend"><div class="status-U"><p class="month-badge"></p><p class="month-label"> Unknown </p></div><div class="status-C"><p class="month-badge"> OK </p><p class="month-label"> Current </p></div><div class="status-9"><p class="month-badge"> CO </p><p class="month-label"> Collection Chargeoff </p></div></div>`;

const lateCounts = (bureaus: readonly Bureau[]) =>
  `<div class="d-grid grid-cols-3">${bureaus.map((bureau) => `<div class="border-right"><p class="text-${bureau}">${bureau}<sup>®</sup></p><div class="d-grid grid-cols-3"><p> 30: <span>0</span></p><p> 60: <span>0</span></p><p> 90: <span>0</span></p></div></div>`).join('')}</div>`;

const SMARTCREDIT_ROWS: readonly (readonly [label: string, cell: Cell])[] = [
  ['Account #', ({ accountNumber }) => `${text(accountNumber)}****`],
  ['High Balance', ({ highBalance }) => dollarsAndCents(highBalance)],
  ['Last Verified', ({ dateReported }) => slashed(dateReported)],
  ['Date of Last Activity', () => ''],
  ['Date Reported', ({ dateReported }) => slashed(dateReported)],
  ['Date Opened', ({ dateOpened }) => slashed(dateOpened)],
  ['Balance Owed', ({ balance }) => dollarsAndCents(balance)],
  ['Closed Date', ({ dateClosed }) => slashed(dateClosed)],
  ['Account Rating', ({ condition }) => text(condition)],
  ['Account Description', ({ responsibility }) => text(responsibility)],
  ['Dispute Status', () => 'Account not disputed'],
  ['Creditor Type', () => 'Bank'],
  ['Account Status', ({ condition }) => (condition === 'Open' ? 'Open' : 'Closed')],
  ['Payment Status', ({ status }) => text(status)],
  ['Creditor Remarks', ({ remarks }) => text(remarks)],
  ['Original Creditor', ({ originalCreditor }) => text(originalCreditor)],
  ['Payment Amount', ({ monthlyPayment }) => dollarsAndCents(monthlyPayment)],
  ['Last Payment', ({ lastPayment }) => slashed(lastPayment)],
  ['Term Length', () => '60 Month(s)'],
  ['Past Due Amount', ({ pastDue }) => dollarsAndCents(pastDue)],
  ['Account Type', ({ accountType }) => text(accountType)],
  ['Payment Frequency', () => 'Monthly'],
  ['Credit Limit', ({ creditLimit }) => dollarsAndCents(creditLimit)],
];

/** SmartCredit's page: a grid of boxes, with a column only for agencies that have the account. */
export function smartCreditPage(told: ThreeBureaus, seed: number): string {
  const nameOf = MONTH_NAMES[seed % MONTH_NAMES.length] ?? shortMonth;
  const { bureaus, reports, tradelines } = told;
  const heads = (of: readonly Bureau[]) => [
    '<div class="attribute-label" style="background-color: #fff !important"></div>',
    ...of.map(
      (bureau) =>
        `<div class="bg-${bureau} text-white fw-bold fs-10"> ${NAMES[bureau]}<sup>®</sup></div>`,
    ),
  ];
  const grid = (of: readonly Bureau[], rows: readonly Row[]) =>
    `<div class="attributes-table mt-3"><div class="d-grid grid-cols-${of.length + 1}">${[
      ...heads(of),
      ...rows.flatMap(([label, values]) => [
        `<div class="attribute-label">${label}</div>`,
        ...values.map((value) => `<div>${value || ' -- '}</div>`),
      ]),
    ].join('')}</div></div>`;
  const person = grid(bureaus, [
    ['Credit Report Date', bureaus.map((bureau) => slashed(reports[bureau].date))],
    ['Name', bureaus.map((bureau) => escaped(reports[bureau].name))],
    ['Date of Birth', bureaus.map((bureau) => String(reports[bureau].birthYear))],
    ['Current Address', bureaus.map((bureau) => escaped(reports[bureau].address))],
    ['Employer', bureaus.map((bureau) => escaped(reports[bureau].employer))],
  ]);
  const accounts = tradelines.map((tradeline) => {
    const { creditor, at } = tradeline;
    const of = bureaus.filter((bureau) => at[bureau]);
    const rows = SMARTCREDIT_ROWS.map(([label, cell]): Row => [
      label,
      of.map((bureau) => {
        const value = escaped(cell(at[bureau]?.facts ?? {}));
        return label === 'Creditor Remarks' && value ? `<div>${value}</div>` : value;
      }),
    ]);
    const switches = of.map(
      (bureau) =>
        `<div class="light-switch"><div class="slider slider-on"></div><div class="ps-5"> ${NAMES[bureau]}<sup>®</sup></div></div>`,
    );
    return `<div class="account-container"><div class="row"><div class="col"><p class="h5 mb-4"><strong>${escaped(creditor)}</strong></p></div></div><div class="bureau-filters">${switches.join('')}</div>${grid(of, rows)}<div class="payment-history mt-5"><p><strong>Two year payment history</strong></p>${boxes({ ...told, bureaus: of }, tradeline, nameOf)}</div><div class="late-history"><p><strong>Days late - 7 year history</strong></p><div class="d-grid grid-cols-3"><p class="mb-0">30: 0</p><p class="mb-0">60: 0</p><p class="mb-0">90: 0</p></div></div></div>`;
  });
  return page(
    `<h2>Personal Information</h2>${person}<h2>Account History</h2>${accounts.join('\n')}<h2>Inquiries</h2><div><p>INVENTED LENDER</p><p>02/03/2026</p></div><h2>Public Information</h2><p>INVENTED COURT</p>`,
  );
}

/** In its classic view a grid is written column by column, with the place of each cell in its name; all agencies have a column. */
export function smartCreditClassicPage(told: ThreeBureaus, seed: number): string {
  const nameOf = MONTH_NAMES[seed % MONTH_NAMES.length] ?? shortMonth;
  return page(
    [
      `<h5 class="m-0 fw-bold"> Personal Information </h5><div class="d-flex d-print-none"><strong>Quick Links:</strong><span> Personal Information </span><span>/</span><span> Inquiries </span></div>${placed(personRows(told))}<p><strong>Consumer Statement</strong></p><div><p>transunion<sup>®</sup></p><p>NONE REPORTED</p></div>`,
      `<h5 class="fw-bold"> Summary </h5>${placed([['Total Accounts', every('12')]])}`,
      `<h5 class="fw-bold"> Account History </h5><p><strong>At-a-glance viewing of your payment history</strong></p>${LEGEND}<p id="type-r"><strong>Revolving Accounts</strong> : Accounts with an open-end term</p>${told.tradelines.map((one) => classicAccount(one, told, nameOf)).join('\n')}`,
      `<div class="my-3"><h5 class="fw-bold">Public Information</h5></div>${classicRecords(told) || NONE}`,
      `<h5 class="fw-bold">Inquiries</h5>${classicInquiries(told)}`,
      `<h5 class="fw-bold"> Creditor Contacts <small class="creditor-toggle"><span>Show</span></small></h5><div class="creditor-contacts">${classicContacts(told)}</div>`,
    ]
      .map((part) => `<section>${part}</section>`)
      .join('\n'),
  );
}

const NONE = '<div>None Reported</div>';
const BUREAUS: readonly Bureau[] = ['transunion', 'experian', 'equifax'];
const every = (value: string) => BUREAUS.map(() => escaped(value));
const cell = (place: string, value: string) => `<p class="grid-cell px-1 ${place}">${value}</p>`;

function placed(rows: readonly Row[]): string {
  const labels = rows.map(([label], at) => cell(`row-start-${at + 2} col-start-1 fw-bold`, label));
  const columns = BUREAUS.map((bureau, column) => {
    const at = `col-start-${column + 2}`;
    const values = rows.map(([, own], row) =>
      cell(`${at} row-start-${row + 2}`, own[column] || ' -- '),
    );
    const head = cell(`bg-${bureau} ${at} row-start-1`, `${bureau}<sup>®</sup>`);
    return `<div class="grid-rows-7 d-contents">${head}${values.join('')}</div>`;
  });
  return `<div class="d-grid grid-cols-4 my-1"><div class="d-contents flex-1 labels">${labels.join('')}</div>${columns.join('')}</div>`;
}

function listed(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, ...rows]
    .map(
      (cells) =>
        `<div class="d-grid grid-cols-3 border-b">${cells.map((value) => cell('', value)).join('')}</div>`,
    )
    .join('');
}

function personRows({ reports }: ThreeBureaus): readonly Row[] {
  const each = (value: (bureau: Bureau) => string) => BUREAUS.map(value);
  return [
    ['Credit Report Date', each((bureau) => slashed(reports[bureau].date))],
    [
      'Name <br> Also Known As:',
      each(
        (bureau) =>
          `${escaped(reports[bureau].name)}<br>${escaped(reports[bureau].formerName)}<br>`,
      ),
    ],
    ['Date of Birth', each((bureau) => String(reports[bureau].birthYear))],
    ['Current Address', each((bureau) => escaped(reports[bureau].address))],
    ['Previous Address', every('12 OLD INVENTED RD NOWHERE, TX')],
    ['Employer', each((bureau) => escaped(reports[bureau].employer))],
  ];
}

const NOT_OF_COLLECTIONS = ['Payment Amount', 'Term Length', 'Payment Frequency', 'Credit Limit'];
const ONLY_OF_COLLECTIONS = ['Original Creditor'];

function classicAccount(
  tradeline: SharedTradeline,
  told: ThreeBureaus,
  nameOf: (month: string) => string,
): string {
  const { creditor, at } = tradeline;
  const collection = Object.values(at).some((one) => one.collection);
  const left = collection ? NOT_OF_COLLECTIONS : ONLY_OF_COLLECTIONS;
  const rows = SMARTCREDIT_ROWS.filter(([label]) => !left.includes(label)).map(
    ([label, of]): Row => [
      /^(?:Account #|Original Creditor)$/.test(label) ? label : `${label}:`,
      BUREAUS.map((bureau) => {
        const own = at[bureau];
        return own ? escaped(of(own.facts)) : '';
      }),
    ],
  );
  return `<div class="my-3 border-b"><div><p class="mb-3 h6"><strong>${escaped(creditor)}</strong></p>${placed(rows)}</div><div class="mt-3 p-1 fs-12"><p class="text-gray-800"><strong>Two-Year Payment History</strong></p>${boxes(told, tradeline, nameOf)}</div><div><p class="text-gray-800"><strong>Days Late - 7 Year History</strong></p>${lateCounts(BUREAUS)}</div></div>`;
}

function classicRecords({ reports }: ThreeBureaus): string {
  return reports.equifax.records
    .map(({ type, status, dateFiled, reference, court }) =>
      placed([
        ['Type', every(type)],
        ['Status', every(status)],
        ['Date Filed/Reported', every(slashed(dateFiled))],
        ['Reference#', every(reference)],
        ['Closing Date', every('')],
        ['Asset Amount', every('$1,000')],
        ['Court', every(court)],
        ['Liability', every('$1,000')],
        ['Exempt Amount', every('')],
      ]),
    )
    .join('');
}

function classicInquiries({ reports }: ThreeBureaus): string {
  const rows = BUREAUS.flatMap((bureau) =>
    reports[bureau].inquiries.map(({ company, dates }) => [
      escaped(company),
      slashed(dates[0]),
      NAMES[bureau],
    ]),
  );
  return rows.length > 0
    ? listed([' Creditor Name ', ' Date of Inquiry ', ' Credit Bureau '], rows)
    : NONE;
}

function classicContacts({ tradelines }: ThreeBureaus): string {
  const own = new Map(
    tradelines.map(({ creditor, at }) => [creditor, Object.values(at)[0]?.facts]),
  );
  const rows = [...own].map(([creditor, facts]) => [
    escaped(creditor),
    `<span>${escaped(text(facts?.address))}</span>`,
    text(facts?.phone),
  ]);
  return listed([' Creditor Name ', ' Address ', ' Phone Number '], rows);
}
