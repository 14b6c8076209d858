import { letterLimits } from '@creditfix/shared/letters';
import { Box, Button, Stack, Text } from '@mantine/core';
import { Icon, Notice, useAtom } from '#webapp/kit/index.ts';
import { itemsPartMessages } from '../messages.tsx';
import { accountPartOf, detailsParts } from './details-parts.ts';
import { removedItemAtom } from '../letter-draft.atoms.ts';
import { changeForm, type FormChange } from '../letter-form.ts';
import type { WizardProps } from './wizard-state.ts';

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
          <Text c="dimmed">{itemsPartMessages.mayAdd}</Text>
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
