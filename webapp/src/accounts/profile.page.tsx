import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Answered, Page } from '#webapp/kit/index.ts';
import classes from './accounts.module.css';
import { useMyAccount } from './accounts.queries.ts';
import { ProfileForm } from './profile-form.tsx';
import { profileMessages } from './messages.tsx';

/** Who the person is in their letters. The saved signature belongs to the letters feature, so the app brings it. */
export function ProfilePage({ savedSignature }: { readonly savedSignature: ReactNode }) {
  const account = useMyAccount();
  return (
    <Page
      title={profileMessages.title}
      heading={profileMessages.heading}
      description={profileMessages.description}
      lead={profileMessages.lead}
    >
      <Stack gap="2xl">
        <Answered answer={account} what={profileMessages.what} lines={6}>
          {({ profile }) => <ProfileForm profile={profile} />}
        </Answered>
        <section className={classes.part} aria-labelledby="signature-heading">
          <h2 id="signature-heading">{profileMessages.signature}</h2>
          {savedSignature}
        </section>
      </Stack>
    </Page>
  );
}
