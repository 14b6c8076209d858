import { Bureau, bureaus, letterRecipientLabels } from '@creditfix/shared/letters';
import { useRef } from 'react';
import { CheckboxField, FieldGroup, RadioField } from '#webapp/kit/index.ts';
import { bureauCountWords } from './allowance-words.ts';
import type { PartProps } from './dispute-details-step.tsx';
import { fieldId } from './field-id.ts';
import { isSpecialLetter, recipientChoices } from './letter-template.ts';
import classes from './recipient-part.module.css';
import { words } from './recipient-part.words.ts';
import { RefusalCard } from './refusal-card.tsx';
import { recipientFaults, refusalOf } from './step-faults.ts';
import { StepFrame } from './step-frame.tsx';
import { useAllowance } from './letters.queries.ts';
import { useFaults, type Faults } from './use-faults.ts';

/** Whom the letter goes to; to bureaus, one letter each. */
export function RecipientPart(props: PartProps) {
  const { wizard, move, parts, beside } = props;
  const { form } = wizard;
  const faults = useFaults(recipientFaults(form));
  const card = useRef<HTMLElement>(null);
  const choices = recipientChoices(form);
  const hints = isSpecialLetter(form) ? words.plainHints : words.hints;
  const refusal = refusalOf(form, beside);
  // What does not go to this recipient shows at once; all other refusals wait for their questions.
  const stranger = refusal?.code.startsWith('recipient.') ? refusal : undefined;
  return (
    <StepFrame
      heading={props.shown.title}
      faults={faults}
      onPrevious={props.onPrevious}
      onSubmit={() => {
        if (stranger) card.current?.focus();
        else if (faults.check()) props.onNext();
      }}
    >
      {choices.length > 1 && (
        <RadioField
          id={fieldId('disputeDetails.recipient')}
          label={words.question}
          why={words.why}
          value={form.recipient}
          onChange={(recipient) =>
            move({ kind: 'change', change: { kind: 'recipient', recipient } })
          }
          options={choices.map((value) => ({
            value,
            label: letterRecipientLabels[value],
            hint: hints[value],
          }))}
        />
      )}
      {form.recipient === 'bureau' && <BureauFields {...props} faults={faults} />}
      {stranger && (
        <RefusalCard ref={card} refusal={stranger} parts={parts} move={move} form={form} />
      )}
    </StepFrame>
  );
}

function BureauFields({ wizard, move, faults }: PartProps & { readonly faults: Faults }) {
  const { form } = wizard;
  const allowance = useAllowance();
  const count = bureauCountWords(form.bureaus.length, allowance);
  const special = isSpecialLetter(form);
  const choose = (bureau: Bureau, chosen: boolean) => {
    const list = Object.values(Bureau).filter((one) =>
      one === bureau ? chosen : form.bureaus.includes(one),
    );
    move({ kind: 'change', change: { kind: 'bureaus', bureaus: list } });
  };
  return (
    <FieldGroup
      id={fieldId('bureaus')}
      label={special ? words.whichBureau : words.whichReport}
      hint={special ? words.whichBureauHint : words.whichReportHint}
      why={words.bureausWhy}
      error={faults.errorFor('bureaus')}
    >
      <div className={classes.bureaus}>
        {Object.values(Bureau).map((bureau) => (
          <CheckboxField
            key={bureau}
            label={bureaus[bureau].name}
            checked={form.bureaus.includes(bureau)}
            onChange={(chosen) => choose(bureau, chosen)}
          />
        ))}
      </div>
      <p className={classes.count} role="status">
        {count}
      </p>
    </FieldGroup>
  );
}
