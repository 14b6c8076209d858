import type { Dashboard } from '@creditfix/shared/disputes';
import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#webapp/kit/index.ts';
import { dashboardPartsMessages } from './messages.tsx';
import { dayWords, newestRound, nextDue, today } from './dispute-words.ts';
import { StepAction } from './step-action.tsx';
import classes from './disputes.module.css';

const { today: said } = dashboardPartsMessages;

type Task = Dashboard['tasks'][number];

interface TodayPartProps extends Pick<Dashboard, 'tasks' | 'disputes'> {
  /** How many letters were begun and not signed. */
  readonly unfinished: number;
}

/** What waits for the person, the most urgent first; often nothing. */
export function TodayPart({ tasks, disputes, unfinished }: TodayPartProps) {
  return (
    <Stack component="section" aria-labelledby="today-heading" gap="xs">
      <h2 id="today-heading">{said.heading}</h2>
      {tasks.length === 0 && unfinished === 0 && <NothingToDo disputes={disputes} />}
      {tasks.length === 0 && unfinished > 0 && <FinishLetter letters={unfinished} />}
      {tasks.length > 0 && (
        <ul className="plain-list rule-above">
          {tasks.map((task, index) => (
            <TaskRow
              key={`${task.kind} ${task.disputeId ?? task.letterId}`}
              task={task}
              pieceId={mailpieceOf(task, disputes)}
              first={index === 0}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}

function mailpieceOf({ disputeId }: Task, disputes: Dashboard['disputes']): string | null {
  const dispute = disputes.find(({ id }) => id === disputeId);
  return dispute ? newestRound(dispute).pieceId : null;
}

interface TaskRowProps {
  readonly task: Task;
  readonly pieceId: string | null;
  readonly first: boolean;
}

function TaskRow({ task, pieceId: mailpieceId, first }: TaskRowProps) {
  const { disputeId, letterId, kind, title, text } = task;
  return (
    <TaskFrame
      title={disputeId ? <Link to={`/disputes/${disputeId}`}>{title}</Link> : title}
      text={text}
      action={
        <StepAction
          step={kind}
          disputeId={disputeId}
          letterId={letterId}
          pieceId={mailpieceId}
          about={text.split('. ')[0] ?? ''}
          variant={first ? 'filled' : 'default'}
        />
      }
    />
  );
}

interface TaskFrameProps {
  readonly title: ReactNode;
  readonly text: string;
  readonly action: ReactNode;
}

function TaskFrame({ title, text, action }: TaskFrameProps) {
  return (
    <Group
      component="li"
      gap="0.5rem 1.5rem"
      justify="space-between"
      py="md"
      className="rule-below"
    >
      <Box flex="1 1 24rem" maw="var(--measure)" className="anywhere">
        <Title order={3} ff="text" fz="md" lh={1.4} className={classes.quietLink}>
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
      </Box>
      <div className="full-on-phone">{action}</div>
    </Group>
  );
}

/** A letter that was begun is no duty, but it is what the person came for. */
function FinishLetter({ letters }: { readonly letters: number }) {
  return (
    <ul className="plain-list rule-above">
      <TaskFrame
        title={said.finish.title(letters)}
        text={said.finish.text(letters)}
        action={
          <Button component={Link} to="/generate-letter" variant="filled">
            {said.finish.action}
          </Button>
        }
      />
    </ul>
  );
}

function NothingToDo({ disputes }: Pick<Dashboard, 'disputes'>) {
  const next = nextDue(disputes);
  return (
    <Group wrap="nowrap" align="stretch" p="md" bdrs="md" bg="var(--green-wash)">
      <Text span flex="none" c="green" fz="1.5rem">
        <Icon name="check" />
      </Text>
      <div>
        <Text fw={600}>{said.nothing}</Text>
        <Text maw="var(--measure)" c="dimmed">
          {next ? said.nextDate(dayWords(next.on, today()), next.target) : said.noDate}
        </Text>
      </div>
    </Group>
  );
}

const { counts } = dashboardPartsMessages;

/** The four numbers: letters, on their way, delivered, and what is left of the plan. */
export function CountsPart({
  letterCounts,
  allowance,
}: Pick<Dashboard, 'letterCounts' | 'allowance'>) {
  const { total, onTheirWay, delivered } = letterCounts;
  const { left, limit, renewsOn } = allowance;
  return (
    <section aria-label={counts.heading}>
      <dl className={classes.counts}>
        <Count of={counts.signed(total)} count={total} />
        <Count of={counts.onTheirWay} count={onTheirWay} />
        <Count of={counts.delivered} count={delivered} />
        <Count
          of={counts.left(left)}
          count={left}
          note={counts.ofLimit(limit, dayWords(renewsOn, today()))}
        />
      </dl>
    </section>
  );
}

interface CountProps {
  readonly of: string;
  readonly count: number;
  readonly note?: string;
}

function Count({ of, count, note }: CountProps) {
  return (
    <div>
      <Text component="dt" c="dimmed" size="sm">
        {of}
      </Text>
      <Text component="dd" ff="heading" fz="h1" fw={600} lh={1.2} className="tabular">
        {count}
      </Text>
      {note && (
        <Text component="dd" c="dimmed" size="sm">
          {note}
        </Text>
      )}
    </div>
  );
}
