import { Bureau } from '../../letters/index.ts';
import type { PageRow } from '../contract/source.ts';

/** What stands in a line of a saved page. */

export const textOf = (row: PageRow, at: number) => row.cells[at]?.texts.join(' ') ?? '';

const BUREAU_NAMES: Readonly<Record<string, Bureau>> = {
  transunion: Bureau.transunion,
  experian: Bureau.experian,
  equifax: Bureau.equifax,
  tuc: Bureau.transunion,
  exp: Bureau.experian,
  eqf: Bureau.equifax,
};

export function bureauNamed(text: string): Bureau | undefined {
  return BUREAU_NAMES[text.toLowerCase().replaceAll(/[^a-z]/g, '')];
}

export function labelOf(row: PageRow): string {
  return textOf(row, 0).replace(/(?<!\s)\s*:$/, '');
}
