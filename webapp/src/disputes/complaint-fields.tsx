import { ComplaintPart, type ComplaintField } from '@creditfix/shared/disputes';
import { Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { CopyButton } from './copy-button.tsx';
import classes from './disputes.module.css';
import { helpMessages } from './messages.tsx';

const { fields: said } = helpMessages;

/** Longer answers get a box with lines. */
const ONE_LINE = 80;

const PARTS = Object.values(ComplaintPart);

/** The fields of a form elsewhere, in its order and by its steps: what to choose, what to copy, what to attach. */
export function ComplaintFields({ fields }: { readonly fields: readonly ComplaintField[] }) {
  const hasSteps = fields.some(({ part }) => part !== undefined);
  return (
    <Stack gap="xl">
      {hasSteps && <Text c="dimmed">{said.chooseNote}</Text>}
      {sectionsOf(fields).map(({ key, title, note, fields: inside }) => (
        <section key={key} aria-labelledby={`${key}-heading`}>
          <Title order={2} size="h3" id={`${key}-heading`} mb="xs">
            {title}
          </Title>
          <Stack>
            <Choices fields={inside.filter(({ how }) => how === 'choose')} />
            {inside.map(
              (field) =>
                field.how === 'copy' && (
                  <CopyField
                    key={field.question}
                    field={field}
                    id={`complaint-${fields.indexOf(field)}`}
                  />
                ),
            )}
            <Papers fields={inside.filter(({ how }) => how === 'attach')} hasName={hasSteps} />
            {note && <Text c="dimmed">{note}</Text>}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

interface Section {
  readonly key: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly fields: readonly ComplaintField[];
}

/** By the steps of the form where they are known; else by what is done with a field. */
function sectionsOf(fields: readonly ComplaintField[]): readonly Section[] {
  const steps = PARTS.map((part, at): Section => ({
    key: part,
    title: said.step(at + 1, PARTS.length, said.parts[part].title),
    note: said.parts[part].note,
    fields: fields.filter((field) => field.part === part),
  }));
  const free = fields.filter(({ part }) => part === undefined);
  const others: readonly Section[] = [
    { key: 'copy', title: said.copy, fields: free.filter(({ how }) => how === 'copy') },
    { key: 'attach', title: said.attach, fields: free.filter(({ how }) => how === 'attach') },
  ];
  return [...steps, ...others].filter((section) => section.fields.length > 0);
}

type Fields = { readonly fields: readonly ComplaintField[] };

function Choices({ fields }: Fields) {
  if (fields.length === 0) return null;
  return (
    <Stack component="dl" gap="xs" lang="en">
      {fields.map(({ question, answer }) => (
        <div key={question}>
          <Text component="dt" c="dimmed" size="sm">
            {question}
          </Text>
          <dd>{answer}</dd>
        </div>
      ))}
    </Stack>
  );
}

function Papers({ fields, hasName }: Fields & { readonly hasName: boolean }) {
  if (fields.length === 0) return null;
  return (
    <div>
      {hasName && (
        <Text fw={600} lang="en">
          {fields[0]?.question}
        </Text>
      )}
      <ul lang="en">
        {fields.map(({ answer }) => (
          <li key={answer}>{answer}</li>
        ))}
      </ul>
      <Text c="dimmed" mt="xs">
        {said.attachNote}
      </Text>
    </div>
  );
}

interface CopyFieldProps {
  readonly field: ComplaintField;
  readonly id: string;
}

function CopyField({ field: { question, answer }, id }: CopyFieldProps) {
  return (
    <Stack gap="xs">
      {answer.length > ONE_LINE ? (
        <Textarea
          id={id}
          label={<span lang="en">{question}</span>}
          value={answer}
          readOnly
          autosize={false}
          rows={Math.min(20, Math.ceil(answer.length / 36) + 2)}
          classNames={{ input: classes.wholeAnswer ?? '' }}
          lang="en"
        />
      ) : (
        <TextInput
          id={id}
          label={<span lang="en">{question}</span>}
          value={answer}
          readOnly
          lang="en"
        />
      )}
      <CopyButton text={answer} fieldId={id}>
        {said.copyOne(question)}
      </CopyButton>
    </Stack>
  );
}
