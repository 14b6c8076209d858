import { operatorEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import {
  Answered,
  BusyButton,
  momentWords,
  queryOf,
  StatusTag,
  useQuery,
} from '#webapp/kit/index.ts';
import { useSignedOut } from '../admin.queries.ts';
import { Quiet } from '../words.tsx';

type Finding = DataOf<typeof operatorEndpoints.installationFindings>['findings'][number];

const tones = {
  ok: { tone: 'done', word: 'Well' },
  warning: { tone: 'soon', word: 'Look' },
  fault: { tone: 'trouble', word: 'Missing' },
} as const;

/** By how much it matters. */
const ORDER = { fault: 0, warning: 1, ok: 2 } as const;

/** Everything that is missing before people pay here, each with what to do. */
export function LaunchPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  return (
    <section aria-labelledby="launch-heading">
      <Title order={2} id="launch-heading" mb="xs">
        Before launch
      </Title>
      <Text maw="var(--measure)" mb="md">
        What is missing before you open the product to people who pay. It is the same list that{' '}
        <code>npm run doctor</code> gives.
      </Text>
      <Findings about="launch" onSignedOut={onSignedOut} />
    </section>
  );
}

interface FindingsProps {
  readonly about: Finding['about'];
  readonly onSignedOut: () => void;
}

/** What the installation says of itself. Services elsewhere are asked only when somebody wants it: that takes a while. */
export function Findings({ about, onSignedOut }: FindingsProps) {
  const answer = useQuery(queryOf(operatorEndpoints.installationFindings, { query: {} }));
  const asked = useQuery({
    ...queryOf(operatorEndpoints.installationFindings, { query: { online: 'yes' } }),
    enabled: false,
  });
  useSignedOut(answer, onSignedOut);
  const shown = asked.data ? asked : answer;
  return (
    <Stack>
      <Answered answer={shown} what="what the installation says" lines={8}>
        {({ findings, at }) => (
          <>
            <ul className="plain-list rule-above" aria-label="Findings">
              {chosen(findings, about, asked.data !== undefined).map((finding) => (
                <FindingLine key={`${finding.part} ${finding.says}`} finding={finding} />
              ))}
            </ul>
            <Quiet>Looked at {momentWords(at)}.</Quiet>
          </>
        )}
      </Answered>
      {asked.error && <p role="alert">{asked.error.message}</p>}
      <Group>
        <BusyButton
          onClick={() => void asked.refetch()}
          busyLabel={asked.isFetching && 'Asking mail server, DNS, Stripe and Lob…'}
        >
          Look again, and ask the services elsewhere
        </BusyButton>
      </Group>
    </Stack>
  );
}

/** What the services elsewhere said belongs on both lists: mail that nobody believes keeps a launch up. */
function chosen(
  findings: readonly Finding[],
  about: Finding['about'],
  isAsked: boolean,
): readonly Finding[] {
  const elsewhere = new Set(['email', 'SPF', 'DMARC', 'DKIM', 'Stripe', 'Lob']);
  return findings
    .filter((each) => each.about === about || (isAsked && elsewhere.has(each.part)))
    .toSorted((one, two) => ORDER[one.state] - ORDER[two.state]);
}

function FindingLine({ finding }: { readonly finding: Finding }) {
  const { part, state, says, fix, setting } = finding;
  const { tone, word } = tones[state];
  return (
    <Group
      component="li"
      align="flex-start"
      gap="0.5rem 1.5rem"
      py="sm"
      className="rule-below"
      data-state={state}
    >
      <Group w="15rem" gap="xs" justify="space-between" wrap="nowrap">
        <Text span inherit fw={600}>
          {part}
        </Text>
        <StatusTag tone={tone}>{word}</StatusTag>
      </Group>
      <Stack gap="0.25rem" flex="1 1 18rem">
        <Text>{says}</Text>
        {fix && <Quiet>{fix}</Quiet>}
        {setting && (
          <Anchor
            component={Link}
            to={`?tab=settings&setting=${setting}`}
            underline="always"
            className="tap-target"
          >
            Set it here
          </Anchor>
        )}
      </Stack>
    </Group>
  );
}
