import { Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Page } from '#webapp/kit/index.ts';
import { appMessages } from './messages.ts';

const { places } = appMessages;

export function NotFoundPage() {
  return (
    <Page title={appMessages.notFound.title} lead={appMessages.notFound.lead} width="narrow">
      <Button component={Link} to="/" variant="filled">
        {appMessages.notFound.home}
      </Button>
      <Group component="ul" gap="0 1.5rem" mt="md" className="plain-list">
        <li>
          <Link className="tap-target" to="/how-it-works">
            {places.howItWorks}
          </Link>
        </li>
        <li>
          <Link className="tap-target" to="/dispute-letters">
            {places.templates}
          </Link>
        </li>
        <li>
          <Link className="tap-target" to="/contact">
            {places.contact}
          </Link>
        </li>
      </Group>
    </Page>
  );
}
