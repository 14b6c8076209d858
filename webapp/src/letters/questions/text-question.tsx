import { letterLimits } from '@creditfix/shared/letters';
import { TextField } from '#webapp/kit/index.ts';
import { frameOf, type QuestionProps } from './question-props.ts';

export function TextQuestion(props: QuestionProps) {
  return (
    <TextField
      {...frameOf(props)}
      value={props.value}
      onChange={props.onChange}
      autoComplete="off"
      maxLength={props.question.maxLength ?? letterLimits.fact}
    />
  );
}
