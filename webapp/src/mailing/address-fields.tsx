import { UsStates, type FieldFault } from '@creditfix/shared/kernel';
import { mailAddressLimits } from '@creditfix/shared/mailing';
import { SelectField, TextField, ZipNote } from '#webapp/kit/index.ts';
import classes from './address-fields.module.css';
import type { AddressField, EnvelopeSide } from './envelope-side.ts';
import { words } from './mail-form.words.ts';
import type { SideName } from './use-envelope.ts';

const { fields } = words;
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
      <TextField {...bind('name', 'name')} label={fields.name} maxLength={mailAddressLimits.name} />
      <TextField
        {...bind('line1', 'address-line1')}
        label={fields.line1}
        maxLength={mailAddressLimits.line}
      />
      <TextField
        {...bind('line2', 'address-line2')}
        label={fields.line2}
        optional
        maxLength={mailAddressLimits.line}
      />
      <TextField
        {...bind('zip', 'postal-code')}
        label={fields.zip}
        inputMode="numeric"
        size="short"
        maxLength={10}
      />
      <div className={classes.pair}>
        <TextField
          {...bind('city', 'address-level2')}
          label={fields.city}
          maxLength={mailAddressLimits.city}
        />
        <SelectField
          {...bind('state', 'address-level1')}
          label={fields.state}
          placeholder={fields.choose}
          options={states}
        />
      </div>
      <ZipNote address={{ ...address, zipCode: address.zip }} fill={onType} />
    </div>
  );
}

export function fieldIdOf(name: SideName, field: AddressField): string {
  return `envelope-${name}-${field}`;
}
