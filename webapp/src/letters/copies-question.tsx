import { isEnclosure } from '@creditfix/shared/documents';
import { DisputeReason, type Question } from '@creditfix/shared/letters';
import { FieldGroup, Notice } from '#webapp/kit/index.ts';
import { useAttached, useKnowCopies } from './attached-enclosures.ts';
import { useEnclosureSlot } from './enclosure-slot.tsx';
import { fieldId } from './field-id.ts';
import { itemOf, type LetterForm } from './letter-form.ts';
import { itemPath } from './letter-item.ts';
import { isSpecialLetter } from './letter-template.ts';
import { words } from './questions-part.words.ts';
import type { WizardProps } from './wizard-state.ts';

interface CopiesQuestionProps extends WizardProps {
  readonly item: number;
  readonly question: Question;
  readonly error: string | undefined;
  readonly onSending: (files: number) => void;
}

/** The question about copies, with room to add them as files. */
export function CopiesQuestion(props: CopiesQuestionProps) {
  const { wizard, move, item, question, error, onSending } = props;
  const drawEnclosures = useEnclosureSlot();
  const know = useKnowCopies();
  const { form } = wizard;
  if (!drawEnclosures) return null;
  const { key, label, hint, why, options = [] } = question;
  const ticked = (itemOf(form, item).facts[key] ?? '').split(',').filter(isEnclosure);
  return (
    <FieldGroup
      id={fieldId(`${itemPath(item)}.facts.${key}`)}
      label={label}
      hint={hint}
      why={why}
      error={error}
    >
      <ReportFileNote form={form} item={item} />
      {drawEnclosures({
        kinds: options.flatMap(({ value, ...shown }) =>
          isEnclosure(value) ? [{ kind: value, ...shown }] : [],
        ),
        ticked,
        chosen: form.documents,
        onCopies: know,
        onSending,
        onChange: (envelope) => {
          const value = envelope.ticked.join(',');
          move({ kind: 'change', change: { kind: 'fact', item, key, value } });
          move({ kind: 'change', change: { kind: 'documents', documents: envelope.chosen } });
        },
      })}
    </FieldGroup>
  );
}

/** 15 U.S.C. 1681c-2(a)(2): a block needs the report itself, so a tick is not enough for us to ask for one. */
function ReportFileNote({ form, item }: { readonly form: LetterForm; readonly item: number }) {
  const attached = useAttached(form);
  if (itemOf(form, item).disputeReason !== DisputeReason.identity_theft) return null;
  if (form.recipient !== 'bureau' || isSpecialLetter(form)) return null;
  if (attached.some(({ kind }) => kind === 'ftc_report' || kind === 'police_report')) return null;
  return (
    <Notice tone="info" title={words.addTheftReport}>
      <p>{words.addTheftReportText}</p>
    </Notice>
  );
}
