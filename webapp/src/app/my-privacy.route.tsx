import { CaseFilePart } from '#webapp/case-files/index.ts';
import { MyPrivacyPage } from '#webapp/privacy/index.ts';

/** What is kept of a person, with the way to make a file of their disputes for somebody else. */
function MyPrivacyRoute() {
  return <MyPrivacyPage caseFile={<CaseFilePart />} />;
}

export { MyPrivacyRoute as Component };
