import { followUpWords } from '@creditfix/shared/letters';
import { Button, RadioField } from '#webapp/kit/index.ts';
import { DISPUTE, aboutChoices } from './about-choices.ts';
import { words } from './about-part.words.tsx';
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
    <StepFrame heading={title} lead={lead} onPrevious={props.onPrevious} onSubmit={props.onNext}>
      <p className={classes.line}>{words.fromEarlier}</p>
    </StepFrame>
  );
}

function KindOfLetter({ wizard, move, onNext, onPrevious }: PartProps) {
  const { form } = wizard;
  const special = isSpecialLetter(form);
  const template = templateOf(form.template);
  return (
    <StepFrame heading={words.heading} lead={words.lead} onPrevious={onPrevious} onSubmit={onNext}>
      <RadioField
        id="about"
        label={words.question}
        why={words.why}
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
          {words.startedFrom(template.title)}
          <Button
            look="plain"
            onClick={() => move({ kind: 'change', change: { kind: 'template', template: '' } })}
          >
            {words.leaveTemplate}
          </Button>
        </p>
      )}
    </StepFrame>
  );
}
