import { Box, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Navigate } from 'react-router-dom';
import { ActionBar, Answered, BusyButton, Notice, onText, Page } from '#webapp/kit/index.ts';
import { contractMessages } from '../messages.tsx';
import { type Contract, useContract, useSignDisclosure } from './contract.queries.ts';

/** The statement of rights that comes before any contract, by itself and in the words of the Act. */
export function RightsPage() {
  const answer = useContract();
  return (
    <Page
      title={contractMessages.rightsTitle}
      description={contractMessages.rightsDescription}
      lead={contractMessages.rightsLead}
    >
      <Answered answer={answer} what={contractMessages.what} lines={8}>
        {(contract) =>
          contract.next === 'disclosure' ? (
            <Rights contract={contract} />
          ) : (
            <Navigate to="/account/plan/contract" replace />
          )
        }
      </Answered>
    </Page>
  );
}

function Rights({ contract: { disclosure } }: { readonly contract: Contract }) {
  const [name, setName] = useState('');
  const { mutate, error, isPending } = useSignDisclosure();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ version: disclosure.version, name });
  };
  const fault = error?.problem.fields?.find(({ path }) => path === 'name');
  return (
    <Stack gap="lg">
      <Paper component="section" variant="sheet" p="lg" lang="en" aria-labelledby="rights-heading">
        <Stack maw="var(--measure)">
          <h2 id="rights-heading">{disclosure.title}</h2>
          {disclosure.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Box component="address" fs="normal">
            {disclosure.contact.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Box>
        </Stack>
      </Paper>
      <form noValidate onSubmit={onSubmit} aria-label={contractMessages.rightsForm}>
        <Stack maw="28rem">
          <Text>{contractMessages.rightsSigning}</Text>
          <TextInput
            id="rights-name"
            name="name"
            label={contractMessages.name}
            autoComplete="name"
            maxLength={120}
            value={name}
            error={fault?.message}
            onChange={onText(setName)}
          />
          {error && !fault && <Notice tone="error" title={error.problem.error} />}
          <ActionBar>
            <BusyButton
              type="submit"
              variant="filled"
              busyLabel={isPending && contractMessages.keeping}
            >
              {contractMessages.rightsSign}
            </BusyButton>
          </ActionBar>
        </Stack>
      </form>
    </Stack>
  );
}
