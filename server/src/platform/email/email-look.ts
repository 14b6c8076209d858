import type { CSSProperties } from 'react';

/** The look of the product in what mail programs understand: the colours are those of the web app's `tokens.css`. */

const sans = "'Source Sans 3', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const serif = "'Source Serif 4', Georgia, 'Times New Roman', serif";

const light = {
  paper: '#f6f3ec',
  sheet: '#ffffff',
  ink: '#17233a',
  muted: '#4b566b',
  hairline: '#ddd6c7',
  green: '#1d6b45',
  onGreen: '#ffffff',
  link: '#1f4f9c',
};

const dark = {
  paper: '#11161d',
  sheet: '#1a2029',
  ink: '#e9e6de',
  muted: '#aab2bf',
  hairline: '#2c3540',
  green: '#5dbb8b',
  onGreen: '#07140d',
  link: '#9abdf7',
};

const small = { fontFamily: sans, fontSize: '15px', lineHeight: '22px' };
const body = { fontFamily: sans, fontSize: '17px', lineHeight: '26px' };

export const look = {
  paper: { margin: 0, padding: '28px 12px 40px', backgroundColor: light.paper },
  width: { width: '100%', maxWidth: '560px' },
  brand: {
    margin: '0 0 14px',
    fontFamily: serif,
    fontSize: '20px',
    lineHeight: '26px',
    fontWeight: 600,
    color: light.ink,
  },
  sheet: {
    width: '100%',
    backgroundColor: light.sheet,
    border: `1px solid ${light.hairline}`,
    borderTop: `5px solid ${light.green}`,
    borderRadius: '2px',
  },
  inside: { padding: '34px 38px 20px' },
  heading: {
    margin: '0 0 18px',
    fontFamily: serif,
    fontSize: '27px',
    lineHeight: '34px',
    fontWeight: 600,
    color: light.ink,
  },
  text: { ...body, margin: '0 0 16px', color: light.ink },
  quiet: { ...small, margin: '0 0 14px', color: light.muted },
  action: { margin: '26px 0 22px' },
  button: {
    padding: '14px 26px',
    borderRadius: '8px',
    backgroundColor: light.green,
    color: light.onGreen,
    fontFamily: sans,
    fontSize: '17px',
    fontWeight: 700,
    textAlign: 'center',
  },
  copied: { ...small, margin: '14px 0 0', color: light.muted },
  address: {
    color: light.link,
    textDecoration: 'underline',
    wordBreak: 'break-word',
    overflowWrap: 'anywhere',
  },
  facts: { margin: '22px 0 26px', borderTop: `1px solid ${light.hairline}` },
  factName: {
    ...small,
    width: '36%',
    padding: '11px 16px 11px 0',
    verticalAlign: 'top',
    borderBottom: `1px solid ${light.hairline}`,
    color: light.muted,
  },
  factValue: {
    ...body,
    lineHeight: '24px',
    padding: '10px 0',
    verticalAlign: 'top',
    borderBottom: `1px solid ${light.hairline}`,
    color: light.ink,
    fontVariantNumeric: 'tabular-nums',
    wordBreak: 'break-word',
  },
  list: { ...body, margin: '0 0 18px', padding: '0 0 0 22px', color: light.ink },
  item: { margin: '0 0 8px' },
  quote: {
    margin: '22px 0 24px',
    padding: '2px 0 2px 18px',
    borderLeft: `3px solid ${light.hairline}`,
    fontFamily: serif,
    fontSize: '17px',
    lineHeight: '27px',
    color: light.ink,
    wordBreak: 'break-word',
  },
  print: { ...small, margin: '18px 2px 0', color: light.muted },
} as const satisfies Record<string, CSSProperties>;

const DARK_RULES: readonly (readonly [selector: string, style: string])[] = [
  ['body, .paper, .paper > table > tbody > tr > td', `background-color: ${dark.paper}`],
  ['.sheet', `background-color: ${dark.sheet}; border-color: ${dark.hairline}`],
  ['.sheet', `border-top-color: ${dark.green}`],
  ['.ink', `color: ${dark.ink}`],
  ['.muted', `color: ${dark.muted}`],
  ['.line', `border-color: ${dark.hairline}`],
  ['.deed', `background-color: ${dark.green}; color: ${dark.onGreen}`],
  ['.address', `color: ${dark.link}`],
];

/** What inline styles can't say: the dark colours and the narrow phone. Programs that drop it show the light sheet. */
export const LOOK_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .inside { padding: 26px 20px 12px !important; }
  .heading { font-size: 24px !important; line-height: 30px !important; }
  .deed { display: block !important; }
}
@media (prefers-color-scheme: dark) {
${DARK_RULES.map(([selector, style]) => `  ${selector} { ${style.replaceAll(';', ' !important;')} !important; }`).join('\n')}
}
`;
