import { purposeOf, ruleTableVersion } from '@creditfix/shared/letters';
import { median } from '#scripts/bench/measuring.ts';
import { checkNames, decisive, type CheckName, type Outcome } from './checks.ts';
import { FEWEST_ON_ONE_PAGE, type PageCounts } from './pages.ts';
import type { PlantedResult } from './planted.ts';

/** What the evaluation found, as numbers that the pages below draw. */
export interface Evaluation {
  readonly seed: number;
  readonly ruleTableVersion: string;
  readonly disputes: number;
  readonly kinds: Readonly<Record<Outcome['kind'], number>>;
  readonly checks: readonly {
    readonly name: CheckName;
    readonly judged: number;
    readonly failed: number;
  }[];
  readonly rows: readonly {
    readonly row: string;
    readonly disputes: number;
    readonly written: number;
    readonly failed: number;
  }[];
  readonly grades: readonly number[];
  readonly words: readonly number[];
  readonly planted: readonly PlantedResult[];
  readonly pages: PageCounts;
  /** The first few failures, to look into. */
  readonly failures: readonly {
    readonly seed: number;
    readonly row: string;
    readonly checks: readonly CheckName[];
    readonly code: string;
  }[];
}

/** "not_mine to a bureau" */
function rowOf({ dispute }: Outcome): string {
  const { disputeDetails } = dispute.input;
  const { recipient = 'bureau', agency } = disputeDetails;
  return `${purposeOf(disputeDetails)} to ${agency ? 'another agency' : recipient}`;
}

export function evaluate(
  outcomes: readonly Outcome[],
  { planted, pages, seed }: Pick<Evaluation, 'planted' | 'pages' | 'seed'>,
): Evaluation {
  const written = outcomes.filter(({ kind }) => kind === 'written');
  const count = (kind: Outcome['kind']) =>
    outcomes.filter((outcome) => outcome.kind === kind).length;
  const judgedBy = (name: CheckName) =>
    name === 'gatesHold'
      ? count('gated') + count('incomplete')
      : name === 'lintClean'
        ? written.length + outcomes.filter(({ failed }) => failed.includes(name)).length
        : written.length;
  return {
    seed,
    ruleTableVersion,
    disputes: outcomes.length,
    kinds: {
      written: written.length,
      gated: count('gated'),
      incomplete: count('incomplete'),
      blocked: count('blocked'),
    },
    checks: (Object.keys(checkNames) as CheckName[]).map((name) => ({
      name,
      judged: judgedBy(name),
      failed: outcomes.filter(({ failed }) => failed.includes(name)).length,
    })),
    rows: [...Map.groupBy(outcomes, rowOf)].map(([row, all]) => ({
      row,
      disputes: all.length,
      written: all.filter(({ kind }) => kind === 'written').length,
      failed: all.filter(({ failed }) => failed.length > 0).length,
    })),
    grades: written.map(({ grade }) => grade),
    words: written.map(({ words }) => words),
    planted,
    pages,
    failures: outcomes
      .filter(({ failed }) => failed.length > 0)
      .slice(0, 20)
      .map((outcome) => ({
        seed: outcome.dispute.seed,
        row: rowOf(outcome),
        checks: outcome.failed,
        code: outcome.code ?? '',
      })),
  };
}

/** @returns the decisive checks that failed, and the planted faults that slipped by; none means that the run passed */
export function decisiveFailures({ checks, planted }: Evaluation): readonly string[] {
  const missed = planted.filter((fault) => fault.caught < fault.planted).map(({ name }) => name);
  const failed = checks
    .filter((check) => decisive.includes(check.name) && check.failed > 0)
    .map(({ name }) => name);
  return [...failed, ...missed];
}

export function percent(share: number): string {
  return `${(Math.floor(share * 1_000) / 10).toFixed(1)} %`;
}

export function markdownReport(evaluation: Evaluation): string {
  const { kinds, checks, rows, failures } = evaluation;
  return `# Letter evaluation

${evaluation.disputes} made-up disputes, seed ${evaluation.seed}, rule table ${evaluation.ruleTableVersion}. Reproduce with \`npm run eval:letters\`.

Written ${kinds.written}, refused by a gate ${kinds.gated}, sent back for missing answers ${kinds.incomplete}, stopped by the linter ${kinds.blocked}.

| check | judged | failed | passed |
|---|---:|---:|---:|
${checks.map(({ name, judged, failed }) => `| ${checkNames[name]} | ${judged} | ${failed} | ${percent(judged === 0 ? 1 : 1 - failed / judged)} |`).join('\n')}

Reading grade: median ${median(evaluation.grades).toFixed(1)}, highest ${Math.max(...evaluation.grades).toFixed(1)}. Words: median ${median(evaluation.words)}, most ${Math.max(...evaluation.words)}.

Pages, of ${evaluation.pages.printed} letters printed: ${evaluation.pages.singleOnOnePage} of ${evaluation.pages.single} about one item on one page (${percent(evaluation.pages.singleOnOnePage / Math.max(1, evaluation.pages.single))}, at least ${percent(FEWEST_ON_ONE_PAGE)}), most of several items ${evaluation.pages.mostOfSeveral}.

Faults put into good letters on purpose: ${evaluation.planted.map(({ name, caught, planted }) => `${name} ${caught}/${planted}`).join(', ')}.

| row | disputes | written | with a failed check |
|---|---:|---:|---:|
${rows.map(({ row, disputes, written, failed }) => `| ${row} | ${disputes} | ${written} | ${failed} |`).join('\n')}
${failures.length === 0 ? '' : `\n## Failures\n\n${failures.map(({ seed, row, checks: names, code }) => `- seed ${seed}, ${row}: ${names.join(', ')} ${code}`).join('\n')}\n`}`;
}
