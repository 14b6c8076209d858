import type { ClaimId } from '@creditfix/shared/kernel';
import { Box, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, Page } from '#webapp/kit/index.ts';
import { ClaimList, WhereClaimed } from './claim-list.tsx';
import { BureausDrawing, CalendarDrawing, CertifiedDrawing, CompanyDrawing } from './drawings.tsx';
import classes from './site.module.css';
import { servicesMessages } from './messages.tsx';
import { StartSection } from './start-section.tsx';
import { breadcrumbData, serviceData } from './structured-data.ts';

const structuredData = [
  serviceData(servicesMessages.description),
  breadcrumbData([{ name: servicesMessages.title, path: '/services' }]),
];

const figures: readonly ClaimId[] = ['underTwoMinutes', 'fcraCompliance', 'encryption'];

export function ServicesPage() {
  const { bureaus, companies, mail, dates, never, start } = servicesMessages;
  return (
    <Page
      title={servicesMessages.title}
      heading={servicesMessages.heading}
      description={servicesMessages.description}
      keywords={servicesMessages.keywords}
      structuredData={structuredData}
      lead={servicesMessages.lead}
      width="wide"
    >
      <Stack gap="2xl">
        <Figures />
        <div className={classes.twoColumns}>
          <Service {...bureaus} to="/dispute-letters" drawing={<BureausDrawing />} />
          <Service {...companies} to="/dispute-letters#others" drawing={<CompanyDrawing />} />
          <Service {...mail} to="/how-it-works" drawing={<CertifiedDrawing />} />
          <Service {...dates} to="/how-it-works" drawing={<CalendarDrawing />} />
        </div>
        <Box
          component="section"
          pt="xl"
          className={`${classes.besideTitle} rule-above`}
          aria-labelledby="never"
        >
          <h2 id="never">{never.title}</h2>
          <Stack component="ul" gap="sm" className="plain-list">
            {never.list.map((each) => (
              <Group
                component="li"
                key={each}
                wrap="nowrap"
                gap="sm"
                align="flex-start"
                maw="var(--measure)"
              >
                <Text span inherit c="dimmed">
                  <Icon name="close" />
                </Text>
                <span>{each}</span>
              </Group>
            ))}
          </Stack>
        </Box>
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
        aria-label={servicesMessages.figures}
      >
        <ClaimList ids={figures} />
      </Box>
    </WhereClaimed>
  );
}

interface ServiceProps {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly to: string;
  readonly drawing: ReactNode;
}

function Service({ title, text, link, to, drawing }: ServiceProps) {
  return (
    <section className={classes.service}>
      {drawing}
      <div>
        <Title order={2} size="h3">
          {title}
        </Title>
        <Text maw="52ch" my="xs" c="dimmed">
          {text}
        </Text>
        <Link to={to} className="tap-target">
          {link}
        </Link>
      </div>
    </section>
  );
}
