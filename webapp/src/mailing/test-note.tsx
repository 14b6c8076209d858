import { Notice } from '#webapp/kit/index.ts';
import { words } from './mailing.words.tsx';

/** Said wherever something looks as if it were mailed. */
export function TestNote() {
  return (
    <Notice tone="warning" title={words.testMode.title}>
      <p>{words.testMode.text}</p>
    </Notice>
  );
}
