import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react';
import { Chapter } from './chapter.tsx';
import classes from './measure-chapter.module.css';

const texts = [
  { name: 'text-display', face: 'serif', say: 'The headline of the home page' },
  { name: 'text-h1', face: 'serif', say: 'What this view is about' },
  { name: 'text-h2', face: 'serif', say: 'A part of the view' },
  { name: 'text-h3', face: 'serif', say: 'A letter, an item, a payment' },
  { name: 'text-lead', face: 'sans', say: 'The one sentence below a heading.' },
  {
    name: 'text-body',
    face: 'sans',
    say: 'Everything that is read. Lines hold 60 to 72 characters.',
  },
  { name: 'text-small', face: 'sans', say: 'Hints, captions and labels. Nothing is set smaller.' },
] as const;

const spaces = ['space-1', 'space-2', 'space-3', 'space-4', 'space-6', 'space-8', 'space-12'];

export function MeasureChapter() {
  return (
    <>
      <Chapter
        id="type"
        title="Type"
        lead="Source Serif 4 for letters, headings and quoted law; Source Sans 3 for the interface. The scale is 1.2 on phones and 1.25 on desks. Headings are in sentence case, figures in tables are tabular."
      >
        <ul className={classes.texts}>
          {texts.map((text) => (
            <TextSample key={text.name} {...text} />
          ))}
        </ul>
        <p className={classes.figures}>
          <span>$19.99</span> <span>$0.68</span> <span>11:11</span> figures of one width
        </p>
      </Chapter>
      <Chapter
        id="space"
        title="Space, corners and paper"
        lead="An 8-pixel grid. Corners are 8 pixels on controls and 2 on paper. Hairlines before boxes, boxes before shadows: a shadow lies under paper alone."
      >
        <ul className={classes.spaces}>
          {spaces.map((name) => (
            <li key={name}>
              <code>--{name}</code>
              <Bar name={name} />
            </li>
          ))}
        </ul>
        <ul className={classes.corners}>
          <li>
            <span style={{ borderRadius: 'var(--radius-control)' }} />
            <code>--radius-control</code>
          </li>
          <li>
            <span style={{ borderRadius: 'var(--radius-paper)' }} />
            <code>--radius-paper</code>
          </li>
          <li>
            <span data-line />
            <code>--hairline</code>
          </li>
          <li>
            <span data-paper />
            <code>--sheet-shadow</code>
          </li>
        </ul>
      </Chapter>
    </>
  );
}

interface TextSampleProps {
  readonly name: string;
  readonly face: 'serif' | 'sans';
  readonly say: string;
}

function TextSample({ name, face, say }: TextSampleProps) {
  const sample = useRef<HTMLParagraphElement>(null);
  const px = usePixels(sample, (text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const style: CSSProperties = {
    fontFamily: `var(--font-${face})`,
    fontSize: `var(--${name})`,
    fontWeight: face === 'serif' ? 600 : 400,
  };
  return (
    <li>
      <span className={classes.size}>
        <code>--{name}</code>
        <span className="tabular">{px}</span>
      </span>
      <p ref={sample} style={style}>
        {say}
      </p>
    </li>
  );
}

function Bar({ name }: { readonly name: string }) {
  const bar = useRef<HTMLSpanElement>(null);
  const px = usePixels(bar, (drawn) => drawn.offsetWidth);
  return (
    <>
      <span ref={bar} className={classes.bar} style={{ width: `var(--${name})` }} />
      <span className="tabular">{px}</span>
    </>
  );
}

/** Measured again when the window changes: sizes differ between phones and desks. */
function usePixels(
  place: RefObject<HTMLElement | null>,
  measure: (element: HTMLElement) => number,
): string {
  const [px, setPx] = useState('');
  const note = useEffectEvent(() => {
    if (place.current) setPx(`${Math.round(measure(place.current) * 10) / 10} px`);
  });
  useEffect(() => {
    const watch = new ResizeObserver(() => note());
    watch.observe(document.documentElement);
    return () => watch.disconnect();
  }, []);
  return px;
}
