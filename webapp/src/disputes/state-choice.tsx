import { isStateWithOffice, stateOffices } from '@creditfix/shared/disputes';
import { UsStates } from '@creditfix/shared/kernel';
import { NativeSelect } from '@mantine/core';
import { helpMessages } from './messages.tsx';

interface StateChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly code: string;
  readonly onChoose: (code: string) => void;
}

/** The states, DC and the territories by name; military post is in none of them. */
export function StateChoice({ id, label, code, onChoose }: StateChoiceProps) {
  return (
    <NativeSelect
      id={id}
      label={label}
      data-size="medium"
      value={code}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      data={[
        { value: '', label: helpMessages.noState },
        ...Object.keys(stateOffices)
          .filter(isStateWithOffice)
          .map((value) => ({ value, label: UsStates[value] }))
          .toSorted((one, other) => one.label.localeCompare(other.label)),
      ]}
    />
  );
}
