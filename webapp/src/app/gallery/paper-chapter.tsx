import { Box } from '@mantine/core';
import { Chapter, Part, State, States } from './chapter.tsx';
import { from, madeUpCopy, madeUpLetter, madeUpUploads, thumbnail, to } from './made-up.ts';
import { CertifiedLabel, Envelope, Sheet, Thumbnail, UploadLine } from './objects.ts';

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
