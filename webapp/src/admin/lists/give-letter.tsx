import { adminEndpoints } from '@creditfix/shared/admin';
import { TextInput } from '@mantine/core';
import { callApi, dataOf, dateWords } from '#webapp/kit/index.ts';
import { byContract, StaffForm, useStaffForm } from '../staff-form.tsx';
import { tellDone } from '../told.tsx';

interface GiveLetterProps {
  readonly id: string;
  readonly email: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** One more letter as goodwill, with the reason on record. It can be taken back as long as the note about it is on screen. */
export function GiveLetter({ id, email, onDone, onCancel }: GiveLetterProps) {
  const takeBack = async (giftId: string) => {
    const answer = await callApi(adminEndpoints.withdrawLetter, { params: { id: giftId } });
    tellDone(answer.ok ? 'The letter is taken back' : answer.problem.error);
  };
  const form = useStaffForm({
    initialValues: { reason: '' },
    validate: byContract(adminEndpoints.giveLetter.body, { reason: 'Say why.' }),
    send: async (body) =>
      await dataOf(callApi(adminEndpoints.giveLetter, { params: { id }, body })),
    onDone: ({ giftId, left, renewsOn }) => {
      const count = left === 1 ? 'one letter' : `${left} letters`;
      tellDone('One more letter is given', {
        text: `${email} can write ${count} until ${dateWords(renewsOn)}, and is told by email.`,
        undo: () => void takeBack(giftId),
      });
      onDone();
    },
  });
  return (
    <StaffForm
      form={form}
      label={`Give ${email} one more letter`}
      action="Give one letter"
      busyLabel="Giving it…"
      onCancel={onCancel}
    >
      <TextInput
        {...form.field('reason')}
        label="Reason"
        description="Kept with the account. The letter counts until the plan gives new ones."
        autoComplete="off"
        maxLength={500}
      />
    </StaffForm>
  );
}
