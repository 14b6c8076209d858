import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { onText } from '#webapp/kit/index.ts';
import classes from './filter-bar.module.css';

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
    <form className={classes.bar} role="search" onSubmit={submit}>
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
        <NativeSelect
          key={name}
          id={`${id}-${name}`}
          label={label}
          data={[{ value: '', label: 'All' }, ...options]}
          value={value[name] ?? ''}
          error={faults[name]}
          onChange={onText((text) => change(name, text))}
        />
      ))}
      <TextInput
        id={`${id}-from`}
        label="From"
        type="date"
        value={value['from'] ?? ''}
        error={faults['from']}
        onChange={onText((text) => change('from', text))}
      />
      <TextInput
        id={`${id}-to`}
        label="To"
        type="date"
        value={value['to'] ?? ''}
        error={faults['to']}
        onChange={onText((text) => change('to', text))}
      />
      <div className={classes.actions}>
        <Button type="submit">Search</Button>
        {Object.keys(value).length > 0 && (
          <Button variant="subtle" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
    </form>
  );
}

function without(texts: FilterTexts): FilterTexts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
