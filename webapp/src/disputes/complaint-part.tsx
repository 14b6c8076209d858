import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Answered, Icon } from '#webapp/kit/index.ts';
import { CopyButton } from './copy-button.tsx';
import { disputePageMessages } from './messages.tsx';
import { useComplaint } from './disputes.queries.ts';

const { complaint } = disputePageMessages;

/** A draft complaint to the CFPB: to read, copy, change and send there by the person. */
export function ComplaintPart({ disputeId }: { readonly disputeId: string }) {
  const answer = useComplaint(disputeId);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="complaint-heading">
      <Stack>
        <h2 id="complaint-heading">{complaint.heading}</h2>
        <Answered answer={answer} what={complaint.what} lines={6}>
          {({ text, url, choices }) => (
            <>
              <p>{complaint.lead}</p>
              <Textarea
                id="complaint-text"
                label={complaint.text}
                value={text}
                readOnly
                rows={12}
              />
              <Group gap="0.5rem 1rem">
                <CopyButton text={text} fieldId="complaint-text" variant="filled">
                  {complaint.copy}
                </CopyButton>
                <Button
                  component="a"
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  rightSection={<Icon name="arrow" />}
                >
                  {complaint.goThere}
                </Button>
              </Group>
              <div>
                <Title order={3} ff="text" fz="md">
                  {complaint.formHeading}
                </Title>
                <Text c="dimmed">{complaint.formNote}</Text>
                <Stack component="dl" gap="xs" mt="xs" lang="en">
                  {choices.map(({ question, choose }) => (
                    <div key={question}>
                      <Text component="dt" c="dimmed" size="sm">
                        {question}
                      </Text>
                      <dd>{choose}</dd>
                    </div>
                  ))}
                </Stack>
              </div>
            </>
          )}
        </Answered>
      </Stack>
    </section>
  );
}
