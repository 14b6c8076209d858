import {
  documentLimits,
  type Enclosure,
  enclosures,
  type ExhibitMark,
  type StoredDocument,
} from '@creditfix/shared/documents';
import { Box, Button, Stack } from '@mantine/core';
import { type ReactNode, useState, useEffect, useEffectEvent, useRef } from 'react';
import { Icon, Notice, VisuallyHidden, useFilesInTheAir, useSetAtom } from '#webapp/kit/index.ts';
import { PaperEditor } from './paper-editor/paper-editor.tsx';
import { EnclosureMarker } from './enclosure-marker.tsx';
import { EnclosureViewer } from './enclosure-viewer.tsx';
import { limitWords } from './enclosure-words.ts';
import { useEnclosures } from './documents.queries.ts';
import { EnvelopeOrder } from './envelope-order.tsx';
import {
  type KindActions,
  type KindFacts,
  offered,
  type OfferedKind,
  filesLeft,
  enclose,
  exhibitLetter,
  exhibitsOf,
  move,
  takeOut,
  tickPaper,
  withoutMissing,
  type Direction,
  type Envelope,
} from './envelope.ts';
import { KindRow } from './kind-row.tsx';
import { envelopeMessages, keptSafe, papersMessages, enclosureNames } from './messages.tsx';
import { SortPapers } from './sort-papers.tsx';
import { useUploads, takerAtom } from './enclosures.atoms.ts';

export interface EnclosureUploadsProps {
  /** In the order in which the question offers them. */
  readonly kinds: readonly OfferedKind[];
  /** Kinds that the letter lists, with a file or on paper. */
  readonly ticked: readonly Enclosure[];
  /** Ids of the stored copies that this letter encloses, in order. */
  readonly chosen: readonly string[];
  readonly onChange: (next: { ticked: Enclosure[]; chosen: string[] }) => void;
  /** What the person marked on the copies of this letter. */
  readonly marks: readonly ExhibitMark[];
  readonly onMarks: (marks: readonly ExhibitMark[]) => void;
  /** Called whenever the stored copies are known or change. */
  readonly onCopies: (copies: readonly StoredDocument[]) => void;
  /** Called with the number of files that are still on their way: going on now would leave them out of the letter. */
  readonly onSending?: (files: number) => void;
  /** Which papers help this letter; it lies folded, above those that are not there. */
  readonly advice?: ReactNode;
}

