/**
 * What the browser keeps between visits: ids only. Names, numbers, the letter and the signature stay on the server, because
 * local storage is neither encrypted nor emptied at sign-out.
 */
const DRAFT = 'letterDraftId';
const LETTER = 'generatedLetterId';
/** Kept for this tab only: the wizard stands behind the signed letter, so that a reload does not lose the download. */
const AFTER_SIGNING = 'letterWizardStep';

export const browserMemory = {
  draftId: () => read(() => localStorage, DRAFT),
  keepDraftId: (id: string | undefined) => write(() => localStorage, DRAFT, id),
  /** The letters of the last signing: one, or one for each bureau. */
  letterIds: (): readonly string[] =>
    (read(() => localStorage, LETTER) ?? '').split(',').filter((id) => id !== ''),
  keepLetterIds: (ids: readonly string[]) =>
    write(() => localStorage, LETTER, ids.length > 0 ? ids.join(',') : undefined),
  stepAfterSigning: (): 4 | 5 | undefined => {
    const step = read(() => sessionStorage, AFTER_SIGNING);
    return step === '4' ? 4 : step === '5' ? 5 : undefined;
  },
  keepStepAfterSigning: (step: 4 | 5 | undefined) =>
    write(() => sessionStorage, AFTER_SIGNING, step?.toString()),
};

// Storage can be switched off by the browser's settings, and then throws on first touch.
function read(storage: () => Storage, key: string): string | undefined {
  try {
    return storage().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(storage: () => Storage, key: string, value: string | undefined): void {
  try {
    if (value === undefined) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Nothing is lost: the draft itself is on the server.
  }
}
