import { withoutHidden } from '@creditfix/shared/kernel';
import { Input, Stack, Text } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { kitMessages } from './messages.tsx';

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What a field's `onChange` is where a form keeps texts; `tidy` says what is kept of what is typed or pasted. What a paste brings along
 * unseen is never kept.
 */
export function onText(set: (text: string) => void, tidy: (text: string) => string = same) {
  const keep = (typed: string) => tidy(withoutHidden(typed));
  return ({ currentTarget: box }: { readonly currentTarget: Box }): void =>
    set(box instanceof HTMLSelectElement ? box.value : tidied(box, keep));
}

function same(text: string): string {
  return text;
}

export function onTick(set: (on: boolean) => void) {
  return ({ currentTarget: box }: { readonly currentTarget: HTMLInputElement }): void =>
    set(box.checked);
}

/**
 * What a box keeps of what was typed or pasted into it. The cursor stays where the person works: left to React, it would jump to the
 * end of the box each time a character is not kept, and the next one would land there.
 */
export function tidied(
  box: HTMLInputElement | HTMLTextAreaElement,
  tidy: (typed: string) => string,
): string {
  const kept = tidy(box.value);
  if (kept === box.value) return kept;
  const before = tidy(box.value.slice(0, box.selectionStart ?? box.value.length));
  box.value = kept;
  box.setSelectionRange(before.length, before.length);
  return kept;
}

/** The label of a field that may stay empty. */
export function Optional({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}{' '}
      <Text span inherit c="dimmed" fw={400}>
        {kitMessages.field.optional}
      </Text>
    </>
  );
}

/** A field with one or two sentences behind "Why we ask"; without them only the field. */
export function Explained({
  why,
  children,
}: {
  readonly why: ReactNode;
  readonly children: ReactNode;
}) {
  if (!why) return children;
  return (
    <Stack gap="0.375rem" miw={0}>
      {children}
      <details className="explanation">
        <summary>{kitMessages.field.why}</summary>
        <div>{why}</div>
      </details>
    </Stack>
  );
}

export function FieldError({
  id,
  error,
}: {
  readonly id: string;
  readonly error: string | undefined;
}) {
  return error ? <Input.Error id={id}>{error}</Input.Error> : null;
}

interface FieldGroupProps {
  readonly id?: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Several controls under one question that are not one choice among radio buttons, which `Radio.Group` is for. */
export function FieldGroup({ children, ...frame }: FieldGroupProps) {
  const ownId = useId();
  const id = frame.id ?? ownId;
  const about = [frame.description && `${id}-description`, frame.error && `${id}-error`];
  return (
    <Input.Wrapper
      {...frame}
      id={id}
      labelElement="div"
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={about.filter(Boolean).join(' ') || undefined}
    >
      {children}
    </Input.Wrapper>
  );
}
