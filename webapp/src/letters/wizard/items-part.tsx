import { disputeReasonLabels } from '@creditfix/shared/letters';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { Icon, StatusTag, VisuallyHidden, useSetAtom } from '#webapp/kit/index.ts';
import { AddItem } from './add-item.tsx';
import { accountPartOf } from './details-parts.ts';
import type { PartProps } from './dispute-details-step.tsx';
import classes from './items-part.module.css';
import { itemsPartMessages } from '../messages.tsx';
import { removedItemAtom } from '../letter-draft.atoms.ts';
import { itemOf } from '../letter-form.ts';
import { itemNumbers } from '../letter-request.ts';
import { RefusalCard } from './refusal-card.tsx';
import { partFaults, refusalOf } from './step-faults.ts';
import { StepFrame } from './step-frame.tsx';
import { useFaults } from './use-faults.ts';

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
      lead={itemsPartMessages.lead}
      faults={faults}
      onPrevious={onPrevious}
      onSubmit={() => {
        if (passes()) onNext();
      }}
    >
      <ol id="disputeDetails-moreItems" tabIndex={-1} className={classes.items}>
        {itemNumbers(form).map((item) => (
          <ItemRow key={item} {...props} item={item} />
        ))}
      </ol>
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
  const edit = () => move({ kind: 'go', step: 2, part: accountPartOf(parts, item) });
  const remove = () => {
    setRemoved({ item, answers });
    move({ kind: 'change', change: { kind: 'remove_item', item } });
  };
  return (
    <li className={classes.item}>
      <div>
        <p className={classes.name}>{name}</p>
        <p className={classes.small}>
          {disputeReason ? disputeReasonLabels[disputeReason] : itemsPartMessages.noReason}
        </p>
        {lacking && <StatusTag tone="soon">{itemsPartMessages.needsAnswers}</StatusTag>}
      </div>
      <div className={classes.actions}>
        <Button variant="subtle" leftSection={<Icon name="pen" />} onClick={edit}>
          {itemsPartMessages.edit(<VisuallyHidden>{name}</VisuallyHidden>)}
        </Button>
        {item > 1 && (
          <Button variant="subtle" leftSection={<Icon name="bin" />} onClick={remove}>
            {itemsPartMessages.remove(<VisuallyHidden>{name}</VisuallyHidden>)}
          </Button>
        )}
      </div>
    </li>
  );
}
