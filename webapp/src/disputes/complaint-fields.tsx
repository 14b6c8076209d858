import type { ComplaintField } from '@creditfix/shared/disputes';
import { Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { CopyButton } from './copy-button.tsx';
import { helpMessages } from './messages.tsx';

const { fields: said } = helpMessages;

/** Longer answers get a box with lines. */
const ONE_LINE = 80;

/** The fields of a form elsewhere, in its order: what to choose, what to copy, what to attach. */
export function ComplaintFields({ fields }: { readonly fields: readonly ComplaintField[] }) {
  const choices = fields.filter(({ how }) => how === 'choose');
  const copies = fields.filter(({ how }) => how === 'copy');
  const papers = fields.filter(({ how }) => how === 'attach');
  return (
    <Stack gap="xl">
      {choices.length > 0 && (
        <section aria-labelledby="choose-heading">
          <Title order={2} size="h3" id="choose-heading">
            {said.choose}
          </Title>
          <Text c="dimmed">{said.chooseNote}</Text>
          <Stack component="dl" gap="xs" mt="xs" lang="en">
            {choices.map(({ question, answer }) => (
              <div key={question}>
                <Text component="dt" c="dimmed" size="sm">
                  {question}
                </Text>
                <dd>{answer}</dd>
              </div>
            ))}
          </Stack>
        </section>
      )}
      <section aria-labelledby="copy-heading">
        <Title order={2} size="h3" id="copy-heading" mb="xs">
          {said.copy}
        </Title>
        <Stack>
          {copies.map((field, index) => (
            <CopyField key={field.question} field={field} id={`complaint-${index}`} />
          ))}
        </Stack>
      </section>
      <section aria-labelledby="attach-heading">
        <Title order={2} size="h3" id="attach-heading" mb="xs">
          {said.attach}
        </Title>
        <ul lang="en">
          {papers.map(({ answer }) => (
            <li key={answer}>{answer}</li>
          ))}
        </ul>
        <Text c="dimmed" mt="xs">
          {said.attachNote}
        </Text>
      </section>
    </Stack>
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
