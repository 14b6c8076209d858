import { expect, it } from 'vitest';
import { deepLinkAmong, tokenOfDeepLink, tokenOfPastedLink } from './deep-link.ts';

const TOKEN = 'abcDEF_-0123456789abcDEF_-0123456789abcdefg';

it.each([
  [`creditfix://auth?token=${TOKEN}`, TOKEN],
  [`creditfix://auth/?token=${TOKEN}`, TOKEN],
  [`CREDITFIX://auth?token=${TOKEN}`, TOKEN],
  [`creditfix://auth/more?token=${TOKEN}`, null],
  [`creditfix://pay?token=${TOKEN}`, null],
  [`https://auth?token=${TOKEN}`, null],
  [`creditfix://auth?token=${TOKEN}&token=${TOKEN}`, null],
  ['creditfix://auth?token=short', null],
  [`creditfix://auth?token=${TOKEN}%00`, null],
  [`creditfix://auth?token=${'x'.repeat(3_000)}`, null],
  ['creditfix:', null],
  ['', null],
])('reads the deep link %j as %j', (link, token) => {
  expect(tokenOfDeepLink(link)).toBe(token);
});

it.each([
  [`https://letters.example.com/admin/auth/verify?token=${TOKEN}&client=desktop`, TOKEN],
  [`  <https://letters.example.com/auth/verify?token=${TOKEN}>\n`, TOKEN],
  [`http://127.0.0.1:8787/auth/verify?token=${TOKEN}`, TOKEN],
  [`creditfix://auth?token=${TOKEN}`, TOKEN],
  [TOKEN, TOKEN],
  ['https://letters.example.com/auth/verify', null],
  [`file:///auth?token=${TOKEN}`, null],
  ['Please find your link below', null],
])('reads what was pasted, %j, as %j', (text, token) => {
  expect(tokenOfPastedLink(text)).toBe(token);
});

it('finds the link among the arguments of a second start', () => {
  const link = `creditfix://auth?token=${TOKEN}`;
  expect(deepLinkAmong(['program', '--flag', link])).toBe(link);
  expect(deepLinkAmong(['program', '--url=creditfix://auth'])).toBeNull();
});
