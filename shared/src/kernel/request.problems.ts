import { defineProblems } from './problem.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

/** Problems that any call can answer, whatever its feature. */
export const RequestProblems = defineProblems(
  {
    'request.invalid': 400,
    'request.malformed': 400,
    'request.not_found': 404,
    'request.method_not_allowed': 405,
    'request.too_slow': 408,
    'request.too_large': 413,
    'request.unsupported_media': 415,
    'request.cross_site': 403,
    'request.only_viewed': {
      status: 403,
      text: 'You are looking at the pages of somebody else. Nothing can be changed, sent or taken along from here.',
    },
    'request.unknown_host': {
      status: 421,
      text: 'This server answers only to the names of its own machine. Whoever runs it can set PUBLIC_URL to another address.',
    },
    'request.captcha_needed': 400,
    'request.captcha_unreachable': 503,
    'request.too_many': 429,
    'request.failed': 500,
    'request.busy': 503,
    'request.unavailable': 503,
    'request.no_room': 503,
  },
  { en: en.requestProblemsMessages, es: es.requestProblemsMessages },
);
