import { Box, Group, Stack } from '@mantine/core';
import {
  Chapter,
  Part,
  State,
  States,
  CertifiedLabel,
  Envelope,
  Sheet,
  Thumbnail,
  UploadLine,
  ClockBar,
  EnvelopeDrawing,
  LettersLeft,
  MailTimeline,
  PlanTable,
  StopLine,
  ComplaintFields,
  SignedContract,
  StepsPart,
} from './chapter.tsx';
import {
  from,
  madeUpCopy,
  madeUpLetter,
  madeUpUploads,
  thumbnail,
  to,
  madeUpMailpiece,
  madeUpPlan,
  runs,
  stops,
  madeUpComplaint,
  madeUpContracts,
  madeUpEnd,
} from './made-up.ts';

const nothing = () => undefined;

export function PaperChapter() {
  return (
    <Chapter
      id="paper"
      title="Paper"
      lead="The letter is the hero: one sheet on a quiet page, drawn from the same data that is hashed, signed and printed. The law in it is underlined softly; touch it and it says what it means."
    >
      <Part
        shows="Sheet"
        also={['Popover']}
        from="letters"
        note="A US Letter page that keeps its proportions at any width."
      >
        <States>
          <State name="signed">
            <Sheet
              document={madeUpLetter}
              label="A signed letter"
              signature={{ typedName: 'Jordan Sample' }}
            />
          </State>
          <State name="only the head is known">
            <Sheet
              document={{ ...madeUpLetter, blocks: [] }}
              written={false}
              label="A letter that has just begun"
            />
          </State>
        </States>
        <States size="wide">
          <State name="at reading size, not signed yet">
            <Box maw="46rem">
              <Sheet document={madeUpLetter} size="reading" label="A letter to read" />
            </Box>
          </State>
        </States>
      </Part>
      <Part
        shows="CertifiedLabel"
        from="site"
        note="The accent of the whole design, as a line drawing."
      >
        <Box maw="22rem">
          <CertifiedLabel />
        </Box>
      </Part>
      <Part
        shows="Envelope"
        from="mailing"
        note="The envelope as it will look, before anything is paid."
      >
        <States>
          <State name="certified mail">
            <Envelope from={from} to={to} mailClass="certified" />
          </State>
          <State name="first class">
            <Envelope from={from} to={to} mailClass="first_class" />
          </State>
        </States>
      </Part>
      <Part
        shows="Thumbnail"
        also={['UploadLine', 'Progress']}
        from="documents"
        note="Copies that go into the envelope, and files on their way."
      >
        <States>
          <State name="one page">
            <Thumbnail copy={{ ...madeUpCopy, thumbnailUrl: thumbnail }} />
          </State>
          <State name="several pages">
            <Thumbnail copy={{ ...madeUpCopy, pages: 3, thumbnailUrl: thumbnail }} />
          </State>
          <State name="its picture did not come">
            <Thumbnail copy={{ ...madeUpCopy, thumbnailUrl: 'data:image/png;base64,' }} />
          </State>
        </States>
        <States>
          {madeUpUploads.map((upload) => (
            <State key={upload.id} name={upload.state.step}>
              <UploadLine
                upload={upload}
                onDrop={nothing}
                onRetry={nothing}
                onChooseAnother={nothing}
              />
            </State>
          ))}
        </States>
      </Part>
    </Chapter>
  );
}

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
        <PlanTable plan="free" paysOnline />
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

export function EndChapter() {
  return (
    <Chapter
      id="end"
      title="To the end"
      lead="What a person does when it stays wrong, and what they sign where Pro is paid afterwards. One step is open; nothing presses."
    >
      <Part
        shows="StepsPart"
        from="disputes"
        note="What can come next: the best step open, the others folded; each with why, when it fits, what it costs and where it leads."
      >
        <Box maw="46rem">
          <StepsPart dispute={madeUpEnd} onNote={nothing} />
        </Box>
      </Part>
      <Part
        shows="ComplaintFields"
        from="disputes"
        note="A form of somebody else's, field by field in its order: what to choose, what to copy, what to attach."
      >
        <Box maw="46rem">
          <ComplaintFields fields={madeUpComplaint} />
        </Box>
      </Part>
      <Part
        shows="SignedContract"
        from="billing"
        note="A contract: until when it can be canceled for nothing, its copies, and what comes next."
      >
        <States size="wide">
          {madeUpContracts.map(({ name, contract }) => (
            <State key={name} name={name}>
              <Stack maw="46rem">
                <SignedContract contract={contract} />
              </Stack>
            </State>
          ))}
        </States>
      </Part>
    </Chapter>
  );
}
