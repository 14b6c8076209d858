import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Checkbox, NativeSelect, Radio, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { UsStates } from '@creditfix/shared/kernel';
import {
  CodeField,
  type Coupon,
  DateField,
  Explained,
  FieldError,
  FieldGroup,
  Optional,
  Segments,
  onTick,
  onText,
  ZipNote,
} from '#webapp/kit/index.ts';
import { Chapter, Part, State, States } from './chapter.tsx';

const creditors = [
  { value: 'bureau', label: 'A credit bureau', description: 'Equifax, Experian or TransUnion' },
  { value: 'company', label: 'The company that reported it' },
] as const;

const ways = [
  { value: 'draw', label: 'Draw' },
  { value: 'type', label: 'Type' },
] as const;

const codeWords = 'takes $5 off. You pay $14.99 today.';
const coupon: Coupon = {
  code: 'FALL26',
  percentOff: null,
  centsOff: 500,
  months: 1,
  monthlyCents: 1_499,
};

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
      <DatePart />
      <Part
        shows="FieldGroup"
        also={['FieldError', 'Input']}
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
  const text = { value: name, onChange: onText(setName) };
  return (
    <Part
      shows="TextInput"
      also={['Optional', 'Explained']}
      from="@mantine/core"
      note="For one line. data-size short or medium says how long an answer is. A label may be Optional, a field Explained."
    >
      <States>
        <State name="rest">
          <TextInput {...text} label="First and last name" />
        </State>
        <State name="with the focus" focused>
          <TextInput {...text} label="First and last name" />
        </State>
        <State name="hint, why we ask, optional">
          <Explained why="Only so that a bureau can call you about your letter. We never call.">
            <TextInput
              label={<Optional>Phone</Optional>}
              description="Ten digits"
              value={empty}
              onChange={onText(setEmpty)}
              data-size="medium"
            />
          </Explained>
        </State>
        <State name="error">
          <TextInput
            label="ZIP code"
            value="9021"
            onChange={onText(() => undefined)}
            data-size="short"
            error="A ZIP code has five digits, such as 90210."
          />
        </State>
        <State name="disabled">
          <TextInput {...text} label="Email" disabled />
        </State>
        <State name="read only">
          <TextInput
            {...text}
            label="Letter number"
            value="CF-7Q4M-2K9D"
            readOnly
            data-size="medium"
          />
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
      <Part shows="Textarea" from="@mantine/core" note="For a story in the person's own words.">
        <States>
          <State name="rest">
            <Textarea label="What happened" rows={3} value={story} onChange={onText(setStory)} />
          </State>
          <State name="error">
            <Textarea
              label="What happened"
              rows={3}
              value=""
              onChange={onText(() => undefined)}
              error="Please tell the bureau in a sentence or two what is wrong."
            />
          </State>
        </States>
      </Part>
      <Part
        shows="NativeSelect"
        from="@mantine/core"
        note="The browser's own list: the one that every phone knows."
      >
        <States>
          <State name="nothing chosen">
            <NativeSelect
              label="State"
              data={[{ value: '', label: 'Choose a state' }, ...someStates]}
              value={state}
              onChange={onText(setState)}
            />
          </State>
          <State name="error">
            <NativeSelect
              label="State"
              data={[{ value: '', label: 'Choose a state' }, ...someStates]}
              value=""
              onChange={onText(() => undefined)}
              error="Please choose the state you live in."
            />
          </State>
        </States>
      </Part>
      <Part
        shows="Select"
        from="@mantine/core"
        note="A list to type in, where it is long or its entries take several lines."
      >
        <States>
          <State name="nothing chosen">
            <Select
              label="Company"
              placeholder="Choose a company"
              data={['Harbor Lending', 'Orchard Bank']}
              searchable
              comboboxProps={{ withinPortal: false }}
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
            <TextInput
              label="ZIP code"
              data-size="short"
              inputMode="numeric"
              value={zip.zipCode}
              onChange={onText((zipCode) => setZip((old) => ({ ...old, zipCode })))}
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
      <Part
        shows="Radio"
        from="@mantine/core"
        note="One answer out of a few, each with room for a thumb."
      >
        <States>
          <State name="chosen">
            <Radio.Group label="Who gets the letter?" value={to} onChange={setTo}>
              {creditors.map((one) => (
                <Radio key={one.value} {...one} />
              ))}
            </Radio.Group>
          </State>
          <State name="error">
            <Radio.Group
              label="Who gets the letter?"
              value=""
              onChange={() => undefined}
              error="Please choose who gets the letter."
            >
              {creditors.map((one) => (
                <Radio key={one.value} {...one} />
              ))}
            </Radio.Group>
          </State>
        </States>
      </Part>
      <Part shows="Checkbox" from="@mantine/core" note="A yes or no that needs no other answer.">
        <States>
          <State name="rest and chosen">
            <Checkbox
              label="Keep my signature for the next letter"
              description="Only you can use it."
              checked={kept}
              onChange={onTick(setKept)}
            />
          </State>
          <State name="error">
            <Checkbox
              label="I have read the letter, and what it says is true"
              checked={false}
              onChange={onTick(() => undefined)}
              error="Please confirm that what the letter says is true."
            />
          </State>
          <State name="disabled">
            <Checkbox
              label="Send me news about my letters"
              description="Emails about your account always come."
              checked
              disabled
              onChange={onTick(() => undefined)}
            />
          </State>
        </States>
      </Part>
      <Part
        shows="Segments"
        also={['SegmentedControl']}
        note="Two or three ways side by side, of which one is on."
      >
        <States>
          <State name="rest">
            <SegmentsOf label="How to sign" />
          </State>
        </States>
      </Part>
      <Part
        shows="CodeField"
        note="A code of the operator’s where somebody pays; what it takes off stands there before they do."
      >
        <States>
          <State name="rest">
            <CodeField
              isFor="pro"
              coupon={undefined}
              onCoupon={() => undefined}
              words={() => codeWords}
            />
          </State>
          <State name="taken">
            <CodeField
              isFor="pro"
              coupon={coupon}
              onCoupon={() => undefined}
              words={() => codeWords}
            />
          </State>
        </States>
      </Part>
    </>
  );
}

function DatePart() {
  const [day, setDay] = useState('2026-03-14');
  return (
    <Part
      shows="DateField"
      note="A day or a month, in boxes of its own. A whole date may be pasted into one of them."
    >
      <States>
        <State name="rest">
          <DateField id="gallery-day" label="When did you pay?" value={day} onChange={setDay} />
        </State>
        <State name="error">
          <DateField
            id="gallery-half-day"
            label="When did you pay?"
            value="2026-03-"
            error="Please give the whole date."
            onChange={() => undefined}
          />
        </State>
      </States>
    </Part>
  );
}

function SegmentsOf({ label }: { readonly label: string }) {
  const [way, setWay] = useState<'draw' | 'type'>('draw');
  const segments = <Segments choices={ways} value={way} onChange={setWay} />;
  return label ? <FieldGroup label={label}>{segments}</FieldGroup> : segments;
}
