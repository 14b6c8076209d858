import type { ReactNode } from 'react';
import { Answered, Page, useAnswer } from '#webapp/kit/index.ts';
import classes from './account-page.module.css';
import { askMyAccount } from './my-account.ts';
import { ProfileForm } from './profile-form.tsx';

/** Who the person is in their letters. The saved signature belongs to the letters room, so the app brings it. */
export function ProfilePage({ savedSignature }: { readonly savedSignature: ReactNode }) {
  const account = useAnswer(askMyAccount);
  return (
    <Page
      title="Profile"
      heading="Your profile"
      description="Your name, address and phone, to be filled into new letters."
      lead="We fill this into each new letter, so that you type it once. Every line is optional, and only you see it."
    >
      <div className={classes.parts}>
        <Answered answer={account} what="your profile" lines={6}>
          {({ profile }) => <ProfileForm profile={profile} />}
        </Answered>
        <section className={classes.part} aria-labelledby="signature-heading">
          <h2 id="signature-heading">Saved signature</h2>
          {savedSignature}
        </section>
      </div>
    </Page>
  );
}
