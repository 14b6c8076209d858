import { useEffect, useRef } from 'react';
import {
  LazyPart,
  Page,
  PartMissing,
  Skeletons,
  fetchPart,
  lazyPart,
  useLazyPart,
} from '#webapp/kit/index.ts';
import type { DrawEnclosures, MailingSlot } from '#webapp/letters/index.ts';
import { keepLetterOffline } from './keep-offline.ts';
import { appMessages } from './messages.ts';

const { title, description, opening } = appMessages.generator;

const letters = () => import('#webapp/letters/index.ts');
const documents = () => import('#webapp/documents/index.ts');
const mailing = () => import('#webapp/mailing/index.ts');
const generator = lazyPart(async () => await (await letters()).loadGenerateLetterPage());
const enclosureUploads = lazyPart(async () => (await documents()).EnclosureUploads);
const mailingPart = lazyPart(async () => (await mailing()).MailingPart);
const afterMailingPart = lazyPart(async () => (await mailing()).AfterMailingPart);

const drawEnclosures: DrawEnclosures = (props) => (
  <LazyPart part={enclosureUploads} props={props} />
);
const drawMailing: MailingSlot = {
  delivery: (props) => <LazyPart part={mailingPart} props={props} />,
  after: (props) => <LazyPart part={afterMailingPart} props={props} />,
};
const begunFromReport = lazyPart(
  async () => (await import('#webapp/reports/begun-from-report.tsx')).BegunFromReport,
);
const serviceWaits = lazyPart(async () => (await import('#webapp/billing/index.ts')).ServiceWaits);
const ahead = [enclosureUploads, mailingPart, afterMailingPart];

// At once, and not only when the frame is on screen.
void fetchPart(generator);

/** The generator with what other features put into it. Its frame stands at once; the rest comes in files of its own. */
function WizardRoute() {
  const { Part, failed, tryAgain } = useLazyPart(generator);
  const frameHadFocus = useRef(false);
  const here = Part !== undefined;
  useEffect(() => void keepLetterOffline(), []);
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!here || !heading || !frameHadFocus.current) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [here]);
  if (Part) {
    return (
      <Part
        enclosures={drawEnclosures}
        mailing={drawMailing}
        begun={<LazyPart part={begunFromReport} props={{}} />}
        waits={<LazyPart part={serviceWaits} props={{}} />}
        ahead={ahead}
      />
    );
  }
  return (
    <div
      onFocus={() => {
        frameHadFocus.current = true;
      }}
    >
      <Page title={title} description={description} width="wide">
        {failed ? <PartMissing tryAgain={tryAgain} /> : <Skeletons lines={6} label={opening} />}
      </Page>
    </div>
  );
}

export { WizardRoute as Component };
