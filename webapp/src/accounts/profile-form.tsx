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
} from '#webapp/kit/index.ts';
import classes from './account-page.module.css';
import { ProfileSaved } from './profile-saved.tsx';
import { useProfileForm } from './use-profile-form.ts';

const states = Object.entries(UsStates).map(([value, label]) => ({ value, label }));

export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const form = useProfileForm(profile);
  const { bind, saving } = form;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form className={classes.form} noValidate onSubmit={onSubmit} aria-label="Your profile">
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      {form.trouble && (
        <Notice tone="error" title="Your profile is not saved yet">
          <p>{form.trouble} What you typed is still here.</p>
        </Notice>
      )}
      <div className={classes.pair}>
        <TextField
          {...bind('firstName')}
          label="First name"
          autoComplete="given-name"
          maxLength={60}
        />
        <TextField
          {...bind('lastName')}
          label="Last name"
          autoComplete="family-name"
          maxLength={60}
        />
      </div>
      <TextField
        {...bind('address')}
        label="Street address"
        autoComplete="address-line1"
        maxLength={100}
      />
      <TextField {...bind('city')} label="City" autoComplete="address-level2" maxLength={60} />
      <div className={classes.pair}>
        <SelectField
          {...bind('state')}
          label="State"
          autoComplete="address-level1"
          placeholder="Choose a state"
          options={states}
        />
        <TextField
          {...bind('zipCode')}
          label="ZIP code"
          autoComplete="postal-code"
          inputMode="numeric"
          size="short"
          maxLength={10}
        />
      </div>
      <TextField
        {...bind('phone')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        size="medium"
        maxLength={30}
      />
      <ActionBar note={<ProfileSaved saving={saving} />}>
        <Button
          type="submit"
          look="deed"
          busyLabel={saving.kind === 'saving' && 'Saving your profile…'}
        >
          Save my profile
        </Button>
      </ActionBar>
    </form>
  );
}
