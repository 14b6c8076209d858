import type { ClaimId } from '@creditfix/shared/kernel';
import { Box, Paper, Stack, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { CompanyLines, Page, useSiteFacts } from '#webapp/kit/index.ts';
import classes from './site.module.css';
import { aboutMessages } from './messages.tsx';
import { ClaimList, WhereClaimed } from './claim-list.tsx';
import { LawReview } from './law-review.tsx';
import { StartSection } from './start-section.tsx';
import { breadcrumbData, organizationData } from './structured-data.ts';

const steps = breadcrumbData([{ name: aboutMessages.title, path: '/about' }]);

const figures: readonly ClaimId[] = [
  'founded',
  'accuracy',
  'satisfaction',
  'generationTimeOfTechnology',
];

export function AboutPage() {
  const { mission, values, experts, start } = aboutMessages;
  const facts = useSiteFacts();
  const structuredData = useMemo(() => [organizationData(facts), steps], [facts]);
  return (
    <Page
      title={aboutMessages.title}
      heading={aboutMessages.heading}
      description={aboutMessages.description}
      keywords={aboutMessages.keywords}
      structuredData={structuredData}
      lead={aboutMessages.lead}
      width="wide"
    >
      <Stack gap="2xl">
        <Figures />
        <section className={classes.besideTitle} aria-labelledby="mission">
          <h2 id="mission">{mission.title}</h2>
          <Text maw="var(--measure)">{mission.text}</Text>
        </section>
        <Technology />
        <section className={classes.besideTitle} aria-labelledby="values">
          <h2 id="values">{values.title}</h2>
          <ul className="plain-list rule-above">
            {values.list.map(({ name, text }) => (
              <Box component="li" key={name} py="sm" className="rule-below">
                <strong>{name}</strong> {text}
              </Box>
            ))}
          </ul>
        </section>
        <section className={classes.besideTitle} aria-labelledby="experts">
          <h2 id="experts">{experts.title}</h2>
          <div>
            <Text maw="var(--measure)">{experts.text}</Text>
            <Link to="/contact?subject=feedback" className="tap-target">
              {experts.write}
            </Link>
          </div>
        </section>
        <Company />
        <StartSection {...start} />
      </Stack>
    </Page>
  );
}

function Figures() {
  return (
    <WhereClaimed any={figures}>
      <Box
        component="section"
        py="lg"
        className="rule-above rule-below"
        aria-label={aboutMessages.figures}
      >
        <ClaimList ids={figures} />
      </Box>
    </WhereClaimed>
  );
}

function Technology() {
  const { title, law, editor, model, seal } = aboutMessages.technology;
  const { models } = useSiteFacts().claims;
  const modelText = (
    <>
      <span>{model.text}</span>
      <WhereClaimed any={['models']}>
        <span> {model.models(models?.figure ?? '')}</span>
      </WhereClaimed>
    </>
  );
  return (
    <Paper component="section" variant="sheet" p="xl" aria-labelledby="technology">
      <h2 id="technology">{title}</h2>
      <Box mt="lg" className={classes.twoColumns}>
        {[law, editor, { title: model.title, text: modelText }, seal].map((way) => (
          <div key={way.title}>
            <Title order={3} ff="text" fz="md">
              {way.title}
            </Title>
            <Text maw="56ch" mt="0.25rem" c="dimmed">
              {way.text}
            </Text>
          </div>
        ))}
      </Box>
      <LawReview />
    </Paper>
  );
}

function Company() {
  const { legalName, state } = useSiteFacts().company;
  return (
    <section className={classes.besideTitle} aria-labelledby="company">
      <h2 id="company">{aboutMessages.company.title}</h2>
      <div>
        <Text maw="var(--measure)">{aboutMessages.company.text(legalName, state)}</Text>
        <Stack component="address" gap={0} mt="md" c="dimmed">
          <CompanyLines renderLine={(text) => <span>{text}</span>} />
        </Stack>
      </div>
    </section>
  );
}
