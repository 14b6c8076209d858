/** Loads the widget without its inlined styles and workers: the page's policy lets both come from files only. */
import 'altcha/external';
import 'altcha/altcha.css';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import ShaWorker from 'altcha/workers/sha?worker';
import { captchaBoxMessages, language } from './messages.tsx';

const altcha = globalThis.$altcha;

for (const size of [256, 384, 512]) {
  altcha.algorithms.set(`PBKDF2/SHA-${size}`, () => new Pbkdf2Worker());
  altcha.algorithms.set(`SHA-${size}`, () => new ShaWorker());
}

const { label, verifying, verified, error, expired, verificationRequired, waitAlert, loading } =
  captchaBoxMessages;
const texts = {
  label,
  verifying,
  verified,
  error,
  expired,
  verificationRequired,
  waitAlert,
  loading,
};
altcha.i18n.set(language, texts);
