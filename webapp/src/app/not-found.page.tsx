import { ButtonLink, Page } from '#webapp/kit/index.ts';
import { words } from './app.words.ts';

export function NotFoundPage() {
  return (
    <Page title={words.notFound.title} lead={words.notFound.lead} width="narrow">
      <ButtonLink to="/" look="deed">
        {words.notFound.home}
      </ButtonLink>
    </Page>
  );
}
