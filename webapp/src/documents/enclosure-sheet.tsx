import type { StoredDocument } from '@creditfix/shared/documents';
import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  BusyButton,
  FieldError,
  Icon,
  useKeptFocus,
  useMutation,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import classes from './documents.module.css';
import { copiesMessages, enclosureNames, markMessages } from './messages.tsx';

/** The first page as a small sheet. Decoration: what it is is beside it in words. */
export function Thumbnail({ copy }: { readonly copy: StoredDocument }) {
  const [broken, setBroken] = useState(false);
  return (
    <span className={classes.thumbnail} data-several={copy.pages > 1 || undefined}>
      {broken ? (
        <Icon name="sheet" />
      ) : (
        <img
          src={copy.thumbnailUrl}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
}

interface EnclosureSheetProps {
  readonly copy: StoredDocument;
  readonly title: ReactNode;
  readonly about: ReactNode;
  readonly onSee: () => void;
  /** Only where the copy is in a letter. */
  readonly onTakeOut?: () => void;
  readonly onMark?: () => void;
  readonly onDelete: () => Promise<string | undefined>;
}

/** One stored copy: a small sheet, what it is, and what can be done with it. */
export function EnclosureSheet({ copy, title, about, ...actions }: EnclosureSheetProps) {
  const { onSee, onMark, onTakeOut, onDelete } = actions;
  const [asking, setAsking] = useState(false);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const which = <VisuallyHidden>: {enclosureNames[copy.kind]}</VisuallyHidden>;
  return (
    <Group {...keptFocus} wrap="nowrap" align="flex-start" className={classes.document}>
      <Thumbnail copy={copy} />
      <Box flex="1" miw={0}>
        <Text fw={600} lh={1.35}>
          {title}
        </Text>
        <Text c="dimmed" size="sm" className="tabular">
          {about}
        </Text>
        {asking ? (
          <DeleteQuestion copy={copy} onDelete={onDelete} onKeep={() => setAsking(false)} />
        ) : (
          <Group gap={0} align="stretch" ms="-0.375rem">
            <Button variant="subtle" size="compact-sm" onClick={onSee}>
              {copiesMessages.see}
              {which}
            </Button>
            {onMark && (
              <Button variant="subtle" size="compact-sm" onClick={onMark}>
                {markMessages.markIt}
                {which}
              </Button>
            )}
            {onTakeOut && (
              <Button variant="subtle" size="compact-sm" onClick={onTakeOut}>
                {copiesMessages.takeOut}
                {which}
              </Button>
            )}
            <Button variant="subtle" size="compact-sm" onClick={() => setAsking(true)}>
              {copiesMessages.delete}
              {which}
            </Button>
          </Group>
        )}
      </Box>
    </Group>
  );
}

interface DeleteQuestionProps {
  readonly copy: StoredDocument;
  /** @returns why it did not work; nothing if the copy is gone */
  readonly onDelete: () => Promise<string | undefined>;
  readonly onKeep: () => void;
}

/** Asked once, in the place of the button: a copy that is deleted can't be brought back. */
function DeleteQuestion({ copy, onDelete, onKeep }: DeleteQuestionProps) {
  const box = useRef<HTMLDivElement>(null);
  const { mutate, isPending, data: trouble } = useMutation({ mutationFn: () => onDelete() });
  useEffect(() => box.current?.focus(), []);
  const question = copiesMessages.askDelete(enclosureNames[copy.kind]);
  return (
    <Stack
      ref={box}
      gap="0.25rem"
      mt="xs"
      fz="sm"
      className="side-line"
      data-tone="trouble"
      role="group"
      aria-label={question}
      tabIndex={-1}
    >
      <p>
        <strong>{question}</strong> {copiesMessages.cannotBringBack}
        {copy.letters > 0 && ` ${copiesMessages.signedKeepPages}`}
      </p>
      <FieldError id={`delete-${copy.id}-error`} error={trouble} />
      <Group gap="0 0.5rem" align="stretch" ms="-0.375rem">
        <BusyButton
          variant="subtle"
          size="compact-sm"
          color="red"
          leftSection={<Icon name="bin" />}
          busyLabel={isPending && copiesMessages.deleting}
          onClick={() => mutate()}
        >
          {copiesMessages.deleteIt}
        </BusyButton>
        <Button variant="subtle" size="compact-sm" onClick={onKeep}>
          {copiesMessages.keepIt}
        </Button>
      </Group>
    </Stack>
  );
}
