import { UsStates } from '@creditfix/shared/kernel';
import { AddressSource, agencyName, bureaus, letterLimits } from '@creditfix/shared/letters';
import { NativeSelect, Radio, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { Explained, onText, Optional, ZipNote } from '#webapp/kit/index.ts';
import {
  type AddressField,
  addressSourceOf,
  agencyOf,
  bureausToAddress,
  type LetterForm,
} from '../letter-form.ts';
import { isSpecialLetter } from '../letter-template.ts';
import { addressPartMessages } from '../messages.tsx';
import { CompanyChoice } from './company-choice.tsx';
import classes from './wizard.module.css';
import { tidyZip } from '../tidy-digits.ts';
import type { PartProps } from './dispute-details-step.tsx';
import { addressFaults } from './step-faults.ts';
import { StepFrame } from './step-frame.tsx';
import { type Faults, fieldId, useFaults } from './use-faults.ts';

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
      <CompanyChoice
        form={form}
        onChoose={(address) => move({ kind: 'change', change: { kind: 'known_company', address } })}
      />
      <Explained why={why}>
        <Radio.Group
          id={fieldId(pathOf('source'))}
          label={addressPartMessages.source}
          value={addressSourceOf(form)}
          error={faults.errorFor(pathOf('source'))}
          onChange={(value) =>
            move({ kind: 'change', change: { kind: 'recipient_address', field: 'source', value } })
          }
        >
          {Object.values(AddressSource).map((value) => (
            <Radio
              key={value}
              value={value}
              label={hints[value].label}
              description={hints[value].hint}
            />
          ))}
        </Radio.Group>
      </Explained>
      <CompanyFields {...props} faults={faults} />
    </StepFrame>
  );
}

function pathOf(field: AddressField): string {
  return `disputeDetails.recipientAddress.${field}`;
}

type FieldsProps = PartProps & { readonly faults: Faults };

/** What each field of the address needs to be bound to the form. No autofill: the browser would offer the person's own address. */
function bind(props: FieldsProps, field: AddressField, tidy?: (text: string) => string) {
  const { wizard, faults } = props;
  return {
    id: fieldId(pathOf(field)),
    name: `company-${field}`,
    value: wizard.form.recipientAddress[field],
    error: faults.errorFor(pathOf(field)),
    autoComplete: 'off',
    onChange: onText((value) => change(props, field, value), tidy),
  } as const;
}

function change({ move }: FieldsProps, field: AddressField, value: string): void {
  move({ kind: 'change', change: { kind: 'recipient_address', field, value } });
}

function CompanyFields(props: FieldsProps) {
  return (
    <Stack className={classes.group}>
      <TextInput
        {...bind(props, 'name')}
        label={addressPartMessages.company}
        description={addressPartMessages.companyHint}
        maxLength={letterLimits.creditorName}
      />
      <TextInput
        {...bind(props, 'street')}
        label={addressPartMessages.street}
        maxLength={letterLimits.address}
      />
      <TextInput
        {...bind(props, 'street2')}
        label={<Optional>{addressPartMessages.secondLine}</Optional>}
        description={addressPartMessages.secondLineHint}
        maxLength={letterLimits.address}
      />
      <TextInput
        {...bind(props, 'zipCode', tidyZip)}
        label={addressPartMessages.zipCode}
        inputMode="numeric"
        data-size="short"
      />
      <SimpleGrid minColWidth="12rem" autoFlow="auto-fit" spacing="md">
        <TextInput
          {...bind(props, 'city')}
          label={addressPartMessages.city}
          maxLength={letterLimits.city}
        />
        <NativeSelect
          {...bind(props, 'state')}
          label={addressPartMessages.state}
          data={[{ value: '', label: addressPartMessages.chooseState }, ...stateOptions]}
        />
      </SimpleGrid>
      <ZipNote
        address={props.wizard.form.recipientAddress}
        fill={(field, value) => change(props, field, value)}
      />
    </Stack>
  );
}

/** What the view of the company's address says. The rule about addresses is one for disputes; other letters only have to arrive. */
function addressWords(form: LetterForm) {
  const heading = addressPartMessages.heading(form.recipientAddress.name.trim());
  if (agencyOf(form)) {
    const company = agencyName({
      agency: agencyOf(form),
      recipientAddress: form.recipientAddress,
    });
    return {
      heading: addressPartMessages.heading(company?.trim() ?? ''),
      ...addressPartMessages.agency,
    };
  }
  const [bureau] = bureausToAddress(form);
  if (bureau)
    return {
      heading: addressPartMessages.heading(bureaus[bureau].name),
      ...addressPartMessages.bureau,
    };
  if (form.recipient === 'collector') return { heading, ...addressPartMessages.collector };
  return {
    heading,
    ...(isSpecialLetter(form) ? addressPartMessages.anyLetter : addressPartMessages.dispute),
  };
}
