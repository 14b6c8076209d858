import type { Bureau } from '@creditfix/shared/letters';
import type { HistoryMark } from '@creditfix/shared/reports';
import { seeded, type Seeded } from '../seeded.ts';
import type { InventedFacts } from './invented-report.ts';
import { MONTHS, escaped, slashed, text } from './sheets.ts';
import type { SharedTradeline, ThreeBureaus } from './three-bureaus.ts';

/** Invented three-bureau pages as a browser saves them: with scripts, templates, hidden other states, and a legend of every mark. */

const NAMES: Readonly<Record<Bureau, string>> = {
  transunion: 'TransUnion',
  experian: 'Experian',
  equifax: 'Equifax',
};
const HEADS: Readonly<Record<Bureau, string>> = {
  transunion: 'headerTUC',
  experian: 'headerEXP',
  equifax: 'headerEQF',
};
const MARKS: Partial<Record<HistoryMark, readonly [text: string, name: string]>> = {
  ok: ['OK', 'hstry-ok'],
  late_30: ['30', 'hstry-30'],
  late_60: ['60', 'hstry-60'],
  late_90: ['90', 'hstry-90'],
  collection_or_charge_off: ['CO', 'hstry-other'],
};

function dollarsAndCents(cents: unknown): string {
  return typeof cents === 'number'
    ? (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
    : '';
}

type Cell = (facts: InventedFacts) => string;

/** The page of IdentityIQ and of those that it also draws for. */
export function identityIqPage(told: ThreeBureaus, seed: number): string {
  const random = seeded(seed + 3_000_000);
  return page(
    [
      '<div class="reportTopHeader ng-hide">One Bureau Credit Report</div>',
      '<div class="reportTopHeader">Three Bureau Credit Report</div>',
      '<table id="reportTop"><tbody><tr><td class="label">Reference #</td><td>M10000001</td></tr></tbody></table>',
      part('Personal Information', table(told, personRows(told))),
      part('Credit Score', table(told, [['Credit Score:', told.bureaus.map(() => '701')]])),
      part('Summary', table(told, [['Total Accounts:', told.bureaus.map(() => '12')]])),
      `<div class="rpt_content_wrapper">${partHead('Account History')}<address-history>${told.tradelines
        .map((tradeline) => account(tradeline, { told, random }))
        .join('\n')}</address-history></div>`,
      part('Inquiries', inquiries(told, random)),
      part('Public Information', records(told)),
      part('Creditor Contacts', contacts(told)),
      legend(),
    ].join('\n<div class="content_divider">\n</div>\n'),
  );
}

function page(body: string): string {
  return `<!DOCTYPE html>\n<!-- saved from url=(0043)https://www.example.invalid/CreditReport.aspx -->\n<html><head><meta charset="utf-8"><title>Credit Report</title>
<script>document.write('<td class="info">$99,999.00</td>');</script><style>.label{font-weight:bold}</style></head>
<body onload="start()"><script type="text/ng-template" id="tradeLinePartitionBasic"><div class="sub_header">{{tpartition['name']}}</div></script>
<div class="ng-hide">Loading.. please wait</div>${body}</body></html>`;
}

const partHead = (name: string) =>
  `<div class="rpt_fullReport_header"><span class="return_topSpan"><a href="javascript:void(0);" class="moreAboutLink"><img src="/images/tu/back_icon.gif">Back to Top</a> </span>${name}</div>`;
const part = (name: string, body: string) =>
  `<div class="rpt_content_wrapper">${partHead(name)}<table class="help_text"><tbody><tr><td class="help_text_img"><img src="/images/tu/info_icon.gif"></td><td>Below is what the agencies say: Balance, Past Due, Experian.</td></tr></tbody></table>${body}</div>`;

type Row = readonly [label: string, values: readonly string[]];

function table({ bureaus }: ThreeBureaus, rows: readonly Row[]): string {
  const heads = bureaus.map((bureau) => `<th class="${HEADS[bureau]}">\n ${NAMES[bureau]}\n</th>`);
  const lines = rows.map(
    ([label, values]) =>
      `<tr class="rowAlt"><td class="label">\n ${label}\n</td>${values
        .map(
          (value) =>
            `<td class="info"><ng-repeat class="${value ? '' : 'ng-hide'}">${value || 'not shown'}</ng-repeat><ng class="${value ? 'ng-hide' : ''}">-</ng></td>`,
        )
        .join('')}</tr>`,
  );
  return `<table class="rpt_content_table rpt_content_header rpt_table4column"><tbody><tr><th></th>${heads.join('')}</tr>${lines.join('')}</tbody></table>`;
}

function personRows({ bureaus, reports }: ThreeBureaus): readonly Row[] {
  const each = (value: (bureau: Bureau) => string) => bureaus.map(value);
  return [
    ['Credit Report Date:', each((bureau) => slashed(reports[bureau].date))],
    ['Name:', each((bureau) => `<div>${escaped(spaced(reports[bureau].name))}</div>`)],
    [
      'Also Known As:',
      each((bureau) => `<div>${escaped(reports[bureau].formerName)}</div><div>J Q NOBODY</div>`),
    ],
    ['Former:', each(() => '')],
    ['Date of Birth:', each((bureau) => `03/04/${reports[bureau].birthYear}`)],
    [
      'Current Address(es):',
      each((bureau) => `<div>${escaped(reports[bureau].address)}<br>\n</div><div>(03/2020)</div>`),
    ],
    ['Previous Address(es):', each(() => '<div>12 OLD INVENTED RD<br>NOWHERE,&nbsp;TX</div>')],
    ['Employers:', each((bureau) => escaped(reports[bureau].employer))],
  ];
}

const spaced = (name: string) => name.replaceAll(' ', '\u00a0\n ');

const ACCOUNT_ROWS: readonly (readonly [label: string, cell: Cell])[] = [
  ['Account #:', ({ accountNumber }) => `${text(accountNumber)}********`],
  ['Account Type:', ({ accountType }) => text(accountType)],
  ['Account Type - Detail:', ({ loanType }) => text(loanType)],
  ['Bureau Code:', ({ responsibility }) => text(responsibility)],
  ['Account Status:', ({ condition }) => text(condition)],
  ['Monthly Payment:', ({ monthlyPayment }) => dollarsAndCents(monthlyPayment)],
  ['Date Opened:', ({ dateOpened }) => slashed(dateOpened)],
  ['Balance:', ({ balance }) => dollarsAndCents(balance)],
  ['No. of Months (terms):', () => '60'],
  ['High Credit:', ({ highBalance }) => dollarsAndCents(highBalance)],
  ['Credit Limit:', ({ creditLimit }) => dollarsAndCents(creditLimit)],
  ['Past Due:', ({ pastDue }) => dollarsAndCents(pastDue)],
  ['Payment Status:', ({ status }) => text(status)],
  ['Last Reported:', ({ dateReported }) => slashed(dateReported)],
  ['Comments:', ({ remarks }) => text(remarks)],
  ['Date Last Active:', ({ lastActivity }) => slashed(lastActivity)],
  ['Date of Last Payment:', ({ lastPayment }) => slashed(lastPayment)],
];

function account(
  { creditor, originalCreditor, at }: SharedTradeline,
  { told, random }: { told: ThreeBureaus; random: Seeded },
): string {
  const original = originalCreditor
    ? `&nbsp;(Original Creditor: ${escaped(originalCreditor)})`
    : '';
  const rows = ACCOUNT_ROWS.map(([label, cell]): Row => {
    const values = told.bureaus.map((bureau) => {
      const own = at[bureau];
      const value = own ? escaped(cell(own.facts)) : '';
      return label === 'Comments:' && value ? `<div>${value}</div><div>\n</div>` : value;
    });
    return [label, values];
  });
  const months = [
    ...new Set(Object.values(at).flatMap(({ history }) => history.map(([month]) => month))),
  ]
    .toSorted()
    .toReversed();
  const cells = (values: readonly string[]) => values.join('');
  const history =
    months.length === 0
      ? ''
      : `<table class="rpt_content_table addr_hsrty"><tbody><tr><td class="label leftHeader">Month</td>${cells(
          months.map(
            (month) =>
              `<td class="info">${(MONTHS[Number(month.slice(5)) - 1] ?? '').slice(0, 3)}</td>`,
          ),
        )}</tr><tr><td class="label leftHeader">Year</td>${cells(
          months.map((month) => `<td class="info">${month.slice(2, 4)}</td>`),
        )}</tr>${told.bureaus
          .map((bureau) => {
            const marks = new Map(at[bureau]?.history);
            return `<tr><td class="label leftHeader">${NAMES[bureau]}</td>${cells(
              months.map((month) => {
                const [mark = '', name = 'hstry-unknown'] =
                  MARKS[marks.get(month) ?? 'no_data'] ?? [];
                return `<td class="info ${name}">${mark}</td>`;
              }),
            )}</tr>`;
          })
          .join('')}</tbody></table>`;
  // Some pages close what they opened, some leave that to the browser.
  const open = random.chance(0.5);
  return `<table class="crPrint" style="width:100%"><tbody><tr><td><div class="sub_header">\n ${escaped(creditor)} <ng>${original}</ng>\n</div>${table(told, rows)}<div class="hstry-header hstry-header-2yr">Two-Year payment history <img src="legend-icon.gif"></div>${history}${open ? '' : '</td></tr></tbody>'}</table>`;
}

function inquiries({ bureaus, reports }: ThreeBureaus, random: Seeded): string {
  const rows = bureaus.flatMap((bureau) =>
    reports[bureau].inquiries.map(
      ({ company, dates }) =>
        `<tr><td class="info">${escaped(company)}</td><td class="info">${random.pick(['Bank Credit Cards', 'Auto Dealers, New', ''])}</td><td class="info">${slashed(dates[0])}</td><td class="info">${NAMES[bureau]}</td></tr>`,
    ),
  );
  if (rows.length === 0)
    return '<table><tbody><tr><td class="info">None Reported</td></tr></tbody></table>';
  return `<table class="rpt_content_table"><tbody><tr>${['Creditor Name', 'Type of Business', 'Date of inquiry', 'Credit Bureau'].map((head) => `<th class="tbheader">${head}</th>`).join('')}</tr>${rows.join('')}</tbody></table>`;
}

function records(told: ThreeBureaus): string {
  const own = told.reports.equifax.records;
  return own
    .map(({ type, status, dateFiled, reference, court }) => {
      const every = (value: string) => told.bureaus.map(() => escaped(value));
      return `<div class="sub_header">Bankruptcy</div>${table(told, [
        ['Type:', every(type)],
        ['Status:', every(status)],
        ['Date Filed/Reported:', every(slashed(dateFiled))],
        ['Reference#:', every(reference)],
        ['Closing Date:', every('')],
        ['Court:', every(court)],
        ['Liability:', every('$1,000.00')],
      ])}`;
    })
    .join('');
}

function contacts({ tradelines }: ThreeBureaus): string {
  const own = new Map(
    tradelines.map(({ creditor, at }) => [creditor, Object.values(at)[0]?.facts]),
  );
  return `<table class="rpt_content_table"><tbody><tr><th>Creditor Name</th><th>Address</th><th>Phone Number</th></tr>${[
    ...own,
  ]
    .map(
      ([creditor, facts]) =>
        `<tr><td class="info">${escaped(creditor)}</td><td class="info">${escaped(text(facts?.address))}</td><td class="info">${text(facts?.phone)}</td></tr>`,
    )
    .join('')}</tbody></table>`;
}

function legend(): string {
  return `<div id="HistoryLegendDiv" class="legend"><div class="header">Legend</div><table class="legendInfo"><tbody><tr><td class="clr hstry-ok">OK</td><td class="desc">Current</td><td class="clr hstry-120">120</td><td class="desc">120 Days Late</td></tr></tbody></table></div>`;
}

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
      const months = Array.from({ length }, (_, at) => last - length + 1 + at).map((month) => {
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
  const { bureaus, reports, tradelines } = told;
  const cell = (place: string, value: string) => `<p class="grid-cell px-1 ${place}">${value}</p>`;
  const grid = (rows: readonly Row[]) =>
    `<div class="d-grid grid-cols-4 my-1"><div class="d-contents flex-1 labels">${rows
      .map(([label], at) => cell(`row-start-${at + 2} col-start-1 fw-bold`, label))
      .join('')}</div>${bureaus
      .map(
        (bureau, column) =>
          `<div class="grid-rows-7 d-contents">${cell(`bg-${bureau} col-start-${column + 2} row-start-1`, `${bureau}<sup>®</sup>`)}${rows
            .map(([, values], at) =>
              cell(`col-start-${column + 2} row-start-${at + 2}`, values[column] || ' -- '),
            )
            .join('')}</div>`,
      )
      .join('')}</div>`;
  const list = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
    [heads, ...rows]
      .map(
        (cells) =>
          `<div class="d-grid grid-cols-3 border-b">${cells.map((value) => cell('', value)).join('')}</div>`,
      )
      .join('');
  const every = (value: string) => bureaus.map(() => escaped(value));
  const account = (tradeline: SharedTradeline) => {
    const { creditor, at } = tradeline;
    const collection = Object.values(at).some((one) => one.collection);
    const rows = SMARTCREDIT_ROWS.filter(
      ([label]) => !(collection ? NOT_OF_COLLECTIONS : ONLY_OF_COLLECTIONS).includes(label),
    ).map(([label, of]): Row => {
      const values = bureaus.map((bureau) => escaped(of(at[bureau]?.facts ?? {})));
      const isThere = (column: number) => at[bureaus[column] ?? 'equifax'] !== undefined;
      return [
        /^(?:Account #|Original Creditor)$/.test(label) ? label : `${label}:`,
        values.map((value, column) => (isThere(column) ? value : '')),
      ];
    });
    return `<div class="my-3 border-b"><div><p class="mb-3 h6"><strong>${escaped(creditor)}</strong></p>${grid(rows)}</div><div class="mt-3 p-1 fs-12"><p class="text-gray-800"><strong>Two-Year Payment History</strong></p>${boxes(told, tradeline, nameOf)}</div><div><p class="text-gray-800"><strong>Days Late - 7 Year History</strong></p>${lateCounts(bureaus)}</div></div>`;
  };
  const own = new Map(
    tradelines.map(({ creditor, at }) => [creditor, Object.values(at)[0]?.facts]),
  );
  const asked = bureaus.flatMap((bureau) =>
    reports[bureau].inquiries.map(({ company, dates }) => [
      escaped(company),
      slashed(dates[0]),
      NAMES[bureau],
    ]),
  );
  const none = '<div>None Reported</div>';
  return page(
    `<section><h5 class="m-0 fw-bold"> Personal Information </h5><div class="d-flex d-print-none"><strong>Quick Links:</strong><span> Personal Information </span><span>/</span><span> Inquiries </span></div>${grid(
      [
        ['Credit Report Date', bureaus.map((bureau) => slashed(reports[bureau].date))],
        [
          'Name <br> Also Known As:',
          bureaus.map(
            (bureau) =>
              `${escaped(reports[bureau].name)}<br>${escaped(reports[bureau].formerName)}<br>`,
          ),
        ],
        ['Date of Birth', bureaus.map((bureau) => String(reports[bureau].birthYear))],
        ['Current Address', bureaus.map((bureau) => escaped(reports[bureau].address))],
        ['Previous Address', every('12 OLD INVENTED RD NOWHERE, TX')],
        ['Employer', bureaus.map((bureau) => escaped(reports[bureau].employer))],
      ],
    )}<p><strong>Consumer Statement</strong></p><div><p>transunion<sup>®</sup></p><p>NONE REPORTED</p></div></section>
<section><h5 class="fw-bold"> Summary </h5>${grid([['Total Accounts', every('12')]])}</section>
<section><h5 class="fw-bold"> Account History </h5><p><strong>At-a-glance viewing of your payment history</strong></p>${LEGEND}<p id="type-r"><strong>Revolving Accounts</strong> : Accounts with an open-end term</p>${tradelines.map(account).join('\n')}</section>
<section><div class="my-3"><h5 class="fw-bold">Public Information</h5></div>${
      reports.equifax.records
        .map(({ type, status, dateFiled, reference, court }) =>
          grid([
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
        .join('') || none
    }</section>
<section><h5 class="fw-bold">Inquiries</h5>${asked.length > 0 ? list([' Creditor Name ', ' Date of Inquiry ', ' Credit Bureau '], asked) : none}</section>
<section><h5 class="fw-bold"> Creditor Contacts <small class="creditor-toggle"><span>Show</span></small></h5><div class="creditor-contacts">${list(
      [' Creditor Name ', ' Address ', ' Phone Number '],
      [...own].map(([creditor, facts]) => [
        escaped(creditor),
        `<span>${escaped(text(facts?.address))}</span>`,
        text(facts?.phone),
      ]),
    )}</div></section>`,
  );
}

const NOT_OF_COLLECTIONS = ['Payment Amount', 'Term Length', 'Payment Frequency', 'Credit Limit'];
const ONLY_OF_COLLECTIONS = ['Original Creditor'];

/** The same page as a browser saves it in a single file, in either of the two ways of writing it down. */
export function savedInOneFile(html: string, encoding: 'quoted-printable' | 'base64'): Uint8Array {
  const bytes = Buffer.from(html, 'utf8');
  const body =
    encoding === 'base64'
      ? bytes.toString('base64').replaceAll(/.{1,76}/g, '$&\r\n')
      : quotedPrintable(bytes);
  const boundary = '----MultipartBoundary--invented----';
  return Buffer.from(
    [
      'From: <Saved by Blink>',
      'Snapshot-Content-Location: https://www.example.invalid/CreditReport.aspx',
      'Subject: Credit Report',
      'MIME-Version: 1.0',
      `Content-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="${boundary}"`,
      '',
      `--${boundary}`,
      'Content-Type: text/html',
      'Content-ID: <frame-0@mhtml.blink>',
      `Content-Transfer-Encoding: ${encoding}`,
      '',
      body,
      `--${boundary}`,
      'Content-Type: text/css',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      '.label { font-weight: bold }',
      `--${boundary}--`,
      '',
    ].join('\r\n'),
    'latin1',
  );
}

function quotedPrintable(bytes: Buffer): string {
  const lines: string[] = [];
  let line = '';
  for (const byte of bytes) {
    if (byte === 10) {
      lines.push(line);
      line = '';
      continue;
    }
    const plain = byte >= 32 && byte < 127 && byte !== 61;
    const written = plain
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    if (line.length + written.length > 75) {
      lines.push(`${line}=`);
      line = '';
    }
    line += written;
  }
  return [...lines, line].join('\r\n');
}
