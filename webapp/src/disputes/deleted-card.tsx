import type { Dispute, DisputeRound } from '@creditfix/shared/disputes';
import { Box, Button, Group, Stack, Text, Title, useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Icon, saveFile } from '#webapp/kit/index.ts';
import { disputePageMessages } from './messages.tsx';
import { daysBetween } from '@creditfix/shared/kernel';
import { newestRound } from './dispute-words.ts';

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
          w="min(100%, 24rem)"
          h="auto"
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

/** How long it took until an item was deleted, and from which day that is counted. */
interface DeletedDays {
  readonly days: number;
  /** The day they got the letter where it is known, else the day it was mailed. */
  readonly from: 'received' | 'mailed';
  /** Of several letters to the same recipient the first one counts: the last alone would flatter. */
  readonly letters: number;
}

/** Nothing unless the outcome that stands is that the item was deleted, and both days are known. */
export function deletedDays(
  dispute: Pick<Dispute, 'rounds' | 'decidingRound'>,
): DeletedDays | undefined {
  const answered = newestRound(dispute);
  const { outcome, outcomeOn, number } = answered;
  if (outcome !== 'deleted' || outcomeOn === null) return undefined;
  const letters = dispute.rounds.filter(
    (round) => round.number <= number && isSameSide(round, answered),
  );
  const first = letters.find(({ receivedOn, mailedOn }) => receivedOn ?? mailedOn);
  const start = first?.receivedOn ?? first?.mailedOn;
  if (!first || !start) return undefined;
  const days = daysBetween(start, outcomeOn);
  const from = first.receivedOn ? 'received' : 'mailed';
  return days < 1 ? undefined : { days, from, letters: letters.length };
}

function isSameSide(one: DisputeRound, other: DisputeRound): boolean {
  return one.recipient === other.recipient && one.target === other.target;
}

/** Draws the card of a deletion, on the device: nothing of it is sent anywhere. */

/** A square: what people share is shown whole everywhere. */
const CARD_PX = 1080;

interface CardWords {
  /** "Deleted in" */
  readonly above: string;
  /** "23 days" */
  readonly days: string;
  readonly counted: string;
  readonly small: string;
}

const MARGIN = 84;
const INSET = 96;
const SERIF = "'Source Serif 4 Variable', Georgia, serif";
const SANS = "'Source Sans 3 Variable', system-ui, sans-serif";

/** The opened envelope of the product's drawings, in its own 64 by 52. */
const ENVELOPE = [
  'M1.5 22L32 3.5 62.500 22v28.500h-61z',
  'M10 8.500h44v28l-22 7-22-7z',
  'M16 15.500h22M16 21h32M16 26.500h26',
  'M1.5 22L32 40.500 62.500 22v28.500h-61z',
] as const;

/** In the colors that the page has now. */
async function drawDeletedCard(canvas: HTMLCanvasElement, words: CardWords): Promise<void> {
  // Until then the browser would draw with whatever it has.
  await Promise.all([
    document.fonts.load(`600 10px ${SERIF}`),
    document.fonts.load(`400 10px ${SANS}`),
  ]).catch(() => {});
  const context = canvas.getContext('2d');
  if (!context) return;
  const look = getComputedStyle(canvas);
  const color = (name: string) => look.getPropertyValue(name).trim();
  const edge = CARD_PX - 2 * MARGIN;
  context.resetTransform();
  context.fillStyle = color('--paper');
  context.fillRect(0, 0, CARD_PX, CARD_PX);
  context.fillStyle = color('--sheet');
  context.fillRect(MARGIN, MARGIN, edge, edge);
  context.strokeStyle = color('--hairline');
  context.lineWidth = 2;
  context.strokeRect(MARGIN, MARGIN, edge, edge);
  // The green of a certified-mail label, as a band along the top of the sheet.
  context.fillStyle = color('--green-fill');
  context.fillRect(MARGIN, MARGIN, edge, 14);
  drawEnvelope(context, { line: color('--green'), sheet: color('--sheet') });

  const left = MARGIN + INSET;
  const width = CARD_PX - 2 * left;
  context.textBaseline = 'alphabetic';
  write(
    context,
    words.above,
    { left, y: 446, size: 76, face: `600 {} ${SERIF}`, width },
    color('--ink'),
  );
  write(
    context,
    words.days,
    { left, y: 624, size: 184, face: `600 {} ${SERIF}`, width },
    color('--green'),
  );
  context.fillStyle = color('--hairline');
  context.fillRect(left, 686, width, 2);
  const y = paragraph(context, words.counted, { left, y: 746, size: 38, width }, color('--ink'));
  paragraph(context, words.small, { left, y: y + 24, size: 36, width }, color('--ink-muted'));
}

function drawEnvelope(
  context: CanvasRenderingContext2D,
  { line, sheet }: { readonly line: string; readonly sheet: string },
): void {
  context.save();
  context.translate(MARGIN + INSET, 156);
  context.scale(3, 3);
  context.strokeStyle = line;
  context.fillStyle = sheet;
  context.lineWidth = 1.5;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const draw = (shape: Path2D, filled = true) => {
    if (filled) context.fill(shape);
    context.stroke(shape);
  };
  const [back, paper, lines, front] = ENVELOPE;
  draw(new Path2D(back));
  draw(new Path2D(paper));
  draw(new Path2D(lines), false);
  draw(new Path2D(front));
  context.restore();
}

interface Line {
  readonly left: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
}

/** One line, as large as asked for and no wider than its place. */
function write(
  context: CanvasRenderingContext2D,
  text: string,
  { left, y, size, face, width }: Line & { readonly face: string },
  color: string,
): void {
  const fontOf = (px: number) => face.replace('{}', `${px}px`);
  context.font = fontOf(size);
  const needed = context.measureText(text).width;
  if (needed > width) context.font = fontOf(Math.floor((size * width) / needed));
  context.fillStyle = color;
  context.fillText(text, left, y);
}

/** @returns where the next one may begin */
function paragraph(
  context: CanvasRenderingContext2D,
  text: string,
  { left, y, size, width }: Line,
  color: string,
): number {
  context.font = `400 ${size}px ${SANS}`;
  context.fillStyle = color;
  const height = Math.round(size * 1.35);
  let line = '';
  let at = y;
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && context.measureText(longer).width > width) {
      context.fillText(line, left, at);
      at += height;
      line = word;
    } else line = longer;
  }
  context.fillText(line, left, at);
  return at + height;
}
