import { Answered, Page } from '#webapp/kit/index.ts';
import classes from './account-page.module.css';
import { useMyAccount } from './accounts.queries.ts';
import { EmailAddressPart } from './email-address-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { SignInsPart } from './sign-ins-part.tsx';
import { securityMessages } from './messages.tsx';

export function SecurityPage() {
  const account = useMyAccount();
  return (
    <Page
      title={securityMessages.title}
      description={securityMessages.description}
      lead={securityMessages.lead}
    >
      <div className={classes.parts}>
        <Answered answer={account} what={securityMessages.what} lines={4}>
          {(mine) => (
            <>
              <EmailAddressPart account={mine} />
              <PasskeysPart fresh={mine.fresh} />
            </>
          )}
        </Answered>
        <SignInsPart />
      </div>
    </Page>
  );
}
