import { UsStates } from '@creditfix/shared/kernel';
import { AddressSource, letterLimits } from '@creditfix/shared/letters';
import { RadioField, SelectField, TextField, ZipNote } from '#webapp/kit/index.ts';
import { words } from './address-part.words.ts';
import { addressWords } from './address-words.ts';
import type { PartProps } from './dispute-details-step.tsx';
import { fieldId } from './field-id.ts';
import { addressSourceOf, type AddressField } from './letter-form.ts';
import classes from './personal-info-step.module.css';
import { addressFaults } from './step-faults.ts';
import { StepFrame } from './step-frame.tsx';
import { tidyZip } from './tidy-digits.ts';
import { useFaults, type Faults } from './use-faults.ts';

const stateOptions = Object.entries(UsStates).map(([value, label]) => ({ value, label }));

/** Where the letter to a company goes. 12 CFR 1022.43(c): a direct dispute counts only at certain addresses. */
export function AddressPart(props: PartProps) {
  const { wizard, move } = props;
  const { form } = wizard;
  const faults = useFaults(addressFaults(form));
  const { heading, lead, why, hints } = addressWords(form);
  return (
    <StepFrame
      heading={heading}
      lead={lead}
      faults={faults}
      onPrevious={props.onPrevious}
      onSubmit={() => {
        if (faults.check()) props.onNext();
      }}
    >
      <RadioField
        id={fieldId(pathOf('source'))}
        label={words.source}
        why={why}
        value={addressSourceOf(form)}
        error={faults.errorFor(pathOf('source'))}
        onChange={(value) =>
          move({ kind: 'change', change: { kind: 'recipient_address', field: 'source', value } })
        }
        options={Object.values(AddressSource).map((value) => ({ value, ...hints[value] }))}
      />
      <CompanyFields {...props} faults={faults} />
    </StepFrame>
  );
}

function pathOf(field: AddressField): string {
  return `disputeDetails.recipientAddress.${field}`;
}

type FieldsProps = PartProps & { readonly faults: Faults };

/** What each field of the address needs to be bound to the form. No autofill: the browser would offer the person's own address. */
function bind({ wizard, move, faults }: FieldsProps, field: AddressField) {
  return {
    id: fieldId(pathOf(field)),
    name: `company-${field}`,
    value: wizard.form.recipientAddress[field],
    error: faults.errorFor(pathOf(field)),
    autoComplete: 'off',
    onChange: (value: string) =>
      move({ kind: 'change', change: { kind: 'recipient_address', field, value } }),
  } as const;
}

function CompanyFields(props: FieldsProps) {
  return (
    <div className={classes.group}>
      <TextField
        {...bind(props, 'name')}
        label={words.company}
        hint={words.companyHint}
        maxLength={letterLimits.creditorName}
      />
      <TextField {...bind(props, 'street')} label={words.street} maxLength={letterLimits.address} />
      <TextField
        {...bind(props, 'street2')}
        label={words.secondLine}
        hint={words.secondLineHint}
        optional
        maxLength={letterLimits.address}
      />
      <TextField
        {...bind(props, 'zipCode')}
        tidy={tidyZip}
        label={words.zipCode}
        inputMode="numeric"
        size="short"
      />
      <div className={classes.pair}>
        <TextField {...bind(props, 'city')} label={words.city} maxLength={letterLimits.city} />
        <SelectField
          {...bind(props, 'state')}
          label={words.state}
          placeholder={words.chooseState}
          options={stateOptions}
        />
      </div>
      <ZipNote
        address={props.wizard.form.recipientAddress}
        fill={(field, value) => bind(props, field).onChange(value)}
      />
    </div>
  );
}
