import { Box, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Icon, StatusTag } from '#webapp/kit/index.ts';
import { Chapter } from './chapter.tsx';

/** Every color with its use, and every pair that meets on a screen with the contrast it owes (WCAG 2.2, 1.4.3 and 1.4.11). */

const colors: readonly { readonly name: string; readonly use: string }[] = [
  { name: 'paper', use: 'The page' },
  { name: 'paper-shade', use: 'Bands of the page, the footer, disabled fields' },
  { name: 'sheet', use: 'Letters, fields, cards' },
  { name: 'ink', use: 'Text' },
  { name: 'ink-muted', use: 'Hints, captions, what is less urgent' },
  { name: 'hairline', use: 'Lines that only part things' },
  { name: 'control-line', use: 'Edges of what can be used' },
  { name: 'green', use: 'Progress, done, delivered' },
  { name: 'green-fill', use: 'The one primary action' },
  { name: 'green-fill-hover', use: 'The same under the pointer' },
  { name: 'on-green', use: 'Words on the primary action' },
  { name: 'green-wash', use: 'Behind what is done or chosen' },
  { name: 'red', use: 'Errors, overdue, an action that cannot be taken back' },
  { name: 'red-wash', use: 'Behind errors' },
  { name: 'amber', use: 'Due soon, please check' },
  { name: 'amber-wash', use: 'Behind what is due soon' },
  { name: 'link', use: 'Links and the ring of the focus, nothing else' },
  { name: 'link-wash', use: 'Behind notes and links under the pointer' },
  { name: 'fresh-ink', use: 'New words on the sheet, for a moment' },
];

const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;

interface ColorPair {
  readonly front: string;
  readonly back: string;
  readonly needs: typeof TEXT_CONTRAST | typeof CONTROL_CONTRAST;
}

const text = (front: string, ...backs: readonly string[]): readonly ColorPair[] =>
  backs.map((back) => ({ front, back, needs: TEXT_CONTRAST }));

const control = (front: string, ...backs: readonly string[]): readonly ColorPair[] =>
  backs.map((back) => ({ front, back, needs: CONTROL_CONTRAST }));

const pairs: readonly ColorPair[] = [
  ...text('ink', 'paper', 'paper-shade', 'sheet'),
  ...text('ink', 'green-wash', 'red-wash', 'amber-wash', 'link-wash', 'fresh-ink'),
  ...text('ink-muted', 'paper', 'paper-shade', 'sheet', 'green-wash', 'link-wash'),
  ...text('on-green', 'green-fill', 'green-fill-hover'),
  ...text('green', 'paper', 'sheet', 'green-wash'),
  ...text('red', 'paper', 'sheet', 'red-wash'),
  ...text('paper', 'red'),
  ...text('amber', 'paper', 'sheet', 'amber-wash'),
  ...text('link', 'paper', 'paper-shade', 'sheet', 'link-wash'),
  ...text('link', 'green-wash', 'red-wash', 'amber-wash'),
  ...control('control-line', 'paper', 'paper-shade', 'sheet'),
  ...control('green', 'hairline'),
  ...control('green-fill', 'paper', 'sheet'),
];

/** How far two colors stand apart, as WCAG 2.2 measures it; the colors come from the page itself. */

type Scheme = 'light' | 'dark';

type Rgb = readonly [red: number, green: number, blue: number];

const SCHEME_ATTRIBUTE = 'data-mantine-color-scheme';

