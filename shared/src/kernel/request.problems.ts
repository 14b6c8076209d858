import { defineProblems } from './problem.ts';

/** Problems that any call can answer, whatever its room. */
export const RequestProblems = defineProblems({
  'request.invalid': {
    status: 400,
    text: 'Some of what was sent needs another look. Please check the marked fields and try again.',
  },
  'request.malformed': {
    status: 400,
    text: 'We could not read that request. Please reload the page and try again.',
  },
  'request.not_found': {
    status: 404,
    text: 'There is nothing at this address. Please check the link.',
  },
  'request.method_not_allowed': {
    status: 405,
    text: 'This address does not answer that kind of request.',
  },
  'request.too_large': {
    status: 413,
    text: 'That is more than we can take in one go. Please make the picture or the text smaller and try again.',
  },
  'request.unsupported_media': {
    status: 415,
    text: 'Please send this request as JSON (Content-Type: application/json).',
  },
  'request.cross_site': {
    status: 403,
    text: 'This request came from another website, so we stopped it. Please use the form on our own page.',
  },
  'request.unknown_host': {
    status: 421,
    text: 'This server answers only to the names of its own machine. Whoever runs it can set PUBLIC_URL to another address.',
  },
  'request.captcha_needed': {
    status: 400,
    text: 'Please complete the reCAPTCHA verification.',
  },
  'request.captcha_unreachable': {
    status: 503,
    text: 'The bot check could not be looked at just now. Nothing was sent. Please try again in a minute.',
  },
  'request.too_many': {
    status: 429,
    text: 'That was a lot of tries in a short time. Please wait a little and try again.',
  },
  'request.failed': {
    status: 500,
    text: 'Something went wrong on our side. What you saved before is safe. Please try again in a minute.',
  },
  'request.busy': {
    status: 503,
    text: 'We are a little busy right now. Nothing is lost. Please try again in a few seconds.',
  },
});
