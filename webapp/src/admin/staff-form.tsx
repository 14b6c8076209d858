import { isCalendarDate } from '@creditfix/shared/kernel';
import { Button, Group, Paper, Stack } from '@mantine/core';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { schemaResolver, useForm } from '@mantine/form';
import { type ReactNode, use, useEffect, useId, useRef } from 'react';
import { BusyButton, dateWords, Notice, useMutation } from '#webapp/kit/index.ts';
import { InDialog } from './staff-modal.tsx';

/** What is wrong with each field. */
type FormErrors = Record<string, ReactNode>;

/** What a form holds: each answer under the name that the contract has for it. */
type Answers = Record<string, string | boolean | null>;

interface StaffFormOptions<Values extends Answers, Done> {
  readonly initialValues: Values;
  /** What is wrong, by field, before anything is sent. */
  readonly validate?: (values: Values) => FormErrors;
  readonly send: (values: Values) => Promise<Done>;
  readonly onDone: (done: Done) => void;
  /** The field of a fault whose name in the contract is another. */
  readonly fieldOf?: Readonly<Record<string, keyof Values & string>>;
  /** The field beside which stands what is wrong with none; without it that stands above the form. */
  readonly mainField?: keyof Values & string;
}

/** A form of the staff's: what is wrong stands beside its field, whether this page or the server has found it, and takes the focus. */
export function useStaffForm<Values extends Answers, Done>(
  options: StaffFormOptions<Values, Done>,
) {
  const { initialValues, validate, send, onDone, fieldOf, mainField } = options;
  // Letters, numbers and dashes are all that such a name may have.
  const name = useId().replaceAll('_', '-');
  const form = useForm<Values>({ name, initialValues, ...(validate && { validate }) });
  const mark = (errors: FormErrors): void => {
    form.setErrors(errors);
    const [first] = Object.keys(errors);
    if (first === undefined) return;
    const field = form.getInputNode(first);
    // What lies in a fold can't take the focus.
    const fold = field?.closest('details');
    if (fold) fold.open = true;
    field?.focus();
  };
  const faults = ({ problem, message: text }: SendFailure): FormErrors => {
    const found = (problem?.fields ?? [])
      .map(({ path, message }) => [fieldOf?.[path] ?? path, message] as const)
      .filter(([field]) => field in initialValues);
    if (found.length === 0 && mainField) return { [mainField]: text };
    return Object.fromEntries(found);
  };
  const { mutate, isPending, error } = useMutation<Done, Values>({
    mutationFn: send,
    onSuccess: onDone,
    onError: (failure) => mark(faults(failure)),
  });
  return {
    values: form.values,
    set: form.setFieldValue,
    field: form.getInputProps,
    isBusy: isPending,
    /** What did not work, where it belongs to no field. */
    trouble: error && Object.keys(faults(error)).length === 0 ? error.message : undefined,
    submit: form.onSubmit((values) => {
      if (!isPending) mutate(values);
    }, mark),
  };
}

/** The server's, or what the program around the page throws. */
interface SendFailure extends Error {
  readonly problem?: {
    readonly fields?: readonly { readonly path: string; readonly message: string }[];
  };
}

/** Checks as the server will, by the contract; `missing` says in the form's own words what an empty field lacks. */
export function byContract(
  schema: Parameters<typeof schemaResolver>[0] | undefined,
  missing: Readonly<Record<string, string>> = {},
): (values: Readonly<Record<string, unknown>>) => FormErrors {
  if (!schema) return () => ({});
  const check = schemaResolver(schema, { sync: true });
  return (values) =>
    Object.fromEntries(
      Object.entries(check(values)).map(([field, error]) => [
        field,
        String(values[field] ?? '').trim() === '' ? (missing[field] ?? error) : error,
      ]),
    );
}

interface StaffFormProps {
  readonly form: Pick<ReturnType<typeof useStaffForm>, 'isBusy' | 'trouble' | 'submit'>;
  /** What it is for, for those who hear the page. */
  readonly label?: string;
  readonly action: string;
  readonly busyLabel: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The few fields that an action asks for, where the action was called. Takes the focus. */
export function StaffForm({ form, label, action, busyLabel, onCancel, children }: StaffFormProps) {
  const box = useRef<HTMLFormElement>(null);
  const frame = use(InDialog) ? { bd: 'none' } : { p: 'md', my: 'xs' };
  useEffect(() => box.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  return (
    <Paper
      component="form"
      ref={box}
      {...frame}
      maw="34rem"
      bg="var(--sheet)"
      noValidate
      aria-label={label}
      onSubmit={form.submit}
    >
      <Stack>
        {form.trouble && <Notice tone="error" title={form.trouble} live />}
        {children}
        <Group>
          <BusyButton type="submit" variant="filled" busyLabel={form.isBusy && busyLabel}>
            {action}
          </BusyButton>
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

/** What the arrows of a calendar do. */
const steps = {
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  nextYear: 'Next year',
  previousYear: 'Previous year',
  nextDecade: 'Next ten years',
  previousDecade: 'Previous ten years',
};

interface DayFieldProps extends Omit<DateInputProps, 'value' | 'onChange'> {
  /** `YYYY-MM-DD`; empty where no day is given. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A day of the calendar, typed as it is written here or picked. */
export function DayField({ value, onChange, ...field }: DayFieldProps) {
  return (
    <DateInput
      {...field}
      // Days are as high as a thumb is wide.
      size="lg"
      valueFormat="MM/DD/YYYY"
      placeholder="MM/DD/YYYY"
      inputMode="numeric"
      firstDayOfWeek={0}
      hideOutsideDates
      // Mantine's red for these is too pale to be read.
      weekendDays={[]}
      getDayAriaLabel={dateWords}
      ariaLabels={steps}
      allowDeselect
      // In the page, within its landmarks, and not at its end.
      popoverProps={{ withinPortal: false }}
      dateParser={dayTyped}
      value={isCalendarDate(value) ? value : null}
      onChange={(day) => onChange(day ?? '')}
    />
  );
}

/** @returns nothing while the day is not written out */
export function dayTyped(text: string): string | null {
  const [, month = '', day = '', year = ''] =
    /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}
