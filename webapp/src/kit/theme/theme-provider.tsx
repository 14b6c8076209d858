import { MantineProvider, localStorageColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import './mantine-styles.ts';
import './mantine-variables.css';
import './fonts.css';
import './tokens.css';
import './base.css';
import { theme } from './theme.ts';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'colorScheme' });

/** The server writes this answer's nonce into the page; Mantine's style elements carry it. */
function styleNonce(): string {
  // Prerendered: the server puts the nonce of each answer here.
  if (typeof document === 'undefined') return '__STYLE_NONCE__';
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  return meta?.content ?? '';
}

export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      getStyleNonce={styleNonce}
      deduplicateInlineStyles={false}
      // Both would be style elements in the page's body: the variables are in a file, and nobody uses the classes.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
