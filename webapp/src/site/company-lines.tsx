import { siteSettings } from '@creditfix/shared/kernel';
import { useSiteFacts } from '#webapp/kit/index.ts';

const { company, mailboxes } = siteSettings;

/** The company as it stands on paper. */
export function CompanyAddress() {
  return (
    <address>
      {[company.legalName, ...company.addressLines].map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}

/** Where support reads, as a link. */
export function SupportMailbox() {
  const { supportEmail } = useSiteFacts();
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
}

/** Who cannot use a page writes here. */
export function AccessibilityMailbox() {
  return <a href={`mailto:${mailboxes.accessibility}`}>{mailboxes.accessibility}</a>;
}
