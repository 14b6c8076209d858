import {
  type Agency,
  agencies,
  Bureau,
  bureaus,
  isForNationwide,
  letterRecipientLabels,
} from '@creditfix/shared/letters';
import { Checkbox, NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { Explained, FieldGroup, Notice, onText, onTick } from '#webapp/kit/index.ts';
import { bureauCountWords } from '../allowance-words.ts';
import { offersTypedAddress, purposeFields } from '../letter-form.ts';
import type { PartProps } from './dispute-details-step.tsx';
import { type Faults, fieldId, useFaults } from './use-faults.ts';
import { isSpecialLetter, recipientChoices } from '../letter-template.ts';
import { recipientPartMessages } from '../messages.tsx';
import { ProOffer } from '../pro-offer.tsx';
import { RefusalCard } from './refusal-card.tsx';
import { recipientFaults, refusalOf } from './step-faults.ts';
import { StepFrame } from './step-frame.tsx';
import { useAllowance } from '../letters.queries.ts';

const { fields, another } = recipientPartMessages.agencies;
const agencyOptions = [
  { value: '', label: recipientPartMessages.agencies.none },
  ...Object.entries(agencies).map(([value, { name, field }]) => ({
    value,
    label: `${name} (${fields[field]})`,
  })),
  { value: 'another', label: another },
];

interface Words {
  readonly title: string;
  readonly text: string;
}

/** Whom the letter goes to; to bureaus, one letter each. */
export function RecipientPart(props: PartProps) {
  const { wizard, move, parts, beside } = props;
  const { form } = wizard;
  const faults = useFaults(recipientFaults(form));
  const card = useRef<HTMLElement>(null);
  const choices = recipientChoices(form);
  const hints = isSpecialLetter(form)
    ? recipientPartMessages.plainHints
    : recipientPartMessages.hints;
  const ways: Readonly<Partial<Record<string, Words>>> = recipientPartMessages.quicker;
  const quicker = ways[form.template];
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
      {quicker && (
        <Notice tone="info" title={quicker.title}>
          <p>{quicker.text}</p>
        </Notice>
      )}
      {choices.length > 1 && (
        <Explained why={recipientPartMessages.why}>
          <Radio.Group
            id={fieldId('disputeDetails.recipient')}
            label={recipientPartMessages.question}
            value={form.recipient}
            onChange={(recipient) =>
              move({ kind: 'change', change: { kind: 'recipient', recipient } })
            }
          >
            {choices.map((value) => (
              <Radio
                key={value}
                value={value}
                label={letterRecipientLabels[value]}
                description={hints[value]}
              />
            ))}
          </Radio.Group>
        </Explained>
      )}
      {form.recipient === 'bureau' && <BureauFields {...props} faults={faults} />}
      {form.recipient === 'bureau' && !form.followUp && !isForNationwide(purposeFields(form)) && (
        <NativeSelect
          id={fieldId('disputeDetails.agency')}
          label={recipientPartMessages.agencies.label}
          description={recipientPartMessages.agencies.hint}
          value={form.agency}
          data={agencyOptions}
          onChange={onText((value) =>
            move({ kind: 'change', change: { kind: 'agency', agency: value as Agency | '' } }),
          )}
        />
      )}
      {stranger && (
        <RefusalCard ref={card} refusal={stranger} parts={parts} move={move} form={form} />
      )}
    </StepFrame>
  );
}

export function BureauFields({ wizard, move, faults }: PartProps & { readonly faults: Faults }) {
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
    <Explained why={recipientPartMessages.bureausWhy}>
      <FieldGroup
        id={fieldId('bureaus')}
        label={special ? recipientPartMessages.whichBureau : recipientPartMessages.whichReport}
        description={
          special ? recipientPartMessages.whichBureauHint : recipientPartMessages.whichReportHint
        }
        error={faults.errorFor('bureaus')}
      >
        <Stack gap="xs">
          {Object.values(Bureau).map((bureau) => (
            <Checkbox
              key={bureau}
              label={bureaus[bureau].name}
              checked={form.bureaus.includes(bureau)}
              onChange={onTick((chosen) => choose(bureau, chosen))}
            />
          ))}
        </Stack>
        <Text role="status" c="dimmed" size="sm">
          {count}
        </Text>
        {allowance && form.bureaus.length > Math.max(1, allowance.left) && (
          <ProOffer allowance={allowance} />
        )}
      </FieldGroup>
      {offersTypedAddress(form) && (
        <Checkbox
          mt="lg"
          label={recipientPartMessages.typedAddress}
          description={recipientPartMessages.typedAddressHint}
          checked={form.typedAddress}
          onChange={onTick((typed) =>
            move({ kind: 'change', change: { kind: 'typed_address', typed } }),
          )}
        />
      )}
    </Explained>
  );
}