/** From 1 (the same) to 21 (black on white): WCAG 2.2, "contrast ratio". */
function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((color) => luminance(rgbOf(color)))
    .toSorted((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The browser itself reads the color, so that every way of writing one is known. */
function rgbOf(color: string): Rgb {
  const area = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const pen = area.getContext('2d');
  if (!pen) return [0, 0, 0];
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** What the variables hold in a scheme, also while the page shows the other one: it is switched and back before anything is drawn. */
function variablesIn(scheme: Scheme, names: readonly string[]): ReadonlyMap<string, string> {
  const root = document.documentElement;
  const shown = root.getAttribute(SCHEME_ATTRIBUTE);
  root.setAttribute(SCHEME_ATTRIBUTE, scheme);
  const style = getComputedStyle(root);
  const found = new Map(
    names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()] as const),
  );
  if (shown === null) root.removeAttribute(SCHEME_ATTRIBUTE);
  else root.setAttribute(SCHEME_ATTRIBUTE, shown);
  return found;
}

type Palette = ReadonlyMap<string, string>;

interface Palettes {
  readonly light: Palette;
  readonly dark: Palette;
}

/** Measured from the style sheet that is loaded, not from a copy of it. */
function measurePalettes(): Palettes {
  const names = colors.map(({ name }) => name);
  return { light: variablesIn('light', names), dark: variablesIn('dark', names) };
}

export function ColorChapter() {
  const [palettes] = useState(measurePalettes);
  return (
    <Chapter
      id="colors"
      title="Colors"
      lead="Paper, ink and the green of a certified-mail label. Red is for real trouble, amber for what is due soon, blue for links alone. No state is told by color only."
    >
      <Group component="ul" className="plain-list">
        {colors.map(({ name, use }) => (
          <Group key={name} component="li" wrap="nowrap" flex="1 1 17rem">
            <SimpleGrid
              component="span"
              cols={2}
              spacing={0}
              flex="none"
              w="5rem"
              h="4rem"
              bd="1px solid var(--control-line)"
              bdrs="md"
              style={{ overflow: 'hidden', forcedColorAdjust: 'none' }}
              aria-hidden
            >
              <span style={{ background: palettes.light.get(name) }} />
              <span style={{ background: palettes.dark.get(name) }} />
            </SimpleGrid>
            <span>
              <code>--{name}</code>
              <Text span display="block" c="dimmed" lh={1.4} size="sm">
                {use}
              </Text>
              <Text span display="block" c="dimmed" lh={1.4} size="sm" className="tabular">
                {palettes.light.get(name)} · {palettes.dark.get(name)}
              </Text>
            </span>
          </Group>
        ))}
      </Group>
      <Pairs palettes={palettes} />
    </Chapter>
  );
}

function Pairs({ palettes }: { readonly palettes: Palettes }) {
  const short = pairs.filter((pair) =>
    (['light', 'dark'] as const).some((scheme) => ratioOf(pair, palettes[scheme]) < pair.needs),
  );
  return (
    <>
      <Title order={3} mt="2xl">
        Contrast, measured in this page
      </Title>
      <Text maw="var(--measure)" m="0.5rem 0 1rem">
        Text owes {TEXT_CONTRAST} : 1, edges and shapes {CONTROL_CONTRAST} : 1.{' '}
        <strong>
          {short.length === 0
            ? `All ${pairs.length} pairs hold in both schemes.`
            : `${short.length} of ${pairs.length} pairs fall short.`}
        </strong>
      </Text>
      <ul className="plain-list">
        {pairs.map((pair) => (
          <Group
            key={`${pair.front} ${pair.back}`}
            component="li"
            gap="0.5rem 1.5rem"
            py="xs"
            className="rule-above"
          >
            <Box flex="1 1 16rem">
              <code>{pair.front}</code> on <code>{pair.back}</code>
              {pair.needs === CONTROL_CONTRAST && (
                <Text span c="dimmed" size="sm">
                  {' '}
                  (shape)
                </Text>
              )}
            </Box>
            {(['light', 'dark'] as const).map((scheme) => (
              <Ratio key={scheme} pair={pair} palette={palettes[scheme]} scheme={scheme} />
            ))}
          </Group>
        ))}
      </ul>
    </>
  );
}

interface RatioProps {
  readonly pair: ColorPair;
  readonly palette: Palette;
  readonly scheme: Scheme;
}

function Ratio({ pair, palette, scheme }: RatioProps) {
  const ratio = ratioOf(pair, palette);
  return (
    <Group component="span" gap="xs">
      <Text span c="dimmed" size="sm">
        {scheme}
      </Text>
      <svg
        width="40"
        height="28"
        viewBox="0 0 40 28"
        fill="none"
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
        style={{ border: '1px solid var(--hairline)', forcedColorAdjust: 'none' }}
        aria-hidden
      >
        <rect width="40" height="28" rx="2" fill={palette.get(pair.back)} />
        {pair.needs === TEXT_CONTRAST ? (
          <path
            d="M10 21l5-14 5 14M12 16.500h6M23 21v-8M23 15.500c1-3 6-3 6 0V21M23 17c0-2 6-2 6 0"
            stroke={palette.get(pair.front)}
          />
        ) : (
          <rect x="9" y="7" width="22" height="14" rx="3" stroke={palette.get(pair.front)} />
        )}
      </svg>
      {/* Cut and not rounded: 4.49 is not enough. */}
      <Box component="span" miw="3.2rem" ta="end" className="tabular">
        {(Math.floor(ratio * 100) / 100).toFixed(2)}
      </Box>
      {ratio < pair.needs ? (
        <StatusTag tone="trouble">under {pair.needs}</StatusTag>
      ) : (
        <Text span inherit c="green">
          <Icon name="check" label="enough" />
        </Text>
      )}
    </Group>
  );
}

function ratioOf({ front, back }: ColorPair, palette: Palette): number {
  return contrastOf(palette.get(front) ?? '', palette.get(back) ?? '');
}
