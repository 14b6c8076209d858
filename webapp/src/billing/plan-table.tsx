import type { Plan } from '@creditfix/shared/accounts';
import { Table, Text } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { prices, StatusTag, VisuallyHidden } from '#webapp/kit/index.ts';
import classes from './billing.module.css';
import { useContracts } from './contract/contract.queries.ts';
import { contractMessages, tableWords } from './messages.tsx';

const afterwards = contractMessages.tablePrice(prices.letter, prices.pro);

interface PlanTableProps {
  readonly plan: Plan;
  /** A single mailing can be paid without Pro. */
  readonly paysOnline: boolean;
}

/** Both plans side by side, in words. */
export function PlanTable({ plan, paysOnline }: PlanTableProps) {
  const contracts = useContracts();
  const rows = tableWords.rows(prices.pro, paysOnline);
  const [price, ...others] = rows;
  const shown = contracts && price ? [{ ...price, pro: afterwards }, ...others] : rows;
  const yours = (column: Plan) =>
    column === plan && <StatusTag tone="done">{tableWords.yours}</StatusTag>;
  return (
    <>
      <Table verticalSpacing="0.625rem" fz="md" lh={1.35} className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">
              <VisuallyHidden>{tableWords.what}</VisuallyHidden>
            </Table.Th>
            <Table.Th scope="col">
              <span>{tableWords.planNames.free}</span> {yours('free')}
            </Table.Th>
            <Table.Th scope="col">
              <span>{tableWords.planNames.pro}</span> {yours('pro')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(({ what, free, pro }) => (
            <Table.Tr key={what}>
              <Table.Th scope="row">{what}</Table.Th>
              <Table.Td>{free}</Table.Td>
              <Table.Td>{pro}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text maw="var(--measure)" mt="md" c="dimmed" size="sm">
        {tableWords.note}
      </Text>
    </>
  );
}
