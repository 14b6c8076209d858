import { plural } from '@creditfix/shared/kernel';
import { type Enclosure, documentLimits } from '@creditfix/shared/documents';

/** What a copy is called inside a sentence ("Use the photo ID you added on March 3"). */
export const enclosureNames: Readonly<Record<Enclosure, string>> = {
  photo_id: 'photo ID',
  identity_proof: 'proof of identity',
  proof_of_address: 'proof of address',
  marked_report_page: 'report page',
  name_proof: 'proof of name',
  mix_up_papers: 'mix-up papers',
  family_papers: 'court papers',
  payment_proof: 'proof of payment',
  settlement_letter: 'settlement letter',
  payoff_letter: 'payoff letter',
  statement: 'account statement',
  older_report: 'older report page',
  creditor_letter: 'company letter',
  contract: 'contract',
  second_report_page: 'second report page',
  sale_letter: 'sale letter',
  ftc_report: 'FTC report',
  police_report: 'police report',
  insurance_statement: 'insurer statement',
  va_notice: 'VA papers',
  bankruptcy_papers: 'bankruptcy papers',
  cancellation_form: 'Form 1099-C',
  court_papers: 'record papers',
  ssa_letter: 'Social Security letter',
  authority_proof: 'proof of authority',
  protected_identity: 'proof of the other person',
  duty_papers: 'service papers',
  other_papers: 'other papers',
};

/** A stored copy wherever it is shown, and the page of all copies. */
export const copiesMessages = {
  title: 'Your copies',
  description:
    'The copies you added for your letters, how long we keep them, and how to delete them.',
  lead: (days: number) =>
    `Papers you added for your letters. They are stored encrypted, and each is deleted ${days} days after the last letter that uses it.`,
  loading: 'Loading your copies',
  notLoaded: 'We could not load your copies',
  tryAgain: 'Try again',
  none: 'No copies yet',
  noneAbout: 'You add copies while you write a letter, in the part about the envelope.',
  startLetter: 'Start your letter',

  about: ({ pages, size, kept }: { pages: string; size: string; kept: string }) =>
    `${pages}, ${size}. ${kept}`,
  pages: (count: number) => plural(count, { one: '1 page', other: `${count} pages` }),
  underOneKb: 'under 1 KB',
  today: 'today',
  onDay: (day: string) => `on ${day}`,
  notUsed: (day: string) => `Not in a signed letter yet. Kept until ${day}.`,
  usedIn: (letters: number, day: string) =>
    plural(letters, {
      one: `In 1 signed letter. Kept until ${day}.`,
      other: `In ${letters} signed letters. Kept until ${day}.`,
    }),

  see: 'See it',
  takeOut: 'Remove from this letter',
  delete: 'Delete',
  deleted: (name: string) => `Deleted: ${name}.`,
  askDelete: (name: string) => `Delete this ${name} for good?`,
  cannotBringBack: 'We can’t bring it back.',
  signedKeepPages: 'Letters you signed keep their printed pages.',
  deleteIt: 'Delete it',
  deleting: 'Deleting…',
  keepIt: 'Keep it',

  close: 'Close',
  pagesShown: 'Pages',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  pagePicture: ({ name, page, of }: { name: string; page: number; of: number }) =>
    `${name}, page ${page} of ${of}`,
  pageBroken: (page: number, of: number) => `We could not show page ${page} of ${of}.`,
};

/** Files on their way to the server. */
export const uploadWords = {
  limits: ({ megabytes, pages }: { megabytes: number; pages: number }) =>
    `PDF, JPEG, PNG or HEIC, up to ${megabytes} MB and ${pages} pages each.`,
  add: 'Add a file or photo',
  addAnother: 'Add another file',
  takePhoto: 'Take a photo',
  notAdded: 'Not added:',
  tryAgain: 'Try again',
  chooseAnother: 'Choose another file',
  leaveOut: 'Leave it out',
  waiting: 'Waiting for the file before it',
  sending: (percent: number) => `Sending, ${percent}%`,
  checking: 'Checking the file and taking out hidden data…',
  cancel: 'Cancel',
};

/** The copy of an answer that came in the mail. */
export const answerWords = {
  label: 'A copy of the answer',
  added: (pages: string) => `Added, ${pages}. It is kept with your copies.`,
  leaveOut: 'Leave it out',
  which: 'the copy of the answer',
  of: 'the answer',
};

/** The one place into which all papers go. */
export const papersMessages = {
  all: 'Add them all at once. Next, we ask what each one is.',
  dropHere: 'Drop them here',
  papers: 'papers',
  coverUp: 'Copies only. Crop pictures, and black out card numbers and medical details.',
  whatIsIt: 'What is this?',
  keep: 'Keep it like this',
  left: (files: number) =>
    plural(files, { one: '1 more after it', other: `${files} more after it` }),
  leaveOut: 'Leave it out',
  whatHelps: 'Papers that help this letter',
};

