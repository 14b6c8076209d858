import {
  isForbidden,
  stateLaws,
  unmetPreconditions,
  type Precondition,
  type StateLaw,
} from '@creditfix/shared/billing';
import { dollars, UsStates } from '@creditfix/shared/kernel';
import type { OperatorValues } from '@creditfix/shared/operator';
import { Table, Text } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import type { ReactNode } from 'react';
import { dateWords } from '#webapp/kit/index.ts';

/** What is known of each state’s law for a credit repair organization, each fact with its source, and what the operator’s lawyer has checked. */

type StateCode = keyof typeof UsStates;

interface StateLawTableProps {
  readonly states: OperatorValues['states'];
}

const NOT_CHECKED = 'not checked';

export function StateLawTable({ states }: StateLawTableProps) {
  const codes = (Object.keys(UsStates) as StateCode[]).toSorted((one, other) =>
    UsStates[one].localeCompare(UsStates[other]),
  );
  return (
    <details>
      <summary>What is known of each state’s law, with its source</summary>
      <Text maw="var(--measure)" my="sm">
        It counts where LEGAL_MODE is cro. “Read” was read in a copy of the statute or on a page of
        the state, “told” comes from somebody else, “named” is a law whose text was not read. Where
        it says “{NOT_CHECKED}”, nobody has looked: it is no proof that nothing is asked. None of it
        is the word of a lawyer.
      </Text>
      <Table.ScrollContainer minWidth={900} tabIndex={0} aria-label="Law of each state">
        <Table verticalSpacing="xs" fz="sm" lh={1.35}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">State</Table.Th>
              <Table.Th scope="col">Registration</Table.Th>
              <Table.Th scope="col">Bond</Table.Th>
              <Table.Th scope="col">Days to cancel</Table.Th>
              <Table.Th scope="col">Law and source</Table.Th>
              <Table.Th scope="col">Your lawyer</Table.Th>
              <Table.Th scope="col">Open for sale</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {codes.map((code) => (
              <LawRow key={code} code={code} states={states} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </details>
  );
}

interface LawRowProps {
  readonly code: StateCode;
  readonly states: OperatorValues['states'];
}

function LawRow({ code, states }: LawRowProps) {
  const laws = stateLaws[code] ?? [];
  const own = states.registrations[code];
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={600} style={{ verticalAlign: 'top' }}>
        {UsStates[code]}
      </Table.Th>
      <Cell>{registrationOf(laws)}</Cell>
      <Cell>{bondOf(laws)}</Cell>
      <Cell>{cancelOf(laws)}</Cell>
      <Cell>
        {laws.length === 0 && NOT_CHECKED}
        {laws.map((law) => (
          <div key={`${law.cite} ${law.source}`}>
            {law.cite}. {WORDS[law.certainty]}: {law.source}, {dateWords(law.checkedOn)}.
            {law.also && ` ${law.also}`}
          </div>
        ))}
      </Cell>
      <Cell>
        {own?.checkedOn
          ? `Checked ${dateWords(own.checkedOn)}${own.checkedBy ? ` by ${own.checkedBy}` : ''}`
          : NOT_CHECKED}
      </Cell>
      <Cell>{saleOf(code, states)}</Cell>
    </Table.Tr>
  );
}

const WORDS: Readonly<Record<StateLaw['certainty'], string>> = {
  confirmed: 'Read',
  secondary: 'Told',
  named: 'Named',
};

function Cell({ children }: { readonly children: ReactNode }) {
  return <Table.Td style={{ verticalAlign: 'top', overflowWrap: 'anywhere' }}>{children}</Table.Td>;
}

const PRECONDITIONS: Readonly<Record<Precondition, string>> = {
  registration: 'your registration number',
  bond: 'your bond',
  lawyer: 'your lawyer’s check of what else it asks',
};

/** Whether the people of a state can buy, where `LEGAL_MODE` is cro. */
function saleOf(code: StateCode, states: OperatorValues['states']): string {
  if (states.notServed.includes(code)) return 'no, not selected';
  if (isForbidden(code)) return 'no, forbidden';
  const missing = unmetPreconditions(code, states.registrations[code]);
  if (missing.length === 0) return 'yes';
  return `not yet: write down ${missing.map((what) => PRECONDITIONS[what]).join(' and ')}`;
}

function registrationOf(laws: readonly StateLaw[]): string {
  if (laws.some(({ forbidden }) => forbidden)) return 'for-profit credit repair is forbidden';
  if (laws.some(({ none }) => none)) return 'no law is named';
  const said = laws.flatMap(({ registration }) => registration ?? []);
  if (said.length === 0) return NOT_CHECKED;
  return said.includes(true) ? 'yes' : 'no';
}

function bondOf(laws: readonly StateLaw[]): string {
  if (laws.some(({ none }) => none)) return 'no law is named';
  const [bond] = laws.flatMap((law) => law.bond ?? []);
  if (!bond) return NOT_CHECKED;
  const amount = dollars(bond.cents);
  return bond.when ? `${amount}, of whoever is paid in advance` : amount;
}

function cancelOf(laws: readonly StateLaw[]): string {
  if (laws.some(({ none }) => none)) return '3 business days (federal)';
  const [cancel] = laws.flatMap((law) => law.cancel ?? []);
  if (!cancel) return `${NOT_CHECKED}; 3 business days (federal)`;
  return `${cancel.days} ${cancel.kind === 'business' ? 'business days' : 'days'}`;
}
