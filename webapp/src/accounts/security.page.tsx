import { Answered, Page, useAnswer } from '#webapp/kit/index.ts';
import classes from './account-page.module.css';
import { EmailAddressPart } from './email-address-part.tsx';
import { askMyAccount } from './my-account.ts';
import { PasskeysPart } from './passkeys-part.tsx';
import { SignInsPart } from './sign-ins-part.tsx';
import { words } from './security.words.tsx';

export function SecurityPage() {
  const account = useAnswer(askMyAccount);
  return (
    <Page title={words.title} description={words.description} lead={words.lead}>
      <div className={classes.parts}>
        <Answered answer={account} what={words.what} lines={4}>
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
