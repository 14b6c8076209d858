import { useId, useRef, useState } from 'react';
import { Button } from '#webapp/kit/index.ts';
import classes from './column-chooser.module.css';

interface ColumnChooserProps {
  readonly choices: readonly { readonly id: string; readonly head: string }[];
  readonly isShown: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly showAll: () => void;
  readonly isAll: boolean;
}

/** Which columns a table has, folded away until somebody asks. */
export function ColumnChooser({ choices, isShown, toggle, showAll, isAll }: ColumnChooserProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  // The button goes away with the last hidden column.
  const all = () => {
    box.current?.querySelector('input')?.focus();
    showAll();
  };
  const shown = choices.filter((choice) => isShown(choice.id)).length;
  return (
    <div className={classes.chooser}>
      <Button
        look="plain"
        icon={open ? 'fold' : 'unfold'}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {isAll ? 'Columns' : `Columns (${shown + 1} of ${choices.length + 1})`}
      </Button>
      <fieldset ref={box} id={id} className={classes.choices} hidden={!open}>
        <legend>Columns shown</legend>
        {choices.map((choice) => (
          <label key={choice.id}>
            <input
              type="checkbox"
              checked={isShown(choice.id)}
              onChange={() => toggle(choice.id)}
            />
            {choice.head}
          </label>
        ))}
        {!isAll && (
          <Button look="plain" onClick={all}>
            Show all
          </Button>
        )}
      </fieldset>
    </div>
  );
}
