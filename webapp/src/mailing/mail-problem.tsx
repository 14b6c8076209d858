import { ButtonLink, Notice, type ApiProblem } from '#webapp/kit/index.ts';
import { mailProblemText } from './mail-problem-text.ts';

interface MailProblemProps {
  readonly problem: ApiProblem;
  /** Which of several letters it is about. */
  readonly about?: string | undefined;
}

/** Why a letter was not mailed. */
export function MailProblem({ problem, about }: MailProblemProps) {
  const { title, text, to } = mailProblemText(problem);
  return (
    <Notice tone="error" title={title}>
      <p>
        {about && <strong>{about}: </strong>}
        {text}
      </p>
      {to && (
        <ButtonLink to={to.href} look="plain">
          {to.label}
        </ButtonLink>
      )}
    </Notice>
  );
}
