import type { Dashboard } from '@creditfix/shared/disputes';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Icon } from '#webapp/kit/index.ts';
import { dashboardPartsMessages } from './messages.tsx';
import { nextDue } from './dispute-states.ts';
import { dayWords, newestRound } from './dispute-words.ts';
import { StepAction } from './step-action.tsx';
import classes from './today-part.module.css';
import { today } from './today.ts';

const { today: said } = dashboardPartsMessages;

type Task = Dashboard['tasks'][number];

interface TodayPartProps extends Pick<Dashboard, 'tasks' | 'disputes'> {
  /** How many letters were begun and not signed. */
  readonly unfinished: number;
}

/** What waits for the person, the most urgent first; often nothing. */
export function TodayPart({ tasks, disputes, unfinished }: TodayPartProps) {
  return (
    <section aria-labelledby="today-heading" className={classes.part}>
      <h2 id="today-heading">{said.heading}</h2>
      {tasks.length === 0 && unfinished === 0 && <NothingToDo disputes={disputes} />}
      {tasks.length === 0 && unfinished > 0 && <FinishLetter letters={unfinished} />}
      {tasks.length > 0 && (
        <ul className={classes.tasks}>
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
    </section>
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
    <li className={classes.task} data-first={first || undefined}>
      <div className={classes.words}>
        <h3 className={classes.title}>
          {disputeId ? <Link to={`/disputes/${disputeId}`}>{title}</Link> : title}
        </h3>
        <p>{text}</p>
      </div>
      <div className={classes.action}>
        <StepAction
          step={kind}
          disputeId={disputeId}
          letterId={letterId}
          pieceId={mailpieceId}
          about={text.split('. ')[0] ?? ''}
          variant={first ? 'filled' : 'default'}
        />
      </div>
    </li>
  );
}

/** A letter that was begun is no duty, but it is what the person came for. */
function FinishLetter({ letters }: { readonly letters: number }) {
  return (
    <ul className={classes.tasks}>
      <li className={classes.task}>
        <div className={classes.words}>
          <h3 className={classes.title}>{said.finish.title(letters)}</h3>
          <p>{said.finish.text(letters)}</p>
        </div>
        <div className={classes.action}>
          <Button component={Link} to="/generate-letter" variant="filled">
            {said.finish.action}
          </Button>
        </div>
      </li>
    </ul>
  );
}

function NothingToDo({ disputes }: Pick<Dashboard, 'disputes'>) {
  const next = nextDue(disputes);
  return (
    <div className={classes.nothing}>
      <span className={classes.check}>
        <Icon name="check" />
      </span>
      <div>
        <p className={classes.calm}>{said.nothing}</p>
        <p className={classes.muted}>
          {next ? said.nextDate(dayWords(next.on, today()), next.target) : said.noDate}
        </p>
      </div>
    </div>
  );
}
