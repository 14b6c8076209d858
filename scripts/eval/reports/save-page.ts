import type { Bureau } from '@creditfix/shared/letters';
import type { HistoryMark } from '@creditfix/shared/reports';
import { seeded, type Seeded } from '../seeded.ts';
import type { InventedFacts } from './invented-report.ts';
import { MONTHS, escaped, slashed, text } from './sheets.ts';
import type { SharedTradeline, ThreeBureaus } from './three-bureaus.ts';

/** Invented three-bureau pages as a browser saves them: with scripts, templates, hidden other states, and a legend of every mark. */

export const NAMES: Readonly<Record<Bureau, string>> = {
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

export function dollarsAndCents(cents: unknown): string {
  return typeof cents === 'number'
    ? (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
    : '';
}

export type Cell = (facts: InventedFacts) => string;

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

export function page(body: string): string {
  return `<!DOCTYPE html>\n<!-- saved from url=(0043)https://www.example.invalid/CreditReport.aspx -->\n<html><head><meta charset="utf-8"><title>Credit Report</title>
<script>document.write('<td class="info">$99,999.00</td>');</script><style>.label{font-weight:bold}</style></head>
<body onload="start()"><script type="text/ng-template" id="tradeLinePartitionBasic"><div class="sub_header">{{tpartition['name']}}</div></script>
<div class="ng-hide">Loading.. please wait</div>${body}</body></html>`;
}

const partHead = (name: string) =>
  `<div class="rpt_fullReport_header"><span class="return_topSpan"><a href="javascript:void(0);" class="moreAboutLink"><img src="/images/tu/back_icon.gif">Back to Top</a> </span>${name}</div>`;
const part = (name: string, body: string) =>
  `<div class="rpt_content_wrapper">${partHead(name)}<table class="help_text"><tbody><tr><td class="help_text_img"><img src="/images/tu/info_icon.gif"></td><td>Below is what the agencies say: Balance, Past Due, Experian.</td></tr></tbody></table>${body}</div>`;

export type Row = readonly [label: string, values: readonly string[]];

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

/** A page as a browser saves it in a single file, in either of the two ways of writing it down. */
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
