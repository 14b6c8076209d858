import { Button } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import { Chapter } from './chapter.tsx';
import classes from './motion-chapter.module.css';
import { SampleLetter } from './objects.ts';

/** What moves in the product, each with a button that plays it. */
export function MotionChapter() {
  return (
    <Chapter
      id="motion"
      title="Motion"
      lead="150 to 250 milliseconds, easing out; only places and opacity change. Things come from where they were. Nothing loops except where somebody waits. Who asks for less motion gets still pictures."
    >
      <div className={classes.motions}>
        <Motion
          name="Appear"
          note={
            <>
              <code>--motion</code>, opacity alone: what was not there before.
            </>
          }
        >
          {(round) => <span key={round} className={classes.card} data-plays="fade" />}
        </Motion>
        <Motion
          name="Arrive"
          note={
            <>
              <code>--motion</code>, eight pixels on its way: what came from below.
            </>
          }
        >
          {(round) => <span key={round} className={classes.card} data-plays="arrive" />}
        </Motion>
        <Motion
          name="Fresh ink"
          note="New words on the sheet are marked, rest, and fade in half a second."
        >
          {(round) => (
            <p key={round} className={classes.words}>
              This account is <span data-plays={round > 0 ? 'ink' : undefined}>not mine</span>.
            </p>
          )}
        </Motion>
      </div>
      <Motion
        name="The letter that writes itself"
        note="Once, as the home page settles; 240 milliseconds a line. Under reduced motion it is written already."
      >
        {(round) => (
          <div key={round} className={classes.letter}>
            <Suspense>
              <SampleLetter />
            </Suspense>
          </div>
        )}
      </Motion>
    </Chapter>
  );
}

interface MotionProps {
  readonly name: string;
  readonly note: ReactNode;
  /** Drawn anew for each round, which plays it again. */
  readonly children: (round: number) => ReactNode;
}

function Motion({ name, note, children }: MotionProps) {
  const [round, setRound] = useState(0);
  return (
    <div className={classes.motion}>
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.note}>{note}</p>
      <div className={classes.stage}>{children(round)}</div>
      <Button aria-label={`Play: ${name}`} onClick={() => setRound(round + 1)}>
        Play
      </Button>
    </div>
  );
}
