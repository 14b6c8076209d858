import { VIEW_MINUTES, viewEndpoints } from '@creditfix/shared/admin';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi, dataOf, VisuallyHidden } from '#webapp/kit/index.ts';
import { byContract, StaffForm, useStaffForm } from '../staff-form.tsx';
import { useStaffShell } from '../staff-shell.ts';
import { Quiet } from '../words.tsx';

interface ViewAsProps {
  readonly id: string;
  readonly email: string;
  /** Where the page of this person is on the web. */
  readonly webAddress: string;
}

/** Leads to the person's own pages, as they see them: for a stated reason, and without changing anything. */
export function ViewAs({ id, email, webAddress }: ViewAsProps) {
  const [asking, setAsking] = useState(false);
  const shell = useStaffShell();
  const form = useStaffForm({
    initialValues: { reason: '' },
    validate: byContract(viewEndpoints.startView.body, { reason: 'Say why.' }),
    send: async (body) => await dataOf(callApi(viewEndpoints.startView, { params: { id }, body })),
    mainField: 'reason',
    // Loaded anew: what this tab has in memory is the staff's.
    onDone: () => window.location.assign('/dashboard'),
  });
  // The desktop app has the staff's pages alone.
  if (shell)
    return (
      <div>
        <Button component="a" href={webAddress} target="_blank" rel="noreferrer">
          Open in the browser <VisuallyHidden>({email})</VisuallyHidden>
        </Button>
        <Quiet mt="xs">
          To see their pages as they do: this page opens in your browser, where you can view as this
          person. It may ask you to sign in there.
        </Quiet>
      </div>
    );
  if (!asking) {
    return (
      <Button mr="auto" onClick={() => setAsking(true)}>
        View as this person <VisuallyHidden>({email})</VisuallyHidden>
      </Button>
    );
  }
  return (
    <StaffForm
      form={form}
      label={`View as ${email}`}
      action="Show me their pages"
      busyLabel="Opening…"
      onCancel={() => setAsking(false)}
    >
      <TextInput
        {...form.field('reason')}
        label="Why do you look at their pages?"
        description={`For ${VIEW_MINUTES} minutes, and nothing can be changed. The reason and each page are in the audit log. Where your settings say so, the person gets the reason by email.`}
        autoComplete="off"
        maxLength={300}
      />
    </StaffForm>
  );
}
