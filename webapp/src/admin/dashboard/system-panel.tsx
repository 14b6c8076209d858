import { oversightEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { Stack, Text, Title } from '@mantine/core';
import { Answered, momentWords, queryOf, useQuery } from '#webapp/kit/index.ts';
import { useSignedOut } from '../admin.queries.ts';
import { spaced } from '../lists/list-filters.ts';
import { StaffTable } from '../lists/staff-table.tsx';
import { Findings } from './findings.tsx';
import { Facts } from './facts.tsx';

type System = DataOf<typeof oversightEndpoints.systemState>;

/** How the machinery is: what waits, what failed, how much room is left. */
export function SystemPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const answer = useQuery(queryOf(oversightEndpoints.systemState));
  useSignedOut(answer, onSignedOut);
  return (
    <section aria-labelledby="system-heading">
      <Title order={2} id="system-heading" mb="md">
        System
      </Title>
      <Answered answer={answer} what="the state of the system" lines={10}>
        {(system) => <Parts system={system} />}
      </Answered>
      <Title order={3} mt="lg" mb="xs">
        What npm run doctor finds
      </Title>
      <Findings about="machinery" onSignedOut={onSignedOut} />
    </section>
  );
}

function Parts({ system }: { readonly system: System }) {
  const { email, mail, disk } = system;
  const rows: readonly (readonly [string, string])[] = [
    ['Version', system.version],
    ['Runtime', system.runtime],
    ['Database', system.database],
    ['Up for', duration(system.upSeconds)],
    ['Emails waiting, failed', `${email.waiting}, ${email.failed}`],
    ['Last email sent', email.lastSentAt ? momentWords(email.lastSentAt) : 'none yet'],
    ['Mail carrier', spaced(mail.carrier)],
    ['Mail waiting, failed', `${mail.waiting}, ${mail.failed}`],
    ['Under way with an earlier carrier', String(mail.orphaned)],
    [
      'Room on the disk',
      disk.freeBytes === null
        ? 'the files are in S3'
        : `${(disk.freeBytes / 1e9).toFixed(1)} GB free, ${disk.filesBytes === null ? 'files are being counted' : `files take ${megabytes(disk.filesBytes)}`}`,
    ],
  ];
  return (
    <Stack gap="lg">
      <Facts rows={rows} columns={2} />
      <div>
        <Title order={3} mb="xs">
          Jobs
        </Title>
        <StaffTable
          name="Jobs"
          columns={jobColumns}
          rows={system.jobs.map((job) => ({ ...job, id: job.name }))}
          empty="No queues."
        />
      </div>
      <div>
        <Title order={3} mb="xs">
          Webhooks
        </Title>
        <StaffTable
          name="Webhooks"
          columns={hookColumns}
          rows={system.webhooks.map((hook) => ({ ...hook, id: hook.source }))}
          empty="None are received here."
        />
      </div>
    </Stack>
  );
}

const jobColumns = [
  { head: 'Queue', cell: ({ name }: System['jobs'][number]) => name },
  { head: 'Waiting', number: true, cell: ({ waiting }: System['jobs'][number]) => waiting },
  {
    head: 'Failed',
    number: true,
    cell: ({ failed }: System['jobs'][number]) =>
      failed > 0 ? (
        <Text span inherit c="var(--red)" fw={600}>
          {failed}
        </Text>
      ) : (
        failed
      ),
  },
  {
    head: 'Oldest waits',
    cell: ({ oldestWaitingSeconds }: System['jobs'][number]) =>
      oldestWaitingSeconds === null ? '' : duration(oldestWaitingSeconds),
  },
] as const;

const hookColumns = [
  { head: 'From', cell: ({ source }: System['webhooks'][number]) => source },
  { head: 'Waiting', number: true, cell: ({ waiting }: System['webhooks'][number]) => waiting },
  {
    head: 'Oldest waits since',
    cell: ({ oldestAt }: System['webhooks'][number]) => (oldestAt ? momentWords(oldestAt) : ''),
  },
  {
    head: 'Last',
    cell: ({ lastAt }: System['webhooks'][number]) => (lastAt ? momentWords(lastAt) : 'none yet'),
  },
] as const;

function megabytes(bytes: number): string {
  return bytes < 1e9 ? `${Math.ceil(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

function duration(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800
    ? `${Math.round(seconds / 3_600)} h`
    : `${Math.round(seconds / 86_400)} days`;
}
