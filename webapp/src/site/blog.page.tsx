import { Box, Button, Group, Stack, TextInput, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Icon, Page, onText } from '#webapp/kit/index.ts';
import { blogMessages } from './messages.tsx';
import { EmptySheetDrawing } from './drawings.tsx';
import { breadcrumbData } from './structured-data.ts';

const structuredData = [breadcrumbData([{ name: blogMessages.title, path: '/blog' }])];

/** The place of articles to come. The form is shown as it will be, and can't be used yet. */
export function BlogPage() {
  return (
    <Page
      title={blogMessages.title}
      heading={blogMessages.heading}
      description={blogMessages.description}
      keywords={blogMessages.keywords}
      structuredData={structuredData}
      lead={blogMessages.lead}
      width="wide"
    >
      <Group gap="2rem 4rem" justify="space-between" align="flex-end">
        <Stack gap="2xl">
          <Stack align="flex-start" maw="26rem">
            <TextInput
              id="notify-email"
              type="email"
              label={blogMessages.email}
              description={blogMessages.notYet}
              value=""
              onChange={onText(() => {})}
              disabled
            />
            <Button disabled aria-describedby="notify-email-hint">
              {blogMessages.notify}
            </Button>
          </Stack>
          <section aria-labelledby="meanwhile">
            <Title order={2} id="meanwhile" size="h3">
              {blogMessages.meanwhile}
            </Title>
            <Group mt="md" gap="1rem 1.5rem">
              <Button
                component={Link}
                to="/generate-letter"
                variant="filled"
                rightSection={<Icon name="arrow" />}
              >
                {blogMessages.start}
              </Button>
              <Link to="/guides" className="tap-target">
                {blogMessages.guides}
              </Link>
              <Link to="/how-it-works" className="tap-target">
                {blogMessages.how}
              </Link>
            </Group>
          </section>
        </Stack>
        <Box w="min(20rem, 100%)">
          <EmptySheetDrawing />
        </Box>
      </Group>
    </Page>
  );
}
