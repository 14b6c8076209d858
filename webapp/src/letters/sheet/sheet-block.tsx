import type { LetterBlock } from '@creditfix/shared/letters';
import { Box } from '@mantine/core';
import { SheetText } from './sheet-text.tsx';
import type { TextMark } from './text-segments.ts';
import classes from './sheet.module.css';

interface SheetBlockProps {
  readonly block: LetterBlock;
  /** Offsets count over the whole block, its list items joined by line ends. */
  readonly marks?: readonly TextMark[] | undefined;
}

/** One paragraph, list or set of labeled lines of the letter. */
export function SheetBlock({ block, marks = [] }: SheetBlockProps) {
  if (block.kind === 'paragraph') {
    return (
      <p className={classes.paragraph}>
        <SheetText text={block.text} citations={block.citations} marks={marks} />
      </p>
    );
  }
  if (block.kind === 'list') {
    const starts = lineStarts(block.items);
    const items = block.items.map((text, index) => ({ text, start: starts[index] ?? 0 }));
    return (
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item.start}>
            <SheetText
              text={item.text}
              citations={block.citations}
              marks={marksWithin(marks, item.start, item.text.length)}
            />
          </li>
        ))}
      </ul>
    );
  }
  const starts = lineStarts(block.rows.map(({ label, value }) => `${label}: ${value}`));
  return (
    <section className={classes.facts}>
      <Box component="p" mb="0.4em" fw={600}>
        <SheetText text={block.title} />
      </Box>
      <dl>
        {block.rows.map(({ label, value }, index) => (
          <div key={label} className={classes.row}>
            <dt>{label}</dt>
            <dd>
              <SheetText
                text={value}
                marks={marksWithin(marks, (starts[index] ?? 0) + label.length + 2, value.length)}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Where each line begins in the block's text. */
function lineStarts(lines: readonly string[]): readonly number[] {
  return lines.map((_, index) =>
    lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0),
  );
}

/** A mark that goes on into the next line shows its note where it ends. */
function marksWithin(marks: readonly TextMark[], start: number, length: number): TextMark[] {
  return marks
    .map(({ note, ...mark }) => ({
      ...mark,
      start: mark.start - start,
      end: mark.end - start,
      ...(note !== undefined && mark.end - start <= length ? { note } : {}),
    }))
    .filter((mark) => mark.end > 0 && mark.start <= length);
}
