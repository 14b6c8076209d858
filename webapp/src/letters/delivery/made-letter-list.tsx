import { Button } from '@mantine/core';
import { Icon, StatusTag, VisuallyHidden } from '#webapp/kit/index.ts';
import { deliveryMessages } from '../messages.tsx';
import classes from '../row.module.css';
import listClasses from './made-letter-list.module.css';
import type { MadeLetter } from '../wizard/wizard-state.ts';

/** The letters of one signing, each with its PDF. */
export function MadeLetterList({ letters }: { readonly letters: readonly MadeLetter[] }) {
  return (
    <ul className={listClasses.list}>
      {letters.map(({ letterId, target, reference, pdfUrl, ready }) => (
        <li key={letterId} className={classes.row}>
          <div className={classes.about}>
            <p className={classes.name}>{target ?? deliveryMessages.list.yours}</p>
            <p className={classes.small}>{deliveryMessages.list.reference(reference)}</p>
            {!ready && <p className={classes.small}>{deliveryMessages.list.printing}</p>}
          </div>
          <div className={classes.actions}>
            {ready ? (
              <Button component="a" href={pdfUrl} download leftSection={<Icon name="download" />}>
                {deliveryMessages.list.download}{' '}
                <VisuallyHidden>
                  {deliveryMessages.list.downloadFor(target ?? reference)}
                </VisuallyHidden>
              </Button>
            ) : (
              <StatusTag tone="moving">{deliveryMessages.list.beingPrinted}</StatusTag>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