/** The copies that go into the envelope: added, looked at, put in order, taken out. */
export function EnclosureUploads(props: EnclosureUploadsProps) {
  const { kinds } = props;
  const { copies, trouble, reload, remove } = useEnclosures({ staysOnPage: true });
  const envelope = useEnvelope(props, copies);
  const { exhibits } = envelope;
  const { uploads, onTheirWay, moveUpload } = useUploads(props.onSending);
  const [seen, setSeen] = useState<StoredDocument>();
  const [marking, setMarking] = useState<StoredDocument>();
  const [editing, setEditing] = useState<{ kind: Enclosure; file: File }>();
  const filesInTheAir = useFilesInTheAir();
  const mayAdd = filesLeft(props, onTheirWay);
  const labels = new Map(kinds.map(({ kind, label }) => [kind, label]));
  const labelOf = ({ kind }: StoredDocument) => labels.get(kind) ?? enclosures[kind].label;
  const { isThere, sortInto } = useSorted(props.ticked, copies);
  const add = (kind: Enclosure, files: readonly File[]) => {
    if (files.length > mayAdd) envelope.say(envelopeMessages.notAllAdded(documentLimits.perLetter));
    moveUpload({ kind: 'add', of: kind, files: files.slice(0, mayAdd) });
  };

  const factsOf = (kind: Enclosure): KindFacts => ({
    exhibits: exhibits.filter(({ copy }) => copy.kind === kind),
    offered: offered(kind, props.chosen, envelope.copies),
    marks: props.marks,
    uploads: uploads.filter((upload) => upload.kind === kind),
    paper: envelope.known ? (envelope.isOnPaper(kind) ? 'yes' : 'no') : 'unknown',
    mayAdd,
  });
  const actionsOf = (kind: Enclosure): KindActions => ({
    add: (files) => add(kind, files),
    edit: (file) => setEditing({ kind, file }),
    dropUpload: (id) => moveUpload({ kind: 'drop', id }),
    retryUpload: (id) => moveUpload({ kind: 'retry', id }),
    use: envelope.use,
    takeOut: envelope.takeOut,
    remove: (copy) => remove(copy.id, () => envelope.takeOut(copy, envelopeMessages.deleted)),
    see: setSeen,
    mark: setMarking,
    tickPaper: (on) => envelope.tickPaper(kind, on),
  });

  const rowProps = { factsOf, actionsOf, filesInTheAir };

  return (
    <Stack gap="lg" miw={0}>
      {trouble && <NotLoaded text={trouble} onAgain={reload} />}
      {envelope.lost && (
        <Notice tone="warning" title={envelopeMessages.lost} live>
          <p>{envelopeMessages.lostAbout}</p>
        </Notice>
      )}
      {mayAdd > 0 && (
        <SortPapers
          kinds={kinds}
          filesInTheAir={filesInTheAir}
          onFiles={(kind, files) => {
            sortInto(kind);
            add(kind, files);
          }}
        />
      )}
      <Rows offers={kinds.filter(isThere)} {...rowProps} />
      <Folded advice={props.advice}>
        <Rows offers={kinds.filter((offer) => !isThere(offer))} {...rowProps} />
      </Folded>
      <EnvelopeOrder
        exhibits={exhibits}
        labelOf={labelOf}
        onPaper={kinds.filter(({ kind }) => envelope.isOnPaper(kind)).map(({ label }) => label)}
        isStray={({ kind }) => !labels.has(kind)}
        onMove={envelope.move}
        onTakeOut={envelope.takeOut}
      />
      <VisuallyHidden role="status">{envelope.said}</VisuallyHidden>
      {marking && (
        <EnclosureMarker
          copy={marking}
          title={labelOf(marking)}
          marks={props.marks}
          onChange={props.onMarks}
          onClose={() => setMarking(undefined)}
        />
      )}
      {editing && (
        <PaperEditor
          of={editing.file}
          title={labels.get(editing.kind) ?? ''}
          onFile={(made) => add(editing.kind, [made])}
          onClose={() => setEditing(undefined)}
        />
      )}
      {seen && (
        <EnclosureViewer copy={seen} title={labelOf(seen)} onClose={() => setSeen(undefined)} />
      )}
    </Stack>
  );
}

interface RowsProps {
  readonly offers: readonly OfferedKind[];
  readonly factsOf: (kind: Enclosure) => KindFacts;
  readonly actionsOf: (kind: Enclosure) => KindActions;
  readonly filesInTheAir: boolean;
}

function Rows({ offers, factsOf, actionsOf, filesInTheAir }: RowsProps) {
  if (offers.length === 0) return null;
  return (
    <ul className="plain-list">
      {offers.map((offer) => (
        <KindRow
          key={offer.kind}
          offer={offer}
          facts={factsOf(offer.kind)}
          actions={actionsOf(offer.kind)}
          filesInTheAir={filesInTheAir}
        />
      ))}
    </ul>
  );
}

/** Which kinds have a place above the fold. It is settled while this part is on screen: no row goes away under a hand. */
function useSorted(ticked: readonly Enclosure[], copies: readonly StoredDocument[] | undefined) {
  const [sorted, setSorted] = useState<ReadonlySet<Enclosure>>(new Set(ticked));
  const [known, setKnown] = useState(copies);
  if (!known && copies) setKnown(copies);
  return {
    isThere: ({ kind }: OfferedKind) =>
      sorted.has(kind) || (known?.some((copy) => copy.kind === kind) ?? false),
    sortInto: (kind: Enclosure) => setSorted(new Set([...sorted, kind])),
  };
}

/** What helps this letter and is not there yet, and how papers are kept. */
function Folded({
  advice,
  children,
}: Pick<EnclosureUploadsProps, 'advice'> & { readonly children: ReactNode }) {
  return (
    <div>
      <details id="papers-that-help">
        <Box component="summary" fw={600}>
          {papersMessages.whatHelps}
        </Box>
        <Stack gap="md" pt="sm">
          {advice}
          {children}
        </Stack>
      </details>
      <KeptSafe />
    </div>
  );
}

function NotLoaded({ text, onAgain }: { readonly text: string; readonly onAgain: () => void }) {
  return (
    <Notice tone="error" title={envelopeMessages.notLoaded}>
      <p>{text}</p>
      <Button variant="subtle" onClick={onAgain}>
        {envelopeMessages.tryAgain}
      </Button>
    </Notice>
  );
}

