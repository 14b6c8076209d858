import { followUpWords, type TemplateSlug } from '@creditfix/shared/letters';
import { Button, Group, Radio, Text } from '@mantine/core';
import { Explained } from '#webapp/kit/index.ts';
import { itemOf } from '../letter-form.ts';
import { aboutItem } from '../letter-request.ts';
import { templateOf } from '../letter-template.ts';
import { aboutPartMessages, questionsPartMessages } from '../messages.tsx';
import { AccountPart } from './account-part.tsx';
import { AddressPart } from './address-part.tsx';
import { ACCOUNT_PART, type DetailsPart, detailsParts } from './details-parts.ts';
import { ItemsPart } from './items-part.tsx';
import { QuestionsPart } from './questions-part.tsx';
import { RecipientPart } from './recipient-part.tsx';
import { RestPart } from './rest-part.tsx';
import { type Circumstances, nextPart } from './step-faults.ts';
import { StepFrame } from './step-frame.tsx';
import { useCircumstances } from './use-place-history.ts';
import type { WizardProps } from './wizard-state.ts';

/** In the place of a template: a dispute with a reason from the list. */
const DISPUTE = 'dispute';

const kinds = [
  DISPUTE,
  'late-payment',
  'debt-validation',
  'debt-verification',
  'goodwill-adjustment',
  'pay-for-delete',
  '609-letter-myth',
  'security-freeze',
  'minor-freeze',
  'active-duty-alert',
] as const satisfies readonly (TemplateSlug | typeof DISPUTE)[];

/** The kinds of letters in everyday words, with when each of them fits. */
const aboutChoices = kinds.map((value) => ({ value, ...aboutPartMessages.choices[value] }));

/** The first view of step 2: a dispute, or one of the letters that dispute nothing. A follow-up has said already what it is. */
function AboutPart(props: PartProps) {
  const { followUp } = props.wizard.form;
  if (!followUp) return <KindOfLetter {...props} />;
  const { title, lead } = followUpWords[followUp.kind];
  return (
    <StepFrame heading={title} lead={lead} onPrevious={props.onPrevious} onSubmit={props.onNext}>
      <Text c="dimmed">{aboutPartMessages.fromEarlier}</Text>
    </StepFrame>
  );
}

function KindOfLetter({ wizard, move, onNext, onPrevious }: PartProps) {
  const { form } = wizard;
  const begunFrom = templateOf(form.template);
  const chosen = kinds.find((kind) => kind === form.template) ?? DISPUTE;
  const choose = (kind: (typeof kinds)[number]) => {
    if (kind === chosen) return;
    const template = kind === DISPUTE ? '' : kind;
    move({ kind: 'change', change: { kind: 'template', template } });
    if (kind === 'late-payment') {
      move({ kind: 'change', change: { kind: 'reason', reason: 'incorrect_dates' } });
    }
  };
  return (
    <StepFrame
      heading={aboutPartMessages.heading}
      lead={aboutPartMessages.lead}
      onPrevious={onPrevious}
      onSubmit={onNext}
    >
      <Explained why={aboutPartMessages.why}>
        <Radio.Group id="about" label={aboutPartMessages.question} value={chosen} onChange={choose}>
          {aboutChoices.map(({ value, label, hint }) => (
            <Radio key={value} value={value} label={label} description={hint} />
          ))}
        </Radio.Group>
      </Explained>
      {begunFrom && chosen === DISPUTE && (
        <Group component="p" gap="0 0.5rem" c="dimmed">
          {aboutPartMessages.startedFrom(begunFrom.title)}
          <Button
            variant="subtle"
            onClick={() => move({ kind: 'change', change: { kind: 'template', template: '' } })}
          >
            {aboutPartMessages.leaveTemplate}
          </Button>
        </Group>
      )}
    </StepFrame>
  );
}

export interface PartProps extends WizardProps {
  /** Which of how many, counted from 0. */
  readonly part: number;
  readonly parts: readonly DetailsPart[];
  readonly shown: DetailsPart;
  readonly beside: Circumstances;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
}

/** Step 2: what kind of letter, to whom, and then for each item its account and questions, one group per view. */
export function DisputeDetailsStep({ wizard, move }: WizardProps) {
  const { form } = wizard;
  const beside = useCircumstances(form);
  const parts = detailsParts(form);
  // An answer on an earlier view can take a later group away.
  const part = Math.min(wizard.part, parts.length - 1);
  const shown = parts[part];
  // What kind of letter it is was the first thing that was asked.
  const first = form.brief ? ACCOUNT_PART : 0;
  if (!shown) return null;
  const props: PartProps = {
    wizard,
    move,
    part,
    parts,
    shown,
    beside,
    onNext: () => {
      const next = nextPart(form, part, beside);
      move(next === undefined ? { kind: 'next' } : { kind: 'go', step: 2, part: next });
    },
    onPrevious: () =>
      move(part > first ? { kind: 'go', step: 2, part: part - 1 } : { kind: 'previous' }),
  };
  return <View key={part} {...props} />;
}

/** Which of its views step 2 is at: said in the line of steps, so that there is one line. */
export function placeInDetails({ form, part: at }: WizardProps['wizard']): string {
  const parts = detailsParts(form);
  const part = Math.min(at, parts.length - 1);
  const shown = parts[part];
  if (!shown) return '';
  if (form.brief && shown.item === 1) {
    return questionsPartMessages.part(part, parts.length - 1);
  }
  // What is wrong decides what is asked: until then nobody knows how many parts there are.
  if (!aboutItem(form, 1)) return questionsPartMessages.partSoFar(part + 1);
  if (shown.view !== 'questions' || form.moreItems.length === 0) {
    return questionsPartMessages.part(part + 1, parts.length);
  }
  const { creditorName } = itemOf(form, shown.item);
  return questionsPartMessages.partOfItem(shown.item, creditorName, part + 1, parts.length);
}

function View(props: PartProps) {
  switch (props.shown.view) {
    case 'about':
      return <AboutPart {...props} />;
    case 'account':
      return <AccountPart {...props} />;
    case 'rest':
      return <RestPart {...props} />;
    case 'recipient':
      return <RecipientPart {...props} />;
    case 'address':
      return <AddressPart {...props} />;
    case 'questions':
      return <QuestionsPart {...props} />;
    case 'items':
      return <ItemsPart {...props} />;
  }
}
