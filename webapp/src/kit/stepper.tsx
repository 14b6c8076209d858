import { Box, Group, Text, VisuallyHidden } from '@mantine/core';
import { Icon } from './icon.tsx';
import classes from './stepper.module.css';
import { stepperMessages } from './messages.tsx';

interface StepperProps {
  /** Names of the stops, in order. */
  readonly steps: readonly string[];
  /** The stop the person is at, counted from 0. */
  readonly current: number;
  /** How far the person is within the stop, where it has several views. */
  readonly within?: string | undefined;
  /** Called for a stop that was passed; leave it out where the line can't be walked back. */
  readonly onGoBack?: (step: number) => void;
}

/**
 * The line of stops above a form. Stops behind the person are buttons; those ahead are only names. Not Mantine's `Stepper`, which is
 * a row of buttons: no list that is counted, no `aria-current`, no landmark.
 */
export function Stepper({ steps, current, within, onGoBack }: StepperProps) {
  return (
    <Box component="nav" aria-label={stepperMessages.name} mb="lg">
      <Text size="sm" mb="xs" className={within ? undefined : classes.position}>
        {/* Heard from the list below. */}
        <span aria-hidden>{stepperMessages.at(current + 1, steps.length, steps[current])}</span>
        {within && (
          <>
            <span aria-hidden>. </span>
            <span>{within}</span>
          </>
        )}
      </Text>
      <Group component="ol" wrap="nowrap" gap={0} align="stretch" className="plain-list">
        {steps.map((name, index) => (
          <li
            key={name}
            className={classes.stop}
            data-state={index < current ? 'passed' : index === current ? 'current' : 'ahead'}
            aria-current={index === current ? 'step' : undefined}
          >
            {index < current && onGoBack ? (
              <button type="button" className={classes.face} onClick={() => onGoBack(index)}>
                <Stop number={index + 1} passed />
                <VisuallyHidden>{stepperMessages.goBack}</VisuallyHidden>{' '}
                <span className={classes.name}>{name}</span>
              </button>
            ) : (
              <span className={classes.face}>
                <Stop number={index + 1} passed={index < current} />
                <span className={classes.name}>{name}</span>
                {index < current && <VisuallyHidden> {stepperMessages.done}</VisuallyHidden>}
              </span>
            )}
          </li>
        ))}
      </Group>
    </Box>
  );
}

function Stop({ number, passed }: { readonly number: number; readonly passed: boolean }) {
  return <span className={classes.dot}>{passed ? <Icon name="check" /> : number}</span>;
}
