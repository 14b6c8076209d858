import { createTheme } from '@mantine/core';

/** What Mantine's parts ask for in script; what they ask for in styles is in `mantine-variables.css`. */
export const theme = createTheme({
  defaultRadius: 'var(--radius-control)',
  focusRing: 'never',
  respectReducedMotion: true,
});
