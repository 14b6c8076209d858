import { DisputeReason, type Refusal, type RefusalWay } from '@creditfix/shared/letters';
import type { Ref } from 'react';
import { Button, Icon } from '#webapp/kit/index.ts';
import { fieldId } from './field-id.ts';
import classes from './refusal-card.module.css';
import type { DetailsPart } from './step-faults.ts';
import type { WizardMove } from './wizard-state.ts';

interface RefusalCardProps {
  readonly ref: Ref<HTMLElement>;
  readonly refusal: Refusal;
  readonly parts: readonly DetailsPart[];
  readonly move: (move: WizardMove) => void;
}

/** Why we should not write this letter, said kindly, with the ways that are open. */
export function RefusalCard({ ref, refusal, parts, move }: RefusalCardProps) {
  return (
    <section
      ref={ref}
      className={classes.card}
      tabIndex={-1}
      role="status"
      aria-labelledby="refusal-title"
    >
      <span className={classes.icon}>
        <Icon name="info" />
      </span>
      <div className={classes.text}>
        <h3 id="refusal-title" className={classes.title}>
          {refusal.title}
        </h3>
        <p>{refusal.text}</p>
        <ul className={classes.ways}>
          {refusal.ways.map((way) => (
            <li key={way.label}>
              <Way way={way} parts={parts} move={move} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type WayProps = Pick<RefusalCardProps, 'parts' | 'move'> & { readonly way: RefusalWay };

function Way({ way, parts, move }: WayProps) {
  if (way.kind === 'link') {
    return (
      <a href={way.url} target="_blank" rel="noreferrer">
        {way.label} (opens in a new tab)
      </a>
    );
  }
  const go = () => {
    if (way.kind === 'answer') {
      const part = parts.findIndex(({ questions }) =>
        questions.some(({ key }) => key === way.questionKey),
      );
      if (part >= 0) move({ kind: 'go', step: 2, part });
      focusLater(fieldId(`disputeDetails.facts.${way.questionKey}`));
      return;
    }
    const reason = Object.values(DisputeReason).find((one) => one === way.reason);
    if (!reason) return;
    move({ kind: 'change', change: { kind: 'reason', reason } });
    move({ kind: 'go', step: 2, part: 1 });
  };
  return <Button onClick={go}>{way.label}</Button>;
}

/** The question may stand on a view that is drawn only after this click. */
function focusLater(id: string): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(id);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  });
}
