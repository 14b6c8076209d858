import type { LintFinding } from '@creditfix/shared/letters';
import classes from './paragraph-editor.module.css';
import { textSegments } from './sheet/text-segments.ts';

interface MarkedInkProps {
  readonly text: string;
  readonly findings: readonly LintFinding[];
}

/** The same words in invisible ink behind the text field: it carries the marks, and the field grows with it. */
export function MarkedInk({ text, findings }: MarkedInkProps) {
  const whole = text.trim().length;
  const marks = findings
    .filter(({ start, end }) => end - start < whole)
    .map(({ start, end, severity }) => ({ start, end, tone: severity }));
  return (
    <div className={classes.ink} aria-hidden="true">
      {textSegments(text, { marks }).map(({ start, text: words, tone }) =>
        tone ? (
          <mark key={start} data-tone={tone}>
            {words}
          </mark>
        ) : (
          words
        ),
      )}
      {/* A line end at the very end would not count as a line. */}
      {'\u200b'}
    </div>
  );
}
