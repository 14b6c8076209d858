import { RadioField } from '#webapp/kit/index.ts';
import { frameOf, type QuestionProps } from './question-props.ts';

export function ChoiceQuestion(props: QuestionProps) {
  return (
    <RadioField
      {...frameOf(props)}
      value={props.value}
      onChange={props.onChange}
      options={props.question.options ?? []}
    />
  );
}
