import { Link } from 'react-router-dom';

/** Step 1: who writes the letter. */
export const words = {
  heading: 'About you',
  lead: 'Your name and mailing address stand at the top of the letter. The answer comes to this address.',
  /** Said to the person who reads the letter in another language than their own; nothing in English. */
  letterLanguage: '',
  filledIn: (accountPath: string) => (
    <>
      Filled in from <Link to={accountPath}>My Account</Link>. What you change here is for this
      letter only.
    </>
  ),
  firstName: 'First name',
  lastName: 'Last name',
  street: 'Street address',
  unit: 'Apartment or unit',
  city: 'City',
  state: 'State',
  chooseState: 'Choose a state',
  zipCode: 'ZIP code',
  reachHeading: 'How you can be reached',
  phone: 'Phone',
  email: 'Email',
  fileHeading: 'What finds your file',
  dateOfBirth: 'Date of birth',
  dateOfBirthWhy:
    'There are files on people with the same name. Your date of birth helps to find yours. It is printed on the letter and kept encrypted.',
  ssnLast4: 'Last four digits of your Social Security number',
  ssnLast4Why:
    'They are used to find your file. We never ask for the full number. You can leave this empty; you may then be asked who you are.',
};
