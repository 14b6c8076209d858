import {
  disputeReasonLabels,
  letterReference,
  type LetterTemplate,
} from '@creditfix/shared/letters';
import { Box, Text } from '@mantine/core';
import { useHydrated, useSiteFacts } from '#webapp/kit/index.ts';
import { changeForm, emptyForm } from './letter-form.ts';
import { composeLive } from './wizard/live-letter.ts';
import { Sheet } from './sheet/sheet.tsx';
import { templateSampleMessages } from './messages.tsx';
import { today } from './today.ts';

const NO_ID = '00000000-0000-0000-0000-000000000000';

/** The letter as its template starts it, with a named gap for everything that the person will say. No made-up facts. */
export function TemplateSample({ template }: { readonly template: LetterTemplate }) {
  const { slug, preset, reasons } = template;
  // Whether a judgment is too old is one of several things that can be wrong with it.
  const oneReason = reasons.length === 1 || preset.facts['itemType'] === 'judgment';
  const started = changeForm(emptyForm, { kind: 'template', template: slug });
  const form = changeForm(started, { kind: 'reason', reason: preset.disputeReason });
  const { legalMode } = useSiteFacts();
  const { document } = composeLive(form, {
    date: today(),
    reference: letterReference(NO_ID),
    // The drawn page knows no server.
    legalMode: useHydrated() ? legalMode : 'self_help',
  });
  return (
    <Box component="figure" miw={0}>
      <Sheet document={document} written label={templateSampleMessages.label} />
      <Text component="figcaption" mt="md" c="dimmed" size="sm">
        {oneReason
          ? templateSampleMessages.caption
          : templateSampleMessages.captionWithReason(disputeReasonLabels[preset.disputeReason])}
        {templateSampleMessages.letterLanguage && ` ${templateSampleMessages.letterLanguage}`}
      </Text>
    </Box>
  );
}
