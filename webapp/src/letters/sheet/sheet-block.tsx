import type { LetterBlock } from '@creditfix/shared/letters';
import { SheetText } from './sheet-text.tsx';
import type { TextMark } from './text-segments.ts';
import classes from './sheet.module.css';

interface SheetBlockProps {
  readonly block: LetterBlock;
  /** Offsets count over the whole block, its list items joined by line ends. */
  readonly marks?: readonly TextMark[] | undefined;
}

/** One paragraph, list or set of labelled lines of the letter. */
export function SheetBlock({ block, marks = [] }: SheetBlockProps) {
  if (block.kind === 'paragraph') {
    return (
      <p className={classes.paragraph}>
        <SheetText text={block.text} citations={block.citations} marks={marks} />
      </p>
    );
  }
  if (block.kind === 'list') {
    const items = block.items.map((text, index) => ({
      text,
      start: block.items.slice(0, index).reduce((sum, item) => sum + item.length + 1, 0),
    }));
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
  return (
    <section className={classes.facts}>
      <p className={classes.factsTitle}>
        <SheetText text={block.title} />
      </p>
      <dl>
        {block.rows.map(({ label, value }) => (
          <div key={label} className={classes.row}>
            <dt>{label}</dt>
            <dd>
              <SheetText text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function marksWithin(marks: readonly TextMark[], start: number, length: number): TextMark[] {
  return marks
    .map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start }))
    .filter((mark) => mark.end > 0 && mark.start < length);
}
