import { Button, Group, Stack, Text } from '@mantine/core';
import { Link, useLoaderData } from 'react-router-dom';
import { Icon, Page } from '#webapp/kit/index.ts';
import { breadcrumbData, shortDescription } from './structured-data.ts';
import type { TemplateCard, TemplateShelves } from './template-shelves.ts';
import classes from './site.module.css';
import { templateLibraryMessages } from './messages.tsx';

const structuredData = [
  breadcrumbData([{ name: templateLibraryMessages.title, path: '/dispute-letters' }]),
];

/** Every letter that a person can start from. */
export function TemplateLibraryPage() {
  const { disputes, toCompanies, protecting } = useLoaderData<TemplateShelves>();
  return (
    <Page
      title={templateLibraryMessages.title}
      description={shortDescription(templateLibraryMessages.description, 150)}
      keywords={templateLibraryMessages.keywords}
      structuredData={structuredData}
      lead={templateLibraryMessages.lead}
      width="wide"
    >
      <Stack gap="2xl">
        <LibraryPart
          id="disputes"
          title={templateLibraryMessages.disputes}
          text={templateLibraryMessages.disputesText}
          templates={disputes}
        />
        <LibraryPart
          id="others"
          title={templateLibraryMessages.others}
          text={templateLibraryMessages.othersText}
          templates={toCompanies}
        />
        <LibraryPart
          id="protecting"
          title={templateLibraryMessages.protecting}
          text={templateLibraryMessages.protectingText}
          templates={protecting}
        />
        <Stack
          component="section"
          gap="xs"
          align="flex-start"
          pt="xl"
          className="rule-above"
          aria-labelledby="no-template"
        >
          <h2 id="no-template">{templateLibraryMessages.notSure}</h2>
          <Text maw="var(--measure)" mb="xs">
            {templateLibraryMessages.notSureText}
          </Text>
          <Group gap="1rem 1.5rem" className="full-on-phone">
            <Button
              component={Link}
              to="/generate-letter"
              variant="filled"
              rightSection={<Icon name="arrow" />}
            >
              {templateLibraryMessages.start}
            </Button>
            <Link to="/start" className="tap-target">
              {templateLibraryMessages.whatHappened}
            </Link>
            <Link to="/guides" className="tap-target">
              {templateLibraryMessages.guides}
            </Link>
          </Group>
        </Stack>
      </Stack>
    </Page>
  );
}

interface LibraryPartProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly templates: readonly TemplateCard[];
}

function LibraryPart({ id, title, text, templates }: LibraryPartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Text maw="var(--measure)" mt="xs" c="dimmed">
        {text}
      </Text>
      {/* Twenty in all: plain elements, or a phone would be busy with them for a while. */}
      <ul className={`${classes.cards} plain-list`}>
        {templates.map(({ slug, path, title: name, description }) => (
          <li key={slug} className={classes.card}>
            <h3>
              <Link to={path}>{name}</Link>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
