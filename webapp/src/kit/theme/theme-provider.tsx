import {
  MantineContext,
  MantineThemeProvider,
  localStorageColorSchemeManager,
  useProviderColorScheme,
} from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import './base.css';
import './mantine-styles.ts';
import './mantine-variables.css';
import './fonts.css';
import './tokens.css';
import { theme } from './theme.tsx';

const manager = localStorageColorSchemeManager({ key: 'colorScheme' });

const getRootElement = () => document.documentElement;

/** The server writes this answer's nonce into the page; Mantine's style elements carry it. */
function styleNonce(): string {
  // Prerendered: the server puts the nonce of each answer here.
  if (typeof document === 'undefined') return '__STYLE_NONCE__';
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  return meta?.content ?? '';
}

/**
 * What `MantineProvider` is made of, without what makes Mantine's variables: ours are in files, and their 13 kB of scripts would be
 * in the first load of every page.
 */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const { colorScheme, setColorScheme, clearColorScheme } = useProviderColorScheme({
    manager,
    defaultColorScheme: 'auto',
    forceColorScheme: undefined,
    getRootElement,
  });
  const context = useMemo(
    () => ({
      colorScheme,
      setColorScheme,
      clearColorScheme,
      getRootElement,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      getStyleNonce: styleNonce,
      withStaticClasses: true,
      deduplicateInlineStyles: false,
    }),
    [colorScheme, setColorScheme, clearColorScheme],
  );
  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
