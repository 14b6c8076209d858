import { Navigate, useParams, Link } from 'react-router-dom';
import type { Action } from './step-action.tsx';
import {
  type Dispute,
  complaintFormCheckedOn,
  allStateOffices,
  isStateWithOffice,
  linkOfOffice,
  stateOffices,
  stateOfficesCheckedOn,
  type StateCode,
  legalAid,
  legalAidCheckedOn,
} from '@creditfix/shared/disputes';
import { Stack, Text, Button, Paper, Title, NativeSelect } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Answered, Page, Icon, dateWords, Facts } from '#webapp/kit/index.ts';
import { disputeName, lawWords } from './dispute-words.ts';
import { useDispute, useComplaint } from './disputes.queries.ts';
import { disputePageMessages, helpMessages } from './messages.tsx';
import { ComplaintFields } from './complaint-fields.tsx';
import { UsStates } from '@creditfix/shared/kernel';

/** The page of a step that is no letter, by the end of its address. */
export function HelpPage() {
  const { id = '', help } = useParams();
  switch (help as Action['does']) {
    case 'complaint':
      return <ComplaintPage />;
    case 'state-complaint':
      return <StateComplaintPage />;
    case 'legal-help':
      return <LegalHelpPage />;
    default:
      return <Navigate to={`/disputes/${id}`} replace />;
  }
}

interface HelpFrameProps {
  readonly title: string;
  readonly description: string;
  readonly children: (dispute: Dispute) => ReactNode;
}

/** The page of one step that is no letter: which dispute it is about, and the way back to it. */
function HelpFrame({ title, description, children }: HelpFrameProps) {
  const { id = '' } = useParams();
  const answer = useDispute(id);
  const { data: dispute, error } = answer;
  return (
    <Page
      title={title}
      description={description}
      lead={dispute ? disputeName(dispute) : error ? undefined : disputePageMessages.page.loading}
      width="wide"
    >
      <Answered answer={answer} what={disputePageMessages.page.what} lines={8}>
        {(data) => (
          <Stack gap="xl" maw="46rem">
            {children(data)}
          </Stack>
        )}
      </Answered>
      <Text mt="xl">
        <Link to={error ? '/dashboard' : `/disputes/${id}`} className="tap-target">
          {error ? disputePageMessages.page.back : helpMessages.back}
        </Link>
      </Text>
    </Page>
  );
}

const complaintWords = helpMessages.complaint;

/** A draft complaint to the CFPB: to read, copy, change and send there by the person. */
function ComplaintPage() {
  return (
    <HelpFrame title={complaintWords.title} description={complaintWords.description}>
      {({ id }) => <Draft disputeId={id} />}
    </HelpFrame>
  );
}

function Draft({ disputeId }: { readonly disputeId: string }) {
  const answer = useComplaint(disputeId, 'cfpb');
  return (
    <Answered answer={answer} what={complaintWords.what} lines={10}>
      {({ fields, url }) => (
        <>
          <p>{complaintWords.lead}</p>
          <p>{complaintWords.attest}</p>
          {url && (
            <div>
              <Button
                component="a"
                href={url}
                target="_blank"
                rel="noreferrer"
                variant="filled"
                rightSection={<Icon name="arrow" />}
              >
                {complaintWords.goThere}
              </Button>
            </div>
          )}
          <ComplaintFields fields={fields} />
          <Text c="dimmed" size="sm">
            {complaintWords.checked(dateWords(complaintFormCheckedOn))}
          </Text>
        </>
      )}
    </Answered>
  );
}

const stateWords = helpMessages.state;

/** Where a person complains in their state, and what they can write there. */
function StateComplaintPage() {
  return (
    <HelpFrame title={stateWords.title} description={stateWords.description}>
      {(dispute) => <StateComplaint dispute={dispute} />}
    </HelpFrame>
  );
}

function StateComplaint({ dispute: { id, homeState } }: { readonly dispute: Dispute }) {
  const answer = useComplaint(id, 'state');
  const [code, setCode] = useState(homeState ?? '');
  return (
    <>
      <p>{stateWords.lead}</p>
      <Stack>
        <StateChoice id="home-state" label={stateWords.choose} code={code} onChoose={setCode} />
        <div aria-live="polite">{isStateWithOffice(code) && <Office code={code} />}</div>
        <Text c="dimmed" size="sm">
          {stateWords.checked(dateWords(stateOfficesCheckedOn))}{' '}
          <a href={allStateOffices.url} target="_blank" rel="noreferrer">
            {stateWords.all(allStateOffices.name)}
          </a>
        </Text>
      </Stack>
      <Answered answer={answer} what={stateWords.what} lines={10}>
        {({ fields }) => <ComplaintFields fields={fields} />}
      </Answered>
    </>
  );
}

