/**
 * Words by what they mean in a dispute. A class in capital letters is what the frames of `own-claims.table.ts` are made of; a word
 * may be in several. Content table.
 */

const words = (...lines: readonly string[]): readonly string[] => lines.join(' ').split(/\s+/u);

/** All forms of regular verbs, the misspelled single and double consonants too. */
const verbs = (bases: string, ...irregular: readonly string[]): readonly string[] => [
  ...words(bases).flatMap(formsOf),
  ...words(...irregular, '').filter((word) => word !== ''),
];

function formsOf(base: string): readonly string[] {
  const stem = base.replace(/e$/u, '');
  const y = base.replace(/(?<=[^aeiou])y$/u, 'i');
  const double = /[^aeiou][aeiou][bdgklmnprt]$/u.test(base) ? base + base.slice(-1) : base;
  return [
    base,
    `${y}${y === base ? '' : 'e'}s`,
    `${base}es`,
    `${stem === base ? y : stem}ed`,
    `${stem}ing`,
    `${double}ed`,
    `${double}ing`,
  ];
}

const nouns = (bases: string): readonly string[] =>
  words(bases).flatMap((base) => [base, `${base}s`, base.replace(/y$/u, 'ies')]);

const kin =
  'sister brother mother mom mama momma father dad daddy son daughter stepson stepdaughter stepmother stepfather stepdad stepmom cousin aunt auntie uncle ex husband wife spouse neighbor roommate tenant grandson granddaughter grandmother grandfather grandma grandpa nephew niece friend girlfriend boyfriend fiance fiancee partner coworker boss buddy homeboy bestie compadre comadre kid baby babies bro sis inlaw landlord hubby';

