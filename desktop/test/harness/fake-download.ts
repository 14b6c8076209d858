import type { DownloadItem, SaveDialogOptions } from 'electron';
import { EventEmitter } from 'node:events';
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Download } from 'playwright-core';
import { asApp } from './addresses.ts';
import type { Person } from './fake-system.ts';
import type { FakeSession } from './fake-session.ts';
import type { FakeWebContents } from './fake-window.ts';

type Used = Pick<
  DownloadItem,
  | 'cancel'
  | 'getFilename'
  | 'getReceivedBytes'
  | 'getSavePath'
  | 'getTotalBytes'
  | 'getURLChain'
  | 'setSaveDialogOptions'
>;

/** A real download of Chromium's, shown to the program as Electron shows it. */
class FakeDownloadItem extends EventEmitter implements Used {
  options: SaveDialogOptions = {};
  path = '';
  bytes = 0;
  readonly #download: Download;

  constructor(download: Download) {
    super();
    this.#download = download;
  }

  cancel(): void {
    void this.#download.cancel();
  }

  getFilename(): string {
    return this.#download.suggestedFilename();
  }

  getURLChain(): string[] {
    return [asApp(this.#download.url())];
  }

  setSaveDialogOptions(options: SaveDialogOptions): void {
    this.options = options;
  }

  getTotalBytes(): number {
    return this.bytes;
  }

  getReceivedBytes(): number {
    return this.bytes;
  }

  getSavePath(): string {
    return this.path;
  }
}

interface DownloadParts {
  readonly session: FakeSession;
  readonly contents: FakeWebContents;
  readonly person: Person;
}

export async function followDownload(
  download: Download,
  { session, contents, person }: DownloadParts,
): Promise<void> {
  const item = new FakeDownloadItem(download);
  let prevented = false;
  session.emit('will-download', { preventDefault: () => (prevented = true) }, item, contents);
  const place = prevented ? null : person.savesAt(item.options.defaultPath ?? item.getFilename());
  if (!place) {
    await download.cancel();
    item.emit('done', {}, 'cancelled');
    return;
  }
  mkdirSync(dirname(place), { recursive: true });
  await download.saveAs(place);
  item.path = place;
  item.bytes = statSync(place).size;
  item.emit('updated', {}, 'progressing');
  item.emit('done', {}, 'completed');
}
