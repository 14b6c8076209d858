import {
  Bureau,
  bureaus,
  letterEndpoints,
  letterLimits,
  type Question,
} from '@creditfix/shared/letters';
import { Button, Checkbox, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import {
  ActionBar,
  callApi,
  Explained,
  FieldGroup,
  Icon,
  onText,
  onTick,
  type SituationName,
  useSignedIn,
} from '#webapp/kit/index.ts';
import classes from '../generate-letter.module.css';
import { changeForm, type FormChange } from '../letter-form.ts';
import { isItemAboutFile } from '../letter-request.ts';
import { recipientPartMessages, startMessages as words, wizardMessages } from '../messages.tsx';
import { accountWords } from '../wizard/account-words.ts';
import { StepHeading } from '../wizard/step-heading.tsx';
import { ChoiceList } from './choice-list.tsx';
import type { SignInSlot } from './start.page.tsx';
import {
  answerStart,
  keepStart,
  keptStart,
  type StartedLetter,
  startLetter,
  startQuestions,
} from './start-letter.ts';
import { StartSheet } from './start-sheet.tsx';

/** The last view, where the item and its reports are named. */
const WHO = 'who';

interface StartedPartProps {
  readonly about: SituationName;
  /** Key of the question on screen, as the address has it; the first one if it has none. */
  readonly asked: string | undefined;
  readonly signIn: SignInSlot;
}

/** The questions after what happened, one at a time, with the letter beside them. */
export function StartedPart({ about, asked, signIn }: StartedPartProps) {
  const navigate = useNavigate();
  const [letter, setLetter] = useState(() => goOnWith(about));
  useCountedStart();
  const questions = startQuestions(letter);
  const views = [...questions.map(({ key }) => key), WHO];
  const at = Math.max(0, views.indexOf(asked ?? ''));
  const question = questions[at];
  const keep = (now: StartedLetter) => {
    keepStart(now);
    setLetter(now);
  };
  const answer = (key: string, value: string) => {
    const now = answerStart(letter, { key, value });
    keep(now);
    const next = startQuestions(now).map((one) => one.key);
    // What is asked of the other letter and known already is not asked again.
    const after =
      now.about === about
        ? next[next.indexOf(key) + 1]
        : next.find((one) => (now.form.disputeDetails.facts[one] ?? '') === '');
    void navigate(addressOf(now.about, after ?? WHO));
  };
  const props: ViewProps = {
    letter,
    keep,
    place: words.place(at + 2, views.length + 1),
    back: at === 0 ? '/start' : addressOf(about, views[at - 1] ?? WHO),
  };
  return (
    <div className={classes.formAndSheet}>
      {question ? (
        <OneChoice key={question.key} {...props} question={question} onAnswer={answer} />
      ) : (
        <WhoReports {...props} signIn={signIn} />
      )}
      <StartSheet form={letter.form} />
    </div>
  );
}

/** The page counts once, whatever is chosen on it; who comes back to what they said was counted then. */
let isCounted = false;

/** Tells the server that one more letter was begun before sign-in: a number, without a cookie or anything of the person. */
function useCountedStart(): void {
  const signedIn = useSignedIn();
  const [isNew] = useState(() => keptStart() === undefined);
  useEffect(() => {
    if (signedIn || !isNew || isCounted) return;
    isCounted = true;
    void callApi(letterEndpoints.noteStarted, { body: {} });
  }, [signedIn, isNew]);
}

function addressOf(about: SituationName, ask: string): string {
  return `/start?about=${about}&ask=${ask}`;
}

/** Who comes back to the same situation finds what they said; to another one, the kind of item. */
function goOnWith(about: SituationName): StartedLetter {
  const kept = keptStart();
  if (kept && kept.about === about) return kept;
  return startLetter(about, kept?.form);
}

interface ViewProps {
  readonly letter: StartedLetter;
  readonly keep: (letter: StartedLetter) => void;
  readonly place: string;
  /** Address of the view before this one. */
  readonly back: string;
}

interface OneChoiceProps extends ViewProps {
  readonly question: Question;
  readonly onAnswer: (key: string, value: string) => void;
}

function OneChoice({ letter, place, back, question, onAnswer }: OneChoiceProps) {
  const { key, label, hint, why, options = [] } = question;
  const value = letter.form.disputeDetails.facts[key];
  return (
    <Stack gap="lg" miw={0}>
      <ViewHead letter={letter} place={place} heading={label} lead={hint} />
      <Explained why={why}>
        <ChoiceList
          label={label}
          choices={options.map((option) => ({
            key: option.value,
            label: option.label,
            hint: option.hint,
            chosen: option.value === value,
          }))}
          onChoose={(chosen) => onAnswer(key, chosen)}
        />
      </Explained>
      <Text>
        <Link to={back} className="tap-target">
          {wizardMessages.previous}
        </Link>
      </Text>
    </Stack>
  );
}

/** Where the letter is opened once its writer is signed in. */
const WIZARD = '/generate-letter?begun=start';

type WhoReportsProps = ViewProps & Pick<StartedPartProps, 'signIn'>;

/** The company and the reports: both may stay open, the wizard asks for them again. Then the email, where it is not known yet. */
function WhoReports({ letter, keep, place, back, signIn }: WhoReportsProps) {
  const signedIn = useSignedIn();
  const { form } = letter;
  const change = (made: FormChange) => keep({ ...letter, form: changeForm(form, made) });
  // Who comes by the address of this view has changed nothing yet.
  useEffect(() => keepStart(letter), [letter]);
  const choose = (bureau: Bureau, chosen: boolean) => {
    const list = Object.values(Bureau).filter((one) =>
      one === bureau ? chosen : form.bureaus.includes(one),
    );
    change({ kind: 'bureaus', bureaus: list });
  };
  const namesCompany = !isItemAboutFile(form, 1);
  return (
    <Stack gap="lg" miw={0}>
      <ViewHead
        letter={letter}
        place={place}
        heading={namesCompany ? words.whoReports : words.whichReports}
        lead={words.mayStayOpen}
      />
      {namesCompany && (
        <TextInput
          name="creditorName"
          label={words.company}
          description={accountWords(form, 1).creditor}
          value={form.disputeDetails.creditorName}
          onChange={onText((value) => change({ kind: 'detail', field: 'creditorName', value }))}
          autoComplete="off"
          maxLength={letterLimits.creditorName}
        />
      )}
      {form.recipient === 'bureau' && (
        <FieldGroup
          id="bureaus"
          label={recipientPartMessages.whichReport}
          description={recipientPartMessages.whichReportHint}
        >
          <Stack gap="xs">
            {Object.values(Bureau).map((bureau) => (
              <Checkbox
                key={bureau}
                label={bureaus[bureau].name}
                checked={form.bureaus.includes(bureau)}
                onChange={onTick((chosen) => choose(bureau, chosen))}
              />
            ))}
          </Stack>
        </FieldGroup>
      )}
      {signedIn ? (
        <ActionBar>
          <Button component={Link} to={back}>
            {wizardMessages.previous}
          </Button>
          <Button
            component={Link}
            to={WIZARD}
            variant="filled"
            rightSection={<Icon name="arrow" />}
          >
            {words.goOn}
          </Button>
        </ActionBar>
      ) : (
        <Stack component="section" gap="md" pt="lg" className="rule-above" aria-label={words.keep}>
          <Title order={3} size="h3">
            {words.keep}
          </Title>
          {signIn({ redirect: WIZARD, action: words.signIn })}
          <Group gap="0 1.5rem">
            <Link to={back} className="tap-target">
              {wizardMessages.previous}
            </Link>
            <Link to={`/login?redirect=${encodeURIComponent(WIZARD)}`} className="tap-target">
              {words.otherSignIn}
            </Link>
          </Group>
        </Stack>
      )}
    </Stack>
  );
}

interface ViewHeadProps {
  readonly letter: StartedLetter;
  readonly place: string;
  readonly heading: string;
  readonly lead: string | undefined;
}

/** The question, how far it is, and what was said happened, which can be taken back. */
function ViewHead({ letter, place, heading, lead }: ViewHeadProps) {
  return (
    <div>
      <StepHeading>{heading}</StepHeading>
      <Text mt="xs" c="dimmed" size="sm">
        {place}
      </Text>
      <Text c="dimmed" size="sm">
        {words.situations[letter.about].label} <Link to="/start">{words.change}</Link>
      </Text>
      {lead && (
        <Text maw="var(--measure)" mt="xs" c="dimmed">
          {lead}
        </Text>
      )}
    </div>
  );
}
