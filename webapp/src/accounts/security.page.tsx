import { Answered, Page, useAnswer } from '#webapp/kit/index.ts';
import classes from './account-page.module.css';
import { EmailAddressPart } from './email-address-part.tsx';
import { askMyAccount } from './my-account.ts';
import { PasskeysPart } from './passkeys-part.tsx';
import { SignInsPart } from './sign-ins-part.tsx';

export function SecurityPage() {
  const account = useAnswer(askMyAccount);
  return (
    <Page
      title="Sign-in and security"
      description="Your email address, your passkeys, and where you are signed in."
      lead="How you get in, and where you are in right now."
    >
      <div className={classes.parts}>
        <Answered answer={account} what="your account" lines={4}>
          {(mine) => (
            <>
              <EmailAddressPart account={mine} onChanged={account.put} />
              <PasskeysPart fresh={mine.fresh} />
            </>
          )}
        </Answered>
        <SignInsPart />
      </div>
    </Page>
  );
}
