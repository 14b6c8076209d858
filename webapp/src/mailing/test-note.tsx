import { Notice } from '#webapp/kit/index.ts';
import { mailingMessages } from './messages.tsx';

/** Said wherever something looks as if it were mailed. */
export function TestNote() {
  return (
    <Notice tone="warning" title={mailingMessages.testMode.title}>
      <p>{mailingMessages.testMode.text}</p>
    </Notice>
  );
}
