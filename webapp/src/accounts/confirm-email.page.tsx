import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { BusyButton, Notice, Page, callApi, useViewFocus } from '#webapp/kit/index.ts';
import { confirmEmailMessages } from './messages.tsx';

type Step =
  | { readonly kind: 'asking' | 'busy' }
  | { readonly kind: 'unreached'; readonly text: string }
  | { readonly kind: 'invalid'; readonly text: string }
  | { readonly kind: 'waiting' | 'done'; readonly newEmail: string };

/** One of the two links of a change of address. It takes a click, because mail scanners open links. */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  // Read once: it is taken out of the address, so that it stays out of the history and of screenshots.
  const [token] = useState(() => search.get('token'));
  const [step, setStep] = useState<Step>(
    token ? { kind: 'asking' } : { kind: 'invalid', text: confirmEmailMessages.incomplete },
  );
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  const asks = step.kind === 'asking' || step.kind === 'busy' || step.kind === 'unreached';
  useViewFocus(asks ? 'asking' : step.kind);

  const confirm = async (): Promise<void> => {
    setStep({ kind: 'busy' });
    const answer = await callApi(myAccountEndpoints.confirmEmailChange, {
      body: { token: token ?? '' },
    });
    if (answer.ok) {
      const { done, newEmail } = answer.data;
      return setStep({ kind: done ? 'done' : 'waiting', newEmail });
    }
    const { code, error } = answer.problem;
    const kind = code === 'accounts.change_invalid' ? 'invalid' : 'unreached';
    return setStep({ kind, text: error });
  };

  if (step.kind === 'done') return <Changed newEmail={step.newEmail} />;
  if (step.kind === 'waiting') return <OneMore newEmail={step.newEmail} />;
  if (step.kind === 'invalid') return <NotWorking text={step.text} />;
  return (
    <Page title={confirmEmailMessages.ask} width="narrow" lead={confirmEmailMessages.askLead}>
      <Stack gap="lg">
        {step.kind === 'unreached' && (
          <Notice tone="error" title={step.text}>
            <p>{confirmEmailMessages.unchanged}</p>
          </Notice>
        )}
        <BusyButton
          variant="filled"
          fullWidth
          onClick={() => void confirm()}
          busyLabel={step.kind === 'busy' && confirmEmailMessages.confirming}
        >
          {confirmEmailMessages.confirm}
        </BusyButton>
        <Text c="dimmed">{confirmEmailMessages.notYou}</Text>
      </Stack>
    </Page>
  );
}

function Changed({ newEmail }: { readonly newEmail: string }) {
  return (
    <Page title={confirmEmailMessages.changed} width="narrow">
      <Stack gap="lg">
        <p>{confirmEmailMessages.changedTo(<strong className="anywhere">{newEmail}</strong>)}</p>
        <Button component={Link} to="/account/security" variant="filled" fullWidth>
          {confirmEmailMessages.myAccount}
        </Button>
      </Stack>
    </Page>
  );
}

function OneMore({ newEmail }: { readonly newEmail: string }) {
  return (
    <Page title={confirmEmailMessages.oneMore} width="narrow">
      <Stack gap="lg">
        <p>
          {confirmEmailMessages.thenChangesTo(<strong className="anywhere">{newEmail}</strong>)}
        </p>
        <Button component={Link} to="/account/security" fullWidth>
          {confirmEmailMessages.myAccount}
        </Button>
      </Stack>
    </Page>
  );
}

function NotWorking({ text }: { readonly text: string }) {
  return (
    <Page title={confirmEmailMessages.notWorking} width="narrow">
      <Stack gap="lg">
        <Notice tone="error" title={text} />
        <Text c="dimmed">{confirmEmailMessages.startAgain}</Text>
        <Button component={Link} to="/account/security" variant="filled" fullWidth>
          {confirmEmailMessages.myAccount}
        </Button>
      </Stack>
    </Page>
  );
}
