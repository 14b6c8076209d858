import { isEnclosure, type Enclosure } from '@creditfix/shared/documents';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon, useDropTarget, usePastedFiles } from '#webapp/kit/index.ts';
import { AddFiles } from './upload-line.tsx';
import classes from './documents.module.css';
import type { OfferedKind } from './envelope.ts';
import { editorMessages, papersMessages as words } from './messages.tsx';
import { PaperEditor } from './paper-editor/paper-editor.tsx';

interface SortPapersProps {
  readonly kinds: readonly OfferedKind[];
  readonly filesInTheAir: boolean;
  readonly onFiles: (kind: Enclosure, files: readonly File[]) => void;
}

/** One place for all papers, dropped, picked, photographed or pasted. Of each one we ask what it is, the likely answers first. */
export function SortPapers({ kinds, filesInTheAir, onFiles }: SortPapersProps) {
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [editing, setEditing] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => setWaiting((before) => [...before, ...files]);
  const drop = useDropTarget(take);
  usePastedFiles((files) => {
    const row = document.activeElement?.closest<HTMLElement>('[data-kind]')?.dataset['kind'];
    if (row !== undefined && isEnclosure(row)) onFiles(row, files);
    else take(files);
  });
  const [first] = waiting;
  const forgetFirst = () => setWaiting(([, ...rest]) => rest);
  const choose = (kind: Enclosure) => {
    if (!first) return;
    forgetFirst();
    onFiles(kind, [first]);
  };
  return (
    <Paper
      radius="md"
      p="md"
      {...drop.handlers}
      className={classes.papers}
      data-target={filesInTheAir ? (drop.over ? 'over' : 'open') : undefined}
    >
      {first ? (
        <WhatIsIt
          key={waiting.length}
          file={first}
          left={waiting.length}
          kinds={kinds}
          onChoose={choose}
          onEdit={() => setEditing(true)}
          onForget={forgetFirst}
        />
      ) : (
        <Stack gap="sm">
          <Text fw={600}>{drop.over ? words.dropHere : words.all}</Text>
          <AddFiles of={words.papers} another={false} picker={picker} onFiles={take} />
          <Text c="dimmed" size="sm">
            {words.coverUp}
          </Text>
        </Stack>
      )}
      {editing && first && (
        <PaperEditor
          of={first}
          title={first.name}
          save={words.keep}
          onFile={(made) => setWaiting(([, ...rest]) => [made, ...rest])}
          onClose={() => setEditing(false)}
        />
      )}
    </Paper>
  );
}

interface WhatIsItProps {
  readonly file: File;
  readonly left: number;
  readonly kinds: readonly OfferedKind[];
  readonly onChoose: (kind: Enclosure) => void;
  readonly onEdit: () => void;
  readonly onForget: () => void;
}

function WhatIsIt({ file, left, kinds, onChoose, onEdit, onForget }: WhatIsItProps) {
  const heading = useId();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus({ preventScroll: true }), []);
  const guessed = guessKinds(file.name);
  const isGuess = ({ kind }: OfferedKind) => guessed.includes(kind);
  const sorted = [...kinds.filter(isGuess), ...kinds.filter((one) => !isGuess(one))];
  return (
    <Stack gap="sm" role="group" aria-labelledby={heading}>
      <Group wrap="nowrap" align="flex-start" gap="md">
        <Preview file={file} />
        <div>
          <Text fw={600} id={heading} ref={question} tabIndex={-1}>
            {words.whatIsIt}
          </Text>
          <Text c="dimmed" size="sm" className="anywhere">
            {file.name}
            {left > 1 && ` · ${words.left(left - 1)}`}
          </Text>
          <Button variant="subtle" leftSection={<Icon name="pen" />} onClick={onEdit}>
            {editorMessages.start}
          </Button>
        </div>
      </Group>
      <Group gap="xs">
        {sorted.map((offer) => (
          <Button
            key={offer.kind}
            variant={isGuess(offer) ? 'filled' : 'default'}
            onClick={() => onChoose(offer.kind)}
          >
            {offer.label}
          </Button>
        ))}
      </Group>
      <div>
        <Button variant="subtle" leftSection={<Icon name="close" />} onClick={onForget}>
          {words.leaveOut}
        </Button>
      </div>
    </Stack>
  );
}

/** A picture shows itself; of a PDF its name says enough. */
function Preview({ file }: { readonly file: File }) {
  const show = (image: HTMLImageElement | null) => {
    if (!image) return undefined;
    const address = URL.createObjectURL(file);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  };
  return (
    <div className={classes.thumbnail}>
      {/^image\/(?:jpeg|png)$/.test(file.type) ? <img ref={show} alt="" /> : <Icon name="sheet" />}
    </div>
  );
}

/** What people and scanners call their files. A guess only puts answers first: nobody is told what their paper is. */
const NAMES: readonly (readonly [RegExp, readonly Enclosure[]])[] = [
  [/licen[cs]e|licencia|passport|pasaporte|state.?id|photo.?id|\bid\b|\bdl\b/, ['photo_id']],
  [/birth|nacimiento|social.?security|\bssn?\b/, ['identity_proof']],
  [/utility|electric|water|lease|rent|address|domicilio|insurance.?card/, ['proof_of_address']],
  [/equifax|experian|trans.?union|credit.?report|informe/, ['marked_report_page', 'older_report']],
  [/ftc|identity.?theft/, ['ftc_report']],
  [/police|polic[ií]a/, ['police_report']],
  [/receipt|recibo|payment|paid|check|cheque|pago/, ['payment_proof', 'settlement_letter']],
  [/payoff|settle|release/, ['settlement_letter', 'payoff_letter']],
  [/statement|estado.?de.?cuenta|bank|banco/, ['statement', 'payment_proof', 'proof_of_address']],
  [/divorce|divorcio|decree|court|corte/, ['family_papers', 'court_papers']],
  [/1099/, ['cancellation_form']],
  [/contract|contrato|loan|agreement/, ['contract']],
  [/letter|carta|notice|aviso|collect/, ['creditor_letter']],
  [/eob|explanation.?of.?benefits|insurer/, ['insurance_statement']],
];

/** @returns the kinds that a file of this name may be of, the likeliest first; none where the name says nothing */
export function guessKinds(name: string): readonly Enclosure[] {
  const plain = name.toLowerCase().replaceAll(/[_-]/g, ' ');
  return [...new Set(NAMES.flatMap(([pattern, kinds]) => (pattern.test(plain) ? kinds : [])))];
}
