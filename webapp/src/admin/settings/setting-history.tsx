import { operatorEndpoints } from '@creditfix/shared/admin';
import type { OperatorKey } from '@creditfix/shared/operator';
import { Box, Group, Stack, Text, Title } from '@mantine/core';
import {
  Answered,
  BusyButton,
  momentWords,
  mutationOf,
  Notice,
  queryOf,
  useMutation,
  useQuery,
} from '#webapp/kit/index.ts';
import { tellDone } from '../told.tsx';
import { Quiet } from '../words.tsx';
import { changesBetween } from './setting-answers.ts';

interface SettingHistoryProps {
  readonly about: OperatorKey;
  readonly basedOn: number;
  readonly locked: boolean;
  readonly onChanged: () => void;
  readonly isSet: boolean;
}

/** Who changed what and when, and the way back to each version. */
export function SettingHistory({
  about: key,
  basedOn,
  locked,
  isSet,
  onChanged,
}: SettingHistoryProps) {
  const answer = useQuery(queryOf(operatorEndpoints.operatorHistory, { query: { key } }));
  const { mutate, isPending, error, variables } = useMutation({
    ...mutationOf(operatorEndpoints.restoreOperatorSetting),
    onSuccess: () => {
      tellDone('It is taken back, and counts from now on.');
      onChanged();
    },
  });
  const restore = (version: number) => mutate({ body: { key, version, basedOn } });
  const isBusy = (version: number) => isPending && variables.body.version === version;
  return (
    <Box component="section" aria-labelledby="history-heading" mt="xl">
      <Title order={3} id="history-heading" mb="xs">
        History
      </Title>
      {error && <Notice tone="error" title={error.problem.error} live />}
      <Answered answer={answer} what="the history" lines={3}>
        {({ versions }) =>
          versions.length === 0 ? (
            <Quiet>Nobody has changed it yet.</Quiet>
          ) : (
            <ol className="plain-list rule-above" aria-label="Versions, newest first">
              {versions.map((version) => (
                <Stack component="li" key={version.version} gap="xs" py="sm" className="rule-below">
                  <Text>
                    <strong>{momentWords(version.changedAt)}</strong> by {version.changedBy}
                    {version.restored !== null && ', taken back to an earlier version'}
                  </Text>
                  <ul>
                    {version.after === null ? (
                      <li>The settings of the server count again.</li>
                    ) : (
                      changesBetween(key, version.before, version.after).map(
                        ({ name, from, to }) => (
                          <li key={name}>
                            {name}: {from} → {to}
                          </li>
                        ),
                      )
                    )}
                  </ul>
                  {!locked && version.version !== basedOn && (
                    <Group>
                      <BusyButton
                        variant="subtle"
                        onClick={() => restore(version.version)}
                        busyLabel={isBusy(version.version) && 'Taking it back…'}
                      >
                        Take back to this version
                      </BusyButton>
                    </Group>
                  )}
                </Stack>
              ))}
            </ol>
          )
        }
      </Answered>
      {!locked && isSet && (
        <Group mt="sm">
          <BusyButton onClick={() => restore(0)} busyLabel={isBusy(0) && 'Taking it back…'}>
            Take back to the settings of the server
          </BusyButton>
        </Group>
      )}
    </Box>
  );
}
