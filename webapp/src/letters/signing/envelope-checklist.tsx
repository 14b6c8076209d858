import { type Enclosure, enclosureLabel, enclosureOfLine } from '@creditfix/shared/documents';
import { Button, Checkbox } from '@mantine/core';
import { FieldError, onTick } from '#webapp/kit/index.ts';
import { signingMessages } from '../messages.tsx';
import classes from './signing-form.module.css';

interface EnvelopeChecklistProps {
  readonly id: string;
  /** What the letter lists beside its exhibits. */
  readonly lines: readonly string[];
  readonly ticked: readonly Enclosure[];
  readonly error: string | undefined;
  readonly onChange: (ticked: readonly Enclosure[]) => void;
  readonly onUpload: () => void;
}

const { envelope } = signingMessages;

/**
 * The last thing before the signature: the letter calls a paper enclosed only if its file is bound in, or if the person says here that it
 * lies in the envelope.
 */
export function EnvelopeChecklist(props: EnvelopeChecklistProps) {
  const { id, lines, ticked, error, onChange, onUpload } = props;
  if (lines.length === 0) return null;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classes.envelope}
      aria-describedby={error ? `${id}-lead ${id}-error` : `${id}-lead`}
    >
      <legend>{envelope.legend}</legend>
      <p id={`${id}-lead`}>{envelope.lead}</p>
      {lines.map((line) => {
        const kind = enclosureOfLine(line);
        if (!kind) return null;
        return (
          <Checkbox
            key={line}
            label={envelope.putIn(enclosureLabel(line))}
            checked={ticked.includes(kind)}
            onChange={onTick((on) =>
              onChange(on ? [...ticked, kind] : ticked.filter((one) => one !== kind)),
            )}
          />
        );
      })}
      <FieldError id={`${id}-error`} error={error} />
      <div>
        <Button variant="subtle" onClick={onUpload}>
          {envelope.change}
        </Button>
      </div>
    </fieldset>
  );
}
