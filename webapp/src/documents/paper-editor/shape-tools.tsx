import { documentLimits, type MarkFrame } from '@creditfix/shared/documents';
import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type Ref } from 'react';
import type { PercentCrop } from 'react-image-crop';
import { BusyButton, Icon, LazyPart, VisuallyHidden, lazyPart } from '#webapp/kit/index.ts';
import classes from '../documents.module.css';
import { editorMessages } from '../messages.tsx';
import type { CropPictureProps } from './crop-picture.tsx';
import type { DrawnPage } from './draw-pages.ts';
import { withStep, type PageStep } from './page-shape.ts';

const { shape: words, crop: cropWords } = editorMessages;

const QUARTER = 90;
/** Less is not seen. */
const LEAST_DEGREES = 0.25;

interface ShapeToolsProps {
  readonly page: DrawnPage;
  readonly cropButton: Ref<HTMLButtonElement>;
  /** Without a step only something is said. */
  readonly onStep: (said: string, step?: PageStep) => void;
  readonly onCrop: () => void;
}

/** Turns a page, levels its lines, and leads to cropping it. */
export function ShapeTools({ page, cropButton, onStep, onCrop }: ShapeToolsProps) {
  const [looking, setLooking] = useState(false);
  const level = useEffectEvent((skew: number | undefined) => {
    setLooking(false);
    if (skew === undefined) return onStep(words.noLines);
    if (Math.abs(skew) < LEAST_DEGREES) return onStep(words.level);
    onStep(words.straightened(Math.abs(skew)), { kind: 'turn', degrees: -skew });
  });
  useEffect(() => {
    if (!looking) return;
    const worker = new Worker(new URL('./page-skew.worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.addEventListener('message', ({ data }: MessageEvent<number | undefined>) => level(data));
    worker.addEventListener('error', () => level(undefined));
    worker.postMessage(page, []);
    return () => worker.terminate();
  }, [looking, page]);
  const turn = (degrees: number) => onStep(words.turned, { kind: 'turn', degrees });
  return (
    <Group gap="0.5rem">
      <ActionIcon
        variant="default"
        size="2.75rem"
        aria-label={words.turnLeft}
        title={words.turnLeft}
        onClick={() => turn(-QUARTER)}
      >
        <Icon name="turnLeft" />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="2.75rem"
        aria-label={words.turnRight}
        title={words.turnRight}
        onClick={() => turn(QUARTER)}
      >
        <Icon name="turnRight" />
      </ActionIcon>
      <BusyButton
        px="0.875rem"
        busyLabel={looking && words.straightening}
        onClick={() => setLooking(true)}
      >
        {words.straighten}
      </BusyButton>
      <Button ref={cropButton} px="0.875rem" leftSection={<Icon name="crop" />} onClick={onCrop}>
        {words.crop}
      </Button>
    </Group>
  );
}

const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };
const PER_MILLE = 10;

const cropPart = lazyPart(async () => (await import('./crop-picture.tsx')).CropPicture);

interface CropPageProps extends Pick<CropPictureProps, 'page' | 'alt' | 'boxes'> {
  readonly onCancel: () => void;
  readonly onDone: (frame: MarkFrame) => void;
}

/** In place of the page and its tools, until it is done. */
export function CropPage({ onCancel, onDone, ...shown }: CropPageProps) {
  const [crop, setCrop] = useState(WHOLE);
  const [said, setSaid] = useState('');
  const frame: MarkFrame = {
    left: crop.x * PER_MILLE,
    top: crop.y * PER_MILLE,
    width: crop.width * PER_MILLE,
    height: crop.height * PER_MILLE,
  };
  const isTooSmall =
    shortSide(withStep(shown.page, { kind: 'crop', frame }).page) < leastOf(shown.page);
  const say = ({ width, height }: PercentCrop) =>
    setSaid(cropWords.kept(Math.round(width), Math.round(height)));
  return (
    <>
      <Stack
        ref={useCancel(onCancel)}
        className={`${classes.pages} ${classes.editorBody}`}
        gap="sm"
      >
        <p>{cropWords.lead}</p>
        <Text size="sm" c="dimmed" className={classes.keys}>
          {cropWords.keys}
        </Text>
        <LazyPart part={cropPart} props={{ ...shown, crop, onCrop: setCrop, onCropped: say }} />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Stack>
      <Stack gap="xs" p="0.75rem var(--page-gutter)" className="rule-above">
        <Text role="alert" c="red" size="sm">
          {isTooSmall && cropWords.tooSmall}
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button
            variant="subtle"
            onClick={() => {
              setCrop(WHOLE);
              say(WHOLE);
            }}
          >
            {cropWords.reset}
          </Button>
          <Button variant="subtle" onClick={onCancel}>
            {editorMessages.cancel}
          </Button>
          <Button variant="filled" disabled={isTooSmall} onClick={() => onDone(frame)}>
            {cropWords.done}
          </Button>
        </Group>
      </Stack>
    </>
  );
}

const shortSide = ({ width, height }: DrawnPage) => Math.min(width, height);
const leastOf = (page: DrawnPage) => Math.min(documentLimits.pictureLeast, shortSide(page));

/** Escape or the phone's way back leaves the crop, and not the whole dialog with all that was done in it. */
function useCancel(onCancel: () => void) {
  const part = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent((event: Event) => {
    event.preventDefault();
    onCancel();
  });
  useEffect(() => {
    const dialog = part.current?.closest('dialog');
    const listener = (event: Event) => leave(event);
    dialog?.addEventListener('cancel', listener);
    return () => dialog?.removeEventListener('cancel', listener);
  }, []);
  return part;
}
