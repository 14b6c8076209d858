import { useState } from 'react';
import { TextField } from '#webapp/kit/index.ts';
import { moneyValue, moneyWords } from './money-text.ts';
import { frameOf, type QuestionProps } from './question-props.ts';

/** The answer is normal from the first key on; the text in the box is only tidied when the person leaves it. */
export function MoneyQuestion(props: QuestionProps) {
  const { value, onChange } = props;
  const [typed, setTyped] = useState(() => moneyWords(value));
  const inStep = moneyValue(typed) === value;
  return (
    <TextField
      {...frameOf(props)}
      value={inStep ? typed : moneyWords(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(text.trim() === '' ? '' : moneyValue(text));
      }}
      onBlur={() => setTyped(moneyWords(value))}
      inputMode="decimal"
      autoComplete="off"
      placeholder="$0.00"
      size="short"
      maxLength={20}
    />
  );
}
