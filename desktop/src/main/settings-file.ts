import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { writeWhole } from './write-whole.ts';

/** What the shell remembers of this machine. No secrets: those are in `secrets.ts`. */
const settingsSchema = z.object({
  /** Origin of the operator's server. */
  server: z.string().nullable().catch(null),
  /** Where newer versions are published; no updates without it. */
  updateUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .catch(null),
  /** "Office laptop": how this machine is called in the list of sessions. */
  device: z.string().min(1).max(60).nullable().catch(null),
  /** Where something was saved last: Electron's dialogs no longer remember it. */
  lastFolder: z.string().nullable().catch(null),
  window: z
    .object({
      x: z.int(),
      y: z.int(),
      width: z.int().positive(),
      height: z.int().positive(),
      maximized: z.boolean(),
    })
    .nullable()
    .catch(null),
});

export type Settings = Readonly<z.output<typeof settingsSchema>>;

export interface SettingsFile {
  get(): Settings;
  change(some: Partial<Settings>): Promise<void>;
}

/** A file that can't be read, or holds anything else, is as good as none: the shell asks again. */
export async function openSettings(file: string): Promise<SettingsFile> {
  let settings = parsed(await readFile(file, 'utf8').catch(() => ''));
  let last: Promise<void> = Promise.resolve();
  return {
    get: () => settings,
    async change(some) {
      settings = { ...settings, ...some };
      const text = `${JSON.stringify(settings, null, 2)}\n`;
      // One after the other: two writes at once would share the file beside it.
      last = last.catch(() => undefined).then(async () => await writeWhole(file, text));
      await last;
    },
  };
}

function parsed(text: string): Settings {
  try {
    return settingsSchema.parse(JSON.parse(text));
  } catch {
    return settingsSchema.parse({});
  }
}
