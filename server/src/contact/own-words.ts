/** What somebody wrote into an email, without what their mail program repeats below it. */

/** "On Fri, Nov 20, 2026 at 3:00 PM Credit Fix wrote:", on up to three lines. */
const INTRODUCED = /^(?:on|el) .{0,400}\d.{0,400}(?:wrote|escribió) ?:$/i;
const RULE =
  /^(?:_{20,}|-{2,} ?(?:original message|mensaje original|forwarded message|mensaje reenviado) ?-{2,})$/i;
const FROM = /^\*?(?:from|de): ?\*?/i;
const SENT = /^\*?(?:sent|date|enviado|enviado el|fecha): ?\*?/i;

/** Who writes below or between what is quoted keeps it: only there it can be understood. */
export function ownWords(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const start = lines.findIndex((_, at) => isQuotedFrom(lines, at));
  if (start < 0) return text;
  const above = lines.slice(0, start).join('\n').trim();
  return above === '' || isAnsweredBetween(lines.slice(start)) ? text : above;
}

function isQuotedFrom(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (line.startsWith('>') || RULE.test(line)) return true;
  if (FROM.test(line)) return lines.slice(at + 1, at + 4).some((next) => SENT.test(next));
  return [1, 2, 3].some((count) => INTRODUCED.test(lines.slice(at, at + count).join(' ')));
}

function isAnsweredBetween(quoted: readonly string[]): boolean {
  const first = quoted.findIndex((line) => line.startsWith('>'));
  if (first < 0) return false;
  const end = quoted.indexOf('--', first);
  const rest = quoted.slice(first, end < 0 ? undefined : end);
  return rest.some((line) => line !== '' && !line.startsWith('>'));
}
