import { DateField } from './date-field.tsx';
import { frameOf, type QuestionProps } from './question-props.ts';

export function MonthQuestion(props: QuestionProps) {
  return (
    <DateField {...frameOf(props)} grain="month" value={props.value} onChange={props.onChange} />
  );
}
