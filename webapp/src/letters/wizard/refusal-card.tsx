import {
  DisputeReason,
  guideFor,
  guidePath,
  isSpecial,
  type LetterRecipient,
  purposeOf,
  type Refusal,
  type RefusalWay,
  type TemplateSlug,
} from '@creditfix/shared/letters';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { focusField, Icon } from '#webapp/kit/index.ts';
import { fieldId } from './use-faults.ts';
import {
  ACCOUNT_PART,
  detailsParts,
  questionsPartOf,
  recipientPartOf,
  type DetailsPart,
} from './details-parts.ts';
import { changeForm, itemOf, type FormChange, type LetterForm, itemPath } from '../letter-form.ts';
import { questionsPartMessages } from '../messages.tsx';
import { reasonChoices, templateOf } from '../letter-template.ts';
import classes from './wizard.module.css';
import type { WizardMove } from './wizard-state.ts';

interface RefusalCardProps {
  readonly ref: Ref<HTMLElement>;
  readonly refusal: Refusal;
  readonly parts: readonly DetailsPart[];
  readonly form: LetterForm;
  readonly move: (move: WizardMove) => void;
}

/** Why we should not write this letter, said kindly, with the ways that are open. */
export function RefusalCard({ ref, refusal, parts, form, move }: RefusalCardProps) {
  return (
    <Paper
      component="section"
      ref={ref}
      radius="md"
      p="lg"
      className={classes.refusal}
      tabIndex={-1}
      role="status"
      aria-labelledby="refusal-title"
    >
      <Group wrap="nowrap" align="flex-start">
        <Text span c="var(--amber)" fz="1.25rem">
          <Icon name="info" />
        </Text>
        <Stack gap="xs">
          <Title order={3} id="refusal-title" size="h3">
            {refusal.title}
          </Title>
          <p>{refusal.text}</p>
          <Stack component="ul" gap="xs" align="flex-start" m="0.5rem 0 0" className="plain-list">
            {refusal.ways.map((way) => (
              <li key={way.label}>
                <Way way={way} item={refusal.item ?? 1} parts={parts} form={form} move={move} />
              </li>
            ))}
            <GuideWay form={form} item={refusal.item ?? 1} />
          </Stack>
        </Stack>
      </Group>
    </Paper>
  );
}

/** The guide to the reason that was chosen; it opens beside the letter, which stays where it is. */
function GuideWay({ form, item }: { readonly form: LetterForm; readonly item: number }) {
  const { disputeReason } = itemOf(form, item);
  if (!disputeReason) return null;
  const purpose = purposeOf({
    disputeReason,
    template: form.template || undefined,
    followUp: form.followUp,
  });
  if (isSpecial(purpose)) return null;
  return (
    <li>
      <Link to={guidePath(guideFor[disputeReason])} target="_blank">
        {questionsPartMessages.opensInNewTab(questionsPartMessages.readGuide)}
      </Link>
    </li>
  );
}

type WayProps = Pick<RefusalCardProps, 'parts' | 'form' | 'move'> & {
  readonly way: RefusalWay;
  readonly item: number;
};

function Way({ way, item, parts, form, move }: WayProps) {
  if (way.kind === 'link') {
    const words = questionsPartMessages.opensInNewTab(way.label);
    // A page of ours, beside the letter as well.
    if (way.url.startsWith('/')) {
      return (
        <Link to={way.url} target="_blank">
          {words}
        </Link>
      );
    }
    return (
      <a href={way.url} target="_blank" rel="noreferrer">
        {words}
      </a>
    );
  }
  /** Makes the changes and shows the view that they lead to. */
  const change = (
    changes: readonly FormChange[],
    partOf: (now: readonly DetailsPart[]) => number,
  ) => {
    for (const made of changes) move({ kind: 'change', change: made });
    move({ kind: 'go', step: 2, part: partOf(detailsParts(changes.reduce(changeForm, form))) });
  };
  const go = () => {
    switch (way.kind) {
      case 'answer': {
        const path = `${itemPath(item)}.facts.${way.questionKey}`;
        const part = parts.findIndex(
          (one) => one.item === item && one.questions.some(({ key }) => key === way.questionKey),
        );
        if (part >= 0) move({ kind: 'go', step: 2, part });
        return focusLater(fieldId(path));
      }
      case 'switch_reason':
        return change(toReason(form, item, way.reason), (now) => questionsPartOf(now, item));
      case 'switch_recipient':
        return change(toRecipient(form, way.recipient), recipientPartOf);
      case 'switch_template':
        return change(toTemplate(way.template), () => ACCOUNT_PART);
    }
  };
  return <Button onClick={go}>{way.label}</Button>;
}

/** A template that has no such reason is left with it. */
function toReason(form: LetterForm, item: number, wanted: string): FormChange[] {
  const reason = Object.values(DisputeReason).find((one) => one === wanted);
  if (!reason) return [];
  return [
    ...(reasonChoices(form).includes(reason) ? [] : [leaveTemplate]),
    { kind: 'reason', item, reason },
  ];
}

const leaveTemplate: FormChange = { kind: 'template', template: '' };

/** Nobody else got the earlier letter, so to them it is a new dispute; and "a bureau" is one of the three. */
export function toRecipient(form: LetterForm, recipient: LetterRecipient): FormChange[] {
  const { followUp, agency, disputeDetails } = form;
  const fits = templateOf(form.template)?.recipients.includes(recipient) ?? true;
  return [
    ...(fits ? [] : [leaveTemplate]),
    ...(followUp ? [{ kind: 'reason', reason: disputeDetails.disputeReason } as const] : []),
    { kind: 'recipient', recipient },
    ...(agency && recipient === 'bureau' ? [{ kind: 'agency', agency: '' } as const] : []),
  ];
}

function toTemplate(template: TemplateSlug): FormChange[] {
  return [{ kind: 'template', template }];
}

/** The question may stand on a view that is drawn only after this click. */
export function focusLater(id: string): void {
  requestAnimationFrame(() => focusField(id));
}
