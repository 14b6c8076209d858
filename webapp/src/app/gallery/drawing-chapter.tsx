import { Group, Stack, Text } from '@mantine/core';
import { Icon, iconNames } from '#webapp/kit/index.ts';
import { Chapter, Part } from './chapter.tsx';
import {
  BureausDrawing,
  CalendarDrawing,
  CertifiedDrawing,
  CertifiedLabel,
  CompanyDrawing,
  EmptySheetDrawing,
  MailboxDrawing,
  StampedEnvelope,
  StepDrawings,
} from './objects.ts';

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
