import type { HTMLAttributes, Ref } from 'react';

// The package's own types leave out file endings, which this project's module resolution does not follow.

interface AltchaElementProps extends HTMLAttributes<HTMLElement> {
  readonly ref?: Ref<HTMLElement>;
  readonly auto?: 'off' | 'onfocus' | 'onload' | 'onsubmit';
  readonly type?: 'native' | 'checkbox' | 'switch';
  /** JSON of the widget's configuration. */
  readonly configuration?: string;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'altcha-widget': AltchaElementProps;
    }
  }
}

declare global {
  var $altcha: {
    readonly algorithms: Map<string, () => Worker>;
    readonly i18n: { readonly set: (language: string, words: Record<string, string>) => void };
  };
}
