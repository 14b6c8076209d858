import { CSV_MARK, csvCell, csvLine, csvText } from '../kernel/index.ts';
import {
  exportColumns,
  typedColumns,
  type ExportKind,
  type LetterExportRow,
  type UserExportRow,
} from './export.schema.ts';

/** How rows become lines of the exported table: the server and the desktop app write the same bytes. */

type RowOf = { readonly users: UserExportRow; readonly letters: LetterExportRow };

/** `users_export_2026-11-22.csv`; the day is that of business time. */
export function exportFileName(kind: ExportKind, day: string, format: string): string {
  return `${kind}_export_${day}.${format}`;
}

/** What stands above the rows. */
export function csvHead(kind: ExportKind): string {
  return CSV_MARK + csvLine(exportColumns[kind].map(([, head]) => head));
}

export function csvRow<Kind extends ExportKind>(kind: Kind, row: RowOf[Kind]): string {
  const cells = row as unknown as Readonly<Record<string, string | number | null>>;
  const line = exportColumns[kind].map(([key]) => {
    const cell = cells[key] ?? null;
    return typeof cell === 'string' && typedColumns[kind].includes(key)
      ? csvText(cell)
      : csvCell(cell);
  });
  return `${line.join(',')}\r\n`;
}

/** "m***@example.com": enough to tell people apart, too little to write to them. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${[...email][0]}***${email.slice(at)}`;
}

/** "J***": empty stays empty. */
export function maskedName(name: string): string {
  const [first] = [...name];
  return first === undefined ? '' : `${first}***`;
}
