import { UsStates, type FieldFault } from '@creditfix/shared/kernel';
import { mailAddressLimits } from '@creditfix/shared/mailing';
import { SelectField, TextField } from '#webapp/kit/index.ts';
import classes from './address-fields.module.css';
import type { AddressField, EnvelopeSide } from './envelope-side.ts';
import type { SideName } from './use-envelope.ts';

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
    onChange: (value: string) => onType(field, value),
  });
  return (
    <div className={classes.fields}>
      <TextField {...bind('name', 'name')} label="Name" maxLength={mailAddressLimits.name} />
      <TextField
        {...bind('line1', 'address-line1')}
        label="Street or P.O. box"
        maxLength={mailAddressLimits.line}
      />
      <TextField
        {...bind('line2', 'address-line2')}
        label="Apartment or unit"
        optional
        maxLength={mailAddressLimits.line}
      />
      <TextField
        {...bind('city', 'address-level2')}
        label="City"
        maxLength={mailAddressLimits.city}
      />
      <div className={classes.pair}>
        <SelectField
          {...bind('state', 'address-level1')}
          label="State"
          placeholder="Choose"
          options={states}
        />
        <TextField
          {...bind('zip', 'postal-code')}
          label="ZIP code"
          inputMode="numeric"
          size="short"
          maxLength={10}
        />
      </div>
    </div>
  );
}

export function fieldIdOf(name: SideName, field: AddressField): string {
  return `envelope-${name}-${field}`;
}
