import type { Dispute } from '@creditfix/shared/disputes';
import { Box, Button, Group, Stack, Text, Title, useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Icon, saveFile } from '#webapp/kit/index.ts';
import { deletedDays, type DeletedDays } from './deleted-days.ts';
import classes from './disputes.module.css';
import { CARD_PX, drawDeletedCard } from './draw-deleted-card.ts';
import { disputePageMessages } from './messages.tsx';

const { deletedCard } = disputePageMessages;

const FILE_NAME = 'deleted.png';

/** What a person may keep or show of a deletion. It names nobody: no person, no company, no number of an account. */
export function DeletedCard({ dispute }: { readonly dispute: Dispute }) {
  const deleted = deletedDays(dispute);
  return deleted ? <Card {...deleted} /> : null;
}

type Done = 'saved' | 'copied' | 'failed';

function Card({ days, from, letters }: DeletedDays) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scheme = useComputedColorScheme('light');
  const [done, setDone] = useState<Done>();
  const counted = deletedCard.counted[from](letters);
  const inDays = deletedCard.days(days);
  useEffect(() => {
    const { above, small } = deletedCard;
    // The page has the colors of the new scheme once it is painted.
    const frame = requestAnimationFrame(() => {
      if (canvas.current)
        void drawDeletedCard(canvas.current, { above, days: inDays, counted, small });
    });
    return () => cancelAnimationFrame(frame);
  }, [scheme, inDays, counted]);

  const use = async (take: (picture: Blob) => Promise<Done | undefined>): Promise<void> => {
    try {
      const picture = await pictureOf(canvas.current);
      setDone(await take(picture));
    } catch (error) {
      // Whoever closes the list of programs has changed their mind.
      const isLeft = error instanceof DOMException && error.name === 'AbortError';
      setDone(isLeft ? undefined : 'failed');
    }
  };
  const save = async (picture: Blob): Promise<Done> => {
    saveFile(picture, FILE_NAME);
    return 'saved';
  };
  const share = async (picture: Blob): Promise<undefined> => {
    await navigator.share({ files: [fileOf(picture)] });
  };
  const copy = async (picture: Blob): Promise<Done> => {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    return 'copied';
  };
  return (
    <section aria-labelledby="deleted-card-heading">
      <Stack>
        <Title order={2} id="deleted-card-heading" mb="-xs">
          {deletedCard.heading}
        </Title>
        <Text c="dimmed">{deletedCard.lead}</Text>
        <Box
          component="canvas"
          ref={canvas}
          width={CARD_PX}
          height={CARD_PX}
          className={classes.card}
          role="img"
          aria-label={deletedCard.alt(`${deletedCard.above} ${inDays}`, counted)}
        />
        <Group gap="0.5rem 1rem">
          <Button leftSection={<Icon name="download" />} onClick={() => void use(save)}>
            {deletedCard.save}
          </Button>
          {canShare() ? (
            <Button variant="subtle" onClick={() => void use(share)}>
              {deletedCard.share}
            </Button>
          ) : (
            canCopy() && (
              <Button variant="subtle" onClick={() => void use(copy)}>
                {deletedCard.copy}
              </Button>
            )
          )}
        </Group>
        <Text role="status" c="dimmed" size="sm">
          {done && deletedCard.done[done]}
        </Text>
      </Stack>
    </section>
  );
}

async function pictureOf(canvas: HTMLCanvasElement | null): Promise<Blob> {
  const picture = await new Promise<Blob | null>((resolve) => {
    if (canvas) canvas.toBlob(resolve, 'image/png');
    else resolve(null);
  });
  if (!picture) throw new Error('the picture could not be made');
  return picture;
}

const fileOf = (picture: Blob) => new File([picture], FILE_NAME, { type: 'image/png' });

function canShare(): boolean {
  // Not every browser has it, and not every one that has it takes files.
  const { canShare: asks } = navigator as { canShare?: Navigator['canShare'] };
  return asks?.call(navigator, { files: [fileOf(new Blob())] }) ?? false;
}

const canCopy = () => 'ClipboardItem' in window && 'clipboard' in navigator;
