import { operatorEndpoints } from '@creditfix/shared/admin';
import { CouponFor } from '@creditfix/shared/billing';
import { type DataOf, dollars } from '@creditfix/shared/kernel';
import { Box, Button, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  Answered,
  AskFirst,
  callApi,
  dataOf,
  dayWords,
  momentWords,
  queryOf,
  StatusTag,
  useQuery,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { StaffTable } from '../lists/staff-table.tsx';
import { DayField, StaffForm, useStaffForm } from '../staff-form.tsx';
import { tellDone } from '../told.tsx';
import { Below, Quiet } from '../words.tsx';

type Coupon = DataOf<typeof operatorEndpoints.coupons>['coupons'][number];

/** Codes that take something off, below the prices: who made each, who used it, and when it was turned off. */
export function CouponsPart() {
  const answer = useQuery(queryOf(operatorEndpoints.coupons));
  const [making, setMaking] = useState(false);
  const changed = () => {
    setMaking(false);
    void answer.refetch();
  };
  return (
    <Box component="section" aria-labelledby="coupons-heading" mt="xl">
      <Title order={3} id="coupons-heading" mb="xs">
        Codes
      </Title>
      <Text maw="var(--measure)" mb="sm">
        A code takes something off Pro or off one mailing. Each person can use it once. Where
        letters are paid once they are done, it counts on the invoice after them, and nothing is
        paid before. A code is never changed: turn it off and make another one.
      </Text>
      <Answered answer={answer} what="the codes" lines={4}>
        {({ coupons, mayChange }) => (
          <Stack>
            {making && <NewCoupon onDone={changed} onCancel={() => setMaking(false)} />}
            {mayChange && !making && (
              <Group>
                <Button onClick={() => setMaking(true)}>Make a code</Button>
              </Group>
            )}
            <StaffTable
              name="Codes and who used them"
              columns={mayChange ? [...columns, offColumn(changed)] : columns}
              rows={coupons}
              empty="There is no code yet."
            />
          </Stack>
        )}
      </Answered>
    </Box>
  );
}

const FOR: Readonly<Record<CouponFor, string>> = { pro: 'Pro', mailing: 'One mailing' };

interface NewCouponProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function NewCoupon({ onDone, onCancel }: NewCouponProps) {
  const form = useStaffForm({
    initialValues: {
      code: '',
      isFor: 'pro' as string,
      kind: 'percentOff',
      off: '',
      months: '1',
      mostUses: '100',
      lastDay: '',
    },
    send: async ({ code, isFor, kind, off, months, mostUses, lastDay }) => {
      const amount = Math.round(Number(off) * (kind === 'percentOff' ? 1 : 100));
      const body = {
        code,
        isFor: isFor as CouponFor,
        percentOff: kind === 'percentOff' ? amount : null,
        centsOff: kind === 'percentOff' ? null : amount,
        months: isFor === 'pro' && months.trim() !== '' ? Number(months) : null,
        mostUses: Number(mostUses),
        lastDay: lastDay === '' ? null : lastDay,
      };
      return await dataOf(callApi(operatorEndpoints.makeCoupon, { body }));
    },
    fieldOf: { percentOff: 'off', centsOff: 'off' },
    onDone: () => {
      tellDone('The code is made, and counts from now on.');
      onDone();
    },
  });
  return (
    <StaffForm
      form={form}
      label="Make a code"
      action="Make it"
      busyLabel="Making it…"
      onCancel={onCancel}
    >
      <TextInput
        {...form.field('code')}
        label="Code"
        description="4 to 30 letters, digits or dashes. People may type it in small letters."
        autoComplete="off"
        maxLength={30}
      />
      <NativeSelect
        {...form.field('isFor')}
        label="For"
        data={Object.values(CouponFor).map((value) => ({ value, label: FOR[value] }))}
      />
      <NativeSelect
        {...form.field('kind')}
        label="What it takes off"
        data={[
          { value: 'percentOff', label: 'A part of the price, in percent' },
          { value: 'centsOff', label: 'An amount, in dollars' },
        ]}
      />
      <TextInput
        {...form.field('off')}
        label={form.values.kind === 'percentOff' ? 'Percent' : 'Dollars'}
        data-size="medium"
        inputMode="decimal"
        autoComplete="off"
      />
      {form.values.isFor === 'pro' && (
        <TextInput
          {...form.field('months')}
          label="For how many months"
          description="Empty: as long as the plan runs."
          data-size="medium"
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <TextInput
        {...form.field('mostUses')}
        label="How many people can use it"
        data-size="medium"
        inputMode="numeric"
        autoComplete="off"
      />
      <DayField
        label="Last day"
        description="Empty: until it is used up or turned off."
        value={form.values.lastDay}
        onChange={(day) => form.set('lastDay', day)}
        error={form.field('lastDay').error}
      />
    </StaffForm>
  );
}

const columns = [
  {
    head: 'Code',
    cell: ({ code, isFor, madeBy, madeAt }: Coupon) => (
      <>
        <strong className="tabular">{code}</strong> {FOR[isFor]}
        <Below>
          Made by {madeBy}, {momentWords(madeAt)}
        </Below>
      </>
    ),
  },
  {
    head: 'Takes off',
    cell: ({ percentOff, centsOff, months, isFor }: Coupon) => (
      <>
        {percentOff ? `${percentOff}%` : dollars(centsOff ?? 0)}
        {isFor === 'pro' && (
          <Below>{months ? `for ${months} month${months === 1 ? '' : 's'}` : 'for good'}</Below>
        )}
      </>
    ),
  },
  {
    head: 'Used',
    cell: ({ uses, mostUses, usedBy }: Coupon) => (
      <>
        {uses} of {mostUses}
        {usedBy.length > 0 && (
          <details>
            <summary>By whom</summary>
            {usedBy.map(({ userId, email, usedAt, open }) => (
              <Quiet key={userId} className="anywhere" miw="14rem">
                <Link to={`?tab=users&open=${userId}`}>{email}</Link>,{' '}
                {open ? 'on an open payment page' : momentWords(usedAt)}
              </Quiet>
            ))}
          </details>
        )}
      </>
    ),
  },
  {
    head: 'Until',
    cell: ({ endsAt, turnedOffAt, turnedOffBy }: Coupon) =>
      turnedOffAt ? (
        <>
          <StatusTag tone="quiet">Off</StatusTag>
          <Below>
            by {turnedOffBy}, {momentWords(turnedOffAt)}
          </Below>
        </>
      ) : endsAt ? (
        dayWords(endsAt)
      ) : (
        'Used up or turned off'
      ),
  },
] as const;

const offColumn = (onDone: () => void) =>
  ({
    head: 'Turn off',
    short: true,
    cell: (coupon: Coupon) => !coupon.turnedOffAt && <TurnOff coupon={coupon} onDone={onDone} />,
  }) as const;

function TurnOff({
  coupon: { id, code },
  onDone,
}: {
  readonly coupon: Coupon;
  readonly onDone: () => void;
}) {
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <Button variant="subtle" onClick={() => setAsking(true)}>
        Turn off <VisuallyHidden>{code}</VisuallyHidden>
      </Button>
    );
  return (
    <AskFirst
      question={`Turn off ${code}?`}
      action="Turn it off"
      busyLabel="Turning it off…"
      keep="Leave it"
      onAction={async () => {
        const answer = await callApi(operatorEndpoints.turnCouponOff, { params: { id }, body: {} });
        if (!answer.ok) return answer.problem.error;
        onDone();
        return undefined;
      }}
      onKeep={() => setAsking(false)}
    >
      Nobody can use it anymore, except on a payment page that is open now. What was paid with it
      stays as it is.
    </AskFirst>
  );
}
