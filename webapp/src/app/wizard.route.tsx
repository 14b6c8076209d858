import { useEffect, useRef } from 'react';
import { Later, Page, PartMissing, Skeletons, laterPart, useLaterPart } from '#webapp/kit/index.ts';
import type { DrawEnclosures, MailingSlot } from '#webapp/letters/index.ts';
import { appMessages } from './messages.ts';

const { title, description, opening } = appMessages.generator;

const letters = () => import('#webapp/letters/index.ts');
const documents = () => import('#webapp/documents/index.ts');
const mailing = () => import('#webapp/mailing/index.ts');
const generator = laterPart(async () => await (await letters()).loadGenerateLetterPage());
const enclosureUploads = laterPart(async () => (await documents()).EnclosureUploads);
const mailingPart = laterPart(async () => (await mailing()).MailingPart);
const afterMailingPart = laterPart(async () => (await mailing()).AfterMailingPart);

const drawEnclosures: DrawEnclosures = (props) => <Later part={enclosureUploads} props={props} />;
const drawMailing: MailingSlot = {
  delivery: (props) => <Later part={mailingPart} props={props} />,
  after: (props) => <Later part={afterMailingPart} props={props} />,
};
const ahead = [enclosureUploads, mailingPart, afterMailingPart];

// At once, and not only when the frame is on screen.
void generator.fetch();

/** The generator with what other rooms put into it. Its frame stands at once; the rest comes in files of its own. */
export function WizardRoute() {
  const arrival = useLaterPart(generator);
  const frameHadFocus = useRef(false);
  const here = arrival.kind === 'here';
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!here || !heading || !frameHadFocus.current) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [here]);
  if (here) return <arrival.Part enclosures={drawEnclosures} mailing={drawMailing} ahead={ahead} />;
  return (
    <div
      onFocus={() => {
        frameHadFocus.current = true;
      }}
    >
      <Page title={title} description={description} width="wide">
        {arrival.kind === 'failed' ? (
          <PartMissing tryAgain={arrival.tryAgain} />
        ) : (
          <Skeletons lines={6} label={opening} />
        )}
      </Page>
    </div>
  );
}
