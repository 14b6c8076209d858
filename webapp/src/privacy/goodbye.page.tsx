import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Page } from '#webapp/kit/index.ts';
import classes from './my-privacy.module.css';
import { deleteAccountMessages } from './messages.tsx';

/** The last page that somebody sees of us. */
export function GoodbyePage() {
  return (
    <Page
      title={deleteAccountMessages.deleted}
      lead={deleteAccountMessages.deletedLead}
      width="narrow"
    >
      <div className={classes.part}>
        <p>{deleteAccountMessages.whatStays}</p>
        <p>{deleteAccountMessages.disputesGoOn}</p>
        <div>
          <Button component={Link} to="/">
            {deleteAccountMessages.home}
          </Button>
        </div>
      </div>
    </Page>
  );
}
