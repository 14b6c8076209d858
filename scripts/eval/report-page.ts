import { median } from '#scripts/bench/measuring.ts';
import { checkNames } from './checks.ts';
import { percent, type Evaluation } from './report.ts';

/** The report as one page with charts: no script, no outside file, readable in print and in the dark. */
export function htmlReport(evaluation: Evaluation): string {
  const { kinds, checks, rows } = evaluation;
  const facts: readonly (readonly [string, string])[] = [
    ['disputes', String(evaluation.disputes)],
    ['letters written', String(kinds.written)],
    ['refused by a gate', String(kinds.gated)],
    ['sent back for answers', String(kinds.incomplete)],
    ['stopped by the linter', String(kinds.blocked)],
    ['median grade', median(evaluation.grades).toFixed(1)],
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Letter evaluation</title><meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body><main>
<h1>Letter evaluation</h1>
<p class="lead">${evaluation.disputes} made-up disputes through the letter engine. Seed ${evaluation.seed}, rule table ${evaluation.ruleTableVersion}.</p>
<dl class="facts">${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
<h2>Checks</h2>
<table><tbody>${checks.map(({ name, judged, failed }) => checkRow(checkNames[name], judged, failed)).join('')}</tbody></table>
<div class="charts">
<figure><figcaption>School grade that a letter asks for (ours only, outside the law, limit 8)</figcaption>${histogram(evaluation.grades, { from: 0, to: 10, step: 0.5, limit: 8 })}</figure>
<figure><figcaption>Words in a letter</figcaption>${histogram(evaluation.words, { from: 0, to: 1000, step: 50 })}</figure>
</div>
<h2>Faults put in on purpose</h2>
<ol class="rows">${evaluation.planted.map(({ name, planted, caught }) => rowBar(name, caught, planted)).join('')}</ol>
<p class="key"><span class="full"></span> caught by the linter</p>
<h2>Rows of the rule table</h2>
<ol class="rows">${rows.map(({ row, disputes, written }) => rowBar(row, written, disputes)).join('')}</ol>
<p class="key"><span class="full"></span> written <span class="rest"></span> refused, sent back or stopped, as the answers called for</p>
</main></body></html>
`;
}

function checkRow(name: string, judged: number, failed: number): string {
  const share = judged === 0 ? 1 : 1 - failed / judged;
  return `<tr><th scope="row">${name}</th><td>${judged}</td><td class="${failed === 0 ? 'good' : 'bad'}">${failed === 0 ? '✓ ' : '✗ '}${percent(share)}</td></tr>`;
}

function rowBar(row: string, written: number, disputes: number): string {
  const share = disputes === 0 ? 0 : (100 * written) / disputes;
  return `<li><span>${row.replaceAll('_', ' ')}</span><i style="--share:${share.toFixed(1)}%"></i><b>${written} of ${disputes}</b></li>`;
}

interface Scale {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly limit?: number;
}

const [WIDTH, HEIGHT, FOOT] = [460, 150, 22];

function histogram(values: readonly number[], { from, to, step, limit }: Scale): string {
  const bins = Array.from({ length: Math.round((to - from) / step) }, () => 0);
  for (const value of values) {
    const bin = Math.min(bins.length - 1, Math.max(0, Math.floor((value - from) / step)));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  const most = Math.max(...bins, 1);
  const wide = WIDTH / bins.length;
  const bars = bins.map((count, index) => {
    const high = ((HEIGHT - FOOT - 14) * count) / most;
    return `<rect x="${(index * wide + 1).toFixed(1)}" y="${(HEIGHT - FOOT - high).toFixed(1)}" width="${(wide - 2).toFixed(1)}" height="${high.toFixed(1)}"/>`;
  });
  const at = (value: number) => ((value - from) / (to - from)) * WIDTH;
  const marks = [from, (from + to) / 2, to].map(
    (value, index) =>
      `<text x="${at(value).toFixed(0)}" y="${HEIGHT - 6}" text-anchor="${['start', 'middle', 'end'][index]}">${value}</text>`,
  );
  const line =
    limit === undefined
      ? ''
      : `<line x1="${at(limit)}" x2="${at(limit)}" y1="4" y2="${HEIGHT - FOOT}"/>`;
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Distribution">${bars.join('')}${line}${marks.join('')}</svg>`;
}

const STYLE = `
:root{color-scheme:light dark;--ink:#1d2733;--muted:#55606c;--paper:#f7f4ee;--sheet:#fff;--line:#d9d3c7;--green:#1f6f4a;--red:#a8322a}
@media (prefers-color-scheme:dark){:root{--ink:#e8e6e1;--muted:#a9b0b8;--paper:#14181d;--sheet:#1d232a;--line:#3a424c;--green:#6cc39a;--red:#ef8d84}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.45 "Source Sans 3",system-ui,sans-serif}
main{max-width:1000px;margin:0 auto;padding:32px 24px}
h1,h2{font-family:"Source Serif 4",Georgia,serif;font-weight:600;margin:28px 0 10px}h1{margin-top:0;font-size:32px}h2{font-size:21px}
.lead{color:var(--muted);margin:0 0 20px}
.facts{display:flex;flex-wrap:wrap;gap:8px 28px;margin:0}.facts div{min-width:96px}.facts dt{color:var(--muted);font-size:13px}.facts dd{margin:0;font-size:26px;font-variant-numeric:tabular-nums}
table{border-collapse:collapse;width:100%}th{font-weight:400;text-align:left}th,td{padding:7px 0;border-bottom:1px solid var(--line)}td{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap;padding-left:20px}
.good{color:var(--green);font-weight:600}.bad{color:var(--red);font-weight:600}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(320px,1fr));gap:24px;margin-top:28px}figure{margin:0}figcaption{font-size:14px;color:var(--muted);margin-bottom:6px}
svg{width:100%;background:var(--sheet);border:1px solid var(--line);border-radius:2px}svg rect{fill:var(--green)}svg text{fill:var(--muted);font-size:11px}svg line{stroke:var(--red);stroke-dasharray:4 3}
.rows{list-style:none;margin:0;padding:0;columns:2;column-gap:32px}.rows li{display:grid;grid-template-columns:1fr 90px 76px;gap:10px;align-items:center;break-inside:avoid;padding:3px 0;font-size:14px}
.rows i{height:10px;background:linear-gradient(var(--green),var(--green)) 0/var(--share) 100% no-repeat var(--line)}.rows b{font-weight:400;text-align:right;font-variant-numeric:tabular-nums;color:var(--muted)}
.key{font-size:13px;color:var(--muted)}.key span{display:inline-block;width:12px;height:10px;margin:0 4px 0 12px}.key .full{background:var(--green)}.key .rest{background:var(--line)}
@media (max-width:700px){.rows{columns:1}}
`;
