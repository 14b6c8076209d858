import { Text } from '@mantine/core';
import { sampleLetterMessages } from './messages.tsx';

/** A whole letter as it is printed, in English in both languages; `scripts/golden/sample-letter.test.ts` writes it. */
export const SAMPLE_LETTER = '/SAMPLE-dispute-letter.pdf';

export function SampleLetterLink() {
  return (
    <div>
      <a href={SAMPLE_LETTER} className="tap-target">
        {sampleLetterMessages.open}
      </a>
      <Text size="sm" c="dimmed">
        {sampleLetterMessages.invented}
      </Text>
    </div>
  );
}
