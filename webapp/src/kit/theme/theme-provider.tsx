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
  createTheme,
  type VariantColorsResolver,
} from '@mantine/core';
import { useMemo, type ReactNode, type ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import { kitMessages } from '../messages.tsx';
import button from './button.module.css';
import choice from './choice.module.css';
import input from './input.module.css';
import paper from './paper.module.css';

/** What a color is called among our tokens, where that is another name. */
const tones: Readonly<Record<string, string>> = { blue: 'link', gray: 'ink-muted' };

/**
 * `filled`: the one primary action of a view; red where it can't be taken back. `default`: beside it. `subtle`: a quiet action
 * inside text or a list. `light` and `outline`: messages and states.
 */
const variantColorResolver: VariantColorsResolver = ({ color, variant }) => {
  const tone = tones[color ?? ''] ?? color;
  const look = (ground: string, hover: string, ink: string, line = 'transparent') => ({
    background: ground,
    hover,
    color: ink,
    border: `1px solid ${line}`,
  });
  switch (variant) {
    case 'filled':
      return look(`var(--${tone}-fill)`, `var(--${tone}-fill-hover)`, `var(--on-${tone})`);
    case 'light':
      return look(`var(--${tone}-wash)`, `var(--${tone}-wash)`, `var(--${tone})`);
    case 'outline':
      return look('transparent', 'transparent', `var(--${tone})`, `var(--${tone})`);
    case 'subtle':
      return color === 'red'
        ? look('transparent', 'var(--red-wash)', 'var(--red)')
        : look('transparent', 'var(--link-wash)', 'var(--link)');
    default:
      return look('var(--sheet)', 'var(--sheet)', 'var(--ink)', 'var(--control-line)');
  }
};

/** What is wrong with an answer: a shape and a word before it, never color alone. */
function ErrorLine({ children, ...line }: ComponentProps<'p'>) {
  return (
    <p {...line}>
      <Icon name="stop" label={kitMessages.field.error} /> {children}
    </p>
  );
}

/** What Mantine's parts ask for in script; what they ask for in styles is in `mantine-variables.css`. */
const theme = createTheme({
  primaryColor: 'green',
  defaultRadius: 'var(--radius-control)',
  focusRing: 'never',
  respectReducedMotion: true,
  variantColorResolver,
  radius: { paper: 'var(--radius-paper)' },
  spacing: {
    '2xl': 'var(--space-6)',
    '3xl': 'var(--space-8)',
    card: 'var(--card-padding)',
    section: 'var(--section-padding)',
  },
  components: {
    // Plain objects, not `Button.extend`: a part that comes later must not come with the theme.
    Button: { defaultProps: { variant: 'default' }, classNames: button },
    Input: { classNames: input },
    InputWrapper: { classNames: input },
    InputError: { defaultProps: { component: ErrorLine }, classNames: input },
    NativeSelect: { defaultProps: { rightSection: <Icon name="unfold" /> } },
    Textarea: { defaultProps: { rows: 5 } },
    Paper: { defaultProps: { radius: 'paper' }, classNames: paper },
    Checkbox: { classNames: choice },
    Radio: { classNames: { ...choice, radio: choice['input'] ?? '' } },
  },
});

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
