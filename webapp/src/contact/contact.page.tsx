import { CONTACT_RESPONSE_TIME } from '@creditfix/shared/contact';
import { useSearchParams } from 'react-router-dom';
import { Page, useHydrated } from '#webapp/kit/index.ts';
import { ContactForm } from './contact-form.tsx';
import classes from './contact.module.css';
import { words } from './contact.words.tsx';
import type { ContactPerson } from './use-contact-form.ts';

/** Writing to support. */
export function ContactPage({ person }: { readonly person: ContactPerson | undefined }) {
  const [search] = useSearchParams();
  // The page is drawn for everybody; what a link asks for comes after that.
  const subject = useHydrated() ? (search.get('subject') ?? '') : '';
  return (
    <Page
      title={words.title}
      description={words.description}
      keywords={words.keywords}
      lead={words.lead(CONTACT_RESPONSE_TIME)}
      width="narrow"
    >
      <div className={classes.page}>
        {words.questionsFirst}
        <ContactForm person={person} subject={subject} />
        <p className={classes.quiet}>{words.howKept}</p>
      </div>
    </Page>
  );
}
