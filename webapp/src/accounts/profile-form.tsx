import type { Profile } from '@creditfix/shared/accounts';
import { UsStates } from '@creditfix/shared/kernel';
import type { FormEvent } from 'react';
import {
  ActionBar,
  Button,
  ErrorSummary,
  Notice,
  SelectField,
  TextField,
  ZipNote,
} from '#webapp/kit/index.ts';
import classes from './account-page.module.css';
import { ProfileSaved } from './profile-saved.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { words } from './profile.words.ts';

const states = Object.entries(UsStates).map(([value, label]) => ({ value, label }));

export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const form = useProfileForm(profile);
  const { bind, saving } = form;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form className={classes.form} noValidate onSubmit={onSubmit} aria-label={words.heading}>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      {form.trouble && (
        <Notice tone="error" title={words.notSavedYet}>
          <p>{words.stillHere(form.trouble)}</p>
        </Notice>
      )}
      <div className={classes.pair}>
        <TextField
          {...bind('firstName')}
          label={words.firstName}
          autoComplete="given-name"
          maxLength={60}
        />
        <TextField
          {...bind('lastName')}
          label={words.lastName}
          autoComplete="family-name"
          maxLength={60}
        />
      </div>
      <TextField
        {...bind('address')}
        label={words.street}
        autoComplete="address-line1"
        maxLength={100}
      />
      <TextField
        {...bind('zipCode')}
        label={words.zipCode}
        autoComplete="postal-code"
        inputMode="numeric"
        size="short"
        maxLength={10}
      />
      <div className={classes.pair}>
        <TextField
          {...bind('city')}
          label={words.city}
          autoComplete="address-level2"
          maxLength={60}
        />
        <SelectField
          {...bind('state')}
          label={words.state}
          autoComplete="address-level1"
          placeholder={words.chooseState}
          options={states}
        />
      </div>
      <ZipNote address={form.typed} fill={(field, value) => bind(field).onChange(value)} />
      <TextField
        {...bind('phone')}
        label={words.phone}
        type="tel"
        autoComplete="tel"
        size="medium"
        maxLength={30}
      />
      <ActionBar note={<ProfileSaved saving={saving} />}>
        <Button type="submit" look="deed" busyLabel={saving.kind === 'saving' && words.saving}>
          {words.save}
        </Button>
      </ActionBar>
    </form>
  );
}
