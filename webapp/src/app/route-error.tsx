import { Button } from '@mantine/core';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Page, pathInApp } from '#webapp/kit/index.ts';
import { appMessages } from './messages.ts';
import classes from './route-error.module.css';

/** What stands where a page could not be drawn. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Page title={appMessages.broken.title} lead={appMessages.broken.lead}>
      <p role="alert" className={classes.message}>
        <strong>{appMessages.broken.notice}:</strong> {messageOf(error)}
      </p>
      <div className={classes.actions}>
        <Button component="a" href={pathInApp('/')}>
          {appMessages.broken.home}
        </Button>
        <Button variant="filled" onClick={() => window.location.reload()}>
          {appMessages.broken.reload}
        </Button>
      </div>
    </Page>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error && error.message ? error.message : appMessages.broken.unknown;
}