export const lexicon: Readonly<Record<string, readonly string[]>> = {
  // Who
  I: words('i we'),
  ME: words('me us myself ourselves'),
  MY: words('my our mine ours'),
  YOU: words('you yourself yourselves'),
  YOUR: words('your yours'),
  SUBJECT: words('he she they'),
  THEY: words('he she they him her them somebody someone'),
  THEIR: words('his her their'),
  KIN: nouns(kin),
  PERSON: nouns('man woman guy lady person fellow dude girl boy owner individual gentleman thief'),
  ROLE: nouns(
    'guarantor cosigner cosigned borrower coborrower cardholder signer cosignor signatory cotenant accountholder debtor holder lessee',
  ),
  COMPANY: nouns(
    'bank company lender collector store dealer creditor agency northgate recovery lessor institution firm business hospital clinic servicer dealership outfit',
  ),
  IT: words('it this that these those them one ones thing things both'),
  ACCOUNT: nouns(
    'account card loan debt line lease membership plan tradeline mortgage phone plastic balance obligation policy limit truck car vehicle furniture washer fridge couch contract agreement',
  ),
  ENTRY: nouns(
    'entry item mark report record information info detail date amount balance account debt',
  ),
  BILL: nouns('bill note payment installment instalment month rent statement'),
  PAPER: nouns(
    'paper paperwork contract application agreement note lease form document loan signature dotted terms deal',
  ),
  MONEY: words('money cash dollars bucks funds dough dime cent penny cents share profit proceeds'),
  GOODS: nouns(
    'laptop phone tv television shoe clothes furniture gift purchase thing stuff box order merchandise sneaker goods half',
  ),

  // What happens
  OPEN: verbs(
    'open establish start apply enroll register activate initiate originate request',
    'joined join applied applying',
  ),
  BORROW: verbs(
    'borrow finance cosign guarantee lease rent vouch pawn',
    'cosinged cosined financed',
  ),
  OWE: verbs('owe own'),
  SIGN: verbs('sign cosign initial', 'singed'),
  USE: verbs('use swipe charge shop withdraw max', 'ran run running spend spent spending withdrew'),
  BUY: verbs('purchase order', 'buy buys bought buying'),
  GET: verbs(
    'receive accept obtain acquire',
    'get gets got gotten getting take takes took taken taking',
  ),
  HAVE: verbs('carry', 'have has had having keep keeps kept hold held holding'),
  LEND: verbs(
    'loan approve issue advance finance extend',
    'lend lends lent lending give gives gave given',
  ),
  PAY: verbs(
    'remit mail transfer wire satisfy zelle',
    'pay pays paid paying send sends sent sending',
  ),
  FINISH: verbs('finish complete clear', ''),
  STOP: verbs(
    'stop cease skip miss default neglect',
    'quit quits quitting forget forgets forgot forgotten skipped missed',
  ),
  FALL: words('fall fell falling fallen got get getting was were am slip slipped slipping'),
  BEHIND: words('behind delinquent arrears overdue tardy late tardily'),
  AFFORD: verbs('afford'),
  LET: verbs('let allow permit authorize okay', 'letting'),
  GIVE: verbs(
    'hand share sell loan show',
    'give gives gave given giving lend lends lent lending sold',
  ),
  INFO: nouns(
    'information info social number card name id license identity password pin details code credentials wallet paper papers credit',
  ),
  PERMISSION: words(
    'permission okay ok blessing consent approval knowledge yes sure fine rein say-so sayso go-ahead permiso',
  ),
  SETTLE: verbs('settle compromise negotiate', 'settled setteled settlement settlements'),
  REDUCE: verbs(
    'reduce discount drop lower forgive waive erase cancel shave',
    'cut cuts forgave forgiven knock knocked knocks took takes take let slide eat ate wrote',
  ),
  REST: words('rest remainder difference remaining balance part portion half left'),
  LESS: words('less lower reduced smaller partial lesser part half discount discounted'),
  FULL: words('full whole entire complete total entirety everything all every completely fully'),
  OWED: words('owe owed owing unpaid outstanding open due left remaining'),
  LATER: words('later after past beyond late tardy following overdue'),
  CURE: verbs(
    'cure fix reinstate refinance modify restructure rehabilitate',
    'caught catch made brought',
  ),
  CURRENT: words('current square even good right fine okay ok track clean caught'),
  DIFFER: words('different separate distinct unrelated another second'),

  // What the report says, and whether it is so
  TRUE: words(
    'true right correct accurate legit legitimate valid genuine real fair so proper factual order good',
  ),
  WRONG: words(
    'wrong false incorrect inaccurate untrue mistaken unfair error errors mistake mistakes off',
  ),
  BE: words('is was are were be been am being s'),

  // Who decides, and what
  AGENCY: words(
    'cfpb ftc bbb doj ag congress congressman congresswoman senator senate governor president washington government gov feds regulator regulators ombudsman commissioner legislature lawmakers mayor officials official authorities authority treasury state county attorney federal house capitol administration biden trump obama hotline',
  ),
  COURT: words(
    'court courts judge judges magistrate tribunal jury arbitrator arbitration supreme justice',
  ),
  DECIDE: verbs(
    'order rule decide ban direct cancel require forbid prohibit determine declare approve instruct void pass force vacate nullify extinguish outlaw dismiss erase wipe close sign enter conclude overturn side agree settle confirm clear mandate invalidate discharge eliminate release pardon abolish find award grant shut',
    'forgave forgiven forgive told tell tells said say says ruled found threw throw held made banned forbade',
  ),
  RULING: nouns(
    'ruling order decree injunction verdict determination directive decision judgment moratorium amnesty mandate settlement finding waiver',
  ),
  LAWNAME: words(
    'law laws statute statutes statutory act acts regulation regulations legal legally lawful lawfully illegal illegally unlawful unlawfully fcra fdcpa fcba ucc usc cfr hipaa hippa hipa constitution constitutional amendment code felony crime criminal violation violations violating violate violates violated section title estopped statutorily congress tila reg legislation ordinance standing noncompliance',
  ),
  RULES: words('rule rules rights right'),

  // What is told to a reader
  REMOVE: verbs(
    'delete remove erase wipe purge expunge scrub strike clear drop cancel clean eliminate zap yank pull',
    'deletion removal gone deleted removed wiped outta deleting struck stricken off',
  ),
  FIX: verbs(
    'fix correct change update amend adjust rectify make report mark list show put set restore handle',
    'made',
  ),
  DEMAND: verbs('demand insist require command direct order instruct expect', ''),
  MUST: words(
    'must shall better best gotta need needs have has supposed required obligated obliged bound got going will gon',
  ),
  NOW: words(
    'now today immediately immediate forthwith tonight tomorrow asap instantly pronto already quick',
  ),
  PAYME: words('compensation damages compensate reimburse reimbursement refund'),

  // Threats
  SUE: verbs('sue litigate', 'sued suing'),
  LAWYER: nouns('lawyer attorney counsel paralegal litigator'),
  SUIT: nouns('lawsuit litigation suit courtroom damages trial action penalty liability claim'),
  PUBLIC: words(
    'news newspaper newspapers press media tiktok facebook youtube twitter instagram followers reporter reporters viral blast channel tv public world everyone everybody reddit yelp reviews review online post town',
  ),
  HARM: verbs(
    'sue expose blast ruin destroy report post regret haunt drag haul complain file burn hurt hunt find tell call come collect license',
    'sued own going tag put',
  ),

  // Words to a program
  PROGRAM: words(
    'ai gpt chatgpt chatbot bot assistant llm model prompt prompts system algorithm program app software tool filter filters checker claude gemini copilot siri alexa computer',
  ),
  INSTRUCTIONS: words(
    'instructions instruction rules rule guidelines guardrails checks check validation filters filter restrictions warnings prompt prompts orders commands limits',
  ),
  IGNORE: verbs(
    'ignore disregard forget override bypass skip drop omit disable suspend remove leave turn apply',
    'forgot off',
  ),
  WRITE: verbs(
    'rewrite generate draft compose produce create improve strengthen translate embellish polish convince exaggerate enhance invent',
    'write writes writing written make makes wrote output print',
  ),

  // Other people's private affairs
  NUMBERNAME: words('ssn social passport license visa mastercard debit itin ein tax'),
  HEALTH: words(
    'hiv aids cancer bipolar depression schizophrenia schizophrenic rehab addict addicted addiction drugs drug alcohol alcoholic drunk dui jail prison felony felon probation parole undocumented arrested overdose diagnosed medication pills disorder heroin meth cocaine immigration mental criminal convicted locked incarcerated',
  ),

  // Kinds of items that count by other rules
  STUDENT: words(
    'student students nelnet navient mohela aidvantage fedloan edfinancial stafford perkins ffel fafsa pell subsidized unsubsidized sallie ibr forbearance promissory freshman sophomore tuition college university school schools schooling skool skewl bachelor degree semester campus education educational educacion edu dorm',
  ),
  GOVERNMENT: words('federal government gov feds fed department dept uncle education guaranty'),
  RECORD: words(
    'lien liens leen judgment judgments judgement judgements irs bankruptcy bankrupt garnish garnished garnishment garnishing eviction evicted arrears trustee courthouse taxes revenue',
  ),
  DIVORCE: words(
    'divorce divorced divorces divorcing divorse decree separated separation annulment alimony custody remarried split',
  ),

  // How a sentence hangs together
  NOT: words('not never no nor neither nobody none nothing without hardly noone nowhere'),
  TELL: verbs(
    'say claim insist allege show list pretend argue assert maintain suggest imply indicate report',
    'says said saying tell tells told telling think thinks thought write writes wrote',
  ),
  BELIEVE: verbs(
    'believe remember recall agree admit claim mean',
    'know knows knew think thought say said true',
  ),
  DENY: verbs('deny doubt dispute refuse', 'false untrue'),
  ADMIT: verbs('admit confess acknowledge concede', 'honestly'),
  JOINT: words(
    'and but so because when while then which who whom if although though unless whether or since except however yet nevertheless where nonetheless plus cause',
  ),
  SUPPOSED: words('would might'),
  AUXILIARY: words(
    'did do does have has had am is are was were will would can could should may might must shall been be',
  ),
  OPENER: words(
    'and so but well now just please ok okay yes yeah then also look listen hey honestly kindly simply again finally no sir maam lol fr oh man bro',
  ),
  HELPING: words(
    'did do does done have has had am was were been be being is are really actually just only even also then once both first last foolishly already guess admit know knew used to too still always never-mind surely truly indeed certainly probably maybe definitely technically technicly personally myself ourselves himself herself all only ever regularly occasionally sometimes stupidly mistakenly willingly gladly freely originally initially later eventually finally ended up went going go gone gon come came in ahead and want wanted need needed try tried decide decided agree agreed choose chose happen happened help helped begin began continue continued kept keep start started having regret must hereby do basically simply kinda sorta like suppose supposed fixing about got get to-be will shall am can could by the my with together who that is sure',
  ),
};
