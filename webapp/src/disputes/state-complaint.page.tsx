import {
  allStateOffices,
  isStateWithOffice,
  linkOfOffice,
  stateOffices,
  stateOfficesCheckedOn,
  type Dispute,
  type StateCode,
} from '@creditfix/shared/disputes';
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Answered, Icon, dateWords } from '#webapp/kit/index.ts';
import { ComplaintFields } from './complaint-fields.tsx';
import { useComplaint } from './disputes.queries.ts';
import { HelpFrame } from './help-frame.tsx';
import { helpMessages } from './messages.tsx';
import { StateChoice } from './state-choice.tsx';

const { state: said } = helpMessages;

/** Where a person complains in their state, and what they can write there. */
export function StateComplaintPage() {
  return (
    <HelpFrame title={said.title} description={said.description}>
      {(dispute) => <StateComplaint dispute={dispute} />}
    </HelpFrame>
  );
}

function StateComplaint({ dispute: { id, homeState } }: { readonly dispute: Dispute }) {
  const answer = useComplaint(id, 'state');
  const [code, setCode] = useState(homeState ?? '');
  return (
    <>
      <p>{said.lead}</p>
      <Stack>
        <StateChoice id="home-state" label={said.choose} code={code} onChoose={setCode} />
        <div aria-live="polite">{isStateWithOffice(code) && <Office code={code} />}</div>
        <Text c="dimmed" size="sm">
          {said.checked(dateWords(stateOfficesCheckedOn))}{' '}
          <a href={allStateOffices.url} target="_blank" rel="noreferrer">
            {said.all(allStateOffices.name)}
          </a>
        </Text>
      </Stack>
      <Answered answer={answer} what={said.what} lines={10}>
        {({ fields }) => <ComplaintFields fields={fields} />}
      </Answered>
    </>
  );
}

function Office({ code }: { readonly code: StateCode }) {
  const { office, url } = stateOffices[code];
  return (
    <Paper p="card">
      <Stack gap="xs" align="flex-start">
        <Title order={2} size="h3">
          <span lang={code === 'PR' ? 'es' : 'en'}>{office}</span>
        </Title>
        {url ? (
          <Button
            component="a"
            href={url}
            target="_blank"
            rel="noreferrer"
            variant="filled"
            rightSection={<Icon name="arrow" />}
          >
            {said.goThere}
          </Button>
        ) : (
          <>
            <p>{said.unconfirmed}</p>
            <Button
              component="a"
              href={linkOfOffice(stateOffices[code])}
              target="_blank"
              rel="noreferrer"
              rightSection={<Icon name="arrow" />}
            >
              {said.all(allStateOffices.name)}
            </Button>
          </>
        )}
      </Stack>
    </Paper>
  );
}
