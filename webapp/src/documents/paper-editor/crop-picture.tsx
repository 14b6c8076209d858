import { useEffect, useRef, type CSSProperties } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import classes from '../documents.module.css';
import { editorMessages } from '../messages.tsx';
import type { Box } from './edits.ts';
import { PagePicture, placeOf } from './covered-page.tsx';
import type { DrawnPage } from './draw-pages.ts';

const { crop: words } = editorMessages;

/** In pixels of the screen: two handles apart. */
const LEAST = 32;

export interface CropPictureProps {
  readonly page: DrawnPage;
  readonly alt: string;
  readonly boxes: readonly Box[];
  readonly crop: PercentCrop;
  readonly onCrop: (crop: PercentCrop) => void;
  /** Told once a handle is let go. */
  readonly onCropped: (crop: PercentCrop) => void;
}

/** The page in a frame whose corners and sides are moved by finger, mouse or arrow keys. All of it is on screen: here a swipe moves the frame. */
export function CropPicture({ page, alt, boxes, crop, onCrop, onCropped }: CropPictureProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.querySelector<HTMLElement>('[role=group]')?.focus({ preventScroll: true });
  }, []);
  const { width, height } = page;
  return (
    <div
      ref={sheet}
      className={classes.cropped}
      style={{ '--page-width': width, '--page-height': height } as CSSProperties}
    >
      <ReactCrop
        className="ReactCrop--no-animate"
        crop={crop}
        onChange={(_, percent) => onCrop(percent)}
        onComplete={(_, percent) => onCropped(percent)}
        ariaLabels={words.handles}
        minWidth={LEAST}
        minHeight={LEAST}
        keepSelection
      >
        <div style={{ aspectRatio: `${width} / ${height}` }}>
          <PagePicture page={page} alt={alt} />
          {boxes.map(({ id, frame }) => (
            <div key={id} className={classes.covered} style={placeOf(frame)} />
          ))}
        </div>
      </ReactCrop>
    </div>
  );
}
