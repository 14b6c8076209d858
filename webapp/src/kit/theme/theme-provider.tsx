import './base.css';
import './mantine-variables.css';
import './fonts.css';
import './tokens.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import {
  MantineContext,
  MantineThemeProvider,
  localStorageColorSchemeManager,
  useProviderColorScheme,
} from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
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

/**
 * Only the style sheets of the Mantine components that every page may draw; a component that comes later brings its own. All are
 * in the layer `mantine`, so that a class of ours wins whatever order the two arrive in.
 */
