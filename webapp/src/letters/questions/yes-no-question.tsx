import { RadioField } from '#webapp/kit/index.ts';
import { words } from './question-field.words.ts';
import { frameOf, type QuestionProps } from './question-props.ts';

const options = [
  { value: 'yes', label: words.yes },
  { value: 'no', label: words.no },
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
