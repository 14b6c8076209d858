import { Icon } from '#webapp/kit/index.ts';
import classes from './account-page.module.css';
import type { ProfileSaving } from './use-profile-form.ts';
import { words } from './profile.words.ts';

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
  if (saving.kind !== 'saved') return words.keptAs[saving.kind];
  return saving.empty ? words.savedEmpty : words.saved;
}
