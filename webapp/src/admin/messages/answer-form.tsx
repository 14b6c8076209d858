import { fillReply, messageFileLimits, supportMessageEndpoints } from '@creditfix/shared/admin';
import { FileInput, Group, Select, Stack, Textarea } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import {
  BusyButton,
  callApi,
  dataOf,
  dayWords,
  Notice,
  onTick,
  sizeWords,
  uploadFile,
  useQuery,
} from '#webapp/kit/index.ts';
import { Tick } from '../lists/staff-table.tsx';
import { byContract, useStaffForm } from '../staff-form.tsx';
import { tellDone } from '../told.tsx';
import { inTime, type Thread, type ThreadProps } from './message-thread.ts';
import { repliesQuery } from './saved-replies.tsx';

const { addMessageFile, answerMessage } = supportMessageEndpoints;

/** Stands for a file that is added when the answer is sent. */
const NO_ID = '00000000-0000-4000-8000-000000000000';

/** @throws ApiFailure that says which file it is that can't be sent along */
async function addFile(id: string, file: File): Promise<string> {
  const query = { name: file.name.slice(-200) };
  const answer = await uploadFile(addMessageFile, { params: { id }, query, file });
  if (answer.ok) return answer.data.id;
  const { problem } = answer;
  const fields = [{ path: 'files', message: `${file.name}: ${problem.error}` }];
  return await dataOf<string>(Promise.resolve({ ok: false, problem: { fields, ...problem } }));
}

const spokenIn = { en: 'English', es: 'Spanish' } as const;

/** An answer that leaves by email. What is typed stays where it could not be sent. */
export function AnswerForm({ thread, onChanged }: ThreadProps) {
  const { id, name, email, language, version, repliesTo } = thread;
  const [files, setFiles] = useState<readonly File[]>([]);
  const form = useStaffForm<{ text: string; close: boolean; files: string }, unknown>({
    // What is wrong with the files has a place of its own; the files themselves are no text.
    initialValues: { text: '', close: false, files: '' },
    validate: (values) =>
      byContract(answerMessage.body, { text: 'Write an answer first.' })({
        ...values,
        files: files.map(() => NO_ID),
        basedOn: version,
      }),
    send: async ({ text, close }) => {
      const added: string[] = [];
      for (const file of files) added.push(await addFile(id, file));
      const body = { text, close, files: added, basedOn: version };
      return await inTime(callApi(answerMessage, { params: { id }, body }), onChanged);
    },
    onDone: () => {
      form.set('text', '');
      form.set('close', false);
      setFiles([]);
      tellDone('The answer is on its way', { text: `To ${email}` });
      onChanged();
    },
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  const begin = (reply: string) => {
    const { text } = form.values;
    form.set('text', text.trim() === '' ? reply : `${text.trimEnd()}\n\n${reply}`);
  };
  return (
    <form onSubmit={form.submit} noValidate aria-label="Answer">
      <Stack>
        {form.trouble && <Notice tone="error" title={form.trouble} live />}
        <ReplyChoice thread={thread} onChosen={begin} />
        <Textarea
          {...form.field('text')}
          label={`Answer to ${name}`}
          description={`Leaves by email, with its heading and small print in ${spokenIn[language]}. What they write back ${repliesTo === null ? 'is added here' : `arrives at ${repliesTo}`}.`}
          autosize
          minRows={6}
          maxRows={20}
          maxLength={10_000}
          onKeyDown={onKeyDown}
        />
        <FileInput
          {...form.field('files')}
          label="Files to send along"
          description={`PDFs and pictures, ${messageFileLimits.files} at most, each up to ${sizeWords(messageFileLimits.fileBytes)}.`}
          placeholder="Choose files"
          accept="application/pdf,image/png,image/jpeg,image/heic"
          multiple
          clearable
          clearButtonProps={{ 'aria-label': 'Send no files along' }}
          value={[...files]}
          onChange={(chosen) => setFiles(chosen)}
        />
        <Tick
          label="Close after sending"
          checked={form.values.close}
          onChange={onTick((on) => form.set('close', on))}
        />
        <Group>
          <BusyButton type="submit" variant="filled" busyLabel={form.isBusy && 'Sending…'}>
            Send the answer
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}

interface ReplyChoiceProps {
  readonly thread: Thread;
  readonly onChosen: (text: string) => void;
}

/** Puts a saved reply into the answer, filled in with what is known of the person; nothing where none is saved. */
function ReplyChoice({ thread: { name, subject, sentAt }, onChosen }: ReplyChoiceProps) {
  const { data } = useQuery(repliesQuery);
  if (!data || data.replies.length === 0) return null;
  const facts = {
    name,
    'first name': name.split(' ')[0] ?? name,
    subject,
    day: dayWords(sentAt),
  };
  return (
    <Select
      label="Begin with a saved reply"
      placeholder="Choose one"
      searchable
      nothingFoundMessage="None has such a name."
      data={data.replies.map(({ id: value, name: label }) => ({ value, label }))}
      // It is a beginning, not a state: the next choice adds another.
      value={null}
      onChange={(chosen) => {
        const reply = data.replies.find(({ id }) => id === chosen);
        if (reply) onChosen(fillReply(reply.text, facts));
      }}
    />
  );
}
