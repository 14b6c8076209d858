import type { CalendarDate } from '../kernel/index.ts';
import type { StateCode } from './state-offices.table.ts';

/**
 * Where a person finds free legal help in their state: the site of the legal aid of the state, or one that finds it. Taken from four
 * published lists that don't come from each other; `high` is three or more that name the same site, `medium` two. Where the lists
 * contradict each other, or only one has it, there is no link, and the national finders stand. Content table.
 */

export interface LegalAid {
  /** A name of its own, in the language of its site. */
  readonly name: string;
  readonly url: string;
  readonly certainty: 'high' | 'medium';
  /** What its site was taken from, and when. */
  readonly source: string;
  readonly checkedOn: CalendarDate;
}

/** Public lists of legal aid by state, the newest of August 2026, compared. */
export const legalAidCheckedOn: CalendarDate = '2026-11-27';

const checkedOn = legalAidCheckedOn;
const high = (name: string, url: string): LegalAid => ({
  name,
  url,
  certainty: 'high',
  source: 'Three or more public lists of legal aid by state that name this site',
  checkedOn,
});
const medium = (name: string, url: string): LegalAid => ({
  name,
  url,
  certainty: 'medium',
  source: 'Two public lists of legal aid by state that name this site',
  checkedOn,
});

export const legalAid: Readonly<Record<StateCode, LegalAid | undefined>> = {
  AL: high('AlabamaLegalHelp.org', 'https://www.alabamalegalhelp.org/'),
  AK: medium('AlaskaLawHelp.org', 'https://alaskalawhelp.org/'),
  AS: undefined,
  AZ: high('AZLawHelp.org', 'https://www.azlawhelp.org/'),
  AR: medium('Arkansas Legal Services', 'https://www.arlegalservices.org/'),
  CA: high('LawHelpCA.org', 'https://www.lawhelpca.org/'),
  CO: high('Colorado Legal Services', 'https://www.coloradolegalservices.org/'),
  CT: high('CTLawHelp.org', 'https://ctlawhelp.org/'),
  DE: high('Delaware Legal Help Link', 'https://delegalhelplink.org/'),
  DC: high('LawHelp.org/DC', 'https://www.lawhelp.org/dc'),
  FL: high('FloridaLawHelp.org', 'https://www.floridalawhelp.org/'),
  GA: high('GeorgiaLegalAid.org', 'https://www.georgialegalaid.org/'),
  GU: undefined,
  HI: high('Legal Aid Society of Hawaii', 'https://www.legalaidhawaii.org/'),
  ID: high('Idaho Legal Aid Services', 'https://www.idaholegalaid.org/'),
  IL: high('Illinois Legal Aid Online', 'https://www.illinoislegalaid.org/'),
  IN: high('Indiana Legal Services', 'https://www.indianalegalservices.org/'),
  IA: high('Iowa Legal Aid', 'https://www.iowalegalaid.org/'),
  KS: high('Kansas Legal Services', 'https://www.kansaslegalservices.org/'),
  KY: high('Kentucky Justice Online', 'https://www.kyjustice.org/'),
  LA: high('LouisianaLawHelp.org', 'https://louisianalawhelp.org/'),
  ME: high('Pine Tree Legal Assistance', 'https://www.ptla.org/'),
  MD: medium('Maryland Legal Aid', 'https://www.mdlab.org/'),
  MA: medium('MassLegalHelp', 'https://www.masslegalhelp.org/'),
  MI: high('Michigan Legal Help', 'https://michiganlegalhelp.org/'),
  MN: high('LawHelpMN.org', 'https://www.lawhelpmn.org/'),
  MS: high('MSLegalServices.org', 'https://www.mslegalservices.org/'),
  MO: high('Legal Services of Missouri', 'https://www.lsmo.org/'),
  MT: medium('MontanaLawHelp.org', 'https://www.montanalawhelp.org/'),
  NE: high('Legal Aid of Nebraska', 'https://www.legalaidofnebraska.org/'),
  NV: medium('Nevada Law Help', 'https://www.nevadalawhelp.org/'),
  // Its older site, nhlegalaid.org, stands in older lists.
  NH: high('603 Legal Aid', 'https://www.603legalaid.org/'),
  NJ: high('LSNJLAW', 'https://www.lsnjlaw.org/'),
  NM: high('LawHelpNewMexico.org', 'https://www.lawhelpnewmexico.org/'),
  NY: high('LawHelpNY.org', 'https://www.lawhelpny.org/'),
  NC: high('LawHelpNC.org', 'https://www.lawhelpnc.org/'),
  ND: high('Legal Services of North Dakota', 'https://www.legalassist.org/'),
  MP: undefined,
  OH: high('Ohio Legal Help', 'https://www.ohiolegalhelp.org/'),
  OK: high('OKLaw.org', 'https://oklaw.org/'),
  OR: high('OregonLawHelp.org', 'https://oregonlawhelp.org/'),
  PA: high('PALawHelp.org', 'https://www.palawhelp.org/'),
  PR: medium('Servicios Legales de Puerto Rico', 'https://www.servicioslegales.org/'),
  RI: high('HelpRILaw.org', 'https://www.helprilaw.org/'),
  SC: medium('South Carolina Legal Services', 'https://sclegal.org/'),
  SD: medium('South Dakota Law Help', 'https://www.sdlawhelp.org/'),
  TN: medium('HELP4TN', 'https://www.help4tn.org/'),
  TX: high('TexasLawHelp.org', 'https://texaslawhelp.org/'),
  UT: high('Utah Legal Services', 'https://www.utahlegalservices.org/'),
  VT: high('VTLawHelp.org', 'https://vtlawhelp.org/'),
  VI: undefined,
  VA: medium('Virginia Law Help', 'https://www.virginialawhelp.org/'),
  WA: high('WashingtonLawHelp.org', 'https://www.washingtonlawhelp.org/'),
  WV: high('Legal Aid of West Virginia', 'https://legalaidwv.org/'),
  WI: medium('Wisconsin Law Help', 'https://www.wislawhelp.org/'),
  // Four lists, four sites.
  WY: undefined,
};
