import { AboutPart } from './about-part.tsx';
import { AccountPart } from './account-part.tsx';
import { AddressPart } from './address-part.tsx';
import { detailsParts, type DetailsPart } from './details-parts.ts';
import { ItemsPart } from './items-part.tsx';
import { itemOf } from './letter-form.ts';
import { aboutItem } from './letter-request.ts';
import { PlaceInStep } from './place-in-step.ts';
import { QuestionsPart } from './questions-part.tsx';
import { words } from './questions-part.words.ts';
import { RecipientPart } from './recipient-part.tsx';
import { nextPart, type Circumstances } from './step-faults.ts';
import { useCircumstances } from './use-circumstances.ts';
import type { WizardProps } from './wizard-state.ts';

export interface PartProps extends WizardProps {
  /** Which of how many, counted from 0. */
  readonly part: number;
  readonly parts: readonly DetailsPart[];
  readonly shown: DetailsPart;
  readonly beside: Circumstances;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
}

/** Step 2: what kind of letter, to whom, and then for each item its account and questions, one group per view. */
export function DisputeDetailsStep({ wizard, move }: WizardProps) {
  const { form } = wizard;
  const beside = useCircumstances(form);
  const parts = detailsParts(form);
  // An answer on an earlier view can take a later group away.
  const part = Math.min(wizard.part, parts.length - 1);
  const shown = parts[part];
  if (!shown) return null;
  const props: PartProps = {
    wizard,
    move,
    part,
    parts,
    shown,
    beside,
    onNext: () => {
      const next = nextPart(form, part, beside);
      move(next === undefined ? { kind: 'next' } : { kind: 'go', step: 2, part: next });
    },
    onPrevious: () =>
      move(part > 0 ? { kind: 'go', step: 2, part: part - 1 } : { kind: 'previous' }),
  };
  return (
    <PlaceInStep value={placeWords(props)}>
      <View key={part} {...props} />
    </PlaceInStep>
  );
}

function placeWords({ wizard, shown, part, parts }: PartProps): string {
  const { form } = wizard;
  // What is wrong decides what is asked: until then nobody knows how many parts there are.
  if (!aboutItem(form, 1)) return words.partSoFar(part + 1);
  if (shown.view !== 'questions' || form.moreItems.length === 0) {
    return words.part(part + 1, parts.length);
  }
  const { creditorName } = itemOf(form, shown.item);
  return words.partOfItem(shown.item, creditorName, part + 1, parts.length);
}

function View(props: PartProps) {
  switch (props.shown.view) {
    case 'about':
      return <AboutPart {...props} />;
    case 'account':
      return <AccountPart {...props} />;
    case 'recipient':
      return <RecipientPart {...props} />;
    case 'address':
      return <AddressPart {...props} />;
    case 'questions':
      return <QuestionsPart {...props} />;
    case 'items':
      return <ItemsPart {...props} />;
  }
}
