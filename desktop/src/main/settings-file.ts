import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

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

/** Writes a file whole or not at all, for this person alone: a cut in the power leaves the earlier one. */
export async function writeWhole(file: string, bytes: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  const handle = await open(part, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } catch (error) {
    await handle.close();
    await rm(part, { force: true });
    throw error;
  }
  await handle.close();
  await rename(part, file);
}
