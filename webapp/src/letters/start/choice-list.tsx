import { Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Icon } from '#webapp/kit/index.ts';
import classes from './start.module.css';

interface Choice {
  readonly key: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Where it leads; without it, `onChoose` says what becomes of it. */
  readonly to?: string;
  readonly chosen?: boolean;
}

interface ChoiceListProps {
  readonly choices: readonly Choice[];
  /** The question, for who hears the list. */
  readonly label: string;
  readonly onChoose?: (key: string) => void;
}

/** One tap answers and goes on: choices as large as a thumb, each with its words. */
export function ChoiceList({ choices, label, onChoose }: ChoiceListProps) {
  return (
    <Stack component="ul" gap="xs" className="plain-list" aria-label={label}>
      {choices.map(({ key, to, chosen = false, ...words }) => (
        <li key={key}>
          {to === undefined ? (
            <button
              type="button"
              className={classes.choice}
              aria-pressed={chosen}
              onClick={() => onChoose?.(key)}
            >
              <ChoiceWords {...words} />
            </button>
          ) : (
            <Link to={to} className={classes.choice}>
              <ChoiceWords {...words} />
            </Link>
          )}
        </li>
      ))}
    </Stack>
  );
}

function ChoiceWords({ label, hint }: Pick<Choice, 'label' | 'hint'>) {
  return (
    <>
      <span>
        <span>{label}</span>
        {hint && <small>{hint}</small>}
      </span>
      <Icon name="arrow" />
    </>
  );
}
