import type { ScorePoint } from '@creditfix/shared/disputes';
import { useElementSize } from '@mantine/hooks';
import { words } from './dashboard-parts.words.tsx';
import { dayWords } from './dispute-words.ts';
import classes from './score-chart.module.css';
import { chartOf, type ChartSize } from './score-points.ts';
import { today } from './today.ts';

/** Pixels: drawn at the width there is, so that its figures are as large as any others. */
const HEIGHT = 150;
const EDGES = { left: 44, right: 24, top: 28, bottom: 34 } as const;

/** Scores over time. The table below it says the same to who can't see it. */
export function ScoreChart({ scores }: { readonly scores: readonly ScorePoint[] }) {
  const { ref, width } = useElementSize();
  const area = { width: width - EDGES.left - EDGES.right, height: HEIGHT };
  return (
    <div ref={ref} className={classes.frame}>
      {area.width > 0 && <Drawing scores={scores} area={area} />}
    </div>
  );
}

interface DrawingProps {
  readonly scores: readonly ScorePoint[];
  readonly area: ChartSize;
}

function Drawing({ scores, area }: DrawingProps) {
  const { points, lines } = chartOf(scores, area);
  const [first, last] = [scores[0], scores.at(-1)];
  if (!first || !last) return null;
  const way = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <svg
      className={classes.chart}
      width={area.width + EDGES.left + EDGES.right}
      height={area.height + EDGES.top + EDGES.bottom}
      role="img"
      aria-label={words.scores.chart(wordsOf(first), wordsOf(last))}
    >
      <g transform={`translate(${EDGES.left} ${EDGES.top})`}>
        {lines.map(({ score, y }) => (
          <g key={score}>
            <path className={classes.line} d={`M0 ${y}H${area.width}`} />
            <text className={classes.scale} x={-10} y={y + 5} textAnchor="end">
              {score}
            </text>
          </g>
        ))}
        <path className={classes.way} d={way} />
        {points.map(({ x, y, score }, index) => (
          <g key={scores[index]?.id}>
            <circle className={classes.point} cx={x} cy={y} r={5} />
            {(index === 0 || index === points.length - 1) && (
              <text
                className={classes.score}
                x={x}
                y={y - 12}
                // The scale stands left of the first one.
                textAnchor={index === 0 && points.length > 1 ? 'start' : 'middle'}
              >
                {score}
              </text>
            )}
          </g>
        ))}
        <Days first={first.seenOn} last={last.seenOn} area={area} />
      </g>
    </svg>
  );
}

interface DaysProps {
  readonly first: string;
  readonly last: string;
  readonly area: ChartSize;
}

function Days({ first, last, area }: DaysProps) {
  const y = area.height + 26;
  const [from, to] = [dayWords(first, today()), dayWords(last, today())];
  if (first === last) {
    return (
      <text className={classes.scale} x={area.width / 2} y={y} textAnchor="middle">
        {from}
      </text>
    );
  }
  return (
    <>
      <text className={classes.scale} x={0} y={y}>
        {from}
      </text>
      <text className={classes.scale} x={area.width} y={y} textAnchor="end">
        {to}
      </text>
    </>
  );
}

function wordsOf({ score, seenOn }: ScorePoint): string {
  return words.scores.onDay(score, dayWords(seenOn, today()));
}
