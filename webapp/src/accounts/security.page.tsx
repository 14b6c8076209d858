import { Stack } from '@mantine/core';
import { Answered, Page } from '#webapp/kit/index.ts';
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
      <Stack gap="2xl">
        <Answered answer={account} what={securityMessages.what} lines={4}>
          {(mine) => (
            <>
              <EmailAddressPart account={mine} />
              <PasskeysPart fresh={mine.fresh} />
            </>
          )}
        </Answered>
        <SignInsPart />
      </Stack>
    </Page>
  );
}
