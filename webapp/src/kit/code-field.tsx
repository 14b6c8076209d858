import { billingEndpoints, type CouponFor } from '@creditfix/shared/billing';
import type { DataOf } from '@creditfix/shared/kernel';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import type { ApiProblem } from './api-client.ts';
import { BusyButton } from './busy-button.tsx';
import { onText } from './fields.tsx';
import { couponMessages as said } from './messages.tsx';
import { mutationOf, useMutation } from './server-state.ts';

export type Coupon = DataOf<typeof billingEndpoints.checkCode>;

interface CodeFieldProps {
  readonly isFor: CouponFor;
  readonly coupon: Coupon | undefined;
  readonly onCoupon: (coupon: Coupon | undefined) => void;
  /** What changes with it, before anything is paid. */
  readonly words: (coupon: Coupon) => string;
  /** Why what was asked for with the code did not work; marked here where it is about the code. */
  readonly trouble?: ApiProblem | undefined;
}

/** "I have a code", where one pays. What it takes off stands there before anything is paid. */
export function CodeField({ isFor, coupon, onCoupon, words, trouble }: CodeFieldProps) {
  const [asking, setAsking] = useState(false);
  const [code, setCode] = useState('');
  const { mutate, error, isPending, reset } = useMutation(mutationOf(billingEndpoints.checkCode));
  if (coupon) {
    return (
      <Group gap="0.25rem 1rem">
        <Text role="status">
          <strong className="tabular">{coupon.code}</strong> {words(coupon)}
        </Text>
        <Button variant="subtle" onClick={() => onCoupon(undefined)}>
          {said.remove}
        </Button>
        {codeFault(trouble) && (
          <Text c="red" role="alert">
            {codeFault(trouble)}
          </Text>
        )}
      </Group>
    );
  }
  if (!asking) {
    return (
      <Group>
        <Button variant="subtle" onClick={() => setAsking(true)}>
          {said.have}
        </Button>
      </Group>
    );
  }
  const check = () => {
    if (code.trim() !== '' && !isPending)
      mutate({ body: { code, isFor } }, { onSuccess: (found) => onCoupon(found) });
  };
  // It may stand in a form of its own kind, which Enter must not send.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    check();
  };
  return (
    <Group align="flex-end" gap="0.5rem 1rem">
      <TextInput
        label={said.code}
        value={code}
        maxLength={40}
        autoComplete="off"
        ref={focusOn}
        error={codeFault(error?.problem) ?? error?.problem.error}
        onChange={(event) => {
          reset();
          onText(setCode)(event);
        }}
        onKeyDown={onKeyDown}
      />
      <BusyButton onClick={check} busyLabel={isPending && said.checking}>
        {said.use}
      </BusyButton>
    </Group>
  );
}

/** Whoever opens it goes on there. */
const focusOn = (input: HTMLInputElement | null) => input?.focus();

function codeFault(problem: ApiProblem | undefined): string | undefined {
  return problem?.fields?.find(({ path }) => path === 'code')?.message;
}
