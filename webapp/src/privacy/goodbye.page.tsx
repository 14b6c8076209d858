import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Page } from '#webapp/kit/index.ts';
import { deleteAccountMessages } from './messages.tsx';

/** The last page that somebody sees of us. */
export function GoodbyePage() {
  return (
    <Page
      title={deleteAccountMessages.deleted}
      lead={deleteAccountMessages.deletedLead}
      width="narrow"
    >
      <Stack maw="var(--measure)">
        <p>{deleteAccountMessages.whatStays}</p>
        <p>{deleteAccountMessages.disputesGoOn}</p>
        <div>
          <Button component={Link} to="/">
            {deleteAccountMessages.home}
          </Button>
        </div>
      </Stack>
    </Page>
  );
}
