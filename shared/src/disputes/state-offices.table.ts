import type { CalendarDate, UsStates } from '../kernel/index.ts';

/**
 * Where a person complains in their state: the attorney general, or the office that takes consumer complaints there. Names and
 * addresses of sites were compared in published lists; `high` is three lists that agree on the site, `medium` two, or one and what is
 * generally known of it. Where the lists contradict each other, or only one has it, there is a name and no link. Content table.
 */

export type StateCode = Exclude<keyof typeof UsStates, 'AA' | 'AE' | 'AP'>;

export interface StateOffice {
  readonly office: string;
  /** Where to complain; left out where it is not confirmed. */
  readonly url?: string | undefined;
  readonly certainty: 'high' | 'medium' | 'unconfirmed';
  /** What its name and its site were taken from, and when. */
  readonly source: string;
  readonly checkedOn: CalendarDate;
}

/** Public lists of state consumer offices, July 2025 to July 2026, compared. */
export const stateOfficesCheckedOn: CalendarDate = '2026-11-23';

/** The government's own list of all of them. */
export const allStateOffices = {
  name: 'USA.gov',
  url: 'https://www.usa.gov/state-consumer',
} as const;

const checkedOn = stateOfficesCheckedOn;
const high = (office: string, url: string): StateOffice => ({
  office,
  url,
  certainty: 'high',
  source: 'Three public lists of state consumer offices (July 2025 to July 2026) that agree',
  checkedOn,
});
const medium = (office: string, url: string): StateOffice => ({
  office,
  url,
  certainty: 'medium',
  source: 'Two public lists that agree, or one and what is generally known',
  checkedOn,
});
const unconfirmed = (office: string): StateOffice => ({
  office,
  certainty: 'unconfirmed',
  source: 'The name alone: public lists disagree on its site, or only one has it',
  checkedOn,
});

/** Its own site or, where that is not confirmed, the government’s list of all of them. */
export const linkOfOffice = ({ url }: StateOffice): string => url ?? allStateOffices.url;

