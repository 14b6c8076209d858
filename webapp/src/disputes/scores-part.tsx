import type { ScorePoint } from '@creditfix/shared/disputes';
import { useState } from 'react';
import { Button, Notice, VisuallyHidden, dateWords, useKeptFocus } from '#webapp/kit/index.ts';
import { words } from './dashboard-parts.words.tsx';
import { ScoreChart } from './score-chart.tsx';
import { ScoreForm } from './score-form.tsx';
import classes from './scores-part.module.css';
import { useScores } from './disputes.queries.ts';

const { scores: said } = words;

/** Scores that the person has seen and noted here, over time. They are theirs alone, and nothing is promised of them. */
export function ScoresPart({ scores: known }: { readonly scores: readonly ScorePoint[] }) {
  const { scores, deleted, trouble, add, remove, undo } = useScores(known);
  const [adding, setAdding] = useState(false);
  const kept = useKeptFocus<HTMLElement>();
  return (
    <section {...kept} aria-labelledby="scores-heading" className={classes.part}>
      <div>
        <h2 id="scores-heading">{scores.length === 0 ? said.headingEmpty : said.heading}</h2>
        <p className={classes.quiet}>{scores.length === 0 ? said.leadEmpty : said.lead}</p>
      </div>
      {scores.length > 0 && <ScoreChart scores={scores} />}
      {deleted && (
        <Notice tone="info" title={said.deleted(dateWords(deleted.seenOn))} live>
          <Button look="plain" onClick={() => void undo()}>
            {said.undo}
          </Button>
        </Notice>
      )}
      {trouble && (
        <Notice tone="error" title={said.trouble}>
          <p>{trouble}</p>
        </Notice>
      )}
      {scores.length > 0 && <ScoreTable scores={scores} onDelete={(point) => void remove(point)} />}
      {adding ? (
        <ScoreForm onAdd={add} onDone={() => setAdding(false)} />
      ) : (
        <div>
          <Button icon="plus" onClick={() => setAdding(true)}>
            {said.add}
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
      <summary>{said.asTable(scores.length)}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{said.day}</th>
            <th scope="col">{said.score}</th>
            <th scope="col">{said.source}</th>
            <th scope="col">
              <VisuallyHidden>{said.delete}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {scores.toReversed().map((point) => (
            <tr key={point.id}>
              <th scope="row">{dateWords(point.seenOn)}</th>
              <td>{point.score}</td>
              <td>{point.source || said.notSaid}</td>
              <td>
                <Button look="plain" icon="bin" onClick={() => onDelete(point)}>
                  {said.deleteOne(dateWords(point.seenOn))}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