function Office({ code }: { readonly code: StateCode }) {
  const { office, url } = stateOffices[code];
  return (
    <Paper p="card">
      <Stack gap="xs" align="flex-start">
        <Title order={2} size="h3">
          <span lang={code === 'PR' ? 'es' : 'en'}>{office}</span>
        </Title>
        {url ? (
          <Button
            component="a"
            href={url}
            target="_blank"
            rel="noreferrer"
            variant="filled"
            rightSection={<Icon name="arrow" />}
          >
            {stateWords.goThere}
          </Button>
        ) : (
          <>
            <p>{stateWords.unconfirmed}</p>
            <Button
              component="a"
              href={linkOfOffice(stateOffices[code])}
              target="_blank"
              rel="noreferrer"
              rightSection={<Icon name="arrow" />}
            >
              {stateWords.all(allStateOffices.name)}
            </Button>
          </>
        )}
      </Stack>
    </Paper>
  );
}

const legalWords = helpMessages.legal;

/** The home pages of the sites: their inner pages move. Compared in published lists in November 2026. */
const PLACES = [
  { words: legalWords.places.naca, url: 'https://www.consumeradvocates.org/' },
  { words: legalWords.places.lawHelp, url: 'https://www.lawhelp.org/' },
  {
    words: legalWords.places.lsc,
    url: 'https://www.lsc.gov/about-lsc/what-legal-aid/i-need-legal-help',
  },
] as const;

/** When a lawyer is worth asking, what it costs, where to find one, and the time limits of the law as dates. */
function LegalHelpPage() {
  return (
    <HelpFrame title={legalWords.title} description={legalWords.description}>
      {(dispute) => <LegalHelp dispute={dispute} />}
    </HelpFrame>
  );
}

function LegalHelp({ dispute }: { readonly dispute: Dispute }) {
  return (
    <>
      <p>{legalWords.lead}</p>
      <Limits dispute={dispute} />
      <Part id="when" title={legalWords.when.title}>
        <ul>
          {legalWords.when.items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {dispute.recipient !== 'bureau' && <p>{legalWords.when.company}</p>}
      </Part>
      <Part id="cost" title={legalWords.cost.title}>
        {legalWords.cost.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Text c="dimmed" size="sm">
          {lawWords(legalWords.cost.law)}
        </Text>
      </Part>
      <Part id="where" title={legalWords.where}>
        <LegalAidOf homeState={dispute.homeState} />
        <ul>
          {PLACES.map(({ words, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                {words.name}
              </a>
              <br />
              {words.text}
            </li>
          ))}
        </ul>
        <p>{legalWords.bring}</p>
      </Part>
      <Part id="small" title={legalWords.small.title}>
        {legalWords.small.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Part>
    </>
  );
}

/** The legal aid of a state, where lists agree on it. */
function LegalAidOf({ homeState }: Pick<Dispute, 'homeState'>) {
  const [code, setCode] = useState(homeState ?? '');
  const aid = isStateWithOffice(code) ? legalAid[code] : undefined;
  return (
    <Stack gap="xs" align="flex-start">
      <StateChoice id="aid-state" label={legalWords.aid.choose} code={code} onChoose={setCode} />
      <div aria-live="polite">
        {aid && (
          <Button
            component="a"
            href={aid.url}
            target="_blank"
            rel="noreferrer"
            rightSection={<Icon name="arrow" />}
          >
            {legalWords.aid.link(aid.name)}
          </Button>
        )}
        {code !== '' && !aid && <p>{legalWords.aid.unconfirmed}</p>}
      </div>
      <Text c="dimmed" size="sm">
        {legalWords.aid.checked(dateWords(legalAidCheckedOn))}
      </Text>
    </Stack>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <Stack component="section" gap="xs" aria-labelledby={`${id}-heading`} maw="var(--measure)">
      <Title order={2} size="h3" id={`${id}-heading`}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}

/** Days, counted; what they mean for a person's own case, only a lawyer or a court says. */
function Limits({ dispute: { limits } }: { readonly dispute: Dispute }) {
  return (
    <Part id="limits" title={legalWords.limits.title}>
      {limits.length === 0 && <p>{legalWords.limits.none}</p>}
      {limits.map(({ from, on, twoYearsOn, fiveYearsOn }) => (
        <div key={`${from} ${on}`}>
          <Title order={3} ff="text" fz="md">
            {legalWords.limits.from[from](dateWords(on))}
          </Title>
          <Facts
            labelWidth="8rem"
            facts={[
              { label: legalWords.limits.two, value: dateWords(twoYearsOn) },
              { label: legalWords.limits.five, value: dateWords(fiveYearsOn) },
            ]}
          />
        </div>
      ))}
      <p>{legalWords.limits.text}</p>
      <Text c="dimmed" size="sm">
        {lawWords('15 U.S.C. § 1681p.')}
      </Text>
    </Part>
  );
}

interface StateChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly code: string;
  readonly onChoose: (code: string) => void;
}

/** The states, DC and the territories by name; military post is in none of them. */
function StateChoice({ id, label, code, onChoose }: StateChoiceProps) {
  return (
    <NativeSelect
      id={id}
      label={label}
      data-size="medium"
      value={code}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      data={[
        { value: '', label: helpMessages.noState },
        ...Object.keys(stateOffices)
          .filter(isStateWithOffice)
          .map((value) => ({ value, label: UsStates[value] }))
          .toSorted((one, other) => one.label.localeCompare(other.label)),
      ]}
    />
  );
}
