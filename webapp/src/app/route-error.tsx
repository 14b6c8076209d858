import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Button, ButtonAnchor, Notice, Page, pathInApp } from '#webapp/kit/index.ts';
import { words } from './app.words.ts';
import classes from './route-error.module.css';

/** What stands where a page could not be drawn. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Page title={words.broken.title} lead={words.broken.lead}>
      <Notice tone="error" title={words.broken.notice}>
        {messageOf(error)}
      </Notice>
      <div className={classes.actions}>
        <ButtonAnchor href={pathInApp('/')}>{words.broken.home}</ButtonAnchor>
        <Button look="deed" onClick={() => window.location.reload()}>
          {words.broken.reload}
        </Button>
      </div>
    </Page>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error && error.message ? error.message : words.broken.unknown;
}
