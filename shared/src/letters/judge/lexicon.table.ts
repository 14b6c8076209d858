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

/**
 * Words by what they are about, finer and wider than the classes that frames are made of: what the learned weights know of a word that
 * no text of theirs has. Base forms; a word may be in several. Content table.
 */
export const senses: Readonly<Record<string, string>> = {
  // Money is short, and why
  hardship:
    'afford broke hardship struggle strapped bankrupt poor tight swing scrape desperate penniless squeeze juggle scarce shortage overwhelmed drown strain barely',
  joblost:
    'laid layoff furlough unemployed unemployment fired hours strike seasonal slow severance job-hunting downsized jobless severed restructuring terminated laid-off gig shutdown resigned',
  illness:
    'sick ill hospital surgery stroke accident injured hurt injury disability disabled flu covid pneumonia cancer chemo dialysis broken hip knee bedridden recover recovery ICU operation heart coma pregnancy pregnant maternity birth fever asthma laid-up',
  death:
    'died dead death funeral passed buried bury widow widower mourning grief late-husband deceased burial wake grave',
  disaster:
    'pandemic covid virus tornado hurricane flood storm ice fire burned burnt quake disaster mill mine plant crash recession lockdown blizzard wildfire earthquake',
  away: 'deployed deployment overseas abroad traveling travel vacation trip road navy army marine sea ship camp jail rig oregon manila visiting honeymoon cruise offshore',
  forgot:
    'forgot forget forgotten slipped mind overlook overlooked oversight remember distracted spaced confuse confused mixed misread misremember misplaced absentminded calendar unaware lapse lapsed',
  excuse:
    'because since excuse reason sorry apologize apology regret ashamed shame embarrassed embarrassing oops whoops blame fault bad dumb stupid foolish silly mess messed blew screwed goofed flaked slacked',
  moved:
    'moved move moving relocated forwarding forwarded mailbox address post envelope dorm relocation landlord sublet tenant',
  choose:
    'choose chose chosen pick picked prioritize juggle between instead either decide prefer priority rather',

  // Owing and paying
  debtword:
    'debt balance owe owing owed arrears obligation bill amount due sum charge-off payoff principal tab',
  installment:
    'installment payment plan monthly weekly biweekly schedule deposit down payday paycheck autopay drip each every remaining left arrangement payments instalment',
  unpaid:
    'unpaid unfinished outstanding open remaining left owing incomplete shy rest remainder lacking pending partly',
  partial:
    'partial part half third quarter percent portion some most chunk bit little good-faith token fraction piece bulk down',
  whole:
    'whole full entire total complete all every everything entirety penny cent dime lump completely fully kit caboodle face price hundred-percent zero zeroed cleared bottom line nickel outright',
  discount:
    'discount reduce reduced reduction forgave forgive forgiven waive waived wrote written drop dropped knock knocked less lower shave deal compromise bargain negotiate negotiated haggled settle settled settlement break mercy pity slide cancel canceled cancelled 1099 1099c write-off offer square even middle cut lowered lump',
  refused:
    'refuse refused reject rejected decline declined turned denied no-thanks never deny unwilling resist balk flatly nope',
  failed:
    'bounced bounce returned reversed declined nsf insufficient overdrawn kicked bad failed reverse chargeback stopped void expired lapse fell through overdraft dishonored rejected refunded clawed',
  future:
    'will going gonna soon when once plan plans scheduled waiting until later next tomorrow intend hope promise eventually upcoming someday fixing tomorrow coming comes arrives expecting pending after-the-holidays',
  gavemoney:
    'paid pay sent send remit wire wired mailed transfer zelle venmo handed gave covered cleared zeroed check cash deposited contributed forked shelled ponied coughed money-order cashapp paypal autopay posted',
  receipt:
    'receipt confirmation proof record copy stub statement canceled-check printout screenshot reference photo tracking stamped dated certificate letter paper slip ledger portal certified',
  lateword:
    'late tardy overdue behind past-due delinquent past missed miss skip skipped delay delayed slow lagged lag tardily late-fee grace after beyond june july second',
  ontime:
    'early ahead timely time on-time punctual before prompt promptly autopay first never always current same clockwork',
  current:
    'current caught squared square straight reinstated reinstate up-to-date good-standing standing good fine okay fresh restart clean again cured cure modified modification refinance refinanced deferment deferred forbearance reage re-aged reaged rebound recovered back track rehabilitated restored brought arranged hardship program minimum active ongoing works still',
  relapse:
    'again later then fell relapsed second back wagon until till eventually afterward afterwards since subsequently south sour',
  stopped:
    'stop stopped quit quitting cease ceased ended cancelled canceled ghosted bailed walked dropped let-go gave-up bounced blocked ignored dodged ditched abandoned refused withheld',

  // Who has the account
  opened:
    'open opened applied apply application signed sign signup enrolled enroll joined join registered register got get approved financed started took requested activated activate qualified accepted originated initiated',
  used: 'used use swipe swiped charged charge spent spend bought buy ordered order purchased maxed run ran shopping withdrew cash-advance tapped carried burned splurged racked',
  terms:
    'rate interest apr limit fee fees minimum points miles bonus rewards reward cashback promo zero-percent intro perk terms fine-print annual cooler balance-transfer promotional offer preapproved credit-line teaser',
  contract:
    'contract lease membership agreement plan subscription policy paperwork form kiosk booth counter salesman salesperson trial month-to-month term renewal renew upgrade service cancellation',
  cosign:
    'cosign cosigned cosigner guarantee guaranteed guarantor guaranteeing vouched vouch backed stood surety coborrower joint signer backing guaranty note responsible underwrote',
  possessive: 'mine my ours our own myself',
  belongsother:
    'his hers theirs somebody else someone another stranger wrong different other unknown',
  unknown:
    'never unfamiliar unknown idea recognize recognise heard stranger clue know unrelated mystery puzzled baffled news',
  mixup:
    'mixed confuse mistaken mixup namesake junior senior suffix initial middle spelling spelled namealike cross swapped crossed merged similar namesake',
  defect:
    'defective broke fell-apart junk garbage quality substandard scam ripoff lemon smelled dirty unhappy worse broken crappy cheap disappointed disappointing shoddy cheated misled overpriced misrepresented refund guarantee warranty',
  cancelled:
    'cancel cancelled canceled close closed terminate terminated end ended quit left return returned handed surrendered repossessed voluntary repo vacated freeze',
  card: 'card plastic visa mastercard amex debit credit wallet swipe pin atm chip limit',
  goods:
    'laptop phone tv television shoes sneakers clothes furniture couch recliner sofa mattress washer dryer fridge tires wheels rims gift groceries diesel gas food trip ticket plane hotel rental game console xbox playstation jewelry ring watch bike iphone tablet appliances dress purse bag makeup toys truck car motorcycle wheeler gaming console bed table concert headphones diapers medicine',
  services:
    'gym yoga boxing training trainer tanning internet cable electric water power utilities dentist doctor clinic rent apartment storage tuition daycare salon spa class phone wireless streaming insurance tv locker',
  business:
    'business shop bakery salon restaurant company startup store inventory equipment payroll partner truck franchise llc clients customers employees firm firm contractor corporation venture',

  // Leave and gain
  allow:
    'let allow allowed permit permitted permission okay ok yes blessing consent consented agree agreed approve approved sure authorize authorized go-ahead fine nod sanctioned greenlight welcome green thumbs willing willingly gladly honey',
  gave: 'gave give hand handed lent lend loan loaned share shared sold sell pass passed provide provided show showed trusted entrusted entrust rented swapped traded',
  info: 'social ssn pin password login name identity card license information code details papers passcode number credentials id passport username account',
  gain: 'benefit benefited cut share half profit money cash kept keep got reward paid compensated commission rent gift spent wore drove rode ate use used enjoyed enjoying bonus split halves fee hundred fifty cashed proceeds',
  have: 'garage closet house living room kitchen driveway porch wearing wear sitting parked hanging wall feet wrist still here front',
  knew: 'knew know known aware told asked approved heard knowledge watched standing noticed understood realize',
  trickster:
    'promised swore said told pretended tricked lied scammed backed stiffed ghosted disappeared robbed betrayed wild hog crazy greedy beyond extra',
  kin: 'mom mother mama dad father daddy son daughter brother sister sis bro cousin nephew niece uncle aunt auntie grandson granddaughter grandma grandpa grandmother grandfather husband wife ex boyfriend girlfriend fiance partner stepson stepdaughter stepdad stepmom kid kids kin family child children baby boy girl inlaw in-law sibling parents parent godson goddaughter spouse hubby wifey twin',
  friend:
    'friend buddy homie pal roommate coworker colleague neighbor boss employee caregiver associate dude guy tenant bestie bf gf homeboy homegirl platoon classmate teammate acquaintance crew landlord aide',
  together:
    'together both we us our joint jointly halves turns shared deal agreement planned plan split teamed arrangement idea',
  stranger:
    'stranger thief hacker fraudster crook scammer criminal imposter impostor unknown somebody someone whoever breach leak stolen stole theft hacked phishing skimmer mailbox burglar forged forgery forge',
  policeword: 'police report affidavit officer ftc detective sheriff filed identitytheft precinct',

  // Two or one
  two: 'two both each second another other different separate distinct twice pair double couple apart individually respectively unrelated multiple several',
  one: 'one same single identical once only duplicate copy doubled repeated twice mirror twin copied echo again sold resold reassigned transferred',
  coincidence:
    'coincidence coincidentally happen matching match alike look similar equal same identical though although but resemble',
  ordinal:
    'first second third former latter older newer new old original renewed renewal earlier later next previous',
  place:
    'downtown airport location branch town city street store office macon dothan mall apartment next door state county campus uptown suburb',

  // It is true
  truth:
    'true right correct accurate accurately legit legitimate valid real factual fair deserved lie honest honestly admit admitted concede granted truth correctly indeed proper earned own owned rightly fine happened',
  falsity:
    'wrong false incorrect inaccurate error mistake untrue mistaken bogus fake phony glitch misreported erroneous faulty typo misapplied misposted wrongly incorrectly mislabeled lost',
  motive:
    'house home mortgage apartment loan condo approval approved job score points application refinance closing rent lender broker realtor truck car utilization rates rate background security clearance buy lease wedding baby',
  wish: 'want wish need hope hoping prefer rather like soon gone off away disappear vanish sooner quicker faster earlier better easier nicer looks clean chance',
  gamble:
    'try shot luck gamble worth maybe perhaps might chance see whether anyway regardless whatever matter might-as-well sure harm hurt anyhow nothing-to-lose swing dice test',
  advice:
    'video tiktok youtube instagram reel influencer guru podcast blog forum reddit coach repair broker officer friend cousin lady fellow guy brother said says told advised suggested recommended course program book online facebook preacher internet article agent webinar blogger counselor',
  dispute:
    'dispute disputed disputing challenge deny contest fight object question claim flood blanket mass contesting',
  unverified:
    'verify verified verifiable unverifiable prove answer respond reply forget thirty days deadline mailed ignore miss lapse busy overwhelm hoops paperwork',
  invent:
    'made guess guessed guessing invented random number picked lied made-up fib fudge fudged pretend estimate changed put wrote backdate backdated rounded sounded ballpark',
  fairness:
    'fair unfair harsh punish punished punishment follow forever bit much disproportionate excessive petty nitpick cruel strict forgiving lenient leniency overlook mercy break slack kindness learned lesson grown matured changed young chance second slip',

  // Authority
  agency:
    'cfpb ftc fcc sec hud hhs va irs fdic occ ncua bbb doj fed comptroller ombudsman regulator commission commissioner agency bureau department secretary attorney general governor president senator congress congressman congresswoman lawmakers legislature white house capitol administration government officials authority board federal mayor city council bank-examiner examiner inspector watchdog tribunal treasury medicare chief minister parliament',
  court:
    'court judge magistrate jury justice arbitrator arbitration tribunal hearing docket trial appeal bench courtroom mediator judicial courthouse referee bailiff',
  decide:
    'ordered order orders ruled rule ruling rules decided decide decision directed directive directs held declared barred bars ban banned outlawed canceled cancelled voided revoked dismissed fined fine determined found instructed commanded required mandated announced signed award awarded injunction decree judgment verdict sided favor settlement enjoined prohibited approved official won threw executive vacated stripped suspended concluded sanctioned overturned blocked resolved confirmed',
  law: 'law laws legal illegal legally unlawful unlawfully statute statutory statutes act code section title usc cfr ucc fcra fdcpa fcba hipaa respa tila rule regulation regulations federal state rights amendment constitution violation violates violate crime felony prohibits forbids requires obligates obligated mandated compliance noncompliance metro pursuant authorized license licensed permissible privacy limitations limitation time-barred barred statute-barred lawful surprises article clause legislation provision subsection ordinance civil criminal punishable entitled protects banned',
  proof:
    'prove proof verify validate original contract wet signature signed consent authorization permission documentation',
  number: 'seven thirty thousand 609 611 604 605 623 1681 1692 809 1681i 1692g 15 38',

  // Tone
  demand:
    'demand insist require must shall command immediately immediate now today asap rn forthwith deadline hours once instant instantly promptly or else nonnegotiable negotiable expect better excuses acceptable understood ordering telling instructing final cease directly',
  remove:
    'remove delete erase wipe purge expunge scrub strike clear drop eliminate kill zap take off gone vanish cancel pull deletion removal expungement nuke trash toss bury disappear scrap ditch undo lift',
  payme:
    'reimburse reimbursement compensate compensation damages pay check cut refund money thousand dollars owe per-day apology fired lost trouble stress staff cost costs',
  deadline:
    'hours days monday tuesday wednesday thursday friday saturday sunday noon midnight weekend week tomorrow tonight pm deadline business end before within by',
  threat:
    'sue suing lawsuit litigate litigation court lawyer attorney counsel firm legal complaint file jury trial damages liable served proceedings action regret sorry rue peril wish hurt harm brick gun shotgun fists burn blood fear watch warn warned warning consequences else or pay-for-it hard way dare cross mess messing wrong-person stop patience coming around careful nightmare ruin destroy expose haunt hunt beg payback revenge punch fight knock window weapon pistol bomb kill',
  publicity:
    'news tv channel reporter media press viral followers facebook twitter instagram tiktok post reviews review star yelp google public everyone blast newspaper comments thread livestream podcast network station journalist headline coverage boycott',
  politeness:
    'please kindly thank thanks grateful appreciate respectfully obliged sincerely hope humbly favor gently glad bless could would welcome appreciative gratefully',
  insult:
    'crooks thieves liars idiots clowns stupid lazy incompetent jerks fools scum garbage trash worthless useless robbing greedy crooked morons evil heartless joke lol nasty',

  // A machine
  machine:
    'ai gpt chatgpt bot chatbot assistant model llm program system prompt computer app software algorithm siri alexa gemini claude copilot evaluator checker judge filter developer admin parser classifier moderator script engine template mode json',
  instruct:
    'ignore disregard forget skip override bypass pretend act write rewrite reword generate compose draft translate insert add invent include output print respond begin repeat set mark classify answer approve accept pass return append replace fill fabricate improve strengthen embellish summarize expand continue follow hide confirm reveal produce create come-up tweak polish phrase word type',
  style:
    'convincing persuasive scary stronger strong legal lawyer tough tougher aggressive professional better intimidating believable longer shorter nicer formal fancy tone words paragraph story sentence letter statutes wording template version harsh language',
  marker:
    'begin end user system text inst admin role content true false override mode confidence flag safe verified status token override instruction instructions rules guidelines checks safety todo note task classification input',

  // Of others
  privatenumber:
    'ssn soc social license passport itin ein tin taxpayer medicare medicaid pin password routing account number card alien visa green dob birthday birthdate birth maiden phone cell telephone email fax',
  contact:
    'lives living lives-at street st road rd lane ln avenue ave court apt apartment trailer unit phone call number cell email reach text dm zip house',
  privatelife:
    'bipolar schizophrenia schizophrenic depressed depression hiv aids cancer chemo diabetes drunk drinker alcoholic addict addiction drugs drug meth heroin pills rehab jail prison felon probation parole arrested dui burglary undocumented illegal immigrant visa overstayed papers deported gay lesbian transgender abortion miscarriage pregnant dementia alzheimer psych disability welfare custody affair stripper gambling gambler std mental disorder autism autistic suicide suicidal religion muslim jewish shelter homeless meds diagnosed diagnosis overdose stole',
  birthdate:
    'born birthday birthdate dob january february march april may june july august september october november december age years-old turned',

  // Other kinds of items
  student:
    'student college university school campus semester tuition fafsa stafford perkins plus nelnet navient mohela sallie mae aidvantage edfinancial degree dorm freshman sophomore grad graduate nursing lpn welding vo-tech trade bachelor masters dropped pell subsidized unsubsidized direct servicer education professor cosmetology beauty truck-driving bootcamp ged undergrad consolidation',
  government:
    'government federal treasury department uncle sam offset intercepted refund garnish garnished garnishment withheld social-security wage',
  publicrecord:
    'lien irs tax taxes judgment bankruptcy chapter trustee eviction evicted court county clerk recorder docket garnish garnished garnishment sheriff levy levied small-claims filed sued lawsuit plaintiff default child-support support custody arrears alimony fine fines revenue property assessor foreclosure hearing marshal restitution ticket',
  divorce:
    'divorce divorced ex ex-husband ex-wife marriage married split separated separation decree mediation mediator alimony custody settlement awarded judge parted unmarried spouse dissolution dissolved court assigned hold harmless former remarried wedding marital annulled annulment property',

  // Who says it
  told: 'say says said claim claims claimed tell told telling insist insisted pretend accuse accused according allege alleged swear swore suggest suggested think thinks thought wrote write asked ask asks wonder figured assume assumed believe guess letter rumor heard',
  denial: 'not no never nobody none nothing neither nor nowhere without hardly',
  contrast:
    'but though although however yet still instead except whereas unlike rather anyway regardless nevertheless nonetheless even',
  conditional: 'if unless whether would could should might had were suppose even',
  other:
    'other another different separate unrelated else elsewhere friend neighbor sister brother mother father husband wife someone',
  unlike: "that isn't unlike never this not one here",
  longago: 'years ago nineties eighties long back once decades past former previously used',
  generic:
    'everything anything something stuff things whatever all mess situation bunch lot info information records details items report whole',
  feeling:
    'tired upset angry frustrated unfair sad hate stressed worried fed hurting killing suffering suffer stress mad ridiculous insane crazy sick',
};
