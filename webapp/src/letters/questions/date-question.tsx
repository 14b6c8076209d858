import { DateField } from './date-field.tsx';
import { frameOf, type QuestionProps } from './question-props.ts';

export function DateQuestion(props: QuestionProps) {
  return <DateField {...frameOf(props)} value={props.value} onChange={props.onChange} />;
}
