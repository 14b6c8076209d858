import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { ApiProblem } from './api-client.ts';
import type { FieldProblem } from './error-summary.tsx';
import { onText } from './fields.tsx';
import { useMutation } from './server-state.ts';

type Answers = Record<string, unknown>;

/** What is wrong, by field. */
type Faults<Values extends Answers> = Partial<Record<keyof Values & string, string>>;

interface SentFormOptions<Values extends Answers, Done> {
  /** What the `id` of each field begins with: `NAME-FIELD`. */
  readonly name: string;
  readonly initialValues: Values;
  /** What the page finds before anything is sent. */
  readonly validate?: (values: Values) => Faults<Values>;
  readonly send: (values: Values) => Promise<Done>;
  readonly onDone: (done: Done) => void;
  /** Where the server's fault belongs to a field that it does not name. */
  readonly fieldOf?: (problem: ApiProblem) => (keyof Values & string) | undefined;
}

/** A form and its sending: what is wrong stands beside its field and in the list above, whether the page or the server has found it. */
export function useSentForm<Values extends Answers, Done>(options: SentFormOptions<Values, Done>) {
  const { name, initialValues, validate, send, onDone, fieldOf } = options;
  const [attempt, setAttempt] = useState(0);
  const form = useForm<Values>({ initialValues, ...(validate && { validate }) });
  const faultsOf = (problem: ApiProblem): Faults<Values> => {
    const field = fieldOf?.(problem);
    if (field) return { [field]: problem.error } as Faults<Values>;
    const named = (problem.fields ?? []).map(({ path, message }) => [path, message]);
    return Object.fromEntries(named) as Faults<Values>;
  };
  const { mutate, reset, isPending, isSuccess, error } = useMutation<Done, Values>({
    mutationFn: send,
    onSuccess: onDone,
    onError: ({ problem }) => {
      form.setErrors(faultsOf(problem));
      setAttempt((now) => now + 1);
    },
  });
  const idOf = (field: string) => `${name}-${field}`;
  const problems: FieldProblem[] = Object.entries(form.errors).map(([field, message]) => ({
    fieldId: idOf(field),
    message: String(message),
  }));
  const set = form.setFieldValue as <Field extends keyof Values & string>(
    field: Field,
    value: Values[Field],
  ) => void;
  /** Of any field: its `id`, what it holds and what is wrong with it. */
  const field = <Field extends keyof Values & string>(key: Field) => ({
    id: idOf(key),
    name: key,
    value: form.values[key],
    onChange: (value: Values[Field]) => set(key, value),
    error: form.errors[key] as string | undefined,
  });
  return {
    values: form.values,
    set,
    field,
    /** Of a field of text; `tidy` says what is kept of what is typed. */
    text: <Field extends keyof Values & string>(key: Field, tidy?: (typed: string) => string) => ({
      ...field(key),
      value: String(form.values[key]),
      onChange: onText((typed) => set(key, typed as Values[Field]), tidy),
    }),
    problems,
    attempt,
    /** What did not work, where it belongs to no field. */
    trouble: error && Object.keys(faultsOf(error.problem)).length === 0 ? error.message : undefined,
    isBusy: isPending,
    isSent: isSuccess,
    isRefused: error !== null,
    /** Something was typed that the server does not have. */
    isUnsaved: form.isDirty(),
    /** What is there from now on, as the server keeps it. */
    keep: (values: Values) => {
      form.setInitialValues(values);
      form.setValues(values);
    },
    submit: form.onSubmit(
      (values) => {
        if (!isPending) mutate(values);
      },
      () => {
        reset();
        setAttempt((now) => now + 1);
      },
    ),
  };
}
