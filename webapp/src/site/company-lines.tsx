import { CompanyLines, useSiteFacts } from '#webapp/kit/index.ts';

/** The company as it stands on paper. */
export function CompanyAddress() {
  return (
    <address>
      <CompanyLines renderLine={(text) => <div>{text}</div>} />
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
  const { accessibilityEmail } = useSiteFacts();
  return <a href={`mailto:${accessibilityEmail}`}>{accessibilityEmail}</a>;
}
