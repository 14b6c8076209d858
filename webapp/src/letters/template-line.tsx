import { Button } from '#webapp/kit/index.ts';
import { words } from './about-part.words.tsx';
import { templateOf } from './letter-template.ts';
import classes from './template-line.module.css';
import type { WizardProps } from './wizard-state.ts';

/** Which template this is, and the way to another kind of letter. */
export function TemplateLine({ wizard, move }: WizardProps) {
  const template = templateOf(wizard.form.template);
  if (!template) return null;
  return (
    <p className={classes.line}>
      <strong>{template.title}</strong>
      <Button look="plain" onClick={() => move({ kind: 'go', step: 2, part: 0 })}>
        {words.otherKind}
      </Button>
    </p>
  );
}
