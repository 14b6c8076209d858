import { bureaus, type LetterReview } from '@creditfix/shared/letters';
import { useId } from 'react';
import { words } from './letter-notices.words.ts';
import classes from './letter-switch.module.css';

interface LetterSwitchProps {
  readonly letters: LetterReview['letters'];
  /** Which of them is on screen. */
  readonly shown: number;
  readonly onShow: (letter: number) => void;
}

/** Which of several letters lies on the desk: they differ in address and reference only. */
export function LetterSwitch({ letters, shown, onShow }: LetterSwitchProps) {
  const name = useId();
  if (letters.length < 2) return null;
  return (
    <fieldset className={classes.switch}>
      <legend>{words.severalLetters(letters.length)}</legend>
      <div className={classes.choices}>
        {letters.map(({ bureau, document }, index) => (
          <label key={document.reference} className={classes.choice}>
            <input
              type="radio"
              name={name}
              checked={index === shown}
              onChange={() => onShow(index)}
            />
            <span>{bureau ? bureaus[bureau].name : document.recipient.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
