import { Box, Stack } from '@mantine/core';
import {
  Chapter,
  ComplaintFields,
  Part,
  SignedContract,
  State,
  States,
  StepsPart,
} from './chapter.tsx';
import { madeUpComplaint, madeUpContracts, madeUpEnd } from './made-up.ts';

const nothing = () => undefined;

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
