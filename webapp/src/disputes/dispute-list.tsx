import {
  type Dashboard,
  type Dispute,
  type DisputeRound,
  DisputeState,
  outcomeWords,
} from '@creditfix/shared/disputes';
import { Box, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon, StatusTag } from '#webapp/kit/index.ts';
import { ClockBar } from './clock-bar.tsx';
import classes from './disputes.module.css';
import {
  dayWords,
  disputeName,
  itemWords,
  newestRound,
  inOrder,
  runningClock,
  toneOf,
  today,
  dayOf,
} from './dispute-words.ts';
import { EnvelopeDrawing } from './envelope-drawing.tsx';
import { disputesMessages } from './messages.tsx';
import { StepAction, actionOf, firstAction } from './step-action.tsx';
import type { CalendarDate } from '@creditfix/shared/kernel';

const { list } = disputesMessages;

/** Shown before the person asks for more. */
const FIRST = 6;

/** Every item with its letters, open ones first; what is settled is folded away. */
export function DisputeList({ disputes, tasks }: Pick<Dashboard, 'disputes' | 'tasks'>) {
  const [all, setAll] = useState(false);
  if (disputes.length === 0) return null;
  const sorted = inOrder(disputes);
  const open = sorted.filter(({ state }) => state !== DisputeState.resolved);
  const settled = sorted.filter(({ state }) => state === DisputeState.resolved);
  const shown = all ? open : open.slice(0, FIRST);
  const atTheTop = new Set(tasks.map(({ disputeId }) => disputeId));
  return (
    <Stack component="section" aria-labelledby="disputes-heading">
      <h2 id="disputes-heading">{list.heading}</h2>
      {open.length === 0 && <p>{list.noneOpen}</p>}
      <Cards disputes={shown} atTheTop={atTheTop} />
      {shown.length < open.length && (
        <div>
          <Button
            variant="subtle"
            leftSection={<Icon name="unfold" />}
            onClick={() => setAll(true)}
          >
            {list.showAll(open.length)}
          </Button>
        </div>
      )}
      {settled.length > 0 && (
        <details>
          <summary>{list.resolved(settled.length)}</summary>
          <Cards disputes={settled} atTheTop={atTheTop} />
        </details>
      )}
    </Stack>
  );
}

interface CardsProps {
  readonly disputes: readonly Dispute[];
  /** Whose next step stands above all of them, among what to do today: it is not offered twice. */
  readonly atTheTop: ReadonlySet<string | null>;
}

function Cards({ disputes, atTheTop }: CardsProps) {
  return (
    <Stack component="ul" className="plain-list">
      {disputes.map((dispute) => (
        <li key={dispute.id}>
          <DisputeCard dispute={dispute} offersStep={!atTheTop.has(dispute.id)} />
        </li>
      ))}
    </Stack>
  );
}

/** One item with one recipient: where it stands, its letters with their days, and what comes next. */
function DisputeCard({
  dispute,
  offersStep,
}: {
  readonly dispute: Dispute;
  readonly offersStep: boolean;
}) {
  const { id, rounds, nextSteps, stateWords } = dispute;
  const newest = newestRound(dispute);
  const name = disputeName(dispute);
  const next = offersStep ? firstAction(nextSteps) : undefined;
  const words = nextWords(dispute, newest);
  return (
    <Paper component="article" p="card" aria-labelledby={`dispute-${id}`}>
      <Stack gap="sm">
        <Group component="header" gap="0.5rem 1rem" align="flex-start" justify="space-between">
          <Box flex="1 1 16rem" miw={0} className="anywhere">
            <h3 id={`dispute-${id}`} className={classes.quietLink}>
              <Link to={`/disputes/${id}`}>{name}</Link>
            </h3>
            <Text c="dimmed" size="sm">
              {itemWords(dispute)}
            </Text>
          </Box>
          <StatusTag tone={toneOf(dispute)}>{stateWords}</StatusTag>
        </Group>
        {rounds.slice(0, -1).map((round) => (
          <EarlierRound key={round.number} round={round} />
        ))}
        <Group
          wrap="nowrap"
          gap="card"
          align="flex-start"
          className={classes.way}
          data-timed={runningClock(dispute) !== undefined || undefined}
        >
          <EnvelopeDrawing round={newest} />
          <Stack gap="xs" flex="1" miw={0}>
            {rounds.length > 1 && (
              <Text fw={600} size="sm">
                {newest.title}
              </Text>
            )}
            <StopLine round={newest} />
          </Stack>
        </Group>
        <ClockBar dispute={dispute} />
        {(words || next) && (
          <Group component="footer" gap="0 1rem" justify="space-between">
            {words && <Text>{words}</Text>}
            {next && (
              <StepAction
                step={next.step}
                disputeId={id}
                letterId={next.letterId ?? newest.letterId}
                pieceId={newest.pieceId}
                about={name}
                variant="subtle"
              />
            )}
          </Group>
        )}
      </Stack>
    </Paper>
  );
}