export const stateOffices: Readonly<Record<StateCode, StateOffice>> = {
  AL: high('Alabama Attorney General', 'https://www.alabamaag.gov/'),
  AK: high('Alaska Department of Law, Consumer Protection Unit', 'https://law.alaska.gov/'),
  AS: unconfirmed('American Samoa Office of the Attorney General'),
  AZ: high('Arizona Attorney General', 'https://www.azag.gov/'),
  AR: high('Arkansas Attorney General', 'https://arkansasag.gov/'),
  CA: high(
    'California Attorney General',
    'https://oag.ca.gov/contact/consumer-complaint-against-business-or-company',
  ),
  CO: high('Colorado Attorney General', 'https://coag.gov/'),
  CT: high('Connecticut Attorney General', 'https://portal.ct.gov/ag/'),
  DE: medium(
    'Delaware Department of Justice, Consumer Protection Unit',
    'https://attorneygeneral.delaware.gov/fraud/cpu/',
  ),
  DC: high(
    'Attorney General for the District of Columbia',
    'https://oag.dc.gov/consumer-protection',
  ),
  FL: high('Florida Attorney General', 'https://www.myfloridalegal.com/'),
  GA: medium(
    'Georgia Attorney General, Consumer Protection Division',
    'https://consumer.georgia.gov/',
  ),
  GU: medium('Office of the Attorney General of Guam', 'https://oagguam.org/'),
  HI: high('Hawaii Office of Consumer Protection', 'https://cca.hawaii.gov/ocp/'),
  ID: high('Idaho Attorney General', 'https://www.ag.idaho.gov/consumer-protection/'),
  IL: high('Illinois Attorney General', 'https://www.illinoisattorneygeneral.gov/'),
  IN: high(
    'Indiana Attorney General',
    'https://www.in.gov/attorneygeneral/consumer-protection-division/',
  ),
  IA: high('Iowa Attorney General', 'https://www.iowaattorneygeneral.gov/for-consumers'),
  KS: high('Kansas Attorney General', 'https://www.ag.ks.gov/'),
  KY: high('Kentucky Attorney General', 'https://www.ag.ky.gov/'),
  LA: high('Louisiana Attorney General', 'https://www.ag.state.la.us/'),
  ME: high('Maine Attorney General', 'https://www.maine.gov/ag/consumer/'),
  MD: medium(
    'Maryland Attorney General, Consumer Protection Division',
    'https://www.marylandattorneygeneral.gov/',
  ),
  MA: high(
    'Massachusetts Attorney General',
    'https://www.mass.gov/how-to/file-a-consumer-complaint',
  ),
  MI: high('Michigan Attorney General', 'https://www.michigan.gov/ag/consumer-protection'),
  MN: high('Minnesota Attorney General', 'https://www.ag.state.mn.us/'),
  // One list names a site after the person in office, the others one that leads there.
  MS: unconfirmed('Mississippi Attorney General, Consumer Protection Division'),
  MO: high('Missouri Attorney General', 'https://ago.mo.gov/'),
  MT: high('Montana Office of Consumer Protection', 'https://dojmt.gov/'),
  NE: medium('Nebraska Attorney General', 'https://ago.nebraska.gov/'),
  NV: high('Nevada Attorney General', 'https://ag.nv.gov/'),
  NH: high(
    'New Hampshire Department of Justice, Consumer Protection',
    'https://www.doj.nh.gov/consumer/',
  ),
  NJ: high('New Jersey Division of Consumer Affairs', 'https://www.njconsumeraffairs.gov/'),
  NM: medium('New Mexico Department of Justice', 'https://nmdoj.gov/'),
  NY: high('New York Attorney General', 'https://ag.ny.gov/'),
  NC: high('North Carolina Department of Justice', 'https://ncdoj.gov/'),
  ND: high('North Dakota Attorney General', 'https://attorneygeneral.nd.gov/'),
  MP: unconfirmed('Northern Mariana Islands Office of the Attorney General'),
  OH: medium(
    'Ohio Attorney General',
    'https://www.ohioattorneygeneral.gov/Individuals-and-Families/Consumers/File-a-Complaint',
  ),
  OK: medium('Oklahoma Attorney General', 'https://oklahoma.gov/oag.html'),
  OR: high('Oregon Department of Justice', 'https://www.doj.state.or.us/consumer-protection/'),
  PA: high('Pennsylvania Attorney General', 'https://www.attorneygeneral.gov/'),
  PR: medium('Departamento de Asuntos del Consumidor (DACO)', 'https://www.daco.pr.gov/'),
  RI: high('Rhode Island Attorney General', 'https://riag.ri.gov/'),
  SC: high('South Carolina Department of Consumer Affairs', 'https://consumer.sc.gov/'),
  SD: medium(
    'South Dakota Attorney General, Consumer Protection Division',
    'https://consumer.sd.gov/',
  ),
  TN: medium('Tennessee Attorney General', 'https://www.tn.gov/attorneygeneral/'),
  TX: high(
    'Texas Attorney General',
    'https://www.texasattorneygeneral.gov/consumer-protection/file-consumer-complaint',
  ),
  UT: medium('Utah Division of Consumer Protection', 'https://dcp.utah.gov/'),
  VT: high('Vermont Attorney General, Consumer Assistance Program', 'https://ago.vermont.gov/cap'),
  VI: unconfirmed('Virgin Islands Department of Justice'),
  VA: high('Virginia Attorney General', 'https://www.oag.state.va.us/consumer-protection'),
  WA: high('Washington Attorney General', 'https://www.atg.wa.gov/file-complaint'),
  WV: high('West Virginia Attorney General', 'https://ago.wv.gov/'),
  WI: high(
    'Wisconsin Department of Agriculture, Trade and Consumer Protection',
    'https://datcp.wi.gov/',
  ),
  WY: high('Wyoming Attorney General', 'https://ag.wyo.gov/'),
};

export function isStateWithOffice(code: string): code is StateCode {
  return Object.hasOwn(stateOffices, code);
}
