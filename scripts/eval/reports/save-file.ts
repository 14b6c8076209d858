import { trueLinkJson } from './save-json.ts';
import { identityIqPage, savedInOneFile } from './save-page.ts';
import { smartCreditClassicPage, smartCreditPage } from './save-smartcredit.ts';
import type { ThreeBureaus } from './three-bureaus.ts';

export const savedLayouts = [
  'identityiq',
  'truelink',
  'smartcredit',
  'smartcredit_classic',
] as const;

export type SavedLayoutName = (typeof savedLayouts)[number];

/** An invented three-bureau report as one of the files that a person may have of it. */
export function savedFile(
  layout: SavedLayoutName,
  { told, seed }: { told: ThreeBureaus; seed: number },
): Uint8Array {
  if (layout === 'truelink') return Buffer.from(trueLinkJson(told, seed % 2 === 0));
  const pages = {
    identityiq: identityIqPage,
    smartcredit: smartCreditPage,
    smartcredit_classic: smartCreditClassicPage,
  };
  const html = pages[layout](told, seed);
  if (seed % 3 === 0) return Buffer.from(html);
  return savedInOneFile(html, seed % 3 === 1 ? 'quoted-printable' : 'base64');
}
