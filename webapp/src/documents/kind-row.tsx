import { documentLimits, type ExhibitMark, type StoredDocument } from '@creditfix/shared/documents';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useId, useRef } from 'react';
import { Icon, useKeptFocus, useDropTarget } from '#webapp/kit/index.ts';
import { EnclosureSheet } from './enclosure-sheet.tsx';
import { enclosureNames, envelopeMessages, markMessages } from './messages.tsx';
import { addedWords, pageWords } from './enclosure-words.ts';
import type { KindActions, KindFacts, OfferedKind } from './envelope.ts';
import { isOnItsWay } from './upload-queue.ts';
import { UploadLine, AddFiles } from './upload-line.tsx';
import classes from './documents.module.css';

interface KindRowProps {
  readonly offer: OfferedKind;
  readonly facts: KindFacts;
  readonly actions: KindActions;
  readonly filesInTheAir: boolean;
}

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const addedOn = (copy: StoredDocument) => addedWords(copy, { now: new Date(), timeZone });

/** One kind of copy: what it is, the copies that are in, and the ways to put one in. */
export function KindRow({ offer, facts, actions, filesInTheAir }: KindRowProps) {
  const { kind, label, hint } = offer;
  const { exhibits, offered, uploads, paper, mayAdd } = facts;
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const drop = useDropTarget(actions.add);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const name = enclosureNames[kind];
  const empty = exhibits.length === 0 && !uploads.some(isOnItsWay);
  return (
    <Stack
      component="li"
      gap="0.625rem"
      miw={0}
      py="1.125rem"
      {...keptFocus}
      {...drop.handlers}
      className={`${classes.kind} rule-above`}
      data-kind={kind}
      data-target={filesInTheAir ? (drop.over ? 'over' : 'open') : undefined}
      aria-labelledby={id}
    >
      <div>
        <Title order={3} id={id} ff="text" lh={1.35} fz="md">
          {label}
        </Title>
        {hint && (
          <Text c="dimmed" size="sm">
            {hint}
          </Text>
        )}
      </div>
      {exhibits.map(({ letter, copy }) => (
        <EnclosureSheet
          key={copy.id}
          copy={copy}
          title={envelopeMessages.exhibit(letter)}
          about={exhibitWords(copy, facts.marks)}
          onSee={() => actions.see(copy)}
          onMark={() => actions.mark(copy)}
          onTakeOut={() => actions.takeOut(copy)}
          onDelete={() => actions.remove(copy)}
        />
      ))}
      {uploads.map((upload) => (
        <UploadLine
          key={upload.id}
          upload={upload}
          onDrop={() => actions.dropUpload(upload.id)}
          onRetry={() => actions.retryUpload(upload.id)}
          onChooseAnother={() => {
            actions.dropUpload(upload.id);
            picker.current?.click();
          }}
        />
      ))}
      {mayAdd > 0 ? (
        <AddFiles
          of={label}
          another={!empty}
          picker={picker}
          onFiles={actions.add}
          onEdit={actions.edit}
        />
      ) : (
        <Text c="dimmed" size="sm">
          {envelopeMessages.fullHere(documentLimits.perLetter)}
        </Text>
      )}
      {mayAdd > 0 && offered.length > 0 && (
        <Stack gap={0} align="flex-start" ms="-0.375rem">
          {offered.map((copy) => (
            <Button
              key={copy.id}
              variant="subtle"
              size="compact-sm"
              leftSection={<Icon name="sheet" />}
              onClick={() => actions.use(copy)}
            >
              {envelopeMessages.takeStored(name, addedOn(copy))}
            </Button>
          ))}
        </Stack>
      )}
      {empty && paper !== 'unknown' && (
        <PaperChoice label={label} checked={paper === 'yes'} onChange={actions.tickPaper} />
      )}
      {drop.over && (
        <Text size="sm" fw={600} px="0.625rem" py="0.125rem" className={classes.dropHere}>
          {envelopeMessages.dropHere}
        </Text>
      )}
    </Stack>
  );
}

/** Its pages, its day, and the places that are marked on it. */
function exhibitWords(copy: StoredDocument, marks: readonly ExhibitMark[]): string {
  const about = envelopeMessages.exhibitAbout(pageWords(copy.pages), addedOn(copy));
  const own = marks
    .filter(({ documentId }) => documentId === copy.id)
    .toSorted((one, other) => one.page - other.page);
  if (own.length === 0) return about;
  return `${about}. ${markMessages.marked(own.map((mark) => markMessages.place(mark)).join('; '))}`;
}

interface PaperChoiceProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
}

/** The quiet way: a line in the letter, and the paper is put in by hand. */
function PaperChoice({ label, checked, onChange }: PaperChoiceProps) {
  return (
    <Group
      component="label"
      wrap="nowrap"
      align="flex-start"
      gap="0.625rem"
      w="fit-content"
      fz="sm"
      className={classes.onPaper}
    >
      <input
        type="checkbox"
        aria-label={envelopeMessages.onPaperOf(label)}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {envelopeMessages.onPaper}
        {checked && (
          <Text span inherit display="block" c="dimmed">
            {envelopeMessages.onPaperNote}
          </Text>
        )}
      </span>
    </Group>
  );
}
