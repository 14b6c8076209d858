import { Segments } from '#webapp/kit/index.ts';
import classes from './polish-card.module.css';
import { words } from './polish.words.tsx';

export type Wording = 'plain' | 'polished';

interface WordingSwitchProps {
  readonly value: Wording;
  readonly onChange: (value: Wording) => void;
}

const choices: readonly { readonly value: Wording; readonly label: string }[] = [
  { value: 'plain', label: words.wording.plain },
  { value: 'polished', label: words.wording.polished },
];

const uses: Readonly<Record<Wording, string>> = {
  plain: words.wording.plainInUse,
  polished: words.wording.polishedInUse,
};

/** Which wording the letter has. It changes at once, and switching back undoes it. */
export function WordingSwitch({ value, onChange }: WordingSwitchProps) {
  return (
    <fieldset className={classes.switch}>
      <legend>{words.wording.legend}</legend>
      <Segments choices={choices} value={value} onChange={onChange} />
      <p role="status" className={classes.uses}>
        {uses[value]}
      </p>
    </fieldset>
  );
}
