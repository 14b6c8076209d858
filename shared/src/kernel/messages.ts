/** What is said of a field that is filled in wrongly, in any form. */
export const fieldsMessages = {
  needed: (label: string) => `${label} is needed.`,
  notText: (label: string) => `${label} must be text.`,
  tooLong: (label: string, most: string) => `${label} is too long: at most ${most} characters.`,
  hidden: (label: string) =>
    `${label} contains hidden characters that can't be printed. Please type it again.`,
  emailMissing: 'Please enter your email address.',
  emailTooLong: 'That email address is too long.',
  emailWrong: 'Please enter a valid email address, like name@example.com.',
  noRealDate: 'Please give a real date.',
  noId: 'That is not an id.',
};

export const requestProblemsMessages = {
  'request.invalid':
    'Some of what was sent needs another look. Please check the marked fields and try again.',
  'request.malformed': 'We could not read that request. Please reload the page and try again.',
  'request.not_found': 'There is nothing at this address. Please check the link.',
  'request.method_not_allowed': 'This address does not answer that kind of request.',
  'request.too_large':
    'That is more than we can take in one go. Please make the picture or the text smaller and try again.',
  'request.too_slow':
    'That took too long to arrive, so we stopped waiting. Nothing was saved. Please check your connection and try again.',
  'request.unsupported_media': 'Please send this request as JSON (Content-Type: application/json).',
  'request.cross_site':
    'This request came from another website, so we stopped it. Please use the form on our own page.',
  'request.captcha_needed': 'Please complete the reCAPTCHA verification.',
  'request.captcha_unreachable':
    'The bot check could not be looked at just now. Nothing was sent. Please try again in a minute.',
  'request.too_many':
    'That was a lot of tries in a short time. Please wait a little and try again.',
  'request.unavailable':
    'We can’t reach our records right now. What you saved before is safe. Please wait a few seconds and try again.',
  'request.no_room':
    'We have no room to store this right now. What you saved before is safe. Please try again in a few minutes.',
  'request.failed':
    'Something went wrong on our side. What you saved before is safe. Please try again in a minute.',
  'request.busy':
    'We are a little busy right now. Nothing is lost. Please try again in a few seconds.',
};

/** Of what somebody writes down as a name, an address or a number. */
export const linesMessages = {
  signInName: (signs: string) =>
    `A name has letters, spaces, hyphens, apostrophes and periods. Please take out: ${signs}`,
  signInLine: (signs: string) => `This does not belong in an address. Please take out: ${signs}`,
  notPrinted: 'We cannot print some of these letters. Please use Latin letters.',
  zipDigits: 'A ZIP code has five digits, or nine like 45402-1234. Please check it.',
  zipOtherState: (zip: string, state: string) =>
    `ZIP code ${zip} is not in ${state}. Please check both, or the answer will not reach you.`,
  phone: 'A phone number has 10 digits, like 614-555-0100. Please check it, or leave it empty.',
};
