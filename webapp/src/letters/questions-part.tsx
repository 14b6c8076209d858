import { adviceFor } from '@creditfix/shared/letters';
import { useRef } from 'react';
import { Notice } from '#webapp/kit/index.ts';
import type { PartProps } from './dispute-details-step.tsx';
import { fieldId } from './field-id.ts';
import { toDisputeDetails } from './letter-request.ts';
import { QuestionField } from './questions/question-field.tsx';
import { RefusalCard } from './refusal-card.tsx';
import { partFaults, refusalOf, waitsForLaterAnswer } from './step-faults.ts';
import { StepFrame } from './step-frame.tsx';
import { today } from './today.ts';
import { useFaults } from './use-faults.ts';
import classes from './questions-part.module.css';

/** One group of questions. What we may not write is said here, where the answer was given, and not at the end. */
export function QuestionsPart(props: PartProps) {
  const { wizard, move, part, parts, onNext, onPrevious } = props;
  const { form } = wizard;
  const group = parts[part];
  const faults = useFaults(partFaults(form, part, today()));
  const refusal = refusalOf(form, today());
  const card = useRef<HTMLElement>(null);
  if (!group) return null;
  const submit = () => {
    // Where no letter can come of it, nobody is asked to finish the other questions first.
    if (refusal && !waitsForLaterAnswer(refusal, parts, part)) card.current?.focus();
    else if (faults.check()) onNext();
  };
  return (
    <StepFrame
      heading={group.title}
      lead={`Part ${part + 1} of ${parts.length}`}
      problems={faults.problems}
      attempt={faults.attempt}
      onPrevious={onPrevious}
      onSubmit={submit}
    >
      {group.questions.map((question) => {
        const path = `disputeDetails.facts.${question.key}`;
        return (
          <QuestionField
            key={question.key}
            question={question}
            id={fieldId(path)}
            value={form.disputeDetails.facts[question.key] ?? ''}
            error={faults.errorFor(path)}
            onChange={(value) =>
              move({ kind: 'change', change: { kind: 'fact', key: question.key, value } })
            }
          />
        );
      })}
      {refusal && <RefusalCard ref={card} refusal={refusal} parts={parts} move={move} />}
      {!refusal && <AdviceNotices {...props} />}
    </StepFrame>
  );
}

/** Friendly remarks; they stand with the last group, or they would come and go while answers are changed. */
function AdviceNotices({ wizard, part, parts }: PartProps) {
  const details = toDisputeDetails(wizard.form.disputeDetails);
  if (!details || part < parts.length - 1) return null;
  return (
    <div className={classes.advice} role="status">
      {adviceFor(details, today()).map(({ code, text, url }) => (
        <Notice key={code} tone="info" title="Good to know">
          <p>{text}</p>
          {url && (
            <p>
              <a href={url} target="_blank" rel="noreferrer">
                {new URL(url).hostname.replace(/^www\./, '')} (opens in a new tab)
              </a>
            </p>
          )}
        </Notice>
      ))}
    </div>
  );
}
