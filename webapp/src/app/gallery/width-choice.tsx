import { Button } from '#webapp/kit/index.ts';
import classes from './gallery.module.css';

const widths = [
  { px: 320, name: '320' },
  { px: 390, name: '390' },
  { px: 768, name: '768' },
] as const;

/** A window of that width and no frame: media queries, zoom and the keyboard are then as they are for people. */
export function WidthChoice() {
  const open = (px: number) => {
    window.open(window.location.href, `gallery-${px}`, `popup,width=${px},height=844`);
  };
  return (
    <div className={classes.widths} role="group" aria-label="Open at the width of a phone">
      <span aria-hidden>Open at</span>
      {widths.map(({ px, name }) => (
        <Button key={px} look="plain" aria-label={`${name} pixels`} onClick={() => open(px)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
