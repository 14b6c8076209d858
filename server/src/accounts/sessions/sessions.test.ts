import { expect, it } from 'vitest';
import { deviceName } from './sessions.ts';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera on Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Firefox on Windows',
  ],
  [`${MAC} Version/18.6 Safari/605.1.15`, 'Safari on a Mac'],
  [`${MAC} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on a Mac'],
  [`${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPHONE} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${IPHONE} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
  [`${IPHONE} EdgiOS/140.0 Version/18.0 Mobile/15E148 Safari/604.1`, 'Edge on iPhone'],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on iPad',
  ],
  [`${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`, 'Edge on Android'],
  [
    `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on a Chromebook',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) creditfix/0.1.0 Chrome/140.0.0.0 Electron/45.4.1 Safari/537.36',
    'The desktop app on Linux',
  ],
  ['Mozilla/5.0 (Linux; U) like nothing else', 'A browser on Linux'],
  ['node', 'A browser'],
  ['', 'A browser'],
  ['<script>alert(1)</script>', 'A browser'],
])('%s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

it('reads no more than a browser has to say: anyone who writes it can write what takes a second to read', () => {
  expect(deviceName(`${'x '.repeat(300)}Firefox/143.0`)).toBe('A browser');
});
