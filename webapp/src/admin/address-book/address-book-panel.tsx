import { addressBookEndpoints } from '@creditfix/shared/admin';
import type { CalendarDate } from '@creditfix/shared/kernel';
import { Button, Group, NativeSelect, SimpleGrid, Text, TextInput, Title } from '@mantine/core';
import { useCallback, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { Answered, callApi, dateWords, Notice, StatusTag } from '#webapp/kit/index.ts';
import { faultsOf, useSignedOut, useStaffList } from '../admin.queries.ts';
import type { FilterTexts } from '../lists/filter-bar.tsx';
import { useFilter } from '../lists/list-filters.ts';
import { PageButtons, StaffTable } from '../lists/staff-table.tsx';
import { StaffModal } from '../staff-modal.tsx';
import { useStaffRole } from '../staff-role.ts';
import { Below } from '../words.tsx';
import {
  addressLine,
  kindWords,
  OneEntry,
  optionsOf,
  purposeWords,
  type Entry,
} from './address-book-entry.tsx';

const showWords = {
  offered: 'What is offered',
  old: 'Checked over a year ago',
  retired: 'What is retired',
} as const;

/** Companies that the operator has looked up, for everybody who writes to them. */
export function AddressBookPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { filter, question, setFilter } = useFilter();
  const ask = useCallback(
    (place: { readonly after?: string }, signal: AbortSignal) => {
      const query = { ...Object.fromEntries(new URLSearchParams(question)), ...place };
      return callApi(addressBookEndpoints.addressBook, { query, signal });
    },
    [question],
  );
  const list = useStaffList(question, ask);
  useSignedOut(list.answer, onSignedOut);
  const [opened, setOpened] = useState<Entry | 'new'>();
  const isAdministrator = useStaffRole() === 'administrator';
  const mayChange = isAdministrator && list.answer.data?.mayChange === true;
  const done = () => {
    setOpened(undefined);
    void list.answer.refetch();
  };
  return (
    <section aria-labelledby="address-book-heading">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="address-book-heading">
          Address book
        </Title>
        {mayChange && (
          <Button variant="filled" onClick={() => setOpened('new')}>
            Add an entry
          </Button>
        )}
      </Group>
      <Text maw="var(--measure)" mb="md">
        Whoever writes to a company of that kind is offered these addresses, each with the day it
        was checked on. Take an address only from the company’s own page or letter, never from a
        guess.
      </Text>
      {isAdministrator && list.answer.data?.mayChange === false && (
        <Notice tone="info" title="To change anything, sign in again">
          <p>Where people’s letters go is changed only within 15 minutes of signing in.</p>
          <Link to="/admin/login" className="tap-target">
            Sign in again
          </Link>
        </Notice>
      )}
      <BookFilter filter={filter} faults={faultsOf(list.answer)} onChange={setFilter} />
      <Answered answer={list.answer} what="the address book" lines={10}>
        {({ entries, total }) => (
          <>
            <StaffTable
              name="Entries of the address book"
              columns={columns}
              rows={entries}
              empty={
                question === ''
                  ? 'No company is in it yet. People then type each address themselves.'
                  : 'No entry fits this search.'
              }
              onOpen={setOpened}
            />
            <PageButtons {...list} shown={entries.length} total={total} />
          </>
        )}
      </Answered>
      <StaffModal
        title={opened && opened !== 'new' ? opened.content.name : 'A new entry'}
        opened={opened !== undefined}
        onClose={() => setOpened(undefined)}
      >
        {opened && (
          <OneEntry
            entry={opened === 'new' ? undefined : opened}
            mayChange={mayChange}
            onDone={done}
            onCancel={() => setOpened(undefined)}
          />
        )}
      </StaffModal>
    </section>
  );
}

interface BookFilterProps {
  readonly filter: FilterTexts;
  readonly faults: FilterTexts;
  readonly onChange: (filter: FilterTexts) => void;
}

/** Choices count at once, a text when it is sent. */
function BookFilter({ filter, faults, onChange }: BookFilterProps) {
  const [typed, setTyped] = useState(filter['search'] ?? '');
  const change = (name: string, text: string) => {
    const { [name]: _, ...others } = filter;
    onChange(text === '' ? others : { ...others, [name]: text });
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    change('search', typed.trim());
  };
  return (
    <SimpleGrid
      component="form"
      role="search"
      minColWidth="min(100%,11rem)"
      autoFlow="auto-fit"
      spacing="md"
      mb="md"
      style={{ alignItems: 'end' }}
      onSubmit={search}
    >
      <TextInput
        id="address-book-search"
        label="Company or city"
        type="search"
        autoComplete="off"
        maxLength={80}
        value={typed}
        error={faults['search']}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <NativeSelect
        id="address-book-kind"
        label="Kind"
        data={[{ value: '', label: 'Every kind' }, ...optionsOf(kindWords)]}
        value={filter['kind'] ?? ''}
        error={faults['kind']}
        onChange={({ currentTarget }) => change('kind', currentTarget.value)}
      />
      <NativeSelect
        id="address-book-show"
        label="Show"
        data={optionsOf(showWords)}
        value={filter['show'] ?? 'offered'}
        error={faults['show']}
        onChange={({ currentTarget: { value } }) =>
          change('show', value === 'offered' ? '' : value)
        }
      />
      <Button type="submit">Search</Button>
    </SimpleGrid>
  );
}

const columns = [
  {
    head: 'Company',
    cell: ({ content: { name, kind } }: Entry) => (
      <>
        {name}
        <Below>{kindWords[kind]}</Below>
      </>
    ),
  },
  { head: 'Address', wide: true, cell: ({ content }: Entry) => addressLine(content) },
  { head: 'For', short: true, cell: ({ content: { purpose } }: Entry) => purposeWords[purpose] },
  { head: 'From', wide: true, cell: ({ content: { source } }: Entry) => source },
  {
    head: 'Checked on',
    short: true,
    cell: ({ content: { checkedOn }, isOld, isRetired }: Entry) => (
      <>
        {dateWords(checkedOn as CalendarDate)}
        {isOld && !isRetired && (
          <Below>
            <StatusTag tone="soon">Over a year ago</StatusTag>
          </Below>
        )}
      </>
    ),
  },
] as const;
