/** Words of which credit reports make their sentences. A line that was broken in one of them can be put together again. */
const WORDS =
  `a account accounts acquired action activity adjustment affected agency agreed agreement ahead amount and another any apply arrangement as assigned
  at attorney authorized auto automobile balance bank bankruptcy bankrupt being bought business by cancelled card ceased chapter charge charge-off
  chargeoff charged claim claimed closed co-maker co-signer collateral collection collections comaker completed company conditional consumer
  contract cosigner credit creditor current customer date days debt deceased declined default deferred delinquency delinquent department
  discharged disagrees dismissed dispute disputed due education educational equity estate fact factoring fair faith federal filed final first flexible for
  foreclosed foreclosure forbearance forward from full good government grantor guaranteed guarantor had has have history home in included
  inactive individual individually information installment insurance insured investigation is issued item joint judgment jointly last late lease lender less
  line list listed loan lost maker managed manual medical meets minimum modified month monthly months mortgage mutual never negative no not note now obligation
  of off on open opened or original other over overdue owed owner own paid part partial participant party past pay paying payment payments pays
  placed plan positive prepaid previously principal profit progress public purchased rate rating real record redeemed refinanced reaffirmation
  reinvestigation reported reporting repossessed repossession requested request requirement requirements requirements: resolved responsibility retail returned revolving
  sale satisfied scheduled secured seized serviced settled settlement short signed sold spouse started status stolen student subject surrender
  surrendered suspended terminated terms than the this time to transfer transferred type unknown unpaid unrated unsecured until update updated
  user utility verified voluntarily voluntary was were when which with withdrawn write-off writeoff writing written year years your
  account. accounts. agreed. closed. collection. consumer. current. due. late. met off. open. paid. status.`.split(
    /\s+/,
  );

const known = new Set(WORDS);

/** @param word as printed, in any case, with the marks around it */
export function isReportWord(word: string): boolean {
  const bare = word.toLowerCase().replaceAll(/^[>($]+|[<).,;:/]+$/g, '');
  return known.has(bare) || /^(?:\d{1,3}|(?:19|20)\d\d)$/.test(bare) || isMonth(bare);
}

/** Words in names of companies that lend or ask, with the short forms of banks that stand behind a store's name. */
const COMPANY_WORDS = new Set(
  `acceptance account advance agency america american associates assurance auto automotive bancorp bank banking barclays boa bureau business
  capital card cards cash cbna ccb chase citi citibank collection collections comenity communications community company corporate
  corporation credit dealer dealers department development discover electric employees energy enterprise equity express factual federal fidelity
  finance financial first fnb fund funding global group guaranty health heritage holdings home hospital housing insurance international investment
  investments leasing lender lenders lending loan loans management market marketing mutual medical mobile mobility mortgage mortgages motor motors mutual
  national northern online partners pacific payment payments portfolio power premier processing progressive properties property receivables
  recovery realty rental residential resolution resources retail safety savings screening security services servicing solutions southern state states
  stores student syncb synchrony systems td tech technologies telecom telephone tenant trust union united university utilities verification verizon
  water webbank wells western wfb wireless`.split(/\s+/),
);

export function isCompanyWord(word: string): boolean {
  return COMPANY_WORDS.has(word.toLowerCase().replaceAll(/[.,]/g, ''));
}

const FORMS = new Set('usa na llc inc corp ltd lp fsb ssb plc group services svcs co'.split(' '));

/** The form of a company, or what stands like one behind a name: a word of its own wherever it follows one. */
export function isFormOfCompany(word: string): boolean {
  return FORMS.has(word.toLowerCase().replaceAll(/[.,]/g, ''));
}

function isMonth(word: string): boolean {
  return /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:[a-z]*)$/.test(word);
}
