import { useState } from 'react';
import { UsStates } from '@creditfix/shared/kernel';
import {
  CheckboxField,
  FieldError,
  FieldGroup,
  RadioField,
  Segments,
  SelectField,
  TextAreaField,
  TextField,
  ZipNote,
} from '#webapp/kit/index.ts';
import { Chapter, Part, State, States } from './chapter.tsx';

const creditors = [
  { value: 'bureau', label: 'A credit bureau', hint: 'Equifax, Experian or TransUnion' },
  { value: 'company', label: 'The company that reported it' },
] as const;

const ways = [
  { value: 'draw', label: 'Draw' },
  { value: 'type', label: 'Type' },
] as const;

const someStates = Object.entries(UsStates)
  .slice(0, 6)
  .map(([value, label]) => ({ value, label: String(label) }));

export function FieldChapter() {
  return (
    <Chapter
      id="fields"
      title="Fields"
      lead="One question, its label above it, then a hint, the box, and what is wrong with the answer. The box is as wide as its answer. Nothing is checked while somebody types; it is checked when they leave the field."
    >
      <TextPart />
      <LongTextParts />
      <ChoiceParts />
      <Part
        shows="FieldGroup"
        also={['FieldError']}
        note="A frame for several controls under one question; the error stands below them."
      >
        <States>
          <State name="error">
            <FieldGroup label="Your signature" error="Please sign before you go on.">
              <SegmentsOf label="" />
            </FieldGroup>
          </State>
          <State name="FieldError alone">
            <FieldError id="gallery-error" error="The ZIP code has five digits." />
          </State>
        </States>
      </Part>
    </Chapter>
  );
}

function TextPart() {
  const [name, setName] = useState('Jordan Sample');
  const [empty, setEmpty] = useState('');
  const text = { value: name, onChange: setName };
  return (
    <Part
      shows="TextField"
      note="For one line. Sizes short, medium and full say how long an answer is."
    >
      <States>
        <State name="rest">
          <TextField {...text} label="First and last name" />
        </State>
        <State name="with the focus" focused>
          <TextField {...text} label="First and last name" />
        </State>
        <State name="hint, why we ask, optional">
          <TextField
            label="Phone"
            hint="Ten digits"
            why="Only so that a bureau can call you about your letter. We never call."
            optional
            value={empty}
            onChange={setEmpty}
            size="medium"
          />
        </State>
        <State name="error">
          <TextField
            label="ZIP code"
            value="9021"
            onChange={() => undefined}
            size="short"
            error="A ZIP code has five digits, such as 90210."
          />
        </State>
        <State name="disabled">
          <TextField {...text} label="Email" disabled />
        </State>
        <State name="read only">
          <TextField {...text} label="Letter number" value="CF-7Q4M-2K9D" readOnly size="medium" />
        </State>
      </States>
    </Part>
  );
}

function LongTextParts() {
  const [story, setStory] = useState('I never had an account with this company.');
  const [state, setState] = useState('');
  const [zip, setZip] = useState({ zipCode: '', city: '', state: '' });
  return (
    <>
      <Part shows="TextAreaField" note="For a story in the person's own words.">
        <States>
          <State name="rest">
            <TextAreaField label="What happened" rows={3} value={story} onChange={setStory} />
          </State>
          <State name="error">
            <TextAreaField
              label="What happened"
              rows={3}
              value=""
              onChange={() => undefined}
              error="Please tell the bureau in a sentence or two what is wrong."
            />
          </State>
        </States>
      </Part>
      <Part shows="SelectField" note="The browser's own list: the one that every phone knows.">
        <States>
          <State name="nothing chosen">
            <SelectField
              label="State"
              options={someStates}
              placeholder="Choose a state"
              value={state}
              onChange={setState}
            />
          </State>
          <State name="error">
            <SelectField
              label="State"
              options={someStates}
              placeholder="Choose a state"
              value=""
              onChange={() => undefined}
              error="Please choose the state you live in."
            />
          </State>
        </States>
      </Part>
      <Part
        shows="ZipNote"
        note="Fills in city and state from a ZIP code and says so; never an error. Type 62701."
      >
        <States>
          <State name="try it">
            <TextField
              label="ZIP code"
              size="short"
              inputMode="numeric"
              value={zip.zipCode}
              onChange={(zipCode) => setZip((old) => ({ ...old, zipCode }))}
            />
            <ZipNote
              address={zip}
              fill={(field, value) => setZip((old) => ({ ...old, [field]: value }))}
            />
          </State>
        </States>
      </Part>
    </>
  );
}

function ChoiceParts() {
  const [to, setTo] = useState<'bureau' | 'company' | ''>('bureau');
  const [kept, setKept] = useState(true);
  return (
    <>
      <Part shows="RadioField" note="One answer out of a few, each with room for a thumb.">
        <States>
          <State name="chosen">
            <RadioField
              label="Who gets the letter?"
              options={creditors}
              value={to}
              onChange={setTo}
            />
          </State>
          <State name="error">
            <RadioField
              label="Who gets the letter?"
              options={creditors}
              value=""
              onChange={() => undefined}
              error="Please choose who gets the letter."
            />
          </State>
        </States>
      </Part>
      <Part shows="CheckboxField" note="A yes or no that needs no other answer.">
        <States>
          <State name="rest and chosen">
            <CheckboxField
              label="Keep my signature for the next letter"
              hint="Only you can use it."
              checked={kept}
              onChange={setKept}
            />
          </State>
          <State name="error">
            <CheckboxField
              label="I have read the letter, and what it says is true"
              checked={false}
              onChange={() => undefined}
              error="Please confirm that what the letter says is true."
            />
          </State>
          <State name="disabled">
            <CheckboxField
              label="Send me news about my letters"
              hint="Emails about your account always come."
              checked
              disabled
              onChange={() => undefined}
            />
          </State>
        </States>
      </Part>
      <Part shows="Segments" note="Two or three ways side by side, of which one is on.">
        <States>
          <State name="rest">
            <SegmentsOf label="How to sign" />
          </State>
        </States>
      </Part>
    </>
  );
}

function SegmentsOf({ label }: { readonly label: string }) {
  const [way, setWay] = useState<'draw' | 'type'>('draw');
  const segments = <Segments choices={ways} value={way} onChange={setWay} />;
  return label ? <FieldGroup label={label}>{segments}</FieldGroup> : segments;
}
