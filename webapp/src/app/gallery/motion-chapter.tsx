import { Box, Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import { Chapter } from './chapter.tsx';
import classes from './gallery.module.css';
import { SampleLetter } from './objects.ts';

/** What moves in the product, each with a button that plays it. */
export function MotionChapter() {
  return (
    <Chapter
      id="motion"
      title="Motion"
      lead="150 to 250 milliseconds, easing out; only places and opacity change. Things come from where they were. Nothing loops except where somebody waits. Who asks for less motion gets still pictures."
    >
      <SimpleGrid minColWidth="15rem" spacing="lg" mb="lg">
        <Motion
          name="Appear"
          note={
            <>
              <code>--motion</code>, opacity alone: what was not there before.
            </>
          }
        >
          {(round) => <span key={round} className={classes.card} data-plays="fade" />}
        </Motion>
        <Motion
          name="Arrive"
          note={
            <>
              <code>--motion</code>, eight pixels on its way: what came from below.
            </>
          }
        >
          {(round) => <span key={round} className={classes.card} data-plays="arrive" />}
        </Motion>
        <Motion
          name="Fresh ink"
          note="New words on the sheet are marked, rest, and fade in half a second."
        >
          {(round) => (
            <Text key={round} ff="heading">
              This account is <span className={round > 0 ? classes.ink : undefined}>not mine</span>.
            </Text>
          )}
        </Motion>
      </SimpleGrid>
      <Motion
        name="The letter that writes itself"
        note="Once, as the home page settles; 240 milliseconds a line. Under reduced motion it is written already."
      >
        {(round) => (
          <Box key={round} w="100%" maw="30rem">
            <Suspense>
              <SampleLetter />
            </Suspense>
          </Box>
        )}
      </Motion>
    </Chapter>
  );
}

interface MotionProps {
  readonly name: string;
  readonly note: ReactNode;
  /** Drawn anew for each round, which plays it again. */
  readonly children: (round: number) => ReactNode;
}

function Motion({ name, note, children }: MotionProps) {
  const [round, setRound] = useState(0);
  return (
    <Stack gap="xs" align="flex-start" pt="md" className="rule-above">
      <Title order={3} fz="md">
        {name}
      </Title>
      <Text c="dimmed" size="sm">
        {note}
      </Text>
      <Group flex="1" w="100%" mih="6rem">
        {children(round)}
      </Group>
      <Button aria-label={`Play: ${name}`} onClick={() => setRound(round + 1)}>
        Play
      </Button>
    </Stack>
  );
}