/** How a paper is kept, for who wants to know before one is picked. */
function KeptSafe() {
  return (
    <details>
      <Box component="summary" fw={600}>
        <Icon name="lock" /> {keptSafe.how}
      </Box>
      <Stack gap="sm" c="dimmed" fz="sm" pt="xs">
        <p>{keptSafe.wholePage(limitWords)}</p>
        <p>{keptSafe.coverUp}</p>
        <ul>
          {keptSafe.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Stack>
    </details>
  );
}

interface EnvelopeOwner {
  readonly ticked: readonly Enclosure[];
  readonly chosen: readonly string[];
  readonly onChange: (next: { ticked: Enclosure[]; chosen: string[] }) => void;
  readonly onCopies: (copies: readonly StoredDocument[]) => void;
}

const none: readonly StoredDocument[] = [];

/** The envelope of the letter on screen: every way to change it, and what to say when it has changed. */
function useEnvelope(
  owner: EnvelopeOwner,
  /** Undefined until they are known. */
  stored: readonly StoredDocument[] | undefined,
) {
  const { ticked, chosen } = owner;
  const copies = stored ?? none;
  const change = useChange(owner);
  const [said, setSaid] = useState('');
  const lost = useStoredEnclosures(owner, stored, change);

  const use = (copy: StoredDocument) => {
    const now = change((envelope) => enclose(envelope, copy));
    const letter = exhibitLetter(now.chosen.indexOf(copy.id));
    setSaid(envelopeMessages.added(enclosureNames[copy.kind], letter));
  };
  useTaker(use);

  const exhibits = exhibitsOf(chosen, copies);
  // Before the stored copies are known, nobody can say whether a tick stands for a file or for paper.
  const known = stored !== undefined || chosen.length === 0;
  return {
    exhibits,
    copies,
    known,
    said,
    say: setSaid,
    lost,
    use,
    isOnPaper: (kind: Enclosure) =>
      known && ticked.includes(kind) && !exhibits.some(({ copy }) => copy.kind === kind),
    takeOut: (copy: StoredDocument, says: (name: string) => string = envelopeMessages.takenOut) => {
      change((envelope) => takeOut(envelope, copy, copies));
      setSaid(says(enclosureNames[copy.kind]));
    },
    tickPaper: (kind: Enclosure, on: boolean) =>
      void change((envelope) => tickPaper(envelope, kind, on)),
    move: (copy: StoredDocument, direction: Direction) => {
      const now = change((envelope) => move(envelope, copy.id, direction));
      const letter = exhibitLetter(now.chosen.indexOf(copy.id));
      setSaid(envelopeMessages.moved(enclosureNames[copy.kind], letter));
    },
  };
}

type Change = (work: (now: Envelope) => Envelope) => Envelope;

/** Two files can arrive before the owner has drawn the first change: the second one builds on it. */
function useChange({ ticked, chosen, onChange }: EnvelopeOwner): Change {
  const latest = useRef<Envelope>({ ticked, chosen });
  useEffect(() => {
    latest.current = { ticked, chosen };
  }, [ticked, chosen]);
  return (work) => {
    const next = work(latest.current);
    if (next !== latest.current) {
      latest.current = next;
      onChange({ ticked: [...next.ticked], chosen: [...next.chosen] });
    }
    return next;
  };
}

/** Passes the stored copies on, and takes out what is no longer stored. @returns true if that has happened */
function useStoredEnclosures(
  owner: EnvelopeOwner,
  stored: readonly StoredDocument[] | undefined,
  change: Change,
): boolean {
  const [lost, setLost] = useState(false);
  const { chosen } = owner;
  const tell = useEffectEvent(owner.onCopies);
  useEffect(() => {
    if (stored) tell(stored);
  }, [stored]);
  const dropMissing = useEffectEvent((copies: readonly StoredDocument[]) => {
    change((envelope) => {
      const next = withoutMissing(envelope, copies);
      if (next !== envelope) setLost(true);
      return next;
    });
  });
  useEffect(() => {
    if (stored) dropMissing(stored);
  }, [stored, chosen]);
  return lost;
}

/** Stands ready to take a file that arrives, for as long as this letter is on screen. */
function useTaker(use: (copy: StoredDocument) => void): void {
  const setTaker = useSetAtom(takerAtom);
  const take = useEffectEvent(use);
  useEffect(() => {
    setTaker({ take: (copy) => take(copy) });
    return () => setTaker(undefined);
  }, [setTaker]);
}
