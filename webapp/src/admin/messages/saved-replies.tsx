import { replyFields, supportMessageEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  Answered,
  callApi,
  dataOf,
  queryOf,
  useKeptFocus,
  useQuery,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { byContract, StaffForm, useStaffForm } from '../staff-form.tsx';
import { StaffModal } from '../staff-modal.tsx';
import { useStaffAction } from '../told.tsx';
import { Quiet } from '../words.tsx';

type SavedReply = DataOf<typeof supportMessageEndpoints.savedReplies>['replies'][number];

export const repliesQuery = queryOf(supportMessageEndpoints.savedReplies);

/** The answers that the staff keep to use again: a button, and the list behind it. */
export function SavedReplies() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="subtle" onClick={() => setOpened(true)}>
        Saved replies
      </Button>
      <StaffModal title="Saved replies" opened={opened} onClose={() => setOpened(false)}>
        {opened && <ReplyList />}
      </StaffModal>
    </>
  );
}

function ReplyList() {
  const answer = useQuery(repliesQuery);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const [editing, setEditing] = useState<SavedReply | 'new'>();
  const { mutate: remove } = useStaffAction(supportMessageEndpoints.removeReply, () =>
    answer.refetch(),
  );
  const close = () => setEditing(undefined);
  const form = (reply: SavedReply | null) => (
    <ReplyForm
      reply={reply}
      onCancel={close}
      onSaved={() => {
        close();
        void answer.refetch();
      }}
    />
  );
  return (
    <Answered answer={answer} what="the saved replies">
      {({ replies }) => (
        <Stack {...keptFocus}>
          {replies.length === 0 && editing === undefined && (
            <Quiet>
              None yet. Save what you write often: each answer can then begin with it, with the
              person’s name filled in.
            </Quiet>
          )}
          <ul className="plain-list rule-above rule-below" aria-label="Saved replies">
            {replies.map((reply) => (
              <li key={reply.id}>
                {editing === reply ? (
                  form(reply)
                ) : (
                  <Group justify="space-between" wrap="nowrap">
                    <span>{reply.name}</span>
                    <Group gap={0} wrap="nowrap">
                      <Button variant="subtle" onClick={() => setEditing(reply)}>
                        Change <VisuallyHidden>{reply.name}</VisuallyHidden>
                      </Button>
                      <Button variant="subtle" onClick={() => remove({ params: { id: reply.id } })}>
                        Remove <VisuallyHidden>{reply.name}</VisuallyHidden>
                      </Button>
                    </Group>
                  </Group>
                )}
              </li>
            ))}
          </ul>
          {editing === 'new' && form(null)}
          {editing === undefined && (
            <Group>
              <Button onClick={() => setEditing('new')}>Add a reply</Button>
            </Group>
          )}
        </Stack>
      )}
    </Answered>
  );
}

const fieldsHint = `Filled in when it is used: ${Object.entries(replyFields)
  .map(([field, meaning]) => `{${field}}, ${meaning}`)
  .join('; ')}.`;

interface ReplyFormProps {
  /** The one to change; null adds one. */
  readonly reply: SavedReply | null;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
}

function ReplyForm({ reply, onCancel, onSaved }: ReplyFormProps) {
  const seen = reply && { id: reply.id, basedOn: reply.version };
  const form = useStaffForm({
    initialValues: { name: reply?.name ?? '', text: reply?.text ?? '' },
    validate: (values) =>
      byContract(supportMessageEndpoints.saveReply.body)({ ...values, reply: seen }),
    send: async (values) =>
      await dataOf(
        callApi(supportMessageEndpoints.saveReply, { body: { ...values, reply: seen } }),
      ),
    onDone: onSaved,
  });
  return (
    <StaffForm form={form} action="Save the reply" busyLabel="Saving…" onCancel={onCancel}>
      <TextInput
        {...form.field('name')}
        label="Name of the reply"
        autoComplete="off"
        maxLength={80}
      />
      <Textarea
        {...form.field('text')}
        label="Text"
        description={fieldsHint}
        autosize
        minRows={6}
        maxRows={14}
        maxLength={10_000}
      />
    </StaffForm>
  );
}
