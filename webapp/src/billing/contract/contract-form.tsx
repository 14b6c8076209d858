import { UsStates } from '@creditfix/shared/kernel';
import { Button, Checkbox, NativeSelect, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import {
  ActionBar,
  BusyButton,
  dateWords,
  language,
  Notice,
  StatesNotice,
  onText,
  onTick,
  useViewFocus,
} from '#webapp/kit/index.ts';
import { contractMessages } from '../messages.tsx';
import { type ReadContract, useReadContract, useSignContract } from './contract.queries.ts';

type StateCode = keyof typeof UsStates;

const states = Object.entries(UsStates).map(([value, label]) => ({ value, label }));

/** First whose contract it is and where they live, then every word of it, then the signature. */
export function ContractForm() {
  const [name, setName] = useState('');
  const [state, setState] = useState('');
  const { mutate, data, error, isPending, reset } = useReadContract();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ name, state: state as StateCode });
  };
  const fault = (field: string) =>
    error?.problem.fields?.find(({ path }) => path === field)?.message;
  if (data)
    return (
      <ContractToSign read={data} party={{ name, state: state as StateCode }} onBack={reset} />
    );
  return (
    <form noValidate onSubmit={onSubmit} aria-label={contractMessages.partyForm}>
      <Stack maw="28rem">
        <Text>{contractMessages.partyLead}</Text>
        <StatesNotice />
        <TextInput
          id="contract-name"
          name="name"
          label={contractMessages.name}
          autoComplete="name"
          maxLength={120}
          value={name}
          error={fault('name')}
          onChange={onText(setName)}
        />
        <NativeSelect
          id="contract-state"
          name="state"
          label={contractMessages.state}
          description={contractMessages.stateWhy}
          autoComplete="address-level1"
          data={[{ value: '', label: contractMessages.chooseState }, ...states]}
          value={state}
          error={fault('state')}
          onChange={onText(setState)}
        />
        {error && !error.problem.fields && <Notice tone="error" title={error.problem.error} />}
        <ActionBar>
          <BusyButton
            type="submit"
            variant="filled"
            busyLabel={isPending && contractMessages.writing}
          >
            {contractMessages.read}
          </BusyButton>
        </ActionBar>
      </Stack>
    </form>
  );
}

interface ContractToSignProps {
  readonly read: ReadContract;
  readonly party: { readonly name: string; readonly state: StateCode };
  readonly onBack: () => void;
}

function ContractToSign({ read, party, onBack }: ContractToSignProps) {
  const [signature, setSignature] = useState('');
  const [agreed, setAgreed] = useState(false);
  const { mutate, error, isPending } = useSignContract();
  useViewFocus(read.sha256);
  const { document, sha256 } = read;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The server says what is missing, in the same words as everywhere.
    mutate({ ...party, sha256, signature, electronically: agreed as true });
  };
  const fault = (field: string) =>
    error?.problem.fields?.find(({ path }) => path === field)?.message;
  return (
    <Stack gap="lg">
      <Text maw="var(--measure)">{contractMessages.inShort(dateWords(document.lastDay))}</Text>
      {language === 'es' && <Text c="dimmed">{contractMessages.english}</Text>}
      <Paper
        component="article"
        variant="sheet"
        p="lg"
        lang="en"
        aria-labelledby="contract-heading"
      >
        <Stack maw="var(--measure)">
          <h2 id="contract-heading" tabIndex={-1}>
            {document.title}
          </h2>
          {document.sections.map(({ heading, paragraphs }) => (
            <Stack key={heading} component="section" gap="xs">
              <h3>{heading}</h3>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Stack>
          ))}
          <Stack component="section" gap="xs">
            <h3>{document.notice.title}</h3>
            {document.notice.paragraphs.map((paragraph) => (
              <Text key={paragraph} fw={600}>
                {paragraph}
              </Text>
            ))}
            <p>{contractMessages.twice}</p>
          </Stack>
        </Stack>
      </Paper>
      <Text c="dimmed" size="sm">
        {contractMessages.contractSource(document.version)}
      </Text>
      <form noValidate onSubmit={onSubmit} aria-label={contractMessages.signForm}>
        <Stack maw="var(--measure)">
          {document.statements.map((statement) => (
            <Text key={statement} fw={600} lang="en">
              {statement}
            </Text>
          ))}
          <TextInput
            id="contract-signature"
            name="signature"
            label={contractMessages.signature}
            description={contractMessages.signatureHow}
            autoComplete="name"
            maxLength={120}
            maw="28rem"
            value={signature}
            error={fault('signature')}
            onChange={onText(setSignature)}
          />
          <Checkbox
            id="contract-electronically"
            label={contractMessages.electronically}
            description={contractMessages.electronicallyMore}
            checked={agreed}
            error={fault('electronically')}
            onChange={onTick(setAgreed)}
          />
          {error && !error.problem.fields && (
            <Notice tone="error" title={error.problem.error}>
              {error.problem.code === 'billing.contract_changed' && (
                <Button variant="subtle" onClick={onBack}>
                  {contractMessages.readAgain}
                </Button>
              )}
            </Notice>
          )}
          <ActionBar>
            <BusyButton
              type="submit"
              variant="filled"
              busyLabel={isPending && contractMessages.signing}
            >
              {contractMessages.sign}
            </BusyButton>
          </ActionBar>
        </Stack>
      </form>
    </Stack>
  );
}
