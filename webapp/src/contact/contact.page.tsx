import { CONTACT_RESPONSE_TIME } from '@creditfix/shared/contact';
import { Stack, Text } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { Page, useHydrated } from '#webapp/kit/index.ts';
import { ContactForm } from './contact-form.tsx';
import { contactMessages } from './messages.tsx';
import type { ContactPerson } from './use-contact-form.ts';

/** Writing to support. */
export function ContactPage({ person }: { readonly person: ContactPerson | undefined }) {
  const [search] = useSearchParams();
  // The page is drawn for everybody; what a link asks for comes after that.
  const subject = useHydrated() ? (search.get('subject') ?? '') : '';
  return (
    <Page
      title={contactMessages.title}
      description={contactMessages.description}
      keywords={contactMessages.keywords}
      lead={contactMessages.lead(CONTACT_RESPONSE_TIME)}
      width="narrow"
    >
      <Stack gap="lg">
        {contactMessages.questionsFirst}
        <ContactForm person={person} subject={subject} />
        <Text c="dimmed" size="sm">
          {contactMessages.howKept}
        </Text>
      </Stack>
    </Page>
  );
}
