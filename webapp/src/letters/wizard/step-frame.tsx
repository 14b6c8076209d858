import { Button, Group, Stack, Text } from '@mantine/core';
import {
  type FocusEvent,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ActionBar, ErrorSummary, VisuallyHidden } from '#webapp/kit/index.ts';
import { wizardMessages } from '../messages.tsx';
import classes from './wizard.module.css';
import { SavedLine } from './saved-line.tsx';
import { STEP_HEADING, StepHeading } from './step-heading.tsx';
import type { Faults } from './use-faults.ts';

/** The sheet that is folded away below the form on narrow views. */
export const FOLDED_SHEET = 'your-letter';

/** Opens it and brings it into view, without the fragment in the address. */
function unfoldSheet(event: { preventDefault: () => void }): void {
  event.preventDefault();
  const sheet = document.getElementById(FOLDED_SHEET);
  if (!(sheet instanceof HTMLDetailsElement)) return;
  sheet.open = true;
  sheet.querySelector('summary')?.focus({ preventScroll: true });
  sheet.scrollIntoView({ block: 'start' });
}

const DOUBLE_PRESS_MS = 500;

/**
 * The second half of a double press belongs to the view that the first one left: it must not answer the next view, whose button
 * is in the same place.
 *
 * @returns what a press does first; a second half does nothing else
 */
function useFirstPress() {
  const [shownAt] = useState(() => performance.now());
  return (event: MouseEvent) => {
    const { nativeEvent } = event;
    // Safari counts no taps, so that on touch only the time tells.
    const touch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    const second = event.detail > 1 || touch;
    if (second && event.timeStamp - shownAt < DOUBLE_PRESS_MS) event.preventDefault();
  };
}

interface Watcher {
  readonly enter: (ids: readonly string[]) => void;
  readonly leave: (ids: readonly string[]) => void;
}

/**
 * Tells a form which of its fields, or groups of fields, the person goes into and leaves, by their ids.
 *
 * Pressing a button leaves a field before the button is released. A fault that shows in between moves the button away from
 * under the pointer, and the press is lost; so leaving is told once the pointer is up.
 */
function useLeftFields(watcher: Watcher | undefined) {
  const pressed = useRef(false);
  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
    };
    window.addEventListener('mousedown', down, true);
    window.addEventListener('mouseup', up, true);
    return () => {
      window.removeEventListener('mousedown', down, true);
      window.removeEventListener('mouseup', up, true);
    };
  }, []);
  if (!watcher) return {};
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => watcher.enter(idsAround(event)),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      const ids = idsAround(event);
      // Looking something up in another window, or why we ask, is not leaving.
      if (ids.length === 0 || !document.hasFocus() || isSummary(event.relatedTarget)) return;
      if (!pressed.current) return watcher.leave(ids);
      window.addEventListener('mouseup', () => setTimeout(() => watcher.leave(ids)), {
        once: true,
      });
    },
  };
}

/** Ids of the field and of the groups around it that do not hold the other end of the move. */
function idsAround({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>): string[] {
  const ids: string[] = [];
  let place: HTMLElement | null = target;
  for (; place && place !== currentTarget; place = place.parentElement) {
    if (place.id !== '' && !place.contains(relatedTarget)) ids.push(place.id);
  }
  return ids;
}

function isSummary(element: EventTarget | null): boolean {
  return element instanceof HTMLElement && element.tagName === 'SUMMARY';
}

interface StepFrameProps {
  readonly heading: string;
  readonly lead?: ReactNode;
  /** What is wrong with the answers; left out if nothing can be. */
  readonly faults?: Faults;
  readonly onSubmit: () => void;
  readonly onPrevious?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One step of the wizard: a heading that takes the focus, what needs another look, the questions, Previous and Next. */
export function StepFrame(props: StepFrameProps) {
  const { heading, lead, faults, children } = props;
  const leftFields = useLeftFields(faults);
  const firstPress = useFirstPress();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <form noValidate onSubmit={onSubmit} aria-labelledby={STEP_HEADING} {...leftFields}>
      <Stack gap="lg" miw={0}>
        <div>
          <StepHeading>{heading}</StepHeading>
          {lead && (
            <Text maw="var(--measure)" mt="xs" c="dimmed">
              {lead}
            </Text>
          )}
        </div>
        {faults && <ErrorSummary problems={faults.problems} attempt={faults.attempt} />}
        {children}
        <VisuallyHidden role="status">{faults?.spoken}</VisuallyHidden>
        <ActionBar note={<SavedNote />}>
          {props.onPrevious && (
            <Button onClick={props.onPrevious}>{wizardMessages.previous}</Button>
          )}
          <Button type="submit" variant="filled" onClick={firstPress}>
            {wizardMessages.next}
          </Button>
        </ActionBar>
      </Stack>
    </form>
  );
}

/** Where the sheet lies beside the form, the saved state stands above it and need not be said twice. */
function SavedNote() {
  return (
    <Group justify="space-between" className={classes.savedNote}>
      <SavedLine />
      <a className="tap-target" href={`#${FOLDED_SHEET}`} onClick={unfoldSheet}>
        {wizardMessages.seeLetter}
      </a>
    </Group>
  );
}
