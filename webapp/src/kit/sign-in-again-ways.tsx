import { FRESH_SIGN_IN_MINUTES } from '@creditfix/shared/accounts';
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BusyButton } from './busy-button.tsx';
import { Icon } from './icon.tsx';
import { Notice } from './notice.tsx';
import { browserHasPasskeys } from './passkey.ts';
import { passkeySignIn } from './passkey-sign-in.ts';
import { useMutation } from './server-state.ts';
import { signInAgainMessages } from './messages.tsx';

export interface SignInAgainProps {
  /** What the person was about to do: "delete your account", "change your email address". */
  readonly what: string;
  /** Once they have signed in again without leaving the page. Without it, the notice asks them to try again. */
  readonly onSignedIn?: () => void;
}

/** Why, and the ways to sign in without losing the place. Takes the focus. */
export function SignInAgainWays({ what, onSignedIn }: SignInAgainProps) {
  const { pathname, search } = useLocation();
  const {
    mutate,
    isPending,
    data: signIn,
  } = useMutation({
    mutationFn: () => passkeySignIn({}),
    onSuccess: ({ ok }) => ok && onSignedIn?.(),
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  if (signIn?.ok) {
    return (
      <Notice tone="success" title={signInAgainMessages.done} live>
        <p>{signInAgainMessages.doneText(what)}</p>
      </Notice>
    );
  }
  const passkeys = browserHasPasskeys();
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={signInAgainMessages.title}>
      <Notice tone="warning" title={signInAgainMessages.title} live>
        <p>{signInAgainMessages.why(what, FRESH_SIGN_IN_MINUTES)}</p>
        {signIn?.text && (
          <Text role="alert" mt="xs" fw={600}>
            {signIn.text}
          </Text>
        )}
        <Group gap="xs" mt="xs">
          {passkeys && (
            <BusyButton
              leftSection={<Icon name="key" />}
              onClick={() => mutate()}
              busyLabel={isPending && signInAgainMessages.busy}
            >
              {signInAgainMessages.passkey}
            </BusyButton>
          )}
          <Button
            component={Link}
            to={`/login?redirect=${encodeURIComponent(pathname + search)}`}
            variant={passkeys ? 'subtle' : 'default'}
          >
            {signInAgainMessages.link}
          </Button>
        </Group>
      </Notice>
    </div>
  );
}
