import type { LintFinding } from '@creditfix/shared/letters';
import { Notice } from '#webapp/kit/index.ts';
import { words } from './letter-notices.words.ts';

/** Why signing waits, with the way to each place. */
export function BlockedNote({ findings }: { readonly findings: readonly LintFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <div id="blocked-note">
      <Notice tone="warning" title={words.blocked}>
        <ul>
          {findings.map(({ code, blockId, start, message }) => (
            <li key={`${code} ${blockId} ${start}`}>
              <a href={`#paragraph-${blockId}`} onClick={(event) => goTo(event, blockId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/** Without the fragment in the address, which would add a step to the browser's history. */
function goTo(event: { preventDefault: () => void }, blockId: string): void {
  event.preventDefault();
  const place = document.getElementById(`paragraph-${blockId}`);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
}
