import { followUpWords } from '@creditfix/shared/letters';
import { Button, RadioField } from '#webapp/kit/index.ts';
import { DISPUTE, aboutChoices } from './about-choices.ts';
import type { PartProps } from './dispute-details-step.tsx';
import { isSpecialLetter, templateOf } from './letter-template.ts';
import { StepFrame } from './step-frame.tsx';
import classes from './template-line.module.css';

/** The first view of step 2: a dispute, or one of the letters that dispute nothing. A follow-up has said already what it is. */
export function AboutPart(props: PartProps) {
  const { followUp } = props.wizard.form;
  if (!followUp) return <KindOfLetter {...props} />;
  const { title, lead } = followUpWords[followUp.kind];
  return (
    <StepFrame
      heading={title}
      lead={lead}
      problems={[]}
      attempt={0}
      onPrevious={props.onPrevious}
      onSubmit={props.onNext}
    >
      <p className={classes.line}>
        Your item and what you said about it are filled in from your earlier letter. The next pages
        ask only for what is new.
      </p>
    </StepFrame>
  );
}

function KindOfLetter({ wizard, move, onNext, onPrevious }: PartProps) {
  const { form } = wizard;
  const special = isSpecialLetter(form);
  const template = templateOf(form.template);
  return (
    <StepFrame
      heading="What is this letter about?"
      lead="Pick what comes closest. You can change it later."
      problems={[]}
      attempt={0}
      onPrevious={onPrevious}
      onSubmit={onNext}
    >
      <RadioField
        id="about"
        label="I am writing because"
        why="A letter that disputes an item follows other rules than one that asks for a favor. We name only the law that fits."
        value={special ? form.template || DISPUTE : DISPUTE}
        onChange={(value) => {
          if (value === DISPUTE && !special) return;
          const slug = value === DISPUTE ? '' : value;
          move({ kind: 'change', change: { kind: 'template', template: slug } });
        }}
        options={aboutChoices}
      />
      {template && !special && (
        <p className={classes.line}>
          You started from: <strong>{template.title}</strong>
          <Button
            look="plain"
            onClick={() => move({ kind: 'change', change: { kind: 'template', template: '' } })}
          >
            Leave this template
          </Button>
        </p>
      )}
    </StepFrame>
  );
}
