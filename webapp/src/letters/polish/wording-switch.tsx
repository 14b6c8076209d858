import { Segments } from '#webapp/kit/index.ts';
import classes from './polish-card.module.css';

export type Wording = 'plain' | 'polished';

interface WordingSwitchProps {
  readonly value: Wording;
  readonly onChange: (value: Wording) => void;
}

const choices: readonly { readonly value: Wording; readonly label: string }[] = [
  { value: 'plain', label: 'Plain' },
  { value: 'polished', label: 'Polished' },
];

const uses: Readonly<Record<Wording, string>> = {
  plain: 'Your letter has your sentences as you wrote them.',
  polished: 'Your letter has the polished sentences. Switch back at any time.',
};

/** Which wording the letter has. It changes at once, and switching back undoes it. */
export function WordingSwitch({ value, onChange }: WordingSwitchProps) {
  return (
    <fieldset className={classes.switch}>
      <legend>Wording in your letter</legend>
      <Segments choices={choices} value={value} onChange={onChange} />
      <p role="status" className={classes.uses}>
        {uses[value]}
      </p>
    </fieldset>
  );
}
