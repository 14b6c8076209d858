import { disputeReasonLabels, letterLimits } from '@creditfix/shared/letters';
import { Button, Group, Paper, Stack, Text, Box } from '@mantine/core';
import { useRef } from 'react';
import { Icon, StatusTag, VisuallyHidden, useSetAtom, Notice, useAtom } from '#webapp/kit/index.ts';
import { accountPartOf, detailsParts } from './details-parts.ts';
import type { PartProps } from './dispute-details-step.tsx';
import { itemsPartMessages } from '../messages.tsx';
import { removedItemAtom } from '../letter-draft.atoms.ts';
import { itemOf, changeForm, type FormChange } from '../letter-form.ts';
import { itemNumbers } from '../letter-request.ts';
import { RefusalCard } from './refusal-card.tsx';
import { partFaults, refusalOf } from './step-faults.ts';
import { StepFrame } from './step-frame.tsx';
import { useFaults } from './use-faults.ts';
import type { WizardProps } from './wizard-state.ts';

/** The last view of step 2, where a letter names several items: all of them in one look. */
export function ItemsPart(props: PartProps) {
  const { wizard, move, part, parts, beside, onNext, onPrevious } = props;
  const { form } = wizard;
  const faults = useFaults(partFaults(form, part, beside));
  const card = useRef<HTMLElement>(null);
  const refusal = refusalOf(form, beside);
  const open = parts.findIndex((_, at) => at < part && partFaults(form, at, beside).length > 0);
  const passes = (): boolean => {
    if (open >= 0) {
      move({ kind: 'go', step: 2, part: open });
      return false;
    }
    card.current?.focus();
    return faults.check() && !refusal;
  };
  return (
    <StepFrame
      heading={props.shown.title}
      lead={form.followUp ? itemsPartMessages.leadOfEarlier : itemsPartMessages.lead}
      faults={faults}
      onPrevious={onPrevious}
      onSubmit={() => {
        if (passes()) onNext();
      }}
    >
      <Stack
        component="ol"
        id="disputeDetails-moreItems"
        gap="xs"
        tabIndex={-1}
        className="plain-list"
      >
        {itemNumbers(form).map((item) => (
          <ItemRow key={item} {...props} item={item} />
        ))}
      </Stack>
      {refusal && (
        <RefusalCard ref={card} refusal={refusal} parts={parts} move={move} form={form} />
      )}
      <AddItem wizard={wizard} move={move} mayAdd={passes} />
    </StepFrame>
  );
}

function ItemRow({ wizard, move, parts, beside, item }: PartProps & { readonly item: number }) {
  const { form } = wizard;
  const setRemoved = useSetAtom(removedItemAtom);
  const answers = itemOf(form, item);
  const { creditorName, disputeReason } = answers;
  const name = creditorName.trim() || itemsPartMessages.itemNumber(item);
  const lacking = parts.some(
    (one, at) =>
      one.item === item && one.view !== 'items' && partFaults(form, at, beside).length > 0,
  );
  const accountPart = accountPartOf(parts, item);
  const edit = () => move({ kind: 'go', step: 2, part: accountPart });
  const remove = () => {
    setRemoved({ item, answers });
    move({ kind: 'change', change: { kind: 'remove_item', item } });
  };
  return (
    <Paper component="li" radius="md" p="md">
      <Group wrap="nowrap" align="flex-start">
        <Text span ff="heading" fz="h3" fw={600} lh={1.2} aria-hidden>
          {item}
        </Text>
        <div>
          <div>
            <Text fw={600} className="anywhere">
              {name}
            </Text>
            <Text c="dimmed" size="sm">
              {disputeReason ? disputeReasonLabels[disputeReason] : itemsPartMessages.noReason}
            </Text>
            {lacking && <StatusTag tone="soon">{itemsPartMessages.needsAnswers}</StatusTag>}
          </div>
          <Group gap="0 0.5rem">
            {accountPart >= 0 && (
              <Button variant="subtle" leftSection={<Icon name="pen" />} onClick={edit}>
                {itemsPartMessages.edit(<VisuallyHidden>{name}</VisuallyHidden>)}
              </Button>
            )}
            {item > 1 && (
              <Button variant="subtle" leftSection={<Icon name="bin" />} onClick={remove}>
                {itemsPartMessages.remove(<VisuallyHidden>{name}</VisuallyHidden>)}
              </Button>
            )}
          </Group>
        </div>
      </Group>
    </Paper>
  );
}

interface AddItemProps extends WizardProps {
  /** Whether the view lets the person go on; it says itself why not. */
  readonly mayAdd: () => boolean;
}

/** One more mistake of the same report, in the same letter. */
export function AddItem({ wizard, move, mayAdd }: AddItemProps) {
  const { form } = wizard;
  const [removed, setRemoved] = useAtom(removedItemAtom);
  // A follow-up is about items of the letter that it follows, and about no others.
  if (form.followUp && !removed) return null;
  const items = form.moreItems.length + 1;
  const most = letterLimits.moreItems + 1;
  const goTo = (change: FormChange, item: number) => {
    move({ kind: 'change', change });
    const part = accountPartOf(detailsParts(changeForm(form, change)), item);
    move({ kind: 'go', step: 2, part });
  };
  const add = () => {
    if (!mayAdd()) return;
    setRemoved(undefined);
    goTo({ kind: 'add_item' }, items + 1);
  };
  const undo = () => {
    if (!removed) return;
    const { item, answers } = removed;
    setRemoved(undefined);
    move({ kind: 'change', change: { kind: 'restore_item', item, answers } });
  };
  return (
    <Stack
      component="section"
      gap="xs"
      align="flex-start"
      pt="lg"
      className="rule-above"
      aria-label={itemsPartMessages.moreItems}
    >
      {removed && (
        <Box ref={toFocus} w="100%" tabIndex={-1}>
          <Notice tone="info" title={itemsPartMessages.takenOut} live>
            <Button variant="subtle" onClick={undo}>
              {itemsPartMessages.undo}
            </Button>
          </Notice>
        </Box>
      )}
      {form.followUp ? null : items < most ? (
        <>
          {!form.brief && <Text c="dimmed">{itemsPartMessages.mayAdd}</Text>}
          <Button leftSection={<Icon name="plus" />} onClick={add}>
            {itemsPartMessages.add}
          </Button>
        </>
      ) : (
        <Text c="dimmed">{itemsPartMessages.full}</Text>
      )}
    </Stack>
  );
}

/** The button that was used went away with its item. */
function toFocus(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
}
