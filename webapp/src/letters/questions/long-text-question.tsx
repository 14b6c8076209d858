import { letterLimits } from '@creditfix/shared/letters';
import { TextAreaField } from '#webapp/kit/index.ts';
import { LengthLeft } from './length-left.tsx';
import { frameOf, type QuestionProps } from './question-props.ts';

export function LongTextQuestion(props: QuestionProps) {
  const max = props.question.maxLength ?? letterLimits.fact;
  return (
    <div>
      <TextAreaField
        {...frameOf(props)}
        value={props.value}
        onChange={props.onChange}
        maxLength={max}
      />
      <LengthLeft text={props.value} max={max} />
    </div>
  );
}
