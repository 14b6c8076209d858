import { Box, Text } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { homeMessages } from './messages.tsx';
import classes from './home.module.css';

/** The picture beside the headline: a letter that writes itself once, line by line, and then lies still. */
export function SampleLetter() {
  return (
    <Box component="figure" w="100%" maw="29rem" m="0 auto">
      <div className={classes.sheetOnEnvelope}>
        <div className={classes.envelope} aria-hidden>
          <CertifiedLabel />
        </div>
        <div className={`${classes.sheet} ${classes.sample}`} lang="en">
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
            <Words at={9}>
              My credit report lists a collection account from Example Recovery,{' '}
            </Words>
            <Words at={10}>account ending in 4821. This account is not mine. </Words>
            <Words at={11}>I have never had an account with this company.</Words>
          </p>
          <p>
            <Words at={12}>Please investigate under the Fair Credit Reporting Act, </Words>
            <Words at={13}>
              <span className={classes.law}>15 U.S.C. § 1681i(a)</span>,{' '}
            </Words>
            <Words at={14}>and delete or correct what can’t be verified. </Words>
            <Words at={15}>Please send me the results in writing.</Words>
          </p>
          <p>
            <Line at={17}>Sincerely,</Line>
          </p>
          <div className={classes.written} style={lineStyle(19)}>
            <Signature />
          </div>
          <p>
            <Line at={20}>Jordan Sample</Line>
          </p>
        </div>
      </div>
      <Text component="figcaption" mt="xs" c="dimmed" ta="center" size="sm">
        {homeMessages.hero.sample}
      </Text>
    </Box>
  );
}

/** `--line` is the moment at which the words appear. */
function lineStyle(at: number): CSSProperties {
  return { '--line': at } as CSSProperties;
}

function Line({ at, children }: { readonly at: number; readonly children: ReactNode }) {
  return (
    <Box component="span" display="block" className={classes.written} style={lineStyle(at)}>
      {children}
    </Box>
  );
}

function Words({ at, children }: { readonly at: number; readonly children: ReactNode }) {
  return (
    <span className={classes.written} style={lineStyle(at)}>
      {children}
    </span>
  );
}

function Signature() {
  return (
    <svg
      className="drawing"
      viewBox="0 0 184 56"
      width="152"
      overflow="visible"
      role="img"
      aria-label={homeMessages.hero.signature}
    >
      <path d="M6 40c5 6 14 2 17-9 2-8 4-17 5-23M13 11c9-4 22-5 31-3M36 30c-5-1-9 5-6 8 4 3 11-4 9-8-2-2-4 1-2 3 3 3 8 0 10-4-1 4-3 8-1 9 3 0 4-8 8-9 2 0-1 6 1 6 2 0 4-3 6-6M81 14c-9-5-19 1-16 7 3 5 15 6 13 14-2 7-15 7-19 1M87 28c-4-2-9 3-7 7 3 3 9-3 9-7-1 4-2 8 1 8 3-1 4-8 7-8 2 1-1 8 1 8s4-8 7-8c2 1-1 8 2 8 4 0 7-5 9-9 0 8-3 16-6 24M116 29c4-4 9-2 8 2s-7 6-10 4M128 33c6-6 11-19 9-22-4-2-10 19-7 23 3 2 6-2 8-5 3 1 6-1 6-4-1-3-6 0-5 5 2 5 12 3 26-4" />
    </svg>
  );
}

/** Widths of bar and gap in turn. A drawing: no reader of bar codes will find anything in it. */
const BARS = '2131121321123112213121312211321121312113212';

/** The label of certified mail, as a line drawing. It says nothing that the words beside it don't. */
export function CertifiedLabel() {
  return (
    <svg className="drawing" viewBox="0 0 220 92" overflow="visible" aria-hidden>
      <rect data-part="green" fill="var(--sheet)" x="1" y="1" width="218" height="90" rx="3" />
      <path fill="var(--green)" stroke="none" d="M1 4a3 3 0 0 1 3-3h26v90H4a3 3 0 0 1-3-3z" />
      <path stroke="var(--sheet)" d="M15.500 72V22M10 27.500l5.500-6 5.500 6" />
      <g fill="var(--ink)" stroke="none" fontFamily="var(--font-sans)">
        <text x="42" y="24" fill="var(--green)" fontSize="15" fontWeight="700" letterSpacing="1.2">
          CERTIFIED MAIL
        </text>
        <path d={bars(42, 33, 34)} />
        <text x="42" y="82" fontSize="11" letterSpacing="0.66">
          9407 1000 0000 0000 0000 00
        </text>
      </g>
    </svg>
  );
}

function bars(left: number, top: number, height: number): string {
  const unit = 2.15;
  let x = left;
  let path = '';
  for (const [at, width] of [...BARS].entries()) {
    const wide = Number(width) * unit;
    if (at % 2 === 0)
      path += `M${x.toFixed(1)} ${top}h${(wide - 0.6).toFixed(1)}v${height}h-${(wide - 0.6).toFixed(1)}z`;
    x += wide;
  }
  return path;
}
