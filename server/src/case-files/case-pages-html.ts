import type { CaseFileAbsence } from '@creditfix/shared/case-files';
import type { DisputeOutcome } from '@creditfix/shared/disputes';
import { BUSINESS_TIME_ZONE, calendarDateAt, longDate } from '@creditfix/shared/kernel';
import { mailClassLabels, type Mailpiece } from '@creditfix/shared/mailing';
import { tradelineFields, type TradelineField } from '@creditfix/shared/reports';
import type { CaseDispute } from '#server/disputes/index.ts';
import { letterTypeface, type CaseLetter } from '#server/letters/index.ts';
import { escapeHtml } from '#server/platform/http/index.ts';
import { packetHashOf } from './case-records.ts';
import {
  accountWords,
  bureauName,
  CARRIERS,
  factsTable,
  clockTime,
  day,
  dayRange,
  endOf,
  eventTime,
  eventWords,
  fieldLabel,
  instant,
  itemTitle,
  LEFT_OUT,
  LISTED,
  LISTED_SHORT,
  OUTCOMES,
  reportDay,
  SIGNATURES,
  time,
  TRAIL,
  valueWords,
  WHY,
  wordingWords,
  placesOf,
  spaced,
} from './case-words.ts';
import type { Case, CaseReport } from './gather-case.ts';

/** The pages of a case file that we write: who, what, when, and how anybody can check it. English, as the letters are. */

/** A file as the pages name it. */
export interface ListedFile {
  /** What a link calls it. */
  readonly place: string;
  readonly name: string;
  readonly title: string;
  readonly letter: string;
  readonly sha256: string;
}

export interface CasePages {
  readonly about: Case;
  readonly files: readonly ListedFile[];
  readonly absent: readonly CaseFileAbsence[];
  /** What only this print says; see `PrintJob.mustContain`. */
  readonly reference: string;
  /** Where the place begins, as the table of contents says it; empty while nobody knows. */
  whereIs(place: string): string;
}

