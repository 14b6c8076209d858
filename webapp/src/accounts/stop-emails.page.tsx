import { myAccountEndpoints, type EmailPreference } from '@creditfix/shared/accounts';
import { Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { BusyButton, Notice, Page, Skeletons, callApi, useViewFocus } from '#webapp/kit/index.ts';
import { emailsMessages, stopEmailsMessages } from './messages.tsx';

type Step =
  | { readonly kind: 'asking' }
  | { readonly kind: 'unreached' | 'invalid'; readonly text: string }
  | { readonly kind: 'told'; readonly preference: EmailPreference; readonly wanted: boolean };

/**
 * The link of an email that its reader wants no more of. It is done by opening it, without sign-in: unlike a change of address it can be
 * taken back on the same page, should a mail scanner have opened it.
 */
export function StopEmailsPage() {
  const [search] = useSearchParams();
  // Read once: it is taken out of the address, so that it stays out of the history and of screenshots.
  const [token] = useState(() => search.get('token') ?? '');
  const [step, setStep] = useState<Step>({ kind: 'asking' });
  const [busy, setBusy] = useState(false);
  useViewFocus(step.kind);

  const choose = async (wanted: boolean): Promise<void> => {
    setBusy(true);
    const answer = await callApi(myAccountEndpoints.chooseEmails, { body: { token, wanted } });
    setBusy(false);
    if (answer.ok) return setStep({ kind: 'told', ...answer.data });
    const { code, error } = answer.problem;
    const isInvalid = code === 'accounts.stop_link_invalid' || code === 'request.invalid';
    return setStep({ kind: isInvalid ? 'invalid' : 'unreached', text: error });
  };
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void choose(false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- opening the page unsubscribes, once
  }, []);

  if (step.kind === 'asking')
    return (
      <Page title={stopEmailsMessages.stopping} width="narrow">
        <Skeletons lines={3} />
      </Page>
    );
  if (step.kind === 'told')
    return <Told {...step} busy={busy} onChoose={(wanted) => void choose(wanted)} />;
  return (
    <Page title={stopEmailsMessages.notDone} width="narrow">
      <Stack gap="lg">
        <Notice tone="error" title={step.text}>
          <p>{stopEmailsMessages.unchanged}</p>
        </Notice>
        {step.kind === 'unreached' && (
          <BusyButton
            variant="filled"
            fullWidth
            onClick={() => void choose(false)}
            busyLabel={busy && stopEmailsMessages.saving}
          >
            {stopEmailsMessages.again}
          </BusyButton>
        )}
        <AllChoices />
      </Stack>
    </Page>
  );
}

interface ToldProps {
  readonly preference: EmailPreference;
  readonly wanted: boolean;
  readonly busy: boolean;
  readonly onChoose: (wanted: boolean) => void;
}

function Told({ preference, wanted, busy, onChoose }: ToldProps) {
  const { label, hint } = emailsMessages.choices[preference];
  const words = wanted ? stopEmailsMessages.on : stopEmailsMessages.off;
  return (
    <Page title={words.title} width="narrow" lead={words.lead}>
      <Stack gap="lg">
        <Stack gap={4}>
          <Text fw={600}>{label}</Text>
          <Text c="dimmed">{hint}</Text>
        </Stack>
        <BusyButton
          fullWidth
          onClick={() => onChoose(!wanted)}
          busyLabel={busy && stopEmailsMessages.saving}
        >
          {words.button}
        </BusyButton>
        <AllChoices />
      </Stack>
    </Page>
  );
}

function AllChoices() {
  return (
    <Text c="dimmed">
      {stopEmailsMessages.others}{' '}
      <Link to="/account/emails" className="tap-target">
        {stopEmailsMessages.allChoices}
      </Link>
    </Text>
  );
}
