import type { Dispute } from '@creditfix/shared/disputes';
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Answered, Page } from '#webapp/kit/index.ts';
import { disputeName } from './dispute-words.ts';
import { useDispute } from './disputes.queries.ts';
import { disputePageMessages, helpMessages } from './messages.tsx';

interface HelpFrameProps {
  readonly title: string;
  readonly description: string;
  readonly children: (dispute: Dispute) => ReactNode;
}

/** The page of one step that is no letter: which dispute it is about, and the way back to it. */
export function HelpFrame({ title, description, children }: HelpFrameProps) {
  const { id = '' } = useParams();
  const answer = useDispute(id);
  const { data: dispute, error } = answer;
  return (
    <Page
      title={title}
      description={description}
      lead={dispute ? disputeName(dispute) : error ? undefined : disputePageMessages.page.loading}
      width="wide"
    >
      <Answered answer={answer} what={disputePageMessages.page.what} lines={8}>
        {(data) => (
          <Stack gap="xl" maw="46rem">
            {children(data)}
          </Stack>
        )}
      </Answered>
      <Text mt="xl">
        <Link to={error ? '/dashboard' : `/disputes/${id}`} className="tap-target">
          {error ? disputePageMessages.page.back : helpMessages.back}
        </Link>
      </Text>
    </Page>
  );
}
