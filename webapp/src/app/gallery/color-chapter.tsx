import { useState } from 'react';
import { Icon, StatusTag } from '#webapp/kit/index.ts';
import { Chapter } from './chapter.tsx';
import classes from './color-chapter.module.css';
import {
  CONTROL_CONTRAST,
  TEXT_CONTRAST,
  colors,
  pairs,
  type ColorPair,
} from './color-pairs.table.ts';
import { contrastOf, variablesIn, type Scheme } from './contrast.ts';

type Palette = ReadonlyMap<string, string>;

interface Palettes {
  readonly light: Palette;
  readonly dark: Palette;
}

/** Measured from the style sheet that is loaded, not from a copy of it. */
function measurePalettes(): Palettes {
  const names = colors.map(({ name }) => name);
  return { light: variablesIn('light', names), dark: variablesIn('dark', names) };
}

export function ColorChapter() {
  const [palettes] = useState(measurePalettes);
  return (
    <Chapter
      id="colors"
      title="Colors"
      lead="Paper, ink and the green of a certified-mail label. Red is for real trouble, amber for what is due soon, blue for links alone. No state is told by color only."
    >
      <ul className={classes.colors}>
        {colors.map(({ name, use }) => (
          <li key={name}>
            <span className={classes.swatches} aria-hidden>
              <span style={{ background: palettes.light.get(name) }} />
              <span style={{ background: palettes.dark.get(name) }} />
            </span>
            <span>
              <code>--{name}</code>
              <span className={classes.use}>{use}</span>
              <span className={classes.value}>
                {palettes.light.get(name)} · {palettes.dark.get(name)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <Pairs palettes={palettes} />
    </Chapter>
  );
}

function Pairs({ palettes }: { readonly palettes: Palettes }) {
  const short = pairs.filter((pair) =>
    (['light', 'dark'] as const).some((scheme) => ratioOf(pair, palettes[scheme]) < pair.needs),
  );
  return (
    <>
      <h3 className={classes.pairsTitle}>Contrast, measured in this page</h3>
      <p className={classes.pairsLead}>
        Text owes {TEXT_CONTRAST} : 1, edges and shapes {CONTROL_CONTRAST} : 1.{' '}
        <strong>
          {short.length === 0
            ? `All ${pairs.length} pairs hold in both schemes.`
            : `${short.length} of ${pairs.length} pairs fall short.`}
        </strong>
      </p>
      <table className={classes.pairs}>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={`${pair.front} ${pair.back}`}>
              <th scope="row">
                <code>{pair.front}</code> on <code>{pair.back}</code>
                {pair.needs === CONTROL_CONTRAST && <span className={classes.use}>shape</span>}
              </th>
              {(['light', 'dark'] as const).map((scheme) => (
                <Ratio key={scheme} pair={pair} palette={palettes[scheme]} scheme={scheme} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface RatioProps {
  readonly pair: ColorPair;
  readonly palette: Palette;
  readonly scheme: Scheme;
}

function Ratio({ pair, palette, scheme }: RatioProps) {
  const ratio = ratioOf(pair, palette);
  return (
    <td data-scheme={scheme}>
      <span className={classes.ratio}>
        <svg className={classes.sample} viewBox="0 0 40 28" aria-hidden>
          <rect width="40" height="28" rx="2" fill={palette.get(pair.back)} />
          {pair.needs === TEXT_CONTRAST ? (
            <path
              d="M10 21l5-14 5 14M12 16.500h6M23 21v-8M23 15.500c1-3 6-3 6 0V21M23 17c0-2 6-2 6 0"
              stroke={palette.get(pair.front)}
            />
          ) : (
            <rect x="9" y="7" width="22" height="14" rx="3" stroke={palette.get(pair.front)} />
          )}
        </svg>
        {/* Cut and not rounded: 4.49 is not enough. */}
        <span className={classes.number}>{(Math.floor(ratio * 100) / 100).toFixed(2)}</span>
        {ratio < pair.needs ? (
          <StatusTag tone="trouble">under {pair.needs}</StatusTag>
        ) : (
          <span className={classes.holds}>
            <Icon name="check" label="enough" />
          </span>
        )}
      </span>
    </td>
  );
}

function ratioOf({ front, back }: ColorPair, palette: Palette): number {
  return contrastOf(palette.get(front) ?? '', palette.get(back) ?? '');
}