/** The way of one letter: signed, mailed, arrived, answered, each with its day. */
export function StopLine({ round }: { readonly round: DisputeRound }) {
  return (
    <ol className={`${classes.stops} plain-list`}>
      {stopsOf(round, today()).map(({ name, when, status }) => (
        <li key={name} data-status={status}>
          <span className={classes.mark}>
            {status === 'done' && <Icon name="check" />}
            {status === 'trouble' && <Icon name="warning" />}
          </span>
          <span className={classes.stopWords}>
            <span>{name}</span>
            {when && (
              <Text span inherit maw="70%" fw={600} className="tabular">
                {when}
              </Text>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What the answer said, or that nothing has to be done; an action says itself what it is. */
function nextWords({ nextSteps }: Dispute, { outcome }: DisputeRound): string {
  if (outcome !== null) return `${outcomeWords(outcome).label}.`;
  const [first] = nextSteps;
  return first && !actionOf(first.step) ? `${first.title}.` : '';
}

function EarlierRound({ round }: { readonly round: DisputeRound }) {
  const { title, outcome, outcomeOn } = round;
  const said = outcome && outcomeWords(outcome).label;
  return (
    <Group wrap="nowrap" gap="card" className={classes.earlier}>
      <EnvelopeDrawing round={round} small />
      <Stack component="p" gap={0}>
        <Text span fw={600} size="sm">
          {title}
        </Text>
        {said && (
          <Text span c="dimmed" size="sm">
            {said}
            {outcomeOn && `, ${dayWords(outcomeOn, today())}`}
          </Text>
        )}
      </Stack>
    </Group>
  );
}

/** The four stops on the way of one letter, each with its day or with why it has none yet. */
interface Stop {
  readonly name: string;
  /** "November 9", "On its way"; empty while nothing can be said. */
  readonly when: string;
  /** `now`: what is being waited for. */
  readonly status: 'done' | 'now' | 'ahead' | 'trouble';
}

const { stops } = disputesMessages;

export function stopsOf(round: DisputeRound, asOf: CalendarDate): readonly Stop[] {
  const day = (date: CalendarDate) => dayWords(date, asOf);
  return [
    { name: stops.signed, when: day(dayOf(round.signedAt)), status: 'done' },
    mailedStop(round, day),
    arrivedStop(round, day),
    answerStop(round, asOf, day),
  ];
}

type Day = (date: CalendarDate) => string;

function mailedStop({ mailStatus, mailedOn }: DisputeRound, day: Day): Stop {
  const name = stops.mailed;
  if (mailedOn) return { name, when: day(mailedOn), status: 'done' };
  if (mailStatus === 'failed') return { name, when: stops.notMailed, status: 'trouble' };
  if (mailStatus === 'queued') return { name, when: stops.waitsForMail, status: 'now' };
  return { name, when: stops.notYet, status: 'now' };
}

function arrivedStop({ mailStatus, receivedOn, outcome }: DisputeRound, day: Day): Stop {
  const name = stops.arrived;
  if (receivedOn) return { name, when: day(receivedOn), status: 'done' };
  if (outcome !== null && outcome !== 'no_answer')
    return { name, when: stops.beforeAnswer, status: 'done' };
  if (mailStatus === 'returned') return { name, when: stops.cameBack, status: 'trouble' };
  if (mailStatus === 'mailed' || mailStatus === 'in_transit')
    return { name, when: stops.onItsWay, status: 'now' };
  return { name, when: '', status: 'ahead' };
}

function answerStop(
  { outcome, outcomeOn, clock, receivedOn, answerDueAround }: DisputeRound,
  asOf: CalendarDate,
  day: Day,
): Stop {
  if (outcome !== null && outcome !== 'no_answer')
    return { name: stops.answered, when: outcomeOn ? day(outcomeOn) : '', status: 'done' };
  if (clock && asOf > clock.dueOn)
    return { name: stops.answerWasDue, when: day(clock.dueOn), status: 'trouble' };
  if (clock) return { name: stops.answerDue, when: day(clock.dueOn), status: 'now' };
  if (answerDueAround)
    return { name: stops.answerDue, when: stops.estimate(day(answerDueAround)), status: 'ahead' };
  return receivedOn
    ? { name: stops.answer, when: stops.noSetDay, status: 'now' }
    : { name: stops.answer, when: '', status: 'ahead' };
}
