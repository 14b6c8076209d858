import type { Signature } from '@creditfix/shared/letters';
import { Button } from '#webapp/kit/index.ts';
import { words } from '../signing.words.ts';
import classes from './signature.module.css';

interface KeptSignatureProps {
  readonly signature: Signature;
  readonly inUse: boolean;
  readonly onUse: () => void;
  readonly onForget: () => void;
}

/** The signature from an earlier letter. Using it is an act of its own each time. */
export function KeptSignature({ signature, inUse, onUse, onForget }: KeptSignatureProps) {
  return (
    <>
      <SignaturePicture signature={signature} />
      <div className={classes.actions}>
        <Button onClick={onUse} disabled={inUse}>
          {words.signature.takeKept}
        </Button>
        <Button look="plain" icon="bin" onClick={onForget}>
          {words.signature.forget}
        </Button>
      </div>
    </>
  );
}

export function SignaturePicture({ signature }: Pick<KeptSignatureProps, 'signature'>) {
  return (
    <div className={classes.kept}>
      {typeof signature === 'string' ? (
        <img src={signature} alt={words.signature.keptPicture} />
      ) : (
        <p className={classes.script}>{signature.typedName}</p>
      )}
    </div>
  );
}
