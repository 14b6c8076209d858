export const accountsProblemsMessages = {
  'accounts.sign_in_needed': 'Please sign in first.',
  'accounts.link_missing': 'No verification token provided.',
  'accounts.link_invalid':
    'This login link does not work. It may be incomplete, already used, or replaced by a newer one.',
  'accounts.link_expired': 'This login link has expired. Links work for 30 minutes.',
  'accounts.link_elsewhere':
    'You opened this link in a different browser than the one that asked for it. Press the button to sign in here.',
  'accounts.login_code_wrong':
    'That is not the code in our newest email. Please look again: it has six digits.',
  'accounts.login_code_over':
    'That code does not work anymore. Please use the link in the same email, or send a new one.',
  'accounts.pair_number_wrong':
    'That is not the number on the other screen, so this link was ended to be safe. Please ask for a new one.',
  'accounts.sign_in_again': 'For your safety, please sign in once more first. Nothing was changed.',
  'accounts.passkey_unknown':
    'That passkey is not one we know. Please use the login link, or try another passkey.',
  'accounts.passkey_failed':
    'The passkey could not be checked. Nothing was changed. Please try again, or use the login link.',
  'accounts.too_many_passkeys':
    'You have ten passkeys already. Please remove one that you no longer use.',
  'accounts.not_found': 'That is not there anymore. Please load the page again.',
  'accounts.email_in_use': 'That is already your address. Please enter the new one.',
  'accounts.change_invalid':
    'This confirmation link does not work. It may be used, too old, or replaced by a newer one. Your address has not been changed by it.',
  'accounts.stop_link_invalid':
    'This link does not work. Please copy the whole link from the email, or sign in and choose your emails in My Account.',
};

export const profileSchemaMessages = {
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  suffix: 'Suffix',
  unit: 'Apartment or unit',
  address: 'Street address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  phone: 'Phone',
  chooseState: 'Please choose a state, or leave it empty.',
  zipDigits: 'A ZIP code has 5 digits, or 9 with a hyphen.',
  passkeyName: 'Name',
};