/** The copies that go into one envelope: added, put in order, taken out. */
export const envelopeMessages = {
  notAllAdded: (copies: number) =>
    `One letter can hold ${copies} copies. Not all files were added.`,
  fullHere: (copies: number) => `One letter can hold ${copies} copies. Remove one to add another.`,
  lost: 'A copy in this letter is no longer there',
  lostAbout:
    'It was deleted, so we took it out. Please check below what goes into the envelope, including what you put in on paper.',
  notLoaded: 'We could not load the copies you added before',
  tryAgain: 'Try again',

  exhibit: (letter: string) => `Exhibit ${letter}`,
  exhibitAbout: (pages: string, when: string) => `${pages}, added ${when}`,
  takeStored: (name: string, when: string) => `Use the ${name} you added ${when}`,
  dropHere: 'Drop it here',
  onPaper: 'I will put a paper copy in the envelope myself',
  onPaperOf: (what: string) => `I will put a paper copy in the envelope myself: ${what}`,
  onPaperNote: 'This works when you mail the letter yourself.',

  added: (name: string, letter: string) => `Added: ${name}. It is Exhibit ${letter}.`,
  takenOut: (name: string) => `Removed from this letter. We still keep: ${name}.`,
  deleted: (name: string) => `Deleted: ${name}.`,
  moved: (name: string, letter: string) => `Now Exhibit ${letter}: ${name}.`,

  inEnvelope: 'In your envelope',
  move: {
    up: (what: string) => `Move ${what} up`,
    down: (what: string) => `Move ${what} down`,
  },
  remove: (what: string) => `Remove ${what} from this letter`,
  paperList: (list: string) => `You put in on paper: ${list}.`,
  behindLetter: (copies: number, pages: string) =>
    plural(copies, {
      one: `1 copy with ${pages} behind your letter, in this order.`,
      other: `${copies} copies with ${pages} behind your letter, in this order.`,
    }),
  tooManyPages: (pages: number) => `${pages} pages are too many for one envelope`,
  tooManyPagesAbout: `One letter can hold ${documentLimits.pagesPerLetter} pages of copies. Please remove what matters least.`,
  tooLarge: 'These pictures are too large for one envelope',
  tooLargeAbout: 'The mail carrier takes a limited amount. Please remove what matters least.',
};

/** Marking the line of a copy that the letter is about. */
export const markMessages = {
  markIt: 'Mark a line',
  heading: (title: string) => `Mark the line: ${title}`,
  lead: 'Click or tap the line that the letter is about, or draw a frame around it with a mouse or pen. With the keyboard: put a frame on the page and move it with the arrow keys; with Shift they change its size. The number of the line alone is enough as well. The letter points to the exact place.',
  page: 'Page',
  line: 'Number of the line, if you know it',
  lineHint: 'Count the lines from the top, or use the printed number.',
  lineFault: 'Enter a number from 1 to 999.',
  addFrame: 'Put a frame on the page',
  removeFrame: 'Remove the frame',
  frame: 'Frame on the page',
  frameAt: (from: number, to: number) => `From ${from}% to ${to}% of the page, from the top`,
  pagePicture: ({ name, page, of }: { name: string; page: number; of: number }) =>
    `${name}, page ${page} of ${of}`,
  done: 'Done',
  marked: (places: string) => `Marked: ${places}`,
  place: ({ page, line }: { page: number; line?: number | undefined }) =>
    line === undefined ? `page ${page}` : `page ${page}, line ${line}`,
};

