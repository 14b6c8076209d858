import { Group, Stack, Text, Box, Button, SimpleGrid, Title } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import { Icon, iconNames } from '#webapp/kit/index.ts';
import {
  Chapter,
  Part,
  BureausDrawing,
  CalendarDrawing,
  CertifiedDrawing,
  CertifiedLabel,
  CompanyDrawing,
  EmptySheetDrawing,
  MailboxDrawing,
  StampedEnvelope,
  StepDrawings,
  SampleLetter,
} from './chapter.tsx';
import classes from './gallery.module.css';

const drawings = [
  { name: 'MailboxDrawing', feature: 'site', Drawing: MailboxDrawing },
  { name: 'EmptySheetDrawing', feature: 'site', Drawing: EmptySheetDrawing },
  { name: 'BureausDrawing', feature: 'site', Drawing: BureausDrawing },
  { name: 'CompanyDrawing', feature: 'site', Drawing: CompanyDrawing },
  { name: 'CertifiedDrawing', feature: 'site', Drawing: CertifiedDrawing },
  { name: 'CalendarDrawing', feature: 'site', Drawing: CalendarDrawing },
  { name: 'CertifiedLabel', feature: 'site', Drawing: CertifiedLabel },
  { name: 'StampedEnvelope', feature: 'letters', Drawing: StampedEnvelope },
] as const;

export function DrawingChapter() {
  return (
    <Chapter
      id="drawings"
      title="Icons and drawings"
      lead="One family, drawn by us: one stroke weight, round ends, no shading. A drawing repeats what the words beside it say and is hidden from screen readers; it is never the only one to say it."
    >
      <Part
        shows="Icon"
        note="On a grid of 24, as large as the text beside it. Give it a label only where it stands alone."
      >
        <Group component="ul" align="start" className="plain-list">
          {iconNames.map((name) => (
            <Stack key={name} component="li" gap="xs" align="center" w="6rem" fz="h3">
              <Icon name={name} />
              <Text component="code" c="dimmed" size="sm">
                {name}
              </Text>
            </Stack>
          ))}
        </Group>
      </Part>
      <Part
        shows="Drawings"
        from="site, letters"
        note="Larger than an icon, and rare: one to a view."
      >
        <Group component="ul" gap="xl" align="end" className="plain-list">
          {drawings.map(({ name, feature, Drawing }) => (
            <Stack key={name} component="li" gap="0.25rem" w="11rem">
              <Drawing />
              <code>{name}</code>
              <Text span c="dimmed" size="sm">
                {feature}
              </Text>
            </Stack>
          ))}
        </Group>
      </Part>
      <Part
        shows="ThreeSteps"
        from="site"
        note="The three objects of the way: a form, a signed sheet, a stamped envelope."
      >
        <StepDrawings />
      </Part>
    </Chapter>
  );
}

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
  /** Redrawn for each round, which plays it again. */
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
