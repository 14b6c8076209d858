import { useEffect, useState, type SyntheticEvent } from 'react';
import { Button, ErrorSummary, TextField, type ApiProblem } from '#webapp/kit/index.ts';
import { words } from './dashboard-parts.words.tsx';
import classes from './scores-part.module.css';
import { today } from './today.ts';

const { scores } = words;

interface ScoreFormProps {
  readonly onAdd: (point: {
    readonly seenOn: string;
    readonly score: number;
    readonly source: string;
  }) => Promise<ApiProblem | undefined>;
  readonly onDone: () => void;
}

type FieldName = 'score' | 'seenOn' | 'source';
type Faults = Partial<Record<FieldName, string>>;

/** One score as the person saw it. */
export function ScoreForm({ onAdd, onDone }: ScoreFormProps) {
  const [score, setScore] = useState('');
  const [seenOn, setSeenOn] = useState(today);
  const [source, setSource] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [other, setOther] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  // The button that opened the form is gone: who types goes on in its first field.
  useEffect(() => document.getElementById('score-score')?.focus(), []);

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const own = ownFaults({ score, seenOn });
    setBusy(true);
    const problem = own ? undefined : await onAdd({ seenOn, score: Number(score), source });
    setBusy(false);
    if (!own && !problem) return onDone();
    const theirs = Object.fromEntries(
      (problem?.fields ?? []).map(({ path, message }) => [path, message]),
    ) as Faults;
    setFaults(own ?? theirs);
    setOther(problem && !problem.fields?.length ? problem.error : undefined);
    setAttempt((now) => now + 1);
  };

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary
        attempt={attempt}
        problems={[
          ...Object.entries(faults).map(([name, message]) => ({
            fieldId: `score-${name}`,
            message,
          })),
          ...(other ? [{ fieldId: 'score-score', message: other }] : []),
        ]}
      />
      <div className={classes.fields}>
        <TextField
          id="score-score"
          label={scores.score}
          inputMode="numeric"
          size="short"
          value={score}
          tidy={(typed) => typed.replace(/\D/g, '').slice(0, 3)}
          onChange={setScore}
          error={faults.score}
        />
        <TextField
          id="score-seenOn"
          label={scores.daySeen}
          type="date"
          size="medium"
          value={seenOn}
          onChange={setSeenOn}
          error={faults.seenOn}
        />
        <TextField
          id="score-source"
          label={scores.source}
          size="medium"
          maxLength={60}
          optional
          value={source}
          onChange={setSource}
          error={faults.source}
        />
      </div>
      <div className={classes.deeds}>
        <Button type="submit" busyLabel={busy && scores.saving}>
          {scores.save}
        </Button>
        <Button look="plain" onClick={onDone}>
          {scores.cancel}
        </Button>
      </div>
    </form>
  );
}

function ownFaults({ score, seenOn }: Record<'score' | 'seenOn', string>): Faults | undefined {
  const number = Number(score);
  const faults: Faults = {
    ...(number >= 250 && number <= 900 ? {} : { score: scores.range }),
    ...(seenOn ? {} : { seenOn: scores.giveDay }),
  };
  return Object.keys(faults).length > 0 ? faults : undefined;
}
