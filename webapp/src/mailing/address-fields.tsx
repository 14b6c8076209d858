import { UsStates, type FieldFault } from '@creditfix/shared/kernel';
import { mailAddressLimits } from '@creditfix/shared/mailing';
import { NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { onText, Optional, ZipNote } from '#webapp/kit/index.ts';
import type { AddressField, EnvelopeSide } from './envelope-side.ts';
import { mailFormMessages } from './messages.tsx';
import type { SideName } from './use-envelope.ts';

const { fields } = mailFormMessages;
const states = Object.entries(UsStates).map(([value, label]) => ({ value, label }));

interface AddressFieldsProps {
  readonly name: SideName;
  readonly address: EnvelopeSide['address'];
  readonly faults: readonly FieldFault[];
  readonly onType: (field: AddressField, value: string) => void;
}

/** An address as an envelope carries it. The browser offers the person's own for the sender alone. */
export function AddressFields({ name, address, faults, onType }: AddressFieldsProps) {
  const own = name === 'from';
  const bind = (field: AddressField, autoComplete: string) => ({
    id: fieldIdOf(name, field),
    name: `${name}-${field}`,
    value: address[field],
    error: faults.find(({ path }) => path === field)?.message,
    autoComplete: own ? autoComplete : 'off',
    onChange: onText((value) => onType(field, value)),
  });
  return (
    <Stack maw="28rem">
      <TextInput {...bind('name', 'name')} label={fields.name} maxLength={mailAddressLimits.name} />
      <TextInput
        {...bind('line1', 'address-line1')}
        label={fields.line1}
        maxLength={mailAddressLimits.line}
      />
      <TextInput
        {...bind('line2', 'address-line2')}
        label={<Optional>{fields.line2}</Optional>}
        maxLength={mailAddressLimits.line}
      />
      <TextInput
        {...bind('zip', 'postal-code')}
        label={fields.zip}
        inputMode="numeric"
        data-size="short"
        maxLength={10}
      />
      <SimpleGrid minColWidth="12rem" autoFlow="auto-fit" spacing="md">
        <TextInput
          {...bind('city', 'address-level2')}
          label={fields.city}
          maxLength={mailAddressLimits.city}
        />
        <NativeSelect
          {...bind('state', 'address-level1')}
          label={fields.state}
          data={[{ value: '', label: fields.choose }, ...states]}
        />
      </SimpleGrid>
      <ZipNote address={{ ...address, zipCode: address.zip }} fill={onType} />
    </Stack>
  );
}

export function fieldIdOf(name: SideName, field: AddressField): string {
  return `envelope-${name}-${field}`;
}
