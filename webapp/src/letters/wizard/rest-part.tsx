import {
  bureaus,
  disputeReasonLabels,
  letterRecipientLabels,
  type Question,
} from '@creditfix/shared/letters';
import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { VisuallyHidden } from '#webapp/kit/index.ts';
import { type FormChange, itemOf, type LetterForm } from '../letter-form.ts';
import { isItemAboutFile } from '../letter-request.ts';
import { isSpecialLetter, templateOf } from '../letter-template.ts';
import { questionFieldMessages, restPartMessages as words } from '../messages.tsx';
import { AccountNumberField, CreditorField } from './account-part.tsx';
import { accountWords } from './account-words.ts';
import {
  ACCOUNT_PART,
  type DetailsPart,
  detailsParts,
  lastPartOf,
  recipientPartOf,
} from './details-parts.ts';
import type { PartProps } from './dispute-details-step.tsx';
import { AdviceNotices, OneQuestion } from './questions-part.tsx';
import { BureauFields } from './recipient-part.tsx';
import { focusLater, RefusalCard } from './refusal-card.tsx';
import { partFaults, refusalOf, waitsForLaterAnswer } from './step-faults.ts';
import { StepFrame } from './step-frame.tsx';
import { fieldId, useFaults } from './use-faults.ts';

/** What is left to say where the choices were made before sign-in: they stand above, each with a way to change it. */
export function RestPart(props: PartProps) {
  const { wizard, move, part, parts, shown, beside } = props;
  const { form } = wizard;
  const faults = useFaults(partFaults(form, part, beside));
  const [said] = useState(() => saidPaths(props));
  const [reopened, setReopened] = useState<ReadonlySet<string>>(new Set());
  const card = useRef<HTMLElement>(null);
  const refusal = refusalOf(form, beside);
  const ours = (refusal?.item ?? 1) === shown.item ? refusal : undefined;
  const isOpen = (path: string) => !said.has(path) || reopened.has(path);
  const reopen = (path: string) => {
    setReopened(new Set([...reopened, path]));
    focusLater(fieldId(path));
  };
  const submit = () => {
    if (ours && !waitsForLaterAnswer(ours, parts, part)) return card.current?.focus();
    if (faults.check()) props.onNext();
  };
  const open = shown.questions.filter(({ key }) => isOpen(factPath(key)));
  const optional = open.filter(({ required }) => !required);
  const fields = {
    ...props,
    answers: form.disputeDetails,
    path: 'disputeDetails',
    faults,
    change: (change: FormChange) => move({ kind: 'change', change }),
  };
  const { heading, lead } = accountWords(form, 1);
  const namesAccount = !isItemAboutFile(form, 1);
  const draw = (question: Question) => (
    <OneQuestion key={question.key} {...props} question={question} faults={faults} />
  );
  return (
    <StepFrame
      heading={heading}
      lead={lead}
      faults={faults}
      onPrevious={props.onPrevious}
      onSubmit={submit}
    >
      <Said {...props} lines={saidLines(form, shown, (one) => !isOpen(one))} onChange={reopen} />
      {namesAccount && isOpen(CREDITOR) && <CreditorField {...fields} />}
      {namesAccount && <AccountNumberField {...fields} />}
      {form.recipient === 'bureau' && !form.agency && isOpen(BUREAUS) && (
        <BureauFields {...props} faults={faults} />
      )}
      {open.filter(({ required }) => required).map(draw)}
      {optional.length > 0 && (
        <details>
          <Box component="summary" fw={600}>
            {words.more}
          </Box>
          <Stack gap="lg" pt="sm">
            {optional.map(draw)}
          </Stack>
        </details>
      )}
      {ours && <RefusalCard ref={card} refusal={ours} parts={parts} move={move} form={form} />}
      {!ours && part === lastPartOf(parts, 1) && <AdviceNotices {...props} />}
    </StepFrame>
  );
}

