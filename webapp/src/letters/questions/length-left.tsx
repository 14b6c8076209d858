import classes from './length-left.module.css';
import { questionFieldMessages } from '../messages.tsx';

/** How much room is left, said only once it gets tight. */
export function LengthLeft({ text, max }: { readonly text: string; readonly max: number }) {
  const left = max - text.length;
  if (left > max * 0.2) return null;
  return (
    <p className={classes.left} role="status">
      {questionFieldMessages.charactersLeft(left)}
    </p>
  );
}
