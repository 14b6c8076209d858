import { type DraftContent, draftContentSchema } from '@creditfix/shared/letters';
import { deviceStore, isViewing, sessionMark } from '#webapp/kit/index.ts';
import type { DeviceCopy } from './draft-keeper.ts';

/** The letter that is being written, on this device: a page that is loaded again without a connection goes on with it. */

const KEY = 'letter-draft';
const DAY_MS = 86_400_000;
const LONGEST_MS = 30 * DAY_MS;

interface Kept extends DeviceCopy {
  /** Of the sign-in in which it was written: in another one it is not shown. */
  readonly session: string;
  readonly keptAtMs: number;
}

/** What identifies a person beyond their letter never stays on a device. */
function withoutPrivate(content: DraftContent): DraftContent {
  const { dateOfBirth: _birth, ssnLast4: _digits, ...personalInfo } = content.personalInfo;
  return { ...content, personalInfo };
}

export const deviceDraft = {
  /** @returns false where the browser keeps nothing */
  keep: async (copy: DeviceCopy): Promise<boolean> => {
    // Staff who look at somebody's pages leave nothing on their device.
    if (isViewing()) return false;
    const content = withoutPrivate(copy.content);
    const kept: Kept = {
      ...copy,
      content,
      session: sessionMark(),
      keptAtMs: Date.now(),
    };
    return await deviceStore.write(KEY, kept);
  },
  read: async (): Promise<DeviceCopy | undefined> => {
    const kept = (await deviceStore.read(KEY)) as Kept | undefined;
    if (!kept || isViewing()) return undefined;
    const { session, keptAtMs, draft, startingKey, unsaved } = kept;
    // The device may have been left to another build, to another person, or in a drawer.
    const { success, data: content } = draftContentSchema.safeParse(kept.content);
    const usable = success && session === sessionMark() && Date.now() - keptAtMs < LONGEST_MS;
    if (usable) return { draft, startingKey, content, unsaved };
    await deviceStore.forget();
    return undefined;
  },
  forget: deviceStore.forget,
};
