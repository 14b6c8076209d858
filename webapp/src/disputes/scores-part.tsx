import type { ScorePoint } from '@creditfix/shared/disputes';
import { daysBetween, isCalendarDate } from '@creditfix/shared/kernel';
import { Box, Button, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import {
  BusyButton,
  DateField,
  dateWords,
  ErrorSummary,
  Icon,
  Notice,
  Optional,
  useKeptFocus,
  useSentForm,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { dayWords, today } from './dispute-words.ts';
import { type NewScore, useScores } from './disputes.queries.ts';
import { dashboardPartsMessages } from './messages.tsx';
import '@mantine/core/styles/Table.layer.css';
import classes from './disputes.module.css';

/** Where the scores are in the chart. The scale is that of the scores themselves: an end at 850 would make a race of it. */

interface ChartSize {
  readonly width: number;
  readonly height: number;
}

export interface ChartPlan {
  readonly points: readonly { readonly x: number; readonly y: number; readonly score: number }[];
  /** Round scores with the height at which their line stands. */
  readonly lines: readonly { readonly score: number; readonly y: number }[];
}

const STEPS = [10, 20, 50, 100] as const;
const WIDEST_STEP = 200;
const MOST_LINES = 4;

/** @param scores the oldest first */
export function chartOf(scores: readonly ScorePoint[], { width, height }: ChartSize): ChartPlan {
  const values = scores.map(({ score }) => score);
  const { low, high, step } = scaleOf(Math.min(...values), Math.max(...values));
  const yOf = (score: number) => height - ((score - low) / (high - low)) * height;
  const [first, last] = [scores[0]?.seenOn ?? '', scores.at(-1)?.seenOn ?? ''];
  const days = daysBetween(first, last);
  const xOf = (seenOn: string) =>
    days === 0 ? width / 2 : (daysBetween(first, seenOn) / days) * width;
  const count = Math.round((high - low) / step);
  return {
    points: scores.map(({ seenOn, score }) => ({ x: xOf(seenOn), y: yOf(score), score })),
    lines: Array.from({ length: count + 1 }, (_, index) => ({
      score: low + index * step,
      y: yOf(low + index * step),
    })),
  };
}

/** Round ends around all scores, at least forty apart: a change of three points is no cliff. */
function scaleOf(least: number, most: number) {
  const spread = Math.max(most - least, 40);
  const middle = (least + most) / 2;
  const step = STEPS.find((one) => spread / one <= MOST_LINES) ?? WIDEST_STEP;
  const low = Math.floor((middle - spread / 2) / step) * step;
  const high = Math.ceil((middle + spread / 2) / step) * step;
  return { low, high, step };
}

/** Pixels: drawn at the width there is, so that its figures are as large as any others. */
const HEIGHT = 150;
const EDGES = { left: 44, right: 24, top: 28, bottom: 34 } as const;

/** Scores over time. The table below it says the same to who can't see it. */
function ScoreChart({ scores }: { readonly scores: readonly ScorePoint[] }) {
  const { ref, width } = useElementSize();
  const area = { width: width - EDGES.left - EDGES.right, height: HEIGHT };
  return (
    <Box ref={ref} maw="44rem" h="212px">
      {area.width > 0 && <Drawing scores={scores} area={area} />}
    </Box>
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
      aria-label={dashboardPartsMessages.scores.chart(wordsOf(first), wordsOf(last))}
    >
      <g transform={`translate(${EDGES.left} ${EDGES.top})`}>
        {lines.map(({ score, y }) => (
          <g key={score}>
            <path className={classes.line} d={`M0 ${y}H${area.width}`} />
            <text x={-10} y={y + 5} textAnchor="end">
              {score}
            </text>
          </g>
        ))}
        <path d={way} />
        {points.map(({ x, y, score }, index) => (
          <g key={scores[index]?.id}>
            <circle cx={x} cy={y} r={5} />
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
      <text x={area.width / 2} y={y} textAnchor="middle">
        {from}
      </text>
    );
  }
  return (
    <>
      <text x={0} y={y}>
        {from}
      </text>
      <text x={area.width} y={y} textAnchor="end">
        {to}
      </text>
    </>
  );
}

function wordsOf({ score, seenOn }: ScorePoint): string {
  return dashboardPartsMessages.scores.onDay(score, dayWords(seenOn, today()));
}

const { scores: scoreMessages } = dashboardPartsMessages;

interface ScoreFormProps {
  readonly onAdd: (point: NewScore) => Promise<void>;
  readonly onDone: () => void;
}

/** One score as the person saw it. */
function ScoreForm({ onAdd, onDone }: ScoreFormProps) {
  const form = useSentForm({
    name: 'score',
    initialValues: { score: '', seenOn: today(), source: '' },
    validate: ownFaults,
    send: ({ score, ...rest }) => onAdd({ score: Number(score), ...rest }),
    onDone,
    // With no field of its own, a fault stands at the first.
    fieldOf: ({ fields = [] }) => (fields.length === 0 ? 'score' : undefined),
  });
  // The button that opened the form is gone: who types goes on in its first field.
  useEffect(() => document.getElementById('score-score')?.focus(), []);
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack>
        <ErrorSummary attempt={form.attempt} problems={form.problems} />
        <Group align="flex-start">
          <TextInput
            {...form.text('score', (typed) => typed.replace(/\D/g, '').slice(0, 3))}
            label={scoreMessages.score}
            inputMode="numeric"
            data-size="short"
          />
          <DateField {...form.field('seenOn')} label={scoreMessages.daySeen} />
          <TextInput
            {...form.text('source')}
            label={<Optional>{scoreMessages.source}</Optional>}
            data-size="medium"
            maxLength={60}
          />
        </Group>
        <Group align="flex-start">
          <BusyButton type="submit" busyLabel={form.isBusy && scoreMessages.saving}>
            {scoreMessages.save}
          </BusyButton>
          <Button variant="subtle" onClick={onDone}>
            {scoreMessages.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function ownFaults({ score, seenOn }: Record<'score' | 'seenOn', string>) {
  const number = Number(score);
  return {
    ...(number >= 250 && number <= 900 ? {} : { score: scoreMessages.range }),
    ...(isCalendarDate(seenOn) ? {} : { seenOn: scoreMessages.giveDay }),
  };
}

const { scores: said } = dashboardPartsMessages;

/** Scores that the person has seen and noted here, over time. They are theirs alone, and nothing is promised of them. */
export function ScoresPart({ scores: known }: { readonly scores: readonly ScorePoint[] }) {
  const { scores, deleted, trouble, add, remove, undo } = useScores(known);
  const [adding, setAdding] = useState(false);
  const latest = scores.at(-1);
  const kept = useKeptFocus<HTMLElement>();
  return (
    <section {...kept} aria-labelledby="scores-heading">
      <Stack>
        <div>
          <h2 id="scores-heading">{scores.length === 0 ? said.headingEmpty : said.heading}</h2>
          {!latest && (
            <Text maw="var(--measure)" mt="0.25rem" c="dimmed">
              {said.leadEmpty}
            </Text>
          )}
        </div>
        {latest && (
          <details className="phone-fold">
            <summary>{said.latest(latest.score, dateWords(latest.seenOn))}</summary>
            <Stack>
              <Text maw="var(--measure)" c="dimmed">
                {said.lead}
              </Text>
              <ScoreChart scores={scores} />
              <ScoreTable scores={scores} onDelete={remove} />
            </Stack>
          </details>
        )}
        {deleted && (
          <Notice tone="info" title={said.deleted(dateWords(deleted.seenOn))} live>
            <Button variant="subtle" onClick={undo}>
              {said.undo}
            </Button>
          </Notice>
        )}
        {trouble && (
          <Notice tone="error" title={said.trouble}>
            <p>{trouble}</p>
          </Notice>
        )}
        {adding ? (
          <ScoreForm onAdd={add} onDone={() => setAdding(false)} />
        ) : (
          <div>
            <Button leftSection={<Icon name="plus" />} onClick={() => setAdding(true)}>
              {said.add}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}

interface ScoreTableProps {
  readonly scores: readonly ScorePoint[];
  readonly onDelete: (point: ScorePoint) => void;
}

function ScoreTable({ scores, onDelete }: ScoreTableProps) {
  return (
    <details>
      <summary>{said.asTable(scores.length)}</summary>
      <Table maw="44rem">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{said.day}</Table.Th>
            <Table.Th scope="col">{said.score}</Table.Th>
            <Table.Th scope="col">{said.source}</Table.Th>
            <Table.Th scope="col">
              <VisuallyHidden>{said.delete}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {scores.toReversed().map((point) => (
            <Table.Tr key={point.id}>
              <Table.Th scope="row">{dateWords(point.seenOn)}</Table.Th>
              <Table.Td>{point.score}</Table.Td>
              <Table.Td>{point.source || said.notSaid}</Table.Td>
              <Table.Td>
                <Button
                  variant="subtle"
                  leftSection={<Icon name="bin" />}
                  onClick={() => onDelete(point)}
                >
                  {said.deleteOne(dateWords(point.seenOn))}
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </details>
  );
}
