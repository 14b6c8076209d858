import { siteSettings } from '@creditfix/shared/kernel';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { ColorSchemeChoice, language, Logo, useSignedIn } from '#webapp/kit/index.ts';
import { appMessages } from './messages.ts';
import { LanguageLink } from './language-link.tsx';
import classes from './site-footer.module.css';

const { places, footer } = appMessages;

const product = [
  { to: '/', name: places.home },
  { to: '/generate-letter', name: places.startFree },
  { to: '/how-it-works', name: places.howItWorks },
  { to: '/dispute-letters', name: places.templates },
  { to: '/services', name: places.services },
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
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <Logo />
          <p>{footer.about}</p>
        </div>
        <nav aria-label={appMessages.footerMenu} className={classes.columns}>
          <Column title={footer.product} links={product} />
          <Column title={footer.company} links={[...company, ...(signedIn ? person : visitor)]} />
          <Column title={footer.legal} links={legal} />
        </nav>
        <div className={classes.choices}>
          <ColorSchemeChoice />
          <LanguageLink />
        </div>
        <address className={classes.company}>
          <span>
            {[siteSettings.company.legalName, ...siteSettings.company.addressLines].map(
              (line, index) => (
                <Fragment key={line}>
                  {index > 0 && ', '}
                  <span className={classes.whole}>{line}</span>
                </Fragment>
              ),
            )}
          </span>
          <span>{siteSettings.designCredit[language]}</span>
        </address>
      </div>
    </footer>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly name: string }[];
}

function Column({ title, links }: ColumnProps) {
  return (
    <div>
      <p className={classes.title}>{title}</p>
      <ul className={classes.links}>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
