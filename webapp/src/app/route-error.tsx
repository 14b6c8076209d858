import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Button, ButtonAnchor, Notice, Page } from '#webapp/kit/index.ts';
import classes from './route-error.module.css';

/** What stands where a page could not be drawn. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Page
      title="Unexpected Application Error!"
      lead="This page could not be shown. Letters and drafts that were saved are safe."
    >
      <Notice tone="error" title="What the browser says">
        {messageOf(error)}
      </Notice>
      <div className={classes.actions}>
        <ButtonAnchor href="/">Go to the home page</ButtonAnchor>
        <Button look="deed" onClick={() => window.location.reload()}>
          Load this page again
        </Button>
      </div>
    </Page>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error && error.message ? error.message : 'Unknown error';
}
