export const words = {
  firstName: 'First name',
  lastName: 'Last name',
  address: 'Street address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  phone: 'Phone',
  chooseState: 'Please choose a state, or leave it empty.',
  zipDigits: 'A ZIP code has 5 digits, or 9 with a hyphen.',
  passkeyName: 'Name',
};
