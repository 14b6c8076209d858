import { adminListEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { Box, Button, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { callApi, dataOf, momentWords } from '#webapp/kit/index.ts';
import { byContract, StaffForm, useStaffForm } from '../staff-form.tsx';
import { useMayHelp } from '../staff-role.ts';
import { tellDone, useStaffAction } from '../told.tsx';
import { Quiet } from '../words.tsx';
import { spaced } from './list-filters.ts';
import { StaffTable } from './staff-table.tsx';

type SentEmail = DataOf<typeof adminListEndpoints.adminUser>['emails'][number];
type Opened = DataOf<typeof adminListEndpoints.openEmail> & { readonly id: string };

interface EmailsPartProps {
  readonly emails: readonly SentEmail[];
  readonly onChanged: () => void;
}

/** What somebody was emailed: opened, it is what they got, word for word. */
export function EmailsPart({ emails, onChanged }: EmailsPartProps) {
  const mayHelp = useMayHelp();
  const [opened, setOpened] = useState<Opened>();
  const { mutate: open } = useStaffAction(adminListEndpoints.openEmail, (email, { params }) =>
    setOpened({ ...email, id: params?.['id'] ?? '' }),
  );
  const onOpen = ({ id, kept }: SentEmail) => {
    if (kept) open({ params: { id } });
    else
      tellDone('What it said is not kept', {
        text: 'It held a link or a code. They get a fresh one by asking again.',
      });
  };
  return (
    <>
      {opened && (
        <OpenedEmail
          key={opened.id}
          email={opened}
          onClose={() => setOpened(undefined)}
          onSent={() => {
            setOpened(undefined);
            onChanged();
          }}
        />
      )}
      <StaffTable
        name="Emails"
        columns={columns}
        rows={emails}
        empty="Nothing was emailed in the last 90 days."
        {...(mayHelp ? { onOpen } : {})}
      />
    </>
  );
}

/** The frame takes on this page's policy; it runs nothing and leads nowhere: what an email opens is its reader's. */
function withNonce(html: string): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  return html.replace('<style>', `<style nonce="${nonce}">`);
}

interface OpenedEmailProps {
  readonly email: Opened;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

function OpenedEmail({ email, onClose, onSent }: OpenedEmailProps) {
  const [asking, setAsking] = useState(false);
  // Of one form: where its answer is lost and it is sent once more, the email goes out once.
  const [press] = useState(() => crypto.randomUUID());
  const form = useStaffForm({
    initialValues: { reason: '' },
    validate: byContract(adminListEndpoints.openLetter.body, { reason: 'Say why.' }),
    send: async (body) =>
      await dataOf(
        callApi(adminListEndpoints.sendEmailAgain, {
          params: { id: email.id },
          body: { ...body, press },
        }),
      ),
    mainField: 'reason',
    onDone: ({ to }) => {
      tellDone('The email is on its way again', { text: `To ${to}.` });
      onSent();
    },
  });
  return (
    <Paper
      withBorder
      p="md"
      mb="md"
      maw="44rem"
      bg="var(--sheet)"
      aria-label="Email"
      component="section"
    >
      <Stack align="start" gap="sm">
        <Title order={4}>{email.subject}</Title>
        <Quiet>To {email.to}</Quiet>
        <Box
          component="iframe"
          title={`The email ${email.subject}`}
          sandbox=""
          srcDoc={withNonce(email.html)}
          w="100%"
          h="34rem"
          bd="1px solid var(--hairline)"
        />
        <details>
          <summary>As text</summary>
          {/* As it left: its own line ends count. */}
          <Text
            component="div"
            maw="var(--measure)"
            style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {email.text}
          </Text>
        </details>
        {asking ? (
          <StaffForm
            form={form}
            label="Send the email again"
            action="Send it again"
            busyLabel="Sending…"
            onCancel={() => setAsking(false)}
          >
            <TextInput
              {...form.field('reason')}
              label="Why is it sent again?"
              description="Kept in the audit log. The email goes to the person’s present address."
              autoComplete="off"
              maxLength={300}
            />
          </StaffForm>
        ) : (
          <div>
            <Button onClick={() => setAsking(true)}>Send it again</Button>{' '}
            <Button variant="subtle" onClick={onClose}>
              Close
            </Button>
          </div>
        )}
      </Stack>
    </Paper>
  );
}

const columns = [
  { head: 'About', cell: ({ kind }: SentEmail) => spaced(kind) },
  { head: 'Status', short: true, cell: ({ status }: SentEmail) => status },
  {
    head: 'When',
    short: true,
    cell: ({ sentAt, queuedAt }: SentEmail) => momentWords(sentAt ?? queuedAt),
  },
] as const;
