import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { AskFirst, BusyButton, Icon, Notice, useKeptFocus } from '#webapp/kit/index.ts';
import { CopyButton } from './copy-button.tsx';
import { dashboardPartsMessages } from './messages.tsx';
import { useCalendar } from './disputes.queries.ts';

const { calendar } = dashboardPartsMessages;

/** The dates of all disputes in the person's own calendar: an address to copy, to renew and to end. */
export function CalendarCard() {
  const { state, show, make, end } = useCalendar();
  const kept = useKeptFocus<HTMLElement>();
  return (
    <section {...kept} aria-labelledby="calendar-heading">
      <Stack>
        <Title order={2} id="calendar-heading" mb="-xs" size="h3">
          {calendar.heading}
        </Title>
        <Text c="dimmed">{calendar.lead}</Text>
        {state.kind === 'closed' && (
          <div>
            <BusyButton
              leftSection={<Icon name="calendar" />}
              onClick={() => void show()}
              busyLabel={state.busy && calendar.looking}
            >
              {calendar.setUp}
            </BusyButton>
          </div>
        )}
        {state.kind === 'none' && (
          <>
            <p>{calendar.secret}</p>
            <div>
              <BusyButton onClick={() => void make()} busyLabel={state.busy && calendar.making}>
                {calendar.make}
              </BusyButton>
            </div>
          </>
        )}
        {state.kind === 'ready' && <Address url={state.url} onMake={make} onEnd={end} />}
        {state.trouble && (
          <Notice tone="error" title={calendar.trouble}>
            <p>{state.trouble}</p>
          </Notice>
        )}
      </Stack>
    </section>
  );
}

interface AddressProps {
  readonly url: string;
  readonly onMake: () => Promise<string | undefined>;
  readonly onEnd: () => Promise<string | undefined>;
}

function Address({ url, onMake, onEnd }: AddressProps) {
  const [asking, setAsking] = useState<'renew' | 'end'>();
  const keep = () => setAsking(undefined);
  const renew = async () => {
    const trouble = await onMake();
    if (!trouble) keep();
    return trouble;
  };
  return (
    <>
      <TextInput id="calendar-address" label={calendar.address} value={url} readOnly />
      <p>{calendar.secret}</p>
      <Group gap="0.5rem 1rem" align="stretch">
        <CopyButton text={url} fieldId="calendar-address">
          {calendar.copy}
        </CopyButton>
        <Button
          component="a"
          href={url.replace(/^https?:/, 'webcal:')}
          leftSection={<Icon name="calendar" />}
        >
          {calendar.open}
        </Button>
      </Group>
      {asking === undefined && (
        <Group gap="0.5rem 1rem" align="stretch">
          <Button variant="subtle" onClick={() => setAsking('renew')}>
            {calendar.renew}
          </Button>
          <Button variant="subtle" onClick={() => setAsking('end')}>
            {calendar.end}
          </Button>
        </Group>
      )}
      {asking === 'renew' && (
        <AskFirst
          question={calendar.askRenew}
          action={calendar.renewAction}
          busyLabel={calendar.making}
          keep={calendar.keepThis}
          onAction={renew}
          onKeep={keep}
        >
          {calendar.renewText}
        </AskFirst>
      )}
      {asking === 'end' && (
        <AskFirst
          question={calendar.askEnd}
          action={calendar.end}
          busyLabel={calendar.ending}
          keep={calendar.keep}
          onAction={onEnd}
          onKeep={keep}
        >
          {calendar.endText}
        </AskFirst>
      )}
    </>
  );
}
