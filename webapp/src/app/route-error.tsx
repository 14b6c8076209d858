import { Button, Group } from '@mantine/core';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Page, pathInApp } from '#webapp/kit/index.ts';
import { appMessages } from './messages.ts';

/** What stands where a page could not be drawn. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Page title={appMessages.broken.title} lead={appMessages.broken.lead}>
      <p role="alert" className="side-line" data-tone="trouble">
        <strong>{appMessages.broken.notice}:</strong> {messageOf(error)}
      </p>
      <Group align="stretch" justify="flex-end" mt="lg">
        <Button component="a" href={pathInApp('/')}>
          {appMessages.broken.home}
        </Button>
        <Button variant="filled" onClick={() => window.location.reload()}>
          {appMessages.broken.reload}
        </Button>
      </Group>
    </Page>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error && error.message ? error.message : appMessages.broken.unknown;
}
