import {
  isStateWithOffice,
  legalAid,
  legalAidCheckedOn,
  type Dispute,
} from '@creditfix/shared/disputes';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Facts, Icon, dateWords } from '#webapp/kit/index.ts';
import { lawWords } from './dispute-words.ts';
import { HelpFrame } from './help-frame.tsx';
import { helpMessages } from './messages.tsx';
import { StateChoice } from './state-choice.tsx';

const { legal: said } = helpMessages;

/** The front doors of the sites: their inner pages move. Compared in published lists in November 2026. */
const PLACES = [
  { words: said.places.naca, url: 'https://www.consumeradvocates.org/' },
  { words: said.places.lawHelp, url: 'https://www.lawhelp.org/' },
  { words: said.places.lsc, url: 'https://www.lsc.gov/about-lsc/what-legal-aid/i-need-legal-help' },
] as const;

/** When a lawyer is worth asking, what it costs, where to find one, and the time limits of the law as dates. */
export function LegalHelpPage() {
  return (
    <HelpFrame title={said.title} description={said.description}>
      {(dispute) => <LegalHelp dispute={dispute} />}
    </HelpFrame>
  );
}

function LegalHelp({ dispute }: { readonly dispute: Dispute }) {
  return (
    <>
      <p>{said.lead}</p>
      <Limits dispute={dispute} />
      <Part id="when" title={said.when.title}>
        <ul>
          {said.when.items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {dispute.recipient !== 'bureau' && <p>{said.when.company}</p>}
      </Part>
      <Part id="cost" title={said.cost.title}>
        {said.cost.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Text c="dimmed" size="sm">
          {lawWords(said.cost.law)}
        </Text>
      </Part>
      <Part id="where" title={said.where}>
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
        <p>{said.bring}</p>
      </Part>
      <Part id="small" title={said.small.title}>
        {said.small.text.map((text) => (
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
      <StateChoice id="aid-state" label={said.aid.choose} code={code} onChoose={setCode} />
      <div aria-live="polite">
        {aid && (
          <Button
            component="a"
            href={aid.url}
            target="_blank"
            rel="noreferrer"
            rightSection={<Icon name="arrow" />}
          >
            {said.aid.link(aid.name)}
          </Button>
        )}
        {code !== '' && !aid && <p>{said.aid.unconfirmed}</p>}
      </div>
      <Text c="dimmed" size="sm">
        {said.aid.checked(dateWords(legalAidCheckedOn))}
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
    <Part id="limits" title={said.limits.title}>
      {limits.length === 0 && <p>{said.limits.none}</p>}
      {limits.map(({ from, on, twoYearsOn, fiveYearsOn }) => (
        <div key={`${from} ${on}`}>
          <Title order={3} ff="text" fz="md">
            {said.limits.from[from](dateWords(on))}
          </Title>
          <Facts
            labelWidth="8rem"
            facts={[
              { label: said.limits.two, value: dateWords(twoYearsOn) },
              { label: said.limits.five, value: dateWords(fiveYearsOn) },
            ]}
          />
        </div>
      ))}
      <p>{said.limits.text}</p>
      <Text c="dimmed" size="sm">
        {lawWords('15 U.S.C. § 1681p.')}
      </Text>
    </Part>
  );
}
