import { siteSettings } from '@creditfix/shared/kernel';
import { Box, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { ColorSchemeChoice, CompanyLines, language, Logo, useSignedIn } from '#webapp/kit/index.ts';
import { LanguageLink } from './language-link.tsx';
import { appMessages } from './messages.ts';
import classes from './frame.module.css';

const { places, footer } = appMessages;

const product = [
  { to: '/', name: places.home },
  { to: '/generate-letter', name: places.startFree },
  { to: '/how-it-works', name: places.howItWorks },
  { to: '/check-my-report', name: places.checkReport },
  { to: '/dispute-letters', name: places.templates },
  { to: '/guides', name: places.guides },
  { to: '/services', name: places.services },
  { to: '/pricing', name: places.pricing },
] as const;

const company = [
  { to: '/about', name: places.about },
  { to: '/blog', name: places.blog },
  { to: '/contact', name: places.contact },
] as const;

const visitor = [{ to: '/login', name: places.signIn }] as const;

const person = [
  { to: '/dashboard', name: places.dashboard },
  { to: '/account', name: places.account },
] as const;

const legal = [
  { to: '/terms', name: places.terms },
  { to: '/privacy', name: places.privacy },
  { to: '/disclaimer', name: places.disclaimer },
  { to: '/accessibility', name: places.accessibility },
] as const;

export function SiteFooter() {
  const signedIn = useSignedIn();
  return (
    <Box component="footer" bg="var(--paper-shade)" fz="sm" className="rule-above">
      <div className={classes.footer}>
        <div>
          <Logo />
          <Text maw="46ch" mt="xs" c="dimmed" size="sm">
            {footer.about}
          </Text>
        </div>
        <Group
          component="nav"
          align="flex-start"
          gap="1rem 1.5rem"
          aria-label={appMessages.footerMenu}
        >
          <Column title={footer.product} links={product} />
          <Column title={footer.company} links={[...company, ...(signedIn ? person : visitor)]} />
          <Column title={footer.legal} links={legal} />
        </Group>
        <Group gap="0.5rem 1.5rem" className={classes.choices}>
          <ColorSchemeChoice />
          <LanguageLink />
        </Group>
        <Group component="address" gap="0 1.5rem" c="dimmed">
          <span>
            <CompanyLines
              renderLine={(text) => (
                <Box component="span" display="inline-block" className={classes.companyLine}>
                  {text}
                </Box>
              )}
            />
          </span>
          <span>{siteSettings.designCredit[language]}</span>
        </Group>
      </div>
    </Box>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly name: string }[];
}

function Column({ title, links }: ColumnProps) {
  return (
    <Box flex="1 1 8.5rem">
      <Text c="dimmed" fw={600} size="sm">
        {title}
      </Text>
      <ul className={`${classes.footerLinks} plain-list`}>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} reloadDocument={to === '/pricing'}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}
