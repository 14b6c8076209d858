import { Box, Divider, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Divider.layer.css';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react';
import { Chapter, Part } from './chapter.tsx';

const texts = [
  { name: 'text-display', face: 'serif', say: 'The headline of the home page' },
  { name: 'text-h1', face: 'serif', say: 'What this view is about' },
  { name: 'text-h2', face: 'serif', say: 'A part of the view' },
  { name: 'text-h3', face: 'serif', say: 'A letter, an item, a payment' },
  { name: 'text-lead', face: 'sans', say: 'The one sentence below a heading.' },
  {
    name: 'text-body',
    face: 'sans',
    say: 'Everything that is read. Lines hold 60 to 72 characters.',
  },
  { name: 'text-small', face: 'sans', say: 'Hints, captions and labels. Nothing is set smaller.' },
] as const;

const spaces = ['space-1', 'space-2', 'space-3', 'space-4', 'space-6', 'space-8', 'space-12'];

const corners: readonly { readonly name: string; readonly style: CSSProperties }[] = [
  { name: 'radius-control', style: { borderRadius: 'var(--radius-control)' } },
  { name: 'radius-paper', style: { borderRadius: 'var(--radius-paper)' } },
  { name: 'hairline', style: { borderColor: 'var(--hairline)' } },
  {
    name: 'sheet-shadow',
    style: { borderColor: 'var(--sheet-edge)', boxShadow: 'var(--sheet-shadow)' },
  },
];

export function MeasureChapter() {
  return (
    <>
      <Chapter
        id="type"
        title="Type"
        lead="Source Serif 4 for letters, headings and quoted law; Source Sans 3 for the interface. The scale is 1.2 on phones and 1.25 on desktops. Headings are in sentence case, figures in tables are tabular."
      >
        <ul className="plain-list">
          {texts.map((text) => (
            <TextSample key={text.name} {...text} />
          ))}
        </ul>
        <Text pt="md" className="rule-above tabular">
          $19.99
          <br />
          $10.68
          <br />
          $11.11 figures of one width
        </Text>
      </Chapter>
      <Chapter
        id="space"
        title="Space, corners and paper"
        lead="An 8-pixel grid. Corners are 8 pixels on controls and 2 on paper. Hairlines before boxes, boxes before shadows: a shadow lies under paper alone."
      >
        <Stack component="ul" gap="sm" className="plain-list">
          {spaces.map((name) => (
            <Group key={name} component="li" wrap="nowrap">
              <Text component="code" w="7rem">
                --{name}
              </Text>
              <Bar name={name} />
            </Group>
          ))}
        </Stack>
        <Group component="ul" mt="xl" className="plain-list">
          {corners.map(({ name, style }) => (
            <Stack key={name} component="li" gap="xs" align="center">
              <Paper component="span" display="block" w="7rem" h="5rem" style={style} />
              <code>--{name}</code>
            </Stack>
          ))}
        </Group>
        <Part
          shows="Stack"
          also={['Group', 'SimpleGrid', 'Box', 'Paper', 'Divider', 'Text', 'Title']}
          from="@mantine/core"
          note="How a view is laid out: distances, sizes and colors are named in the props, and a class is written only for what has no prop."
        >
          <SimpleGrid minColWidth="17rem">
            <Paper p="card">
              <Stack gap="xs">
                <Title order={4}>An object</Title>
                <Text c="dimmed" size="sm">
                  A hairline around it.
                </Text>
                <Divider label="or" />
                <Group justify="space-between">
                  <span>Left</span>
                  <Box c="green">Right</Box>
                </Group>
              </Stack>
            </Paper>
            <Paper variant="sheet" p="card">
              <Title order={4}>A sheet</Title>
              <Text c="dimmed" size="sm">
                With its shadow.
              </Text>
            </Paper>
          </SimpleGrid>
        </Part>
      </Chapter>
    </>
  );
}

interface TextSampleProps {
  readonly name: string;
  readonly face: 'serif' | 'sans';
  readonly say: string;
}

function TextSample({ name, face, say }: TextSampleProps) {
  const sample = useRef<HTMLParagraphElement>(null);
  const px = usePixels(sample, (text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const style: CSSProperties = {
    fontFamily: `var(--font-${face})`,
    fontSize: `var(--${name})`,
    fontWeight: face === 'serif' ? 600 : 400,
  };
  return (
    <Group component="li" align="baseline" py="md" className="rule-above">
      <Group component="span" justify="space-between" w="11rem" c="dimmed" fz="sm">
        <code>--{name}</code>
        <span className="tabular">{px}</span>
      </Group>
      <p ref={sample} style={style}>
        {say}
      </p>
    </Group>
  );
}

function Bar({ name }: { readonly name: string }) {
  const bar = useRef<HTMLSpanElement>(null);
  const px = usePixels(bar, (drawn) => drawn.offsetWidth);
  return (
    <>
      <Box
        ref={bar}
        component="span"
        w={`var(--${name})`}
        h="1rem"
        bg="var(--green-wash)"
        style={{ borderInline: '2px solid var(--green)' }}
      />
      <span className="tabular">{px}</span>
    </>
  );
}

/** Measured again when the window changes: sizes differ between phones and desktops. */
function usePixels(
  place: RefObject<HTMLElement | null>,
  measure: (element: HTMLElement) => number,
): string {
  const [px, setPx] = useState('');
  const note = useEffectEvent(() => {
    if (place.current) setPx(`${Math.round(measure(place.current) * 10) / 10} px`);
  });
  useEffect(() => {
    const watch = new ResizeObserver(() => note());
    watch.observe(document.documentElement);
    return () => watch.disconnect();
  }, []);
  return px;
}
