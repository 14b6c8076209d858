import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

/** The green of a certified-mail label, from wash to near black. */
const certified: MantineColorsTuple = [
  '#e9f3ec',
  '#d2e6d9',
  '#abd1b9',
  '#7fcba4',
  '#5dbb8b',
  '#379268',
  '#277a54',
  '#1d6b45',
  '#15553a',
  '#0d3b28',
];

export const theme = createTheme({
  primaryColor: 'certified',
  primaryShade: { light: 7, dark: 4 },
  colors: { certified },
  fontFamily: 'var(--font-sans)',
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", Consolas, monospace',
  headings: { fontFamily: 'var(--font-serif)', fontWeight: '600' },
  defaultRadius: 'var(--radius-control)',
  focusRing: 'never',
  respectReducedMotion: true,
});

/** Mantine's own names point at our tokens, so that its parts and ours are one drawing. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-muted)',
    '--mantine-color-placeholder': 'var(--ink-muted)',
    '--mantine-color-anchor': 'var(--link)',
    '--mantine-color-error': 'var(--red)',
    '--mantine-color-default': 'var(--sheet)',
    '--mantine-color-default-border': 'var(--control-line)',
    '--mantine-primary-color-filled': 'var(--green-fill)',
    '--mantine-primary-color-filled-hover': 'var(--green-fill-hover)',
    '--mantine-primary-color-contrast': 'var(--on-green)',
    '--mantine-font-size-md': 'var(--text-body)',
    '--mantine-font-size-sm': 'var(--text-small)',
  },
  light: {},
  dark: {},
});