const CREDITOR = 'disputeDetails.creditorName';
const BUREAUS = 'bureaus';

function factPath(key: string): string {
  return `disputeDetails.facts.${key}`;
}

/** What was answered when this view came on screen, and has no fault. It does not fold up under the hand of who answers now. */
function saidPaths({ wizard, part, shown, beside }: PartProps): ReadonlySet<string> {
  const { form } = wizard;
  const faulty = new Set(partFaults(form, part, beside).map(({ path }) => path));
  const lines = saidLines(form, shown, () => true).map(({ path }) => path);
  return new Set(lines.filter((path) => !faulty.has(path)));
}

interface SaidLine {
  readonly path: string;
  readonly label: string;
  readonly value: string;
}

function saidLines(
  form: LetterForm,
  { questions }: DetailsPart,
  isShown: (path: string) => boolean,
): readonly SaidLine[] {
  const { creditorName, facts } = itemOf(form, 1);
  const chosen = form.bureaus.map((bureau) => bureaus[bureau].name).join(', ');
  const lines = [
    { path: CREDITOR, label: accountWords(form, 1).company, value: creditorName.trim() },
    ...(form.recipient === 'bureau' && !form.agency
      ? [{ path: BUREAUS, label: words.goesTo, value: chosen }]
      : []),
    ...questions.map((question) => ({
      path: factPath(question.key),
      label: question.label,
      value: answerWords(question, facts[question.key] ?? ''),
    })),
  ];
  return lines.filter(({ path, value }) => value !== '' && isShown(path));
}

/** A choice in its own words; what is written stays in its field. */
function answerWords({ kind, options = [] }: Question, value: string): string {
  if (kind === 'choice') return options.find((option) => option.value === value)?.label ?? '';
  if (kind !== 'yes_no' || value === '') return '';
  return value === 'yes' ? questionFieldMessages.yes : questionFieldMessages.no;
}

interface SaidProps extends PartProps {
  readonly lines: readonly SaidLine[];
  readonly onChange: (path: string) => void;
}

/** The answers so far, as a list that one can check. */
function Said({ wizard, move, lines, onChange }: SaidProps) {
  const { form } = wizard;
  const special = isSpecialLetter(form);
  const { disputeReason } = form.disputeDetails;
  const about =
    special || disputeReason === ''
      ? templateOf(form.template)?.title
      : disputeReasonLabels[disputeReason];
  /** Another kind of letter, or another recipient: both decide what is asked at all, so each question gets its view again. */
  const askAll = (part: number) => {
    move({ kind: 'change', change: { kind: 'whole' } });
    move({ kind: 'go', step: 2, part });
  };
  return (
    <Stack component="ul" gap={0} className="ruled-list" aria-label={words.said}>
      {about && (
        <Line
          label={words.about}
          value={about}
          onChange={() => askAll(special ? 0 : ACCOUNT_PART)}
        />
      )}
      {form.recipient !== 'bureau' && (
        <Line
          label={words.goesTo}
          value={letterRecipientLabels[form.recipient]}
          onChange={() => askAll(recipientPartOf(detailsParts({ ...form, brief: false })))}
        />
      )}
      {lines.map(({ path, label, value }) => (
        <Line
          key={path}
          id={fieldId(path)}
          label={label}
          value={value}
          onChange={() => onChange(path)}
        />
      ))}
    </Stack>
  );
}

interface LineProps {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: () => void;
}

function Line({ id, label, value, onChange }: LineProps) {
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm" py="0.375rem">
      <div>
        <Text c="dimmed" size="sm">
          {label}
        </Text>
        <Text fw={600} lh={1.35} className="anywhere">
          {value}
        </Text>
      </div>
      <Button id={id} variant="subtle" flex="none" onClick={onChange}>
        {words.change}
        <VisuallyHidden>: {label}</VisuallyHidden>
      </Button>
    </Group>
  );
}
