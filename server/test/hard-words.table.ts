/** Names, places and words that are hard to print, all made up. */

/** Sixty characters each, the most that a name may have. */
const LONG_NAMES = [
  'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
  'Maria da Conceição Albuquerque Vasconcelos de Sá e Benevides',
];
export const FIRST_NAMES = [
  'Maria',
  'José',
  'Siobhán',
  'Zoë',
  'Ngọc Ánh',
  'Đặng',
  'Łucja',
  'Anne-Sophie',
  ...LONG_NAMES,
];
export const LAST_NAMES = [
  'O’Neill-Núñez',
  'Nguyễn',
  "D'Angelo",
  'Çelik',
  'Ångström',
  'Müller-Weiß',
  'Li',
  ...LONG_NAMES,
];
export const STREETS = [
  '48 Larkspur Lane',
  '220-B Old Mill Road #4',
  'P.O. Box 77',
  '1209½ W “Main” St & 4th (rear)',
];
export const TOWNS: readonly (readonly [string, string, string])[] = [
  ['Dayton', 'OH', '45402'],
  ['Cañon City', 'CO', '81212-0001'],
  ['San José', 'CA', '95112'],
  ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', 'PR', '00917'],
];
export const COMPANIES = [
  'Northgate Recovery',
  'Harbor & Sons Lending, Inc.',
  'Ålesund Finans',
  'Quick<Cash> "Express"',
  'Büro für Inkasso Groß & Söhne',
  'Portfolio Acquisitions of the Greater Tri-County Area, LLC',
];
export const NUMBERS = [
  '9912-4417',
  '****5678',
  'XXXX-XXXX-0042',
  '440066XXXXXX7731',
  '4000 1234 1234 1234',
];
export const OWN_WORDS = [
  'I called the office on that day & the clerk, Ms. Núñez, said "this is not yours".',
  'My papers say <closed>; the report says otherwise.\nI kept every page.\n\nThe first one is marked.',
  'The donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft wrote to me about it.',
  "The official file finally arrived; it doesn't fit, affix or affirm anything I was told before.",
  'Please compare the two pages that I marked. They do not say the same thing.',
];
