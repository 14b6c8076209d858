import { ButtonLink, Page } from '#webapp/kit/index.ts';

export function NotFoundPage() {
  return (
    <Page
      title="There is nothing at this address"
      lead="The link may be old, or part of it is missing. Your own letters are not affected."
      width="narrow"
    >
      <ButtonLink to="/" look="deed">
        Go to the home page
      </ButtonLink>
    </Page>
  );
}
