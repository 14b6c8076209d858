import { Icon } from '#webapp/kit/index.ts';
import classes from './account-page.module.css';
import type { ProfileSaving } from './use-profile-form.ts';

/** The saved state in words; read out when it changes. */
export function ProfileSaved({ saving }: { readonly saving: ProfileSaving }) {
  const trouble = saving.kind === 'failed';
  return (
    <p role="status" className={classes.saved} data-trouble={trouble || undefined}>
      <Icon name={trouble ? 'warning' : saving.kind === 'saved' ? 'check' : 'lock'} />
      {wordsOf(saving)}
    </p>
  );
}

function wordsOf(saving: ProfileSaving): string {
  switch (saving.kind) {
    case 'unchanged':
      return 'Kept encrypted';
    case 'unsaved':
      return 'Not saved yet';
    case 'saving':
      return 'Saving…';
    case 'failed':
      return 'Not saved';
    case 'saved':
      return saving.empty
        ? 'Saved. New letters start empty.'
        : 'Saved. New letters start with this.';
  }
}
