/** Loads the widget without its inlined styles and workers: the page's policy lets both come from files only. */
import 'altcha/external';
import 'altcha/altcha.css';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import ShaWorker from 'altcha/workers/sha?worker';

const altcha = globalThis.$altcha;

for (const size of [256, 384, 512]) {
  altcha.algorithms.set(`PBKDF2/SHA-${size}`, () => new Pbkdf2Worker());
  altcha.algorithms.set(`SHA-${size}`, () => new ShaWorker());
}

altcha.i18n.set('en', {
  label: "I'm not a robot",
  verifying: 'Checking that you are not a robot…',
  verified: 'Checked: not a robot',
  error: 'The check did not work. Please try again.',
  expired: 'The check is too old. Please tick the box again.',
  verificationRequired: 'Please tick the box.',
  waitAlert: 'Still checking. One moment, please.',
  loading: 'Loading…',
});
