import type { ScorePoint } from '@creditfix/shared/disputes';
import { longDate } from '@creditfix/shared/kernel';
import { useState } from 'react';
import { Button, Notice, VisuallyHidden, useKeptFocus } from '#webapp/kit/index.ts';
import { ScoreChart } from './score-chart.tsx';
import { ScoreForm } from './score-form.tsx';
import classes from './scores-part.module.css';
import { useScores } from './use-scores.ts';

/** Scores that the person has seen and noted here, over time. They are theirs alone, and nothing is promised of them. */
export function ScoresPart({ scores: known }: { readonly scores: readonly ScorePoint[] }) {
  const { scores, deleted, trouble, add, remove, undo } = useScores(known);
  const [adding, setAdding] = useState(false);
  const kept = useKeptFocus<HTMLElement>();
  return (
    <section {...kept} aria-labelledby="scores-heading" className={classes.part}>
      <div>
        <h2 id="scores-heading">
          {scores.length === 0 ? 'Your score over time' : 'Scores you entered'}
        </h2>
        <p className={classes.quiet}>
          {scores.length === 0
            ? 'If you follow your score somewhere, you can note it here and see it over time. Only you see it.'
            : 'These come from you alone, and only you see them. Many things move a score, so a change says little about any one letter.'}
        </p>
      </div>
      {scores.length > 0 && <ScoreChart scores={scores} />}
      {deleted && (
        <Notice tone="info" title={`The score of ${longDate(deleted.seenOn)} is deleted`} live>
          <Button look="plain" onClick={() => void undo()}>
            Undo: bring it back
          </Button>
        </Notice>
      )}
      {trouble && (
        <Notice tone="error" title="That did not work">
          <p>{trouble}</p>
        </Notice>
      )}
      {scores.length > 0 && <ScoreTable scores={scores} onDelete={(point) => void remove(point)} />}
      {adding ? (
        <ScoreForm onAdd={add} onDone={() => setAdding(false)} />
      ) : (
        <div>
          <Button icon="plus" onClick={() => setAdding(true)}>
            Add a score
          </Button>
        </div>
      )}
    </section>
  );
}

interface ScoreTableProps {
  readonly scores: readonly ScorePoint[];
  readonly onDelete: (point: ScorePoint) => void;
}

function ScoreTable({ scores, onDelete }: ScoreTableProps) {
  return (
    <details className={classes.table}>
      <summary>
        All {scores.length === 1 ? 'your scores' : `${scores.length} scores`} as a table
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Score</th>
            <th scope="col">Where you saw it</th>
            <th scope="col">
              <VisuallyHidden>Delete</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {scores.toReversed().map((point) => (
            <tr key={point.id}>
              <th scope="row">{longDate(point.seenOn)}</th>
              <td>{point.score}</td>
              <td>{point.source || 'Not said'}</td>
              <td>
                <Button look="plain" icon="bin" onClick={() => onDelete(point)}>
                  Delete <VisuallyHidden>the score of {longDate(point.seenOn)}</VisuallyHidden>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
