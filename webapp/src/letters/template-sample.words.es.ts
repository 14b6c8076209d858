import type { words as english } from './template-sample.words.ts';

export const words: typeof english = {
  label: 'Así empieza esta carta',
  caption: 'Así empieza la carta. Sus respuestas llenan los espacios y agregan lo demás.',
  captionWithReason: (reason) =>
    `Así empieza la carta si usted dice: “${reason}”. Sus respuestas llenan los espacios y agregan lo demás.`,
  letterLanguage:
    'Las cartas se escriben en inglés porque las empresas responden en inglés. Al revisar la suya podrá leer una copia en español.',
};
