import { Box, Group } from '@mantine/core';
import { Chapter, Part, State, States } from './chapter.tsx';
import { madeUpMailpiece, madeUpPlan, runs, stops } from './made-up.ts';
import {
  ClockBar,
  EnvelopeDrawing,
  LettersLeft,
  MailTimeline,
  PlanTable,
  StopLine,
} from './objects.ts';

export function WayChapter() {
  return (
    <Chapter
      id="way"
      title="The way of a letter"
      lead="Envelopes and dates, not a table. Each stop has its day, or says why it has none yet."
    >
      <Part
        shows="StopLine"
        also={['EnvelopeDrawing']}
        from="disputes"
        note="Signed, mailed, arrived, answered. The envelope beside it shows how far the letter is."
      >
        <States size="wide">
          {stops.map(({ name, round }) => (
            <State key={name} name={name}>
              <Group wrap="nowrap">
                <EnvelopeDrawing round={round} />
                <Box flex="1">
                  <StopLine round={round} />
                </Box>
              </Group>
            </State>
          ))}
        </States>
      </Part>
      <Part
        shows="ClockBar"
        from="disputes"
        note="How much of the time for an answer has passed. Words first; a time that is over needs no bar."
      >
        <States size="small">
          {runs.map(({ name, dispute, large }) => (
            <State key={name} name={name}>
              <ClockBar dispute={dispute} large={large} />
            </State>
          ))}
        </States>
      </Part>
      <Part
        shows="MailTimeline"
        from="mailing"
        note="Everything that happened to a piece of mail, the newest first."
      >
        <MailTimeline mailpiece={madeUpMailpiece} />
      </Part>
      <Part
        shows="PlanTable"
        also={['Table']}
        from="billing"
        note="Both plans in words; a mark shows which one is the person's."
      >
        <PlanTable plan="free" />
      </Part>
      <Part
        shows="LettersLeft"
        from="billing"
        note="What is left, as a count and as that many sheets."
      >
        <States>
          <State name="some left">
            <LettersLeft plan={madeUpPlan(1)} />
          </State>
          <State name="none left">
            <LettersLeft plan={madeUpPlan(3)} />
          </State>
        </States>
      </Part>
    </Chapter>
  );
}
