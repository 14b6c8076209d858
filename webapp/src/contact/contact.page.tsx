import { CONTACT_RESPONSE_TIME } from '@creditfix/shared/contact';
import { Link, useSearchParams } from 'react-router-dom';
import { Page } from '#webapp/kit/index.ts';
import { ContactForm } from './contact-form.tsx';
import classes from './contact.module.css';
import type { ContactPerson } from './use-contact-form.ts';

/** Writing to support. */
export function ContactPage({ person }: { readonly person: ContactPerson | undefined }) {
  const [search] = useSearchParams();
  return (
    <Page
      title="Contact us"
      description="Write to Credit Fix support. We answer within 24 hours, Monday to Friday."
      lead={`A person reads what you write and answers ${CONTACT_RESPONSE_TIME}.`}
      width="narrow"
    >
      <div className={classes.page}>
        <p>
          Many questions are answered among the{' '}
          <Link to="/#faq-title">questions people ask first</Link>.
        </p>
        <ContactForm person={person} subject={search.get('subject') ?? ''} />
        <p className={classes.quiet}>
          We use your message and address to answer you, and for nothing else. How we keep them is
          on the <Link to="/privacy">privacy page</Link>.
        </p>
      </div>
    </Page>
  );
}
