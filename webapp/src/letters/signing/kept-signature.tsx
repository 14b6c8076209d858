import { isForPen, type Signature } from '@creditfix/shared/letters';
import { Box, Button, Group } from '@mantine/core';
import { Icon } from '#webapp/kit/index.ts';
import { signingMessages } from '../messages.tsx';
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
      <Group align="stretch" gap="xs">
        <Button onClick={onUse} disabled={inUse}>
          {signingMessages.signature.takeKept}
        </Button>
        <Button variant="subtle" leftSection={<Icon name="bin" />} onClick={onForget}>
          {signingMessages.signature.forget}
        </Button>
      </Group>
    </>
  );
}

export function SignaturePicture({ signature }: Pick<KeptSignatureProps, 'signature'>) {
  return (
    <div className={classes.kept}>
      {typeof signature === 'string' ? (
        <img src={signature} alt={signingMessages.signature.keptPicture} />
      ) : (
        <Box component="p" ff="Caveat, cursive" fz="2.5rem" lh={1.2} className="anywhere">
          {isForPen(signature) ? '' : signature.typedName}
        </Box>
      )}
    </div>
  );
}