/** A paper made ready before it is added: turned, straightened, cropped, and parts of it blacked out. */
export const editorMessages = {
  start: 'Crop or black out first',
  heading: (title: string) => `Get it ready: ${title}`,
  shape: {
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    turned: 'The page was turned.',
    straighten: 'Straighten',
    straightening: 'Looking at the lines…',
    straightened: (degrees: number) => `Straightened by ${degrees.toFixed(1)}°.`,
    level: 'The page is straight already.',
    noLines: 'We found no lines to go by. Turn the page yourself, or take the photo again.',
    crop: 'Crop',
  },
  crop: {
    lead: 'Drag the corners so that only what matters is inside.',
    keys: 'With the keyboard: Tab goes to the corners and sides, and the arrow keys move them. With Shift they move faster.',
    handles: {
      cropArea: 'The part you keep',
      nwDragHandle: 'Top left corner',
      nDragHandle: 'Top side',
      neDragHandle: 'Top right corner',
      eDragHandle: 'Right side',
      seDragHandle: 'Bottom right corner',
      sDragHandle: 'Bottom side',
      swDragHandle: 'Bottom left corner',
      wDragHandle: 'Left side',
    },
    kept: (width: number, height: number) =>
      `You keep ${width}% of the width and ${height}% of the height.`,
    tooSmall: 'This part is too small to be read in print. Make it larger.',
    reset: 'Reset',
    done: 'Done',
    cropped: 'The page was cropped.',
  },
  lead: 'Draw a box over what should not be seen, or tap it.',
  moving: 'Drag a box to move it, or drag its corner to change its size.',
  keys: 'With the keyboard: put a box on the page and move it with the arrow keys. Shift and the arrows change its size, Delete takes it away.',
  staysHere: 'Your file stays on this device. Only new pictures, as you see them here, are sent.',
  opening: 'Opening your file…',
  openingPage: (page: number, of: number) => `Opening page ${page} of ${of}…`,
  notOpened: 'We could not open this file here',
  why: {
    locked: 'It is locked with a password. Save a copy without the password, and choose that.',
    damaged: 'It may be damaged. Save it again, or take a photo of the page.',
    too_many_pages: `It has more than ${documentLimits.filePages} pages. Print only the pages that matter to a new PDF, and choose that.`,
    not_a_picture: 'This browser can’t show such a picture. Save it as a JPEG, and choose that.',
  },
  page: 'Page',
  addBox: 'Put a box on the page',
  undo: 'Undo',
  smaller: 'Smaller',
  larger: 'Larger',
  zoom: (percent: number) => `${percent}%`,
  found: (count: number) =>
    plural(count, {
      one: 'We covered 1 place that looks private. Take the box away if your letter needs it.',
      other: `We covered ${count} places that look private. Take a box away if your letter needs what is under it.`,
    }),
  onPage: (page: number) => `Boxes on page ${page}`,
  none: 'There is no box on this page.',
  box: (number: number, what: string) => `Box ${number}: ${what}`,
  reasons: {
    ssn: 'Social Security number',
    account_number: 'account number',
    birth_date: 'birth date',
    other_account: 'another account',
    personal: 'personal data',
    own: 'yours',
  },
  corner: 'Change the size',
  boxAt: ({ left, top }: { left: number; top: number }) =>
    `${left}% from the left, ${top}% from the top`,
  remove: 'Take it away',
  added: 'A box was added.',
  removed: 'The box was taken away.',
  undone: 'The last step was taken back.',
  pagePicture: (page: number, of: number) => `Page ${page} of ${of}`,
  cancel: 'Cancel',
  asItIs: 'Add it as it is',
  save: 'Add it like this',
  saving: 'Making new pictures…',
  failed:
    'The boxes could not be drawn into the picture. Nothing was sent. A setting of this browser may hide pictures from pages; try another browser.',
};

/** Pages of a report that go along with its letter. */
export const enclosedPagesMessages = {
  title: 'your report page',
  drawing: 'Preparing the page of your report…',
  enclose: (pages: number) =>
    plural(pages, {
      one: 'This page will be enclosed',
      other: `These ${pages} pages will be enclosed`,
    }),
  about: 'It becomes Exhibit A. Only this item can be read; everything else is black.',
  staysHere:
    'Your report stays on this device. Only this picture is sent, when you begin the letter.',
  change: 'Change what is black',
  done: 'Keep these boxes',
  none: 'The page can’t be shown here',
  noneText:
    'The letter goes without it. You can add the page later, where the letter asks for copies.',
  page: (page: number) => `Page ${page} of your report`,
  picture: (page: number) => `Page ${page} of your report as it will be enclosed`,
};

export const keptSafe = {
  wholePage: (limits: string) =>
    `${limits} A photo of the whole page is enough. We print what you add behind your letter.`,
  coverUp: (
    <>
      <strong>Cover up what the letter does not need:</strong> full card numbers, and what medical
      care was for. “Crop or black out first” does it here. Keep every original at home.
    </>
  ),
  how: 'How we keep your copies',
  list: [
    'They are stored encrypted.',
    'We take out hidden data, such as the place where a photo was taken.',
    `A copy is deleted ${documentLimits.keptDays} days after the last letter that uses it. One that no letter uses goes ${documentLimits.keptDays} days after you added it.`,
    `A letter that was sent keeps what was enclosed in it until ${documentLimits.evidenceYears} years after the last step of its dispute, and so does the copy of an answer. Without them nobody could show later what was sent and what came back.`,
    'You can delete a copy yourself at any time. It stays in a letter that was sent.',
  ],
};
