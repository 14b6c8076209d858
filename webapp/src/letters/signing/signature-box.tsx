import { letterLimits, signatureNotPrinted } from '@creditfix/shared/letters';
import { Box, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { FieldError, Icon, Segments, onTick, onText } from '#webapp/kit/index.ts';
import { signingMessages } from '../messages.tsx';
import { DrawingPad, type DrawingPadHandle } from './drawing-pad.tsx';
import { KeptSignature } from './kept-signature.tsx';
import {
  isReadyForUse,
  signatureStatus,
  type SignatureMove,
  type SignatureState,
  type SignatureWay,
} from './signature-state.ts';
import classes from './signature.module.css';

interface SignatureBoxProps {
  readonly id: string;
  readonly state: SignatureState;
  readonly move: (move: SignatureMove) => void;
  readonly confirmed: boolean;
  readonly error: string | undefined;
  readonly onForget: () => void;
}

const ways: readonly { readonly way: SignatureWay; readonly label: string }[] = [
  { way: 'kept', label: signingMessages.signature.kept },
  { way: 'draw', label: signingMessages.signature.draw },
  { way: 'type', label: signingMessages.signature.type },
  { way: 'pen', label: signingMessages.signature.pen },
];

/** Draw, type, or use the one from last time, then save it for this letter; or leave room for a pen. */
export function SignatureBox(props: SignatureBoxProps) {
  const { id, state, move, confirmed, error } = props;
  const offered = ways.filter(({ way }) => way !== 'kept' || state.kept !== undefined);
  return (
    <Stack component="fieldset" gap="md" id={id} tabIndex={-1} aria-describedby={`${id}-state`}>
      <legend>{signingMessages.signature.legend}</legend>
      <Segments
        choices={offered.map(({ way, label }) => ({ value: way, label }))}
        value={state.way}
        onChange={(way) => move({ kind: 'way', way })}
      />
      {state.way === 'kept' && state.kept && (
        <KeptSignature
          signature={state.kept}
          inUse={state.taken !== undefined}
          onUse={() => move({ kind: 'take' })}
          onForget={props.onForget}
        />
      )}
      {state.way === 'draw' && <DrawnSignature state={state} move={move} />}
      {state.way === 'pen' && <p>{signingMessages.signature.penText}</p>}
      {state.way === 'type' && <TypedSignature state={state} move={move} />}
      <p id={`${id}-state`} className={classes.state} role="status">
        <StateWords state={state} confirmed={confirmed} />
      </p>
      <FieldError id={`${id}-error`} error={error} />
      {state.way !== 'kept' && state.way !== 'pen' && (
        <Checkbox
          label={signingMessages.signature.keepNext}
          description={signingMessages.signature.keepNextHint}
          checked={state.keepNext}
          onChange={onTick((keep) => move({ kind: 'keep_next', keep }))}
        />
      )}
    </Stack>
  );
}

function StateWords({ state, confirmed }: Pick<SignatureBoxProps, 'state' | 'confirmed'>) {
  if (state.way === 'pen') return signingMessages.signature.penState;
  if (isReadyForUse(state, confirmed)) {
    return (
      <>
        <Icon name="check" /> {signingMessages.signature.ready}
      </>
    );
  }
  switch (signatureStatus(state)) {
    case 'saved':
      return (
        <>
          <Icon name="check" /> {signingMessages.signature.savedOnly}
        </>
      );
    case 'drawn':
      return signingMessages.signature.drawn;
    case 'empty':
      return signingMessages.signature.empty;
  }
}

interface WayProps {
  readonly state: SignatureState;
  readonly move: (move: SignatureMove) => void;
}

function DrawnSignature({ state, move }: WayProps) {
  const pad = useRef<DrawingPadHandle>(null);
  const empty = state.drawing === undefined;
  return (
    <>
      <div className={classes.field}>
        <DrawingPad
          ref={pad}
          drawing={state.drawing}
          onDrawn={(drawing) => move({ kind: 'drawn', drawing })}
        />
        {empty && (
          <span className={classes.invitation} aria-hidden>
            {signingMessages.signature.signHere}
          </span>
        )}
      </div>
      <Group align="stretch" gap="xs">
        <Button onClick={() => move({ kind: 'take' })} disabled={empty}>
          {signingMessages.signature.save}
        </Button>
        <Button variant="subtle" onClick={() => pad.current?.undo()} disabled={empty}>
          {signingMessages.signature.undoStroke}
        </Button>
        <Button variant="subtle" onClick={() => pad.current?.clear()} disabled={empty}>
          {signingMessages.signature.clear}
        </Button>
      </Group>
    </>
  );
}

function TypedSignature({ state, move }: WayProps) {
  const name = state.typedName.trim();
  const boxes = signatureNotPrinted(name);
  return (
    <>
      <TextInput
        label={signingMessages.signature.typeName}
        description={signingMessages.signature.typeNameHint}
        value={state.typedName}
        onChange={onText((typed) => move({ kind: 'typed', name: typed }))}
        autoComplete="name"
        maxLength={letterLimits.name * 2}
        error={boxes}
      />
      {name !== '' && !boxes && (
        <Box
          component="p"
          ff="Caveat, cursive"
          fz="2.5rem"
          lh={1.2}
          className="anywhere"
          aria-hidden
        >
          {name}
        </Box>
      )}
      <Group align="stretch" gap="xs">
        <Button
          onClick={() => move({ kind: 'take' })}
          disabled={name === '' || boxes !== undefined}
        >
          {signingMessages.signature.save}
        </Button>
        <Button variant="subtle" onClick={() => move({ kind: 'clear' })} disabled={name === ''}>
          {signingMessages.signature.clear}
        </Button>
      </Group>
    </>
  );
}
