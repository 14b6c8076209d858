import { Button, Group, Select, SimpleGrid, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { onText } from '#webapp/kit/index.ts';
import { DayField } from '../staff-form.tsx';
import classes from './lists.module.css';

/** A filter as it is in the address: names and texts alone. */
export type FilterTexts = Readonly<Record<string, string>>;

export interface FilterChoice {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface FilterBarProps {
  /** Begins the ids of its fields. */
  readonly id: string;
  readonly searchLabel: string;
  readonly choices: readonly FilterChoice[];
  readonly value: FilterTexts;
  /** What the server could not read of it, by name: the filter is in the address, where anything can be typed. */
  readonly faults: FilterTexts;
  readonly onChange: (value: FilterTexts) => void;
}

/** How a list is narrowed: a beginning to search for, a few choices, and days. Choices count at once, a text when it is sent. */
export function FilterBar(props: FilterBarProps) {
  const { id, searchLabel, choices, value, faults, onChange } = props;
  const search = value['search'] ?? '';
  // What is typed belongs to the search that is on; another one, from a saved filter, takes its place.
  const [draft, setDraft] = useState({ of: search, text: search });
  const typed = draft.of === search ? draft.text : search;
  const setTyped = (text: string) => setDraft({ of: search, text });
  const change = (name: string, text: string) => onChange(without({ ...value, [name]: text }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change('search', typed.trim());
  };
  const clear = () => {
    setTyped('');
    onChange({});
  };
  return (
    <SimpleGrid
      component="form"
      minColWidth="min(100%,9.5rem)"
      autoFlow="auto-fit"
      spacing="md"
      verticalSpacing="xs"
      mb="md"
      className={classes.filter}
      role="search"
      onSubmit={submit}
    >
      <TextInput
        id={`${id}-search`}
        label={searchLabel}
        type="search"
        autoComplete="off"
        maxLength={320}
        value={typed}
        error={faults['search']}
        onChange={onText(setTyped)}
      />
      {choices.map(({ name, label, options }) => (
        <Select
          key={name}
          id={`${id}-${name}`}
          label={label}
          placeholder="All"
          data={options}
          searchable={options.length > 6}
          clearable
          clearButtonProps={{ 'aria-label': `Any ${label.toLowerCase()}` }}
          nothingFoundMessage="None has such a name."
          value={value[name] ?? null}
          error={faults[name]}
          onChange={(chosen) => change(name, chosen ?? '')}
        />
      ))}
      <DayField
        id={`${id}-from`}
        label="From"
        value={value['from'] ?? ''}
        error={faults['from']}
        onChange={(day) => change('from', day)}
      />
      <DayField
        id={`${id}-to`}
        label="To"
        value={value['to'] ?? ''}
        error={faults['to']}
        onChange={(day) => change('to', day)}
      />
      <Group gap="xs">
        <Button type="submit">Search</Button>
        {Object.keys(value).length > 0 && (
          <Button variant="subtle" onClick={clear}>
            Clear
          </Button>
        )}
      </Group>
    </SimpleGrid>
  );
}

function without(texts: FilterTexts): FilterTexts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
