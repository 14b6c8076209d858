import type { CSSProperties, ReactNode } from 'react';
import classes from './sample-letter.module.css';

/** The picture beside the headline: a letter that writes itself once, line by line, and then lies still. */
export function SampleLetter() {
  return (
    <figure className={classes.figure}>
      <div className={classes.sheet}>
        <p>
          <Line at={0}>Jordan Sample</Line>
          <Line at={1}>12 Example Street</Line>
          <Line at={2}>Springfield, IL 62701</Line>
        </p>
        <p>
          <Line at={3}>March 3, 2026</Line>
        </p>
        <p>
          <Line at={4}>Experian</Line>
          <Line at={5}>P.O. Box 4500</Line>
          <Line at={6}>Allen, TX 75013</Line>
        </p>
        <p>
          <Line at={7}>
            <strong>Re: Dispute of an account that is not mine</strong>
          </Line>
        </p>
        <p>
          <Line at={8}>To whom it may concern:</Line>
        </p>
        <p>
          <Words at={9}>My credit report lists a collection account from Example Recovery, </Words>
          <Words at={10}>account ending in 4821. This account is not mine. </Words>
          <Words at={11}>I have never had an account with this company.</Words>
        </p>
        <p>
          <Words at={12}>Please investigate under the Fair Credit Reporting Act, </Words>
          <Words at={13}>
            <span className={classes.law}>15 U.S.C. § 1681i(a)</span>,{' '}
          </Words>
          <Words at={14}>and delete or correct what can’t be verified. </Words>
          <Words at={15}>Please send me the results in writing.</Words>
        </p>
        <p>
          <Line at={17}>Sincerely,</Line>
        </p>
        <div className={classes.signature} style={lineStyle(19)}>
          <Signature />
        </div>
        <p>
          <Line at={20}>Jordan Sample</Line>
        </p>
      </div>
      <figcaption className={classes.caption}>
        A shortened sample. The names are made up.
      </figcaption>
    </figure>
  );
}

/** `--line` is the moment at which the words appear. */
function lineStyle(at: number): CSSProperties {
  return { '--line': at } as CSSProperties;
}

function Line({ at, children }: { readonly at: number; readonly children: ReactNode }) {
  return (
    <span className={classes.line} style={lineStyle(at)}>
      {children}
    </span>
  );
}

function Words({ at, children }: { readonly at: number; readonly children: ReactNode }) {
  return (
    <span className={classes.words} style={lineStyle(at)}>
      {children}
    </span>
  );
}

function Signature() {
  return (
    <svg viewBox="0 0 180 48" role="img" aria-label="Signature">
      <path d="M10 38c8 4 17-2 19-14 1-7 2-14 1-19M14 8c8-4 20-5 30-2M38 28c-5 0-8 4-7 8 2 4 9 2 11-3 1-3-1-6-4-5zM46 36c2-4 3-8 3-8s-1 9 1 8c3-1 5-8 8-8 2 0 0 7 3 8 4 1 8-8 12-8 3 0 3 2 2 3-3-3-8 0-8 4 0 5 7 3 9-2l8-26s-8 24-6 28c2 3 6-4 8-8M104 12c-6-6-18-3-17 4 1 8 16 8 15 16-1 7-14 8-18 2M112 30c-4-1-8 3-7 7 2 3 8 0 9-5 0 3-1 6 2 5 3 0 4-8 4-8s-1 8 0 8c2-1 4-8 7-8 2 0 0 8 2 8 3-1 4-8 7-8s0 8 3 8c4 0 6-4 7-8l-4 16M150 28c4-2 7 0 6 4-1 5-7 6-9 3M158 36c5-8 8-24 6-28-4-1-6 24-3 28 3 2 5-6 8-7 3 0-2 5 1 7 2 0 4-2 6-4" />
    </svg>
  );
}
