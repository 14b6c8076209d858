import { shownClaims, type ClaimId } from '@creditfix/shared/kernel';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, Page, useSiteFacts } from '#webapp/kit/index.ts';
import { ClaimList } from './claim-list.tsx';
import {
  BureausDrawing,
  CalendarDrawing,
  CertifiedDrawing,
  CompanyDrawing,
} from './desk-drawings.tsx';
import classes from './services.module.css';
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
      <div className={classes.services}>
        <Figures />
        <div className={classes.list}>
          <Service {...bureaus} to="/dispute-letters" drawing={<BureausDrawing />} />
          <Service {...companies} to="/dispute-letters#others" drawing={<CompanyDrawing />} />
          <Service {...mail} to="/how-it-works" drawing={<CertifiedDrawing />} />
          <Service {...dates} to="/how-it-works" drawing={<CalendarDrawing />} />
        </div>
        <section className={classes.never} aria-labelledby="never">
          <h2 id="never">{never.title}</h2>
          <ul>
            {never.list.map((each) => (
              <li key={each}>
                <Icon name="close" />
                <span>{each}</span>
              </li>
            ))}
          </ul>
        </section>
        <StartSection {...start} />
      </div>
    </Page>
  );
}

function Figures() {
  const claims = shownClaims(figures, useSiteFacts());
  if (claims.length === 0) return null;
  return (
    <section className={classes.figures} aria-label={servicesMessages.figures}>
      <ClaimList claims={claims} />
    </section>
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
        <h2>{title}</h2>
        <p>{text}</p>
        <p>
          <Link to={to}>{link}</Link>
        </p>
      </div>
    </section>
  );
}
