/** The sample of a letter on the page of its template. */
export const words = {
  label: 'How this letter starts',
  caption: 'How the letter starts. Your answers fill the gaps and add the rest.',
  captionWithReason: (reason: string) =>
    `How the letter starts where you say: “${reason}”. Your answers fill the gaps and add the rest.`,
  /** Said to the person who reads the letter in another language than their own; nothing in English. */
  letterLanguage: '',
};
