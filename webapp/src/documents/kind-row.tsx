import { documentLimits, type StoredDocument } from '@creditfix/shared/documents';
import { useId, useRef } from 'react';
import { AddFiles } from './add-files.tsx';
import { CopySheet } from './copy-sheet.tsx';
import { copyNames } from './copies.words.ts';
import { addedWords, pageWords } from './copy-words.ts';
import type { KindDeeds, KindFacts, OfferedKind } from './envelope-desk.ts';
import { isOnItsWay } from './upload-queue.ts';
import classes from './kind-row.module.css';
import { QuietButton } from './quiet-button.tsx';
import { UploadLine } from './upload-line.tsx';
import { useDropTarget } from './use-dropped-files.ts';
import { useKeptFocus } from '#webapp/kit/index.ts';
import { words } from './envelope.words.tsx';

interface KindRowProps {
  readonly offer: OfferedKind;
  readonly facts: KindFacts;
  readonly deeds: KindDeeds;
  readonly filesInTheAir: boolean;
}

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const addedOn = (copy: StoredDocument) => addedWords(copy, { now: new Date(), timeZone });

/** One kind of copy: what it is, the copies that are in, and the ways to put one in. */
export function KindRow({ offer, facts, deeds, filesInTheAir }: KindRowProps) {
  const { kind, label, hint } = offer;
  const { exhibits, offered, uploads, paper, room } = facts;
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const drop = useDropTarget(deeds.add);
  const keptFocus = useKeptFocus<HTMLLIElement>();
  const name = copyNames[kind];
  const empty = exhibits.length === 0 && !uploads.some(isOnItsWay);
  return (
    <li
      {...keptFocus}
      {...drop.handlers}
      className={classes.row}
      data-kind={kind}
      data-target={filesInTheAir ? (drop.over ? 'over' : 'open') : undefined}
      aria-labelledby={id}
    >
      <div>
        <h3 id={id} className={classes.label}>
          {label}
        </h3>
        {hint && <p className={classes.hint}>{hint}</p>}
      </div>
      {exhibits.map(({ letter, copy }) => (
        <CopySheet
          key={copy.id}
          copy={copy}
          title={words.exhibit(letter)}
          about={words.exhibitAbout(pageWords(copy.pages), addedOn(copy))}
          onSee={() => deeds.see(copy)}
          onTakeOut={() => deeds.takeOut(copy)}
          onDelete={() => deeds.remove(copy)}
        />
      ))}
      {uploads.map((upload) => (
        <UploadLine
          key={upload.id}
          upload={upload}
          onDrop={() => deeds.dropUpload(upload.id)}
          onRetry={() => deeds.retryUpload(upload.id)}
          onChooseAnother={() => {
            deeds.dropUpload(upload.id);
            picker.current?.click();
          }}
        />
      ))}
      {room > 0 ? (
        <AddFiles of={label} another={!empty} picker={picker} onFiles={deeds.add} />
      ) : (
        <p className={classes.hint}>{words.fullHere(documentLimits.perLetter)}</p>
      )}
      {room > 0 && offered.length > 0 && (
        <div className={classes.offered}>
          {offered.map((copy) => (
            <QuietButton key={copy.id} icon="sheet" onClick={() => deeds.use(copy)}>
              {words.takeStored(name, addedOn(copy))}
            </QuietButton>
          ))}
        </div>
      )}
      {empty && paper !== 'unknown' && (
        <PaperChoice label={label} checked={paper === 'yes'} onChange={deeds.tickPaper} />
      )}
      {drop.over && <p className={classes.dropHere}>{words.dropHere}</p>}
    </li>
  );
}

interface PaperChoiceProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
}

/** The quiet way: a line in the letter, and the paper is put in by hand. */
function PaperChoice({ label, checked, onChange }: PaperChoiceProps) {
  return (
    <label className={classes.paper}>
      <input
        type="checkbox"
        aria-label={words.onPaperOf(label)}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {words.onPaper}
        {checked && <span className={classes.paperNote}>{words.onPaperNote}</span>}
      </span>
    </label>
  );
}
