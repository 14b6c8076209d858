import { RadioField } from '#webapp/kit/index.ts';
import { frameOf, type QuestionProps } from './question-props.ts';

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

export function YesNoQuestion(props: QuestionProps) {
  return (
    <RadioField
      {...frameOf(props)}
      value={props.value}
      onChange={props.onChange}
      options={options}
    />
  );
}
