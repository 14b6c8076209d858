import { letterLimits } from '@creditfix/shared/letters';
import { useRef } from 'react';
import { Button, CheckboxField, FieldError, Icon, Segments, TextField } from '#webapp/kit/index.ts';
import { words } from '../signing.words.ts';
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
  { way: 'kept', label: words.signature.kept },
  { way: 'draw', label: words.signature.draw },
  { way: 'type', label: words.signature.type },
];

/** Draw, type, or use the one from last time; then save it for this letter. */
export function SignatureBox(props: SignatureBoxProps) {
  const { id, state, move, confirmed, error } = props;
  const offered = ways.filter(({ way }) => way !== 'kept' || state.kept !== undefined);
  return (
    <fieldset className={classes.box} id={id} tabIndex={-1} aria-describedby={`${id}-state`}>
      <legend className={classes.legend}>{words.signature.legend}</legend>
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
      {state.way === 'type' && <TypedSignature state={state} move={move} />}
      <p id={`${id}-state`} className={classes.state} role="status">
        <StateWords state={state} confirmed={confirmed} />
      </p>
      <FieldError id={`${id}-error`} error={error} />
      {state.way !== 'kept' && (
        <CheckboxField
          label={words.signature.keepNext}
          hint={words.signature.keepNextHint}
          checked={state.keepNext}
          onChange={(keep) => move({ kind: 'keep_next', keep })}
        />
      )}
    </fieldset>
  );
}

function StateWords({ state, confirmed }: Pick<SignatureBoxProps, 'state' | 'confirmed'>) {
  if (isReadyForUse(state, confirmed)) {
    return (
      <>
        <Icon name="check" /> {words.signature.ready}
      </>
    );
  }
  switch (signatureStatus(state)) {
    case 'saved':
      return (
        <>
          <Icon name="check" /> {words.signature.savedOnly}
        </>
      );
    case 'drawn':
      return words.signature.drawn;
    case 'empty':
      return words.signature.empty;
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
            {words.signature.signHere}
          </span>
        )}
      </div>
      <div className={classes.actions}>
        <Button onClick={() => move({ kind: 'take' })} disabled={empty}>
          {words.signature.save}
        </Button>
        <Button look="plain" onClick={() => pad.current?.undo()} disabled={empty}>
          {words.signature.undoStroke}
        </Button>
        <Button look="plain" onClick={() => pad.current?.clear()} disabled={empty}>
          {words.signature.clear}
        </Button>
      </div>
    </>
  );
}

function TypedSignature({ state, move }: WayProps) {
  const name = state.typedName.trim();
  return (
    <>
      <TextField
        label={words.signature.typeName}
        hint={words.signature.typeNameHint}
        value={state.typedName}
        onChange={(typed) => move({ kind: 'typed', name: typed })}
        autoComplete="name"
        maxLength={letterLimits.name * 2}
      />
      {name !== '' && (
        <p className={classes.script} aria-hidden>
          {name}
        </p>
      )}
      <div className={classes.actions}>
        <Button onClick={() => move({ kind: 'take' })} disabled={name === ''}>
          {words.signature.save}
        </Button>
        <Button look="plain" onClick={() => move({ kind: 'clear' })} disabled={name === ''}>
          {words.signature.clear}
        </Button>
      </div>
    </>
  );
}
