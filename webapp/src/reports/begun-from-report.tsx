import { Link } from 'react-router-dom';
import { Notice, useAtomValue } from '#webapp/kit/index.ts';
import { checkReportMessages as words } from './messages.tsx';
import { chosenAtom } from './report.atoms.ts';

/** Said over a letter that was begun from a report: what it has already, and what is kept for the next one. */
export function BegunFromReport() {
  const kept = useAtomValue(chosenAtom).length;
  return (
    <Notice tone="success" title={words.begun.title} live>
      <p>{words.begun.text}</p>
      {kept > 0 && (
        <p>
          {words.begun.kept(kept)} <Link to="/check-my-report">{words.begun.back}</Link>
        </p>
      )}
    </Notice>
  );
}