export function renderCasePages(pages: CasePages): string {
  const { about, reference } = pages;
  const body = [
    cover(pages),
    contents(pages),
    timeline(about),
    ...about.disputes.map((dispute, at) => itemPart(about, dispute, at + 1)),
    ...about.letters.map((letter, at) => letterPart(about, letter, at + 1)),
    filesPart(pages),
  ].join('\n');
  const { family, faces } = letterTypeface(body);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="reference" content="${escapeHtml(reference)}">
<title>Case file</title>
<style>${faces}${styleOf(family)}</style></head>
<body>${body}</body></html>`;
}

function cover({ about, files, absent }: CasePages): string {
  const { disputes, letters, mail, reports, madeAt, leftOut } = about;
  const newest = letters.at(-1);
  const answers = disputes
    .flatMap(({ rounds }) =>
      rounds.flatMap(({ outcome, earlierOutcome }) => [outcome, earlierOutcome]),
    )
    .filter((outcome) => outcome && outcome !== 'no_answer');
  const deleted = new Set(
    absent.flatMap(({ why, letter }) => (why === 'deleted' && letter ? [letter] : [])),
  );
  const unreadable = absent.filter(({ why }) => why === 'unreadable').length;
  const notices = [
    ...leftOut.map((choice) => LEFT_OUT[choice]),
    ...(deleted.size > 0
      ? [
          `Copies that went with ${deleted.size === 1 ? '1 letter' : `${deleted.size} letters`} were deleted when the time for keeping them was over. Their hashes are still listed.`,
        ]
      : []),
    ...(unreadable > 0 ? [`${unreadable} of the files could not be opened and are missing.`] : []),
  ];
  return `<section id="cover" class="cover"><h1>Case file</h1>
<p class="who">${escapeHtml(newest?.sender.name ?? '')}<br>${(newest?.sender.lines ?? []).map(escapeHtml).join('<br>')}</p>
<h2>What it is about</h2>
${table(disputes.map((dispute) => [escapeHtml(itemTitle(dispute)), escapeHtml(dispute.stateWords)]))}
<h2>What is in it</h2>
${table([
  ['Letters', `${letters.length}, from ${dayRange(letters)}`],
  ['Mailings', String(mail.filter(({ mailpiece }) => mailpiece.mailedOn).length)],
  ['Answers noted', String(answers.length)],
  ['Entries of kept reports', String(reports.length)],
  ['Files', String(files.length)],
  [
    'Made on',
    `${longDate(calendarDateAt(madeAt, BUSINESS_TIME_ZONE))}, ${escapeHtml(clockTime(madeAt))}`,
  ],
])}
${notices.map((notice) => `<p class="note">${escapeHtml(notice)}</p>`).join('')}
<p class="note">Letters, tracking documents and answers are here as they are kept; only the line at the foot of each page was added. Days and answers that the person entered are marked so. Times are Eastern Time.</p></section>`;
}

function contents({ about, files, whereIs }: CasePages): string {
  const line = (place: string, title: string, deep = '') =>
    `<tr class="${deep}"><td><a href="#${place}">${escapeHtml(title)}</a></td><td class="page">${escapeHtml(whereIs(place))}</td></tr>`;
  const written = placesOf(about)
    .filter(([place]) => place !== 'cover' && place !== 'contents')
    .map(([place, title]) => line(place, title));
  return `<section id="contents"><h1>Contents</h1>
<table class="contents">${written.join('')}
<tr><th colspan="2" scope="rowgroup">Documents</th></tr>
${files.map(({ place, title }) => line(place, title)).join('')}</table></section>`;
}

interface Moment {
  /** Sorts: an instant, or a day. */
  readonly at: string;
  readonly when: string;
  readonly what: string;
  readonly letter: string;
}

function timeline({ disputes, letters, mail, reports }: Case): string {
  const moments: Moment[] = [
    ...letters.map(({ signedAt, reference, to, signature }) => ({
      ...instant(signedAt),
      what: `Letter to ${to} ${signature === 'pen' ? 'made, to be signed by pen' : 'signed'}`,
      letter: reference,
    })),
    ...mail.flatMap(({ mailpiece }) =>
      mailpiece.events.map((event) => ({
        ...eventTime(mailpiece, event.at),
        what: eventWords(mailpiece, event),
        letter: letters.find(({ id }) => id === mailpiece.letterId)?.reference ?? '',
      })),
    ),
    ...disputes.flatMap((dispute) =>
      dispute.rounds.flatMap((round) => {
        const said = (outcome: DisputeOutcome | null, on: string | null) =>
          outcome && on
            ? [
                {
                  ...endOf(on),
                  what: `${dispute.target} about ${accountWords(dispute)}: ${OUTCOMES[outcome]}. Entered by the person`,
                  letter: round.reference,
                },
              ]
            : [];
        return [
          ...said(round.earlierOutcome, round.earlierOutcomeOn),
          ...said(round.outcome, round.outcomeOn),
        ];
      }),
    ),
    ...reports.map((report) => {
      const dispute = disputes.find(({ id }) => id === report.disputeId);
      return {
        ...day(reportDay(report)),
        what: `Report of ${bureauName(report.bureau)}: ${dispute ? accountWords(dispute) : ''} ${LISTED[report.listed]}`,
        letter: '',
      };
    }),
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  const rows = moments.map(
    ({ when, what, letter }) =>
      `<tr><th scope="row">${escapeHtml(when)}</th><td>${escapeHtml(what)}</td><td class="ref">${escapeHtml(letter)}</td></tr>`,
  );
  return `<section id="timeline"><h1>Timeline</h1>
<table class="when"><thead><tr><th scope="col">When</th><th scope="col">What</th><th scope="col" class="ref">Letter</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></section>`;
}

function itemPart({ reports }: Case, dispute: CaseDispute, number: number): string {
  const rounds = dispute.rounds.map((round) => {
    const { clock, outcome, outcomeOn, note } = round;
    const answer = outcome
      ? `${OUTCOMES[outcome]}${outcomeOn ? `, ${longDate(outcomeOn)}` : ''}`
      : 'None noted';
    return `<h3>${escapeHtml(`${round.number}. ${round.title} (${round.reference})`)}</h3>${table([
      ...(round.mailedOn ? [['Mailed', longDate(round.mailedOn)] as const] : []),
      ...(round.mailStatus === 'queued'
        ? [['Mailed', 'Not yet: ordered, and held until it is handed to the mail'] as const]
        : []),
      ...(round.trackingNumber ? [['Tracking number', spaced(round.trackingNumber)] as const] : []),
      ...(round.receivedOn ? [['Received', longDate(round.receivedOn)] as const] : []),
      ...(clock ? [['Answer due by', longDate(clock.dueOn)] as const] : []),
      ...(round.earlierOutcome
        ? [
            [
              'Earlier answer',
              escapeHtml(
                `${OUTCOMES[round.earlierOutcome]}${round.earlierOutcomeOn ? `, ${longDate(round.earlierOutcomeOn)}` : ''}`,
              ),
            ] as const,
          ]
        : []),
      ['Answer', escapeHtml(answer)],
      ...(note ? [['Note', escapeHtml(note)] as const] : []),
    ])}`;
  });
  const own = reports.filter(({ disputeId }) => disputeId === dispute.id);
  return `<section id="item-${number}"><h1>${escapeHtml(itemTitle(dispute))}</h1>
${table([
  ['Where it stands', escapeHtml(dispute.stateWords)],
  ...(dispute.resolvedAt
    ? [
        [
          'Settled',
          longDate(calendarDateAt(new Date(dispute.resolvedAt), BUSINESS_TIME_ZONE)),
        ] as const,
      ]
    : []),
])}
<h2>Letters and answers</h2>${rounds.join('')}
<h2>What the reports said</h2>${reportTables(own)}</section>`;
}

const REPORTS_BESIDE = 3;

/** Reports side by side, the oldest first: what changed is seen on one line. */
function reportTables(reports: readonly CaseReport[]): string {
  if (reports.length === 0)
    return '<p>No facts of a report were kept that this item could be looked up in.</p>';
  const groups = Array.from({ length: Math.ceil(reports.length / REPORTS_BESIDE) }, (_, at) =>
    reports.slice(at * REPORTS_BESIDE, (at + 1) * REPORTS_BESIDE),
  );
  return groups
    .map((group) => {
      const fields = (Object.keys(tradelineFields) as TradelineField[]).filter((field) =>
        group.some(({ facts }) => facts[field] !== undefined),
      );
      const cells = (of: (report: CaseReport) => string) =>
        group.map((report) => `<td>${escapeHtml(of(report))}</td>`).join('');
      const head = group
        .map(
          (report) =>
            `<th scope="col">${escapeHtml(bureauName(report.bureau))}<br>${escapeHtml(longDate(reportDay(report)))}</th>`,
        )
        .join('');
      const rows = fields.map(
        (field) =>
          `<tr><th scope="row">${escapeHtml(fieldLabel(field))}</th>${cells(({ facts }) => valueWords(field, facts[field]))}</tr>`,
      );
      return `<table class="beside"><thead><tr><th scope="col">Line</th>${head}</tr></thead>
<tbody><tr><th scope="row">Listed</th>${cells(({ listed }) => LISTED_SHORT[listed])}</tr>${rows.join('')}</tbody></table>`;
    })
    .join('');
}

function letterPart({ mail }: Case, letter: CaseLetter, number: number): string {
  const { reference, trail, edits, draft, exhibits, byHand } = letter;
  const pieces = mail.filter(({ mailpiece }) => mailpiece.letterId === letter.id);
  const packet = packetHashOf(letter);
  return `<section id="letter-${number}"><h1>Record of letter ${escapeHtml(reference)}</h1>
${table([
  ['To', escapeHtml(letter.to)],
  ['Dated', longDate(letter.date)],
  ['About', escapeHtml(letter.subject)],
  ['Signed', escapeHtml(`${time(letter.signedAt)}, ${SIGNATURES[letter.signature]}`)],
  ['Agreed to', escapeHtml(`“${letter.consent.text}” (version ${letter.consent.version})`)],
  ['Wording', escapeHtml(wordingWords(letter))],
  ...(draft
    ? [
        [
          'Written',
          escapeHtml(
            `Begun ${time(draft.startedAt)}, saved ${draft.saves === 1 ? 'once' : `${draft.saves} times`}, last on ${time(draft.savedAt)}`,
          ),
        ] as const,
      ]
    : []),
  ...exhibits.map(
    ({ label, line, pages }) =>
      [
        `Exhibit ${escapeHtml(label)}`,
        escapeHtml(`${line} (${pages === 1 ? '1 page' : `${pages} pages`})`),
      ] as const,
  ),
  ...byHand.map((line) => ['Put in by hand', escapeHtml(line)] as const),
])}
<h2>Facts that the person gave</h2>
<p class="lead">Given by the person, and confirmed with the words above on ${escapeHtml(time(letter.signedAt))}.</p>
${factsTable(letter)}
${edits.length > 0 ? `<h2>Paragraphs that the person put in their own words</h2>${table(edits.map(({ place, text }) => [escapeHtml(place), text ? escapeHtml(text) : 'Taken out']))}` : ''}
<h2>What was done to the letter</h2>
<table class="three"><thead><tr><th scope="col">When</th><th scope="col">What</th><th scope="col">SHA-256 of the text or file</th></tr></thead>
<tbody>${trail.map(({ at, kind, documentSha256 }) => `<tr><th scope="row">${escapeHtml(time(at))}</th><td>${TRAIL[kind]}</td><td class="hash">${hash(documentSha256)}</td></tr>`).join('')}</tbody></table>
${pieces.map(({ mailpiece }) => mailingPart(mailpiece)).join('')}
<h2>Hashes</h2>${table([
    ['Text', hash(letter.documentSha256)],
    ['Letter', hash(letter.pdfSha256)],
    ...(packet ? [['With exhibits', hash(packet)] as const] : []),
  ])}</section>`;
}

function mailingPart(mailpiece: Mailpiece): string {
  const { mailedOn, deliveredOn, trackingNumber, carrier, mailClass, to, events } = mailpiece;
  return `<h2>Mailing</h2>${mailpiece.test ? '<p class="test">This is a test. Nothing was printed or mailed.</p>' : ''}${table(
    [
      ['Handed to the mail by', CARRIERS[carrier]],
      ['Sent by', escapeHtml(mailClassLabels[mailClass])],
      [
        'To',
        [to.name, to.line1, to.line2, `${to.city}, ${to.state} ${to.zip}`]
          .flatMap((line) => (line ? [escapeHtml(line)] : []))
          .join('<br>'),
      ],
      ...(trackingNumber ? [['USPS tracking number', spaced(trackingNumber)] as const] : []),
      ...(mailedOn ? [['Mailed on', longDate(mailedOn)] as const] : []),
      ...(deliveredOn ? [['Delivered on', longDate(deliveredOn)] as const] : []),
      ['File that was mailed', hash(mailpiece.packetSha256)],
    ],
  )}${table(events.map((event) => [escapeHtml(eventTime(mailpiece, event.at).when), escapeHtml(eventWords(mailpiece, event))]))}`;
}

function filesPart({ files, absent, whereIs }: CasePages): string {
  return `<section id="files"><h1>Files and hashes</h1>
<p class="lead">A SHA-256 hash is a fingerprint of a file: the same file always gives the same one, and a changed file gives another. Each letter’s hash was written down when it was signed and again when it was mailed.</p>
<table class="where"><thead><tr><th scope="col">Page</th><th scope="col">File</th><th scope="col">SHA-256</th></tr></thead>
<tbody>${files.map(({ place, name, sha256 }) => `<tr id="${place}"><th scope="row">${/^\d+$/.test(whereIs(place)) ? whereIs(place) : ''}</th><td>${escapeHtml(name)}</td><td class="hash">${hash(sha256)}</td></tr>`).join('')}</tbody></table>
${absent.length > 0 ? `<h2>Not in this file</h2><table class="three"><tbody>${absent.map(({ what, letter, why, sha256 }) => `<tr><th scope="row">${WHY[why]}</th><td>${escapeHtml([what, letter].filter(Boolean).join(', '))}</td><td class="hash">${hash(sha256 ?? null)}</td></tr>`).join('')}</tbody></table>` : ''}
<h2>How to check it</h2>
<p>The list case-file.json goes with this file: attached to the PDF, and in the zip. It holds every hash and every record, chained one to the next. The program that made this file checks it without an account or a network: <b>npm run verify -- FILE</b> says whether anything was changed, taken out or put in, and which file it is. It shows that the file is as it was made. Who made it is shown by the seal, which was written into the trail of each letter at that moment.</p></section>`;
}

function hash(sha256: string | null): string {
  return sha256 ? `<code>${escapeHtml(sha256)}</code>` : '';
}

function table(rows: readonly (readonly [string, string])[]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(
    ([label, html]) => `<tr><th scope="row">${label}</th><td>${html}</td></tr>`,
  );
  return `<table><tbody>${lines.join('')}</tbody></table>`;
}

function styleOf(family: string): string {
  return `
@page{size:8.5in 11in;margin:0.9in 1in}
*{box-sizing:border-box;margin:0;padding:0}
body{font:400 10pt/14pt "${family}","Noto Serif",serif;color:#111;overflow-wrap:anywhere}
section{break-before:page}
section.cover{break-before:auto}
h1,h2,h3{font:inherit;font-weight:600;break-after:avoid}
h1{font-size:18pt;line-height:23pt;margin-bottom:10pt}
.cover h1{font-size:30pt;line-height:36pt;margin:70pt 0 12pt}
h2{margin:16pt 0 4pt;font-size:12pt}
h3{margin:12pt 0 3pt}
.who{margin-bottom:24pt;font-size:12pt;line-height:17pt}
.lead,.note{margin:6pt 0}
.note{color:#4a4a4a}
.test{margin:6pt 0;padding:4pt 8pt;border:1pt solid #a12a1c;color:#a12a1c;font-weight:600}
table{border-collapse:collapse;width:100%;border-top:0.75pt solid #333;border-bottom:0.75pt solid #333;margin-bottom:6pt}
tr{break-inside:avoid}
tbody tr+tr,thead+tbody tr{border-top:0.5pt solid #c4c4c4}
th,td{font-weight:400;text-align:left;vertical-align:top;padding:3pt 10pt 3pt 0}
td:last-child{padding-right:0}
th{width:29%;color:#4a4a4a}
td,li{white-space:pre-line}
thead th{font-weight:600;color:#111}
.three th{width:25%}
.three td{width:37%}
.three .hash{width:38%}
.given th{width:29%}
.given td{width:41%}
.given td:last-child{width:30%}
.when th{width:26%}
.when td{width:55%}
.when .ref{width:19%;white-space:nowrap}
.where th{width:9%}
.where td{width:44%}
.where .hash{width:47%}
.beside th{width:auto}
.contents td{padding:3pt 10pt 3pt 0}
.contents .page{width:12%;text-align:right;padding-right:0;white-space:nowrap}
.contents th{padding-top:10pt;font-weight:600;color:#111}
a{color:inherit;text-decoration:none}
code{font:inherit;font-size:8pt;line-height:11pt;letter-spacing:0.02em}`;
}
