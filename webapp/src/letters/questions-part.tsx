import type { FieldFault } from '@creditfix/shared/kernel';
import { adviceFor, type Question } from '@creditfix/shared/letters';
import { useRef, useState } from 'react';
import { Notice } from '#webapp/kit/index.ts';
import { AddItem } from './add-item.tsx';
import { CopiesQuestion } from './copies-question.tsx';
import type { PartProps } from './dispute-details-step.tsx';
import { lastPartOf, type DetailsPart } from './details-parts.ts';
import { useEnclosureSlot } from './enclosure-slot.tsx';
import { fieldId } from './field-id.ts';
import { itemOf } from './letter-form.ts';
import { itemPath } from './letter-item.ts';
import { toItemDetails } from './letter-request.ts';
import { isSpecialLetter } from './letter-template.ts';
import { asksFirstDelinquency } from './obsolescence/first-delinquency.ts';
import { RemovalDates } from './obsolescence/removal-dates.tsx';
import { QuestionField } from './questions/question-field.tsx';
import classes from './questions-part.module.css';
import { words } from './questions-part.words.ts';
import { RefusalCard } from './refusal-card.tsx';
import { partFaults, refusalOf, waitsForLaterAnswer } from './step-faults.ts';
import { StepFrame } from './step-frame.tsx';
import { useFaults, type Faults } from './use-faults.ts';

/** One group of questions. What we may not write is said here, where the answer was given, and not at the end. */
export function QuestionsPart(props: PartProps) {
  const { wizard, move, part, parts, shown, beside, onNext, onPrevious } = props;
  const { form } = wizard;
  const [sending, setSending] = useState(0);
  const faults = useFaults([...partFaults(form, part, beside), ...stillSending(shown, sending)]);
  const refusal = refusalOf(form, beside);
  const ours = (refusal?.item ?? 1) === shown.item ? refusal : undefined;
  const card = useRef<HTMLElement>(null);
  /** @returns true if this view lets the person go on */
  const passes = (): boolean => {
    // Where no letter can come of it, nobody is asked to finish the other questions first.
    if (ours && !waitsForLaterAnswer(ours, parts, part)) {
      card.current?.focus();
      return false;
    }
    return faults.check();
  };
  return (
    <StepFrame
      heading={shown.title}
      faults={faults}
      onPrevious={onPrevious}
      onSubmit={() => {
        if (passes()) onNext();
      }}
    >
      {shown.questions.map((question) => (
        <OneQuestion
          key={question.key}
          {...props}
          question={question}
          faults={faults}
          onSending={setSending}
        />
      ))}
      {ours && <RefusalCard ref={card} refusal={ours} parts={parts} move={move} form={form} />}
      {!ours && part === lastPartOf(parts, shown.item) && <AdviceNotices {...props} />}
      {part === parts.length - 1 && !isSpecialLetter(form) && (
        <AddItem wizard={wizard} move={move} mayAdd={passes} />
      )}
    </StepFrame>
  );
}

/** Going on now would leave a file out of the letter without a word. */
function stillSending({ item }: DetailsPart, files: number): FieldFault[] {
  if (files === 0) return [];
  return [{ path: `${itemPath(item)}.facts.enclosures`, message: words.stillSending(files) }];
}

type OneProps = PartProps & {
  readonly question: Question;
  readonly faults: Faults;
  readonly onSending: (files: number) => void;
};

function OneQuestion(props: OneProps) {
  const { wizard, move, shown, beside, question, faults } = props;
  const drawsCopies = useEnclosureSlot() !== undefined;
  const path = `${itemPath(shown.item)}.facts.${question.key}`;
  if (question.key === 'enclosures' && drawsCopies) {
    return (
      <CopiesQuestion
        wizard={wizard}
        move={move}
        item={shown.item}
        question={question}
        error={faults.errorFor(path)}
        onSending={props.onSending}
      />
    );
  }
  const { facts, disputeReason } = itemOf(wizard.form, shown.item);
  return (
    <>
      <QuestionField
        question={question}
        id={fieldId(path)}
        value={facts[question.key] ?? ''}
        error={faults.errorFor(path)}
        onChange={(value) =>
          move({
            kind: 'change',
            change: { kind: 'fact', item: shown.item, key: question.key, value },
          })
        }
      />
      {asksFirstDelinquency({ disputeReason, questionKey: question.key, facts }) && (
        <RemovalDates
          itemType={facts['itemType'] ?? ''}
          firstDelinquency={facts[question.key] ?? ''}
          today={beside.today}
        />
      )}
    </>
  );
}

/** Friendly remarks; they stand with the last group, or they would come and go while answers are changed. */
function AdviceNotices({ wizard, shown, beside }: PartProps) {
  const details = toItemDetails(wizard.form, shown.item);
  if (!details) return null;
  return (
    <div className={classes.advice} role="status">
      {adviceFor(details, beside.today, beside.attached).map(({ code, text, url }) => (
        <Notice key={code} tone="info" title={words.goodToKnow}>
          <p>{text}</p>
          {url && (
            <p>
              <a href={url} target="_blank" rel="noreferrer">
                {words.opensInNewTab(new URL(url).hostname.replace(/^www\./, ''))}
              </a>
            </p>
          )}
        </Notice>
      ))}
    </div>
  );
}
