import type { judgeMessages } from './messages.ts';

/**
 * What a person's own sentence may say that does not go with their letter. The patterns read plain words (`plainWords`): small
 * letters, short forms written out, marks apart. Content table.
 */
export interface OwnClaim {
  /** Key of its words as well. */
  readonly family: keyof typeof judgeMessages.families;
  readonly severity: 'block' | 'warn';
  /** Letters it is for, by what is disputed in them; all if nothing is said. */
  readonly about?: readonly Dispute[];
  readonly pattern: RegExp;
  /** In order where the sentence denies it, or says that somebody else claims it. */
  readonly ifOwn?: boolean;
  /** What makes a sentence fine all the same. */
  readonly unless?: RegExp;
}

/** What a letter says, as far as somebody's own words can contradict it. */
export type Dispute =
  | 'not_mine'
  | 'inquiry'
  | 'theft'
  | 'paid_full'
  | 'settled'
  | 'late_month'
  | 'goodwill'
  | 'duplicate'
  | 'too_old'
  | 'no_court_record'
  | 'no_federal_loan'
  | 'any_dispute';

/** Up to so many words that deny nothing. */
const gap = (most: number) =>
  `(?:(?!(?:not|never|no|nobody|none|nor|neither|nothing|if) )[\\p{L}\\p{N}$%]{1,30} ){0,${most}}`;
const says = (...ways: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${ways.join('|')})(?![\\p{L}\\p{N}])`, 'gu');

const THIS = '(?:this|that|the|these|those)';
const THING =
  '(?:account|accounts|card|loan|debt|bill|bills|line|lease|one|item|entry|membership|plan|phone|limit)';
const IT = `(?:it|them|${THIS} ${gap(2)}${THING})`;
const ME = '(?:i|we)';
/** "i also really did" */
const DID =
  '(?:(?:did|do|have|had|just|only|even|also|really|then|once|both|first|foolishly|already|guess|admit|know|was|am|used to|be|used) ){0,3}';
const FAMILY =
  '(?:sister|brother|mother|mom|father|dad|dads|son|daughter|stepson|cousin|aunt|uncle|ex|ex husband|ex wife|husband|wife|neighbor|roommate|tenant|grandson|nephew|niece|friend|girlfriend|boyfriend|woman|man|owner|person|guy)';
const THEIRS = `(?:his|her|their|${FAMILY})`;

const ownAccount: readonly OwnClaim[] = [
  {
    family: 'own_account',
    severity: 'block',
    about: ['not_mine', 'theft'],
    ifOwn: true,
    pattern: says(
      `${ME} ${DID}(?:opened|own|owe|owed|signed up for|took out|cosigned) ${gap(2)}${IT}`,
      `${ME} ${DID}applied for ${IT}`,
      `${ME} ${DID}applied (?:at|in|with|myself)`,
      `${ME} ${DID}(?:opened|started|got) it (?:back )?(?:in|when|at|for)`,
      `${ME} ${DID}sign ${gap(1)}(?:papers|contract|loan|application|lease|agreement|note)`,
      `${ME} ${gap(1)}signed (?:at the start|at first|the papers|the loan|the note)`,
      `${ME} ${DID}(?:put|had) (?:my|our) names? on (?:it|${THIS} ${THING})`,
      `${ME} (?:am|was|are|were) (?:on ${THIS} ${THING}|the ${gap(1)}(?:owner|borrower|account holder|cotenant|cosigner))`,
      `(?:it|this|that|this one|${THIS} ${THING}) (?:is|was) (?:really |actually |in fact )?(?:all )?mine`,
      `(?:it|this|that) (?:is|was) my (?:own )?(?:old |first |former ){0,2}${gap(1)}(?:account|card|loan|debt)`,
      `${ME} ${DID}(?:forgot|forget) (?:about )?(?:i had )?(?:it|${THIS} one|${THIS} ${THING}|i had ${gap(1)}(?:one|it))`,
      `${ME} ${DID}(?:stopped|quit) paying`,
      `${ME} can (?:just )?(?:not|no longer) (?:afford|pay) (?:it|this|for it)`,
      `just can not afford it`,
      `${ME} (?:just )?(?:fell|got|was|were) (?:way )?behind`,
      `never paid the last`,
      `${ME} ${DID}(?:made|make|sent|paid) (?:${THIS} |my |all |some |a few )?payments? on it`,
      `${ME} ${DID}(?:maxed it out|ran it up|charged it up|paid it down|paid on it)`,
      `${ME} ${DID}(?:had|have) (?:${THIS}|a) (?:card|loan|account|line) (?:with (?:them|${THIS}|silver)|for \\p{L}+ (?:years|months))`,
      `${ME} ${DID}(?:use|used|bought ${gap(5)}with|got ${gap(3)}with|charged ${gap(3)}(?:on|to)) (?:it|${THIS} (?:card|account))`,
      `(?:i|we) let my \\p{L}+ open it`,
      `paid (?:her|him|them) back for the bills`,
      `my (?:card|account|loan) was (?:charged off|closed|sold)`,
      `${ME} do ?n?o?t? think (?:i|we) should have to pay`,
      `(?:ex|husband|wife|boyfriend|girlfriend) ran it up`,
      `moved out early`,
    ),
    unless:
      /\b(?:closed and paid in|different one|opened (?:the|their|a) (?:mail|letter|bill|envelope)|paid back long ago)\b/u,
  },
  {
    family: 'own_account',
    severity: 'block',
    about: ['inquiry'],
    ifOwn: true,
    pattern: says(
      `${ME} ${DID}(?:applied(?: (?:there|here|with (?:them|you|the dealer)|at the|for (?:it|this|that|the)\\b)|$| \\.)|filled (?:in|out) (?:the|an|their) application|gave (?:them|him|her) permission|agreed to (?:a|the) credit check|signed the (?:credit )?application)`,
    ),
  },
  {
    family: 'theft_benefit',
    severity: 'block',
    about: ['theft'],
    ifOwn: true,
    pattern: says(
      `${ME} ${DID}(?:gave|handed|lent|loaned|shared|showed)(?: over)? (?!(?:the )?(?:police|bank|officer|ftc)\\b)${gap(2)}(?:my|the) ${gap(1)}(?:card|number|name|information|id|license|social security number)(?! (?:to the|to my (?:employer|bank|doctor)))`,
      `(?:me|i) who (?:gave|handed)`,
      `with my (?:permission|okay|ok|blessing|knowledge)`,
      `(?:she|he|they) had (?:my )?permission`,
      `${ME} ${DID}(?:said|told) ${gap(2)}(?:he|she|they) could`,
      `${ME} let (?:my \\p{L}+|him|her|them) (?:open|use|have|borrow|put|take)`,
      `${ME} (?:still )?(?:have|kept|keep|got|took|received|spent) ${gap(3)}(?:money|cash|laptop|phone|half|goods|it on|share)`,
      `(?:he|she|they) (?:bought|gave|got) me ${gap(1)}\\p{L}+`,
      `(?:and|that) (?:i|we) (?:still have it|spent it|kept it|bought)`,
      `(?:cash|money) went (?:in|into|to) my`,
      `${ME} ${DID}(?:use|used|signed) (?:it|${THIS} (?:card|application|account)|${gap(2)}for (?:him|her|gas))`,
      `${ME} (?:have )?applied for ${IT}`,
      `${ME} ${DID}(?:agreed to|planned it|gave ${gap(1)}(?:okay|ok|permission))`,
      `it is not really fraud|not really (?:fraud|theft|stolen)`,
      `do not (?:want to|wanna) pay (?:it|for it)`,
      `${ME} paid the first`,
    ),
    unless: /\bto (?:my employer|the police)\b|\b(?:to|and) nobody else\b/u,
  },
];

const payment: readonly OwnClaim[] = [
  {
    family: 'not_settled',
    severity: 'block',
    about: ['settled'],
    ifOwn: true,
    pattern: says(
      `paid (?:this |the |it |my )?${gap(2)}in full`,
      `paid (?:off )?(?:all of it|everything|every (?:cent|penny|dollar)|(?:the|it) all|the (?:whole|entire|full) (?:balance|amount|debt|thing))`,
      `(?:full|entire|whole) (?:balance|amount)${gap(4)} ?was paid`,
      `this was no settlement|was not a settlement|never (?:settled|agreed to settle)`,
    ),
    unless:
      /\bdo not ask\b|\bon the phone\b|\bpaid less\b|\bcalled it\b|\bdid not pay\b|\b(?:we|i) settled\b/u,
  },
  {
    family: 'not_paid_full',
    severity: 'block',
    about: ['paid_full'],
    ifOwn: true,
    pattern: says(
      `${ME} ${DID}(?:settled|settle)(?: ${IT})?(?: with| for|$)`,
      `for less than the (?:full|whole)`,
      `(?:cents|pennies) on the dollar`,
      `for \\d{1,2} (?:percent|%)`,
      `accepted (?:a|my|the) (?:settlement|offer)`,
      `settlement offer from me`,
      `(?:forgave|forgiven|wrote off|let) (?:the )?(?:rest|other part|remaining)`,
      `${ME} still owe(?: about| some| part| half| the)?`,
      `${ME} (?:am|are) still (?:making|paying)`,
      `${ME} paid (?:some|part|half|most) of`,
      `(?:was|made|sent) (?:only )?a partial payment`,
      `bankruptcy (?:wiped|took care|covered|erased|cleared)`,
      `stopped (?:the )?payment on`,
      `(?:payment|check) bounced`,
      `${ME} (?:plan|hope|want|am going|intend) to pay (?:it|this|them)`,
      `but (?:i|we) will when`,
    ),
    unless: /\bturned it down\b|\bto my (?:brother|sister|mother|father|family|credit union)\b/u,
  },
  {
    family: 'not_paid_full',
    severity: 'block',
    about: ['paid_full', 'settled'],
    pattern: says(
      `${ME} (?:have |did )?(?:never|not) (?:yet )?(?:pay|paid) (?:it|this|them|for it)(?! (?:late|twice))`,
      `${ME} never sent another`,
    ),
    unless: /\bin 20\d\d\b/u,
  },
];

const lateness: readonly OwnClaim[] = [
  {
    family: 'was_late',
    severity: 'block',
    about: ['late_month'],
    ifOwn: true,
    pattern: says(
      `${ME} ${DID}(?:paid|pay|sent it|made it) late`,
      `${ME} ${DID}(?:was|were) (?:a (?:few|couple|little) )?${gap(3)}(?:late|behind|past due)(?! (?:to|with another|with a different))`,
      `(?:it|payment|mine) was ${gap(4)}late`,
      `${ME} ${DID}(?:forgot|missed|skipped|let) (?:about )?(?:that|the|my|it|this) ?(?:may )?(?:payment|month|bill|slip|one)?`,
      `${ME} skipped`,
      `${ME} (?:could|did) not (?:pay|have the money|make (?:the|that|my))`,
      `(?:late mark|mark|entry|report) is (?:right|correct|true|accurate)`,
      `second chance`,
      `paid it (?:the|a) (?:month|week|weeks) (?:after|later)`,
      `${ME} never (?:sent|made|paid) the (?:\\p{L}+ )?payment`,
      `and sent it in (?:june|july|august)`,
    ),
    unless:
      /\b(?:with another loan|the year before|if i had|out of work in 20\d\d|to call|because i only saw|in eleven years|have not missed|not one)\b/u,
  },
  {
    family: 'was_not_late',
    severity: 'block',
    about: ['goodwill'],
    pattern: says(
      `${ME} (?:was|were) never late`,
      `(?:payment|check|it|this) (?:was|is) (?:never|not) late`,
      `(?:was|is|can) not (?:be )?late`,
      `paid (?:it )?on time that`,
      `(?:mark|entry|late payment|report|it) is (?:false|wrong|an error|a mistake|not (?:accurate|right|correct|true))`,
      `${ME} (?:did|do) not miss`,
      `i dispute (?:it|this|the|that)`,
      `(?:came|sent it|paid|made it) ${gap(3)}(?:before (?:the|it) ?(?:was )?due|early)`,
    ),
    unless: /\bdo not dispute\b/u,
  },
];

const debts: readonly OwnClaim[] = [
  {
    family: 'two_debts',
    severity: 'block',
    about: ['duplicate'],
    ifOwn: true,
    pattern: says(
      `(?:two|2) (?:different|separate) (?:loans|debts|accounts|bills|contracts|things|companies)`,
      `(?:different|separate) (?:loans|debts|bills) `,
      `a separate (?:bill|debt|loan|contract)`,
      `one is (?:for|my) ${gap(6)}(?:the )?other (?:one )?is (?:for|the|my)`,
      `(?:had|have|got|opened) (?:two|2|a second) (?:accounts?|memberships?|loans?|contracts?|cards?)`,
      `there is (?:two|2) debts`,
      `from (?:another|a different|a second) (?:contract|loan|account|year)`,
      `(?:belongs to|is) (?:a|another) (?:different )?(?:account|loan|debt) of mine`,
      `${ME} ${gap(1)}owe both`,
      `both (?:are|of them are) (?:real|mine|true|right)`,
      `one is real`,
      `two (?:doctor )?visits`,
      `(?:second|other) (?:one )?is a new`,
      `${gap(1)}nothing to do with each other`,
      `then again in`,
      `has one and i have one`,
    ),
  },
  {
    family: 'two_debts',
    severity: 'block',
    about: ['duplicate'],
    pattern: says(
      `(?:are|is) not (?:really )?(?:the same (?:debt|loan|bill)|a duplicate|duplicates)|not a duplicate`,
    ),
  },
  {
    family: 'restarted',
    severity: 'block',
    about: ['too_old'],
    ifOwn: true,
    pattern: says(
      `${ME} ${DID}(?:caught up|got caught up|made up all)`,
      `(?:brought|got|made) ${gap(2)}current(?! balance)`,
      `(?:brought|got) it up to date`,
      `${ME} ${DID}(?:paid up|fixed it|got it current)`,
      `late in 20\\d\\d , paid up`,
      `${ME} (?:was|were|am) (?:all )?(?:paid up|current)(?! until| till)`,
      `${ME} (?:am|are|have been) (?:still )?paying (?:on it|every|each|now)`,
      `account is (?:still )?(?:open|current)`,
      `(?:was|in) (?:fine|good standing|on time) (?:until|til|till)`,
      `on time before that`,
      `${ME} kept (?:on )?paying until`,
      `made all the others`,
      `opened it in 20\\d\\d and`,
      `(?:default|trouble|troubles|delinquency) ${gap(5)}(?:was|were|is|are|began|started) (?:two|in 202\\d|from|last|one)`,
      `last on time payment was`,
      `only went to collections last`,
      `refinanced and`,
      `we set up a new plan`,
    ),
    unless: /\bfor \p{L}+ years before\b|\bi was current until\b/u,
  },
  {
    family: 'restarted',
    severity: 'block',
    about: ['too_old'],
    pattern: says(
      `${ME} did not miss (?:any|a) payments? before|(?:i|we) am not behind|i am not behind`,
    ),
  },
];

const kinds: readonly OwnClaim[] = [
  {
    family: 'federal_loan',
    severity: 'block',
    about: ['no_federal_loan'],
    pattern: says(
      `federal ${gap(3)}(?:loan|student aid)`,
      `(?:department|dept) (?:\\. )?of (?:education|ed)`,
      `student loan`,
      `(?:stafford|perkins|ffel|fafsa|pell|plus loan|grad plus|direct consolidation)`,
      `default resolution group`,
      `guaranty agency`,
      `(?:government|gov|school) ${gap(1)}loans?`,
      `rehabilitated ${gap(2)}loan`,
      `subsidized`,
    ),
    unless: /\b(?:not|never had|no) (?:an? |my )?(?:federal |student )/u,
  },
  {
    family: 'public_record',
    severity: 'block',
    about: ['no_court_record'],
    ifOwn: true,
    pattern: says(
      `(?:is|it|paid|was|unpaid|federal|state|put) (?:a|an|the|my)? ?${gap(2)}(?:tax )?lien`,
      `irs (?:filed|put|has|sent|took)`,
      `lien that the irs`,
      `tax lien`,
      `(?:court|civil|default|eviction|this was a|is the) judgment`,
      `(?:entered|got|won|has) a ${gap(2)}judgment`,
      `child support`,
      `arrears`,
      `(?:family|county) court says`,
      `chapter (?:7|13|11|seven|thirteen)`,
      `my bankruptcy (?:filing|case)`,
    ),
    unless:
      /\b(?:no lien|lien on the car|released on|nothing to do with|never filed|mixed us up|against another|supports? me)\b/u,
  },
  {
    family: 'admits_true',
    severity: 'block',
    about: ['any_dispute'],
    ifOwn: true,
    pattern: says(
      `(?:everything|all) (?:on it |on there |there )?is (?:correct|right|true|accurate)`,
      `(?:information|balance|amount|date|account|entry|debt|it) is (?:right|correct|accurate|true|reported (?:right|correctly))(?! here)(?= (?:,|but|that|and|i|\\.)|$)`,
      `it is (?:accurate|true|correct|right)(?= (?:,|but|that i|\\.)|$)`,
      `reported it right`,
      `(?:is|are) reported (?:right|correctly)`,
      `see if they can prove`,
      `(?:read|heard|saw) (?:online |on the internet )?that if you dispute`,
      `dispute (?:everything|all of them)`,
      `even if (?:they|it) (?:are|is) true`,
      `a (?:guy|video|friend|man) ${gap(2)}(?:said|told me) to (?:dispute|send)`,
      `only disputing (?:so|because|to)`,
      `made up the (?:date|amount|balance)`,
      `${ME} (?:am|are) guessing`,
      `${ME} will say (?:any|anything|whatever)`,
      `${ME} (?:am )?(?:hope|hoping) (?:that )?nobody (?:checks|looks)`,
      `(?:just|only) need (?:it gone|a clean report|this gone)`,
      `my score needs to go up`,
      `mine and i (?:did|do) not pay`,
      `trying to get it off`,
    ),
    unless:
      /\b(?:others are right|if (?:it|that) (?:was|is|were) (?:true|right)|online account|statement is)\b/u,
  },
  {
    family: 'admits_true',
    severity: 'block',
    about: ['any_dispute'],
    pattern: says(
      `there is no (?:mistake|error)`,
      `not an error`,
      `${ME} have no (?:real )?reason`,
      `${ME} (?:do not|never) (?:think|believe|say) (?:that )?(?:anything|something) is wrong`,
      `${ME} know (?:that )?i owe what`,
    ),
  },
];

const AGENCY =
  '(?:consumer financial protection bureau|cfpb|ftc|federal trade commission|attorney general(?: office)?|department of justice|justice department|federal reserve|supreme court|court|judge|government|president|surgeon general(?: office)?|congress|congressmans? office|congressman|arbitrator|ombudsman|banking department|banking commission|federal agency|agency|regulators?|senator|white house)';
const RULED =
  '(?:ordered|order|orders|ruled|rules|decided|found|approved|banned|bans|directed|cancelled|canceled|required|requires|forbade|forbids|prohibited|determined|declared|made them|said (?:that )?(?:this|it|you|medical|the|all)|says (?:that )?(?:this|it|you|medical)|told me (?:that )?(?:you|this|it|they)|signed an order|got a ruling|reviewed my case)';

const claims: readonly OwnClaim[] = [
  {
    family: 'order',
    severity: 'block',
    pattern: says(
      `${AGENCY} (?:in (?:my|the|our) \\p{L}+ )?(?:has |have |had |already |also ){0,3}${RULED}`,
      `(?:court|consent|federal|agency|government) orders? (?:for|forces|forced|requires|to delete|that says)`,
      `(?:per|according to) the (?:cfpb|ftc|government|court|judge)`,
      `found in my favor`,
      `(?:got|has|have) a ruling`,
      `(?:ordered|forced|made) (?:the )?(?:bureaus|hospitals|banks|you) to`,
      `an order to (?:erase|delete|remove|cancel)`,
    ),
    unless:
      /\b(?:divorce|discharge|speeding|custody|probate|married us|shut down|nothing to do|mixed us up|had a case about)\b/u,
  },
  {
    family: 'law',
    severity: 'block',
    pattern: says(
      `(?:by|under|against) (?:the |federal |state |us )?law`,
      `(?:under|against) (?:the )?(?:federal |state |cfpb |ftc )?(?:rules|regulations)`,
      `(?:federal|state|the|its the|consumer|fair credit|year) law (?:is|says|forbids|requires|gives|makes|bans|protects|demands|allows|that)`,
      `it is (?:the|federal) law`,
      `(?:the )?(?:fair credit|credit reporting) (?:law|act) `,
      `my states? law`,
      `(?:statute|regulations?|rules) (?:gives?|says?|do not|does not|requires?|forbids?|of the)`,
      `(?:cfpb|ftc|federal) rules?`,
      `legally (?:required|obligated|bound|entitled)`,
      `section \\d{3,4}`,
      `according to the (?:fcra|fdcpa|law|act)`,
      `\\p{L}{2,20} act (?:makes|cancels|requires|says|bans|gives|forbids)`,
      `hipp?a`,
      `my rights under`,
      `wet ink`,
      `original contract or`,
      `(?:need|needs) a contract with my signature`,
      `illegal`,
    ),
    unless: /\b(?:my lease|of my (?:contract|lease)|by law they keep|son in law|in law\b)/u,
  },
  {
    family: 'demand',
    severity: 'block',
    pattern: says(
      `so (?:delete|remove|erase|take) (?:it|this|them)(?! from my list)`,
      `(?:^|[.!,;] )(?:so |now |just )?(?:delete|erase|remove|wipe) (?:it|this|them|everything|all)(?! if)(?! or)(?! as a)`,
      `(?:^|[.!,;] )(?:now )?(?:get|take) (?:it|this|that|them) (?:off|down|out)`,
      `i want (?:this|it|them) (?:deleted|removed|gone|erased|off)`,
      `want it (?:deleted|removed|gone|off)`,
      `you (?:must|shall|have to|will|need to|had better|better) (?:take|remove|delete|erase|report|correct|fix|show|change|pay|make|clean)`,
      `(?:it|this|they) must (?:say|show|read|go|be)`,
      `i (?:expect|insist|require|order|am ordering|command|demand)`,
      `(?:needs|has) to be (?:wiped|deleted|removed|erased|gone)`,
      `no option but to`,
      `make it (?:show|say)`,
      `you owe me`,
      `(?:refund|return) every`,
      `(?:pay|compensate) me`,
      `better take it`,
      `gone by (?:friday|monday|tomorrow|\\p{L}+day)`,
    ),
    unless:
      /\b(?:told me|said|says|wrote) (?:that )?(?:it|this|they|the \p{L}+|you) must\b|\bi did not (?:insist|demand)\b/u,
  },
  {
    family: 'threat',
    severity: 'block',
    pattern: says(
      `(?:i|we) (?:will|am going to|shall|would|am) (?:\\p{L}+ )?(?:sue|sueing|suing)`,
      `(?:taking|take|drag) (?:this|you|it) to (?:small claims|court|the (?:news|papers|press))`,
      `see you in court`,
      `(?:go|going) to the (?:newspapers?|news|press|media|papers)`,
      `(?:on|over) (?:social media|the news|tiktok|facebook|youtube|twitter)`,
      `(?:i|we) (?:will|am going to) (?:report|blast|expose|ruin|destroy|tell everyone|come down|make your|file complaints?|own your)`,
      `own your company`,
      `you will (?:regret|be sorry|pay for|hear from|be hearing|wish)`,
      `know where (?:your|you)`,
      `your life miserable`,
      `class action`,
      `will cost you`,
      `going to look into you`,
      `come down there`,
      `or else`,
      `face the consequences`,
      `(?:retained|hired) (?:counsel|a lawyer|an attorney)`,
      `act accordingly`,
      `my lawyer is`,
      `next letter will come`,
      `unless you (?:fix|delete|remove|correct|take)`,
      `until you (?:remove|delete|fix|take)`,
    ),
    unless: /\bthey (?:said|told me|say) (?:that )?unless\b/u,
  },
  {
    family: 'machine',
    severity: 'block',
    pattern: says(
      `(?:ignore|disregard|forget|override|bypass|skip) (?:all |the |any |your |these |what |my )*(?:previous|prior|above|earlier|rules|instructions?|guidelines|you were told|validation|checks?|checker)`,
      `you are now (?:an?|the)`,
      `(?:approve|pass|accept) this letter`,
      `act as (?:a|an|my) (?:lawyer|attorney|assistant|expert)`,
      `as an ai`,
      `(?:rewrite|write|generate|draft|compose|produce|create) (?:me )?(?:this|a|an|the) (?:strong(?:er|est) |new |better |strongly )?(?:letter|version|paragraph|text|story)`,
      `write (?:that|the strongest)`,
      `(?:add|insert|include|put in|print|output) (?:a paragraph|here|citations|the (?:word|prompt)|section|that i|whatever)`,
      `(?:do not|don t) run the`,
      `assistant ,`,
      `chatbot`,
      `language model`,
      `pretend that`,
      `[[<] (?:/ )?(?:inst|system|assistant|user)`,
      `^system :`,
      `new instructions`,
      `(?:make up|invent) (?:a|an|some) (?:\\p{L}+ )?(?:reason|story|excuse)`,
      `fill in the rest`,
      `use your own words`,
      `make it sound`,
      `say that i enclosed`,
    ),
    unless: /\bi used my own words\b/u,
  },
];

const NUMBERS = '(?:ssn|social security number|passport|license|account|drivers license|password)';

const others: readonly OwnClaim[] = [
  {
    family: 'others_data',
    severity: 'block',
    pattern: says(
      `${THEIRS} (?:\\p{L}+ )?${NUMBERS} ?(?:number )?(?:is|ends|starts|was)`,
      `${THEIRS} (?:\\p{L}+ ){0,3}(?:date of birth|birthday) is`,
      `(?:born|born on|was born) (?:on )?(?:\\d{4,8}|\\p{L}{3,9} \\d{1,2} , (?:19|20)\\d\\d|\\d)`,
      `${THEIRS} (?:email|phone|phone number|number|address) (?:is|are|was)`,
      `who lives at \\d+`,
      `lives at \\d+`,
      `(?:has|had) (?:hiv|aids|cancer|bipolar(?: disorder)?|depression|schizophrenia)`,
      `(?:in|from) rehab`,
      `on (?:probation|parole)`,
      `undocumented`,
      `arrested for`,
      `maiden name`,
      `has the number`,
      `call \\p{L}+ at \\d{3}`,
      `old , has`,
    ),
    unless: /\bi (?:was|am) born\b|\b(?:my son|he|she) was born that\b|\bmy birthday\b/u,
  },
];

const HELD = '(?:account|card|loan|lease|membership|credit line)';

/** Looser ways of saying the same: honest people write such things too, so that they only bring a question. */
const wider: readonly OwnClaim[] = [
  {
    family: 'own_account',
    severity: 'warn',
    about: ['not_mine', 'theft'],
    ifOwn: true,
    pattern: says(
      `${ME} ${DID}(?:got|had|have|kept|held|owned) (?:this|that|the) ${HELD}`,
      `(?:is|was) in (?:my|our) names?`,
      `${ME} ${gap(2)}(?:ran up|running up|quit|stopped|missed|borrowed|charged|signed|meant to pay|forgot to pay|could not pay|fell short)(?! (?:my|for work|school|smoking))`,
      `${ME} ${gap(2)}gave (?:him|her|them) (?:mine|my)`,
      `(?:yes|yeah|sure|true|granted|honestly) ,? ?(?:it|this|that) is my`,
      `my (?:own )?(?:signature|handwriting) is on`,
      `${ME} (?:have )?(?:paid|sent) (?:them|it|on it|something|the first)`,
      `when (?:i|we) (?:got|opened|took|had|used) (?:it|the|that|this)`,
      `${ME} (?:helped|vouched|stood in|backed)`,
    ),
    unless:
      /\b(?:because it is not mine|certified|another bank|with a bank that|to sign a paper|the letter they|a bill)\b/u,
  },
  {
    family: 'theft_benefit',
    severity: 'warn',
    about: ['theft'],
    ifOwn: true,
    pattern: says(
      `${ME} ${gap(2)}(?:okay|ok|fine|alright) with`,
      `${ME} ${gap(2)}(?:let|allowed|asked) (?:him|her|them|my)`,
      `(?:told|gave) (?:him|her|them) (?:yes|okay|ok|sure|go|my|the)`,
      `(?:said|told) ${gap(3)}(?:yes|sure|go ahead)`,
      `(?:asked me|knew about it|knew that (?:he|she|they))`,
      `we ${gap(3)}(?:together|shared|split|shopping)`,
      `${ME} ${gap(1)}(?:got|get|have|had) (?:a|an|the|some|my) ${gap(3)}out of it`,
      `(?:promised|supposed|going) to pay me|pay me back|paid me back`,
      `(?:my|our) (?:idea|plan)`,
    ),
    unless: /\bpolice\b|\bbank\b/u,
  },
  {
    family: 'not_settled',
    severity: 'warn',
    about: ['settled'],
    ifOwn: true,
    pattern: says(
      `(?:complete|entire|whole|full|total) (?:balance|amount|sum|debt|bill)`,
      `one hundred percent|100 %|100 percent|all the money|every bit|no discount|nothing was taken off`,
    ),
    unless: /\b(?:less|did not|do not|was a settlement|settlement of the whole)\b/u,
  },
  {
    family: 'not_paid_full',
    severity: 'warn',
    about: ['paid_full'],
    ifOwn: true,
    pattern: says(
      `(?:knocked|took|cut|take) ${gap(4)}(?:off|down)`,
      `(?:a|one|about) (?:third|half|quarter|part|portion) of`,
      `the rest (?:of it|later|next|by|when|is)`,
      `(?:left|more|something|little) (?:bit )?(?:left )?to (?:pay|go)`,
      `(?:still|is) (?:open|due|owed|unpaid|to pay)`,
      `${ME} will (?:pay|have it|send|finish)`,
      `(?:came|went|sent) back because|no money in|insufficient`,
      `(?:reduced|lower|smaller) (?:amount|sum|balance|payoff)`,
      `payment plan|installments?`,
    ),
    unless: /\b(?:wrong|still unpaid|says?|said unpaid|shows?|before i)\b/u,
  },
  {
    family: 'was_late',
    severity: 'warn',
    about: ['late_month'],
    ifOwn: true,
    pattern: says(
      `(?:after|past|beyond) (?:the|its|my|it) (?:due date|deadline|due|date|should)`,
      `(?:days|weeks|month|months) (?:after|later|past|too late)`,
      `(?:later|slower) than`,
      `(?:in|at|by|of|until|till|during) (?:june|july|august)$`,
      `(?:paid|payment|sent|mailed) ${gap(5)}(?:in|of|until|till) (?:june|july|august)`,
      `way past|grace period|held up|short that month|behind that`,
      `my (?:mistake|fault|bad)`,
    ),
    unless:
      /\b(?:as well|called|told|find|found|noticed|to find|wrote|saw|before|until they|lost|moved|again)\b/u,
  },
  {
    family: 'was_not_late',
    severity: 'warn',
    about: ['goodwill'],
    pattern: says(
      `(?:you|they|the bank) (?:have|has|got|had|lost|made|misplaced|posted) (?:this|it|that|a|an|my) ?(?:wrong|mistake|error|check|payment)?`,
      `did nothing wrong|not my fault`,
      `(?:reached|got to|came to) (?:you|them) (?:ahead|early|on time|before|in time)`,
      `(?:ahead of|in|on) time (?:that|in) (?:month|march)`,
      `(?:mark|entry|report) is (?:un)?(?:wrong|unfair|incorrect|inaccurate)`,
    ),
  },
  {
    family: 'two_debts',
    severity: 'warn',
    about: ['duplicate'],
    ifOwn: true,
    pattern: says(
      `(?:one|first) is for ${gap(4)}(?:, )?(?:and )?the (?:other|second)`,
      `(?:two|2|both) (?:\\p{L}+ )?(?:trips|visits|occasions|purchases|loans|memberships|separate|different|contracts)`,
      `for something else`,
      `(?:are|is|was|were) (?:two )?separate`,
      `separate accounts?`,
      `(?:another|a second|a new|later) (?:contract|loan|purchase|account|visit|membership)`,
      `(?:borrowed|signed|bought|joined|went) ${gap(5)}(?:twice|again|two times)`,
    ),
    unless: /\b(?:sold|sell|under two names)\b/u,
  },
  {
    family: 'restarted',
    severity: 'warn',
    about: ['too_old'],
    ifOwn: true,
    pattern: says(
      `paid (?:off )?(?:what|everything|all) (?:that )?(?:was )?(?:past due|i was behind|behind)`,
      `back on track|got back on|caught back`,
      `(?:okay|ok|fine|good|well) ${gap(4)}for (?:years|months|a while|a time|some time)`,
      `(?:agreement|plan|arrangement|deal) with them`,
      `(?:send|pay|paying|sent|paid) (?:them )?\\$ ?\\d+ (?:a|per|each|every) (?:month|week)`,
      `(?:until|till|til|before|since|in) 202\\d(?: ,? (?:then|when|and then))`,
      `behind until`,
      `(?:again|then) in 20(?:19|2\\d)`,
      `(?:on time|current|paid|good) (?:until|till|til|up to|through) 20(?:19|2\\d)`,
    ),
    unless: /\b(?:never made|did not)\b/u,
  },
  {
    family: 'restarted',
    severity: 'warn',
    about: ['too_old'],
    pattern: says(`(?:never|not) (?:been )?(?:late|behind) (?:until|till|before)`),
  },
  {
    family: 'federal_loan',
    severity: 'warn',
    about: ['no_federal_loan'],
    ifOwn: true,
    pattern: says(
      `(?:for|through|at|to) (?:my |a |the |state ){0,2}(?:college|tuition|university|degree|schools?|nursing school)(?! district)`,
      `(?:nelnet|navient|mohela|aidvantage|great lakes|sallie mae|edfinancial|fedloan)`,
      `education department|financial aid|schools? aid|student (?:debt|aid|borrower)`,
      `uncle sam|the feds`,
      `from the government`,
    ),
  },
  {
    family: 'public_record',
    severity: 'warn',
    about: ['no_court_record'],
    ifOwn: true,
    pattern: says(
      `(?:court|judge) ${gap(4)}(?:i|we) (?:owe|have to pay|must pay|had to pay)`,
      `courthouse|served me|county clerk|garnish(?:ed|ment|ing)?`,
      `won ${gap(2)}(?:in court|against me)|sued me and`,
      `(?:internal )?revenue(?: service)?|irs|back taxes|taxes|tax debt`,
      `went bankrupt|filed ${gap(1)}(?:bankruptcy|chapter)|my bankruptcy|bankruptcy case`,
      `(?:child|kid) ?support|owe ${gap(3)}for (?:the|my|our) (?:kids|children|child)`,
      `lien|judgment|eviction|evicted`,
    ),
    unless:
      /\b(?:lien on the car|no lien|nothing to do|never filed|mixed us up|against another|tax refund|i was not part|evicted from our home)\b/u,
  },
  {
    family: 'admits_true',
    severity: 'warn',
    about: ['any_dispute'],
    ifOwn: true,
    pattern: says(
      `what (?:they|it|the report) (?:say|says|show|shows) ${gap(2)}is (?:so|true|right|correct)`,
      `${ME} did (?:do )?it`,
      `(?:have|has|got) the (?:right|correct) (?:number|amount|date|balance|information)`,
      `(?:challenge|dispute|fight) (?:every|all|each)(?:thing)?`,
      `wish (?:that )?it would go`,
      `(?:even though|although) it is (?:true|right|mine|correct)`,
      `worth a (?:try|shot)`,
    ),
    unless: /\bwhat i did\b|\beverything they asked\b|\bwait\b/u,
  },
  {
    family: 'admits_true',
    severity: 'warn',
    about: ['any_dispute'],
    pattern: says(
      `nothing (?:is|was) (?:really )?wrong|not (?:really )?wrong|no(?:thing)? mistakes?(?: in it)?$`,
    ),
    unless: /\b(?:did|done) nothing wrong\b/u,
  },
  {
    family: 'order',
    severity: 'warn',
    pattern: says(
      `(?:official|officials|regulators?|magistrate|commissioner|washington|tribunal|jury|lawmakers|authorities|authority|bureau of consumer protection|commission|governor|mayor|ombudsman|judge|court|cfpb|ftc|state) (?:of the \\p{L}+ )?(?:has |have |had |already |also ){0,3}(?:settled|instructed|told you|passed|decided|cleared|clears|agreed with|sided|confirmed|made you|dismissed|threw out)`,
      `${ME} won (?:my|the|this|our) (?:case|hearing|complaint)`,
      `and you lost`,
      `(?:directive|decree|decision|ruling|verdict) (?:that|which|says|clears|from)`,
    ),
    unless:
      /\b(?:divorce|store|lender|sued (?:the|me)|the other man|case was|dispute with the bank|small claims)\b/u,
  },
  {
    family: 'law',
    severity: 'warn',
    pattern: says(
      `legally|lawfully|legal (?:right|duty|obligation)`,
      `a crime to|criminal to|unlawful`,
      `(?:there is|there are|it is) (?:a |an |the )?(?:rule|law|act|statute|regulation)s?`,
      `(?:the|your|federal|state) (?:code|act|statute|rule|rules|law|laws|regulation|regulations) (?:say|says|gives?|requires?|demands?|wants?|allows?|is|are)`,
      `congress (?:made|passed|says|said|gave)`,
      `my rights?(?: |$)`,
      `(?:fcra|fdcpa|fair credit)`,
    ),
    unless: /\b(?:in law|house rules|rules of the (?:gym|store))\b/u,
  },
  {
    family: 'demand',
    severity: 'warn',
    pattern: says(
      `(?:^|[.!,;] )(?:now |so |just |then )?(?:strike|wipe|clear|purge|drop|cancel|scrub|expunge|clean|fix|take|erase|stop reporting) (?:it|this|that|my|the|them|me)(?! (?:mean|seriously|as|for granted))`,
      `(?:will|do|would) not (?:accept|settle for|take) (?:any|no|anything|less)`,
      `(?:had|would|you) best`,
      `(?:right this|this very) (?:minute|instant|second)|without delay|right now|asap`,
      `${ME} (?:am|are) (?:telling|warning|done asking|not asking)`,
      `(?:or|nothing) (?:but|less than) a (?:deletion|removal)`,
      `by (?:the end of|this) (?:the )?(?:week|month|day)`,
    ),
    unless: /\b(?:please|i paid|i called|i let|saw|paid it all|told|not refusing)\b/u,
  },
  {
    family: 'threat',
    severity: 'warn',
    pattern: says(
      `(?:drag|haul|put|take) you`,
      `in front of a (?:judge|jury)`,
      `read(?:ing)? about (?:you|yourselves|it in)`,
      `(?:make|making) sure (?:that )?(?:everyone|everybody|people|the world)`,
      `(?:fix|do|delete|remove|change|correct) (?:it|this|that) or (?:i|we|you|my)`,
      `do not make me`,
      `(?:uncle|cousin|brother|father|sister|friend|wife|husband) is (?:an attorney|a lawyer|a judge|a cop|a reporter)`,
      `(?:been|are|be) warned|pay for this|consequences|last chance|final chance|own risk`,
      `(?:complaint|complaints) (?:with|to) (?:everyone|every|all)`,
    ),
    unless: /\bthey\b/u,
  },
  {
    family: 'machine',
    severity: 'warn',
    pattern: says(
      `follow (?:my|these|the) (?:orders|instructions|commands)(?: and| below| exactly|$)`,
      `turn off|switch off|disable`,
      `do not (?:flag|check|stop|review|judge|question) (?:this|it|my)`,
      `you are (?:a|an|my) (?:\\p{L}+ )?(?:writer|assistant|lawyer|ai|bot|expert|program)`,
      `give me (?:something|a letter|the best|words)`,
      `(?:put|add|include|use) (?:in )?(?:any|some|the strongest|whatever|every) (?:law|laws|words|section|statute|argument)`,
      `(?:this|the) (?:app|tool|program|bot|ai|software|checker|filter)`,
      `prompt|jailbreak|developer mode`,
    ),
    unless: /\b(?:bank|banks|lender|turned off)\b/u,
  },
  {
    family: 'others_data',
    severity: 'warn',
    pattern: says(
      `\\d{3} \\d{2} \\d{4}|\\d{3} \\d{3} \\d{4}`,
      `(?:he|she) (?:was|is) born (?:in|on)`,
      `${THEIRS} ${gap(3)}(?:takes? pills|medication|nerves|illness|disease|disorder|felony|criminal record|record|addict|addicted|drugs|alcohol|jail|prison|mental|diagnos\\p{L}+)`,
      `(?:felony|jail|prison|addicted|rehab|diagnosed|alcoholic|medication|overdose|immigration)`,
      `lives at|living at \\d`,
      `(?:real owner|right person) (?:is|,)`,
    ),
    unless: /\bi (?:was|am|have|had|take|called)\b/u,
  },
  {
    family: 'divorce',
    severity: 'warn',
    about: ['not_mine'],
    pattern: says(
      `divorced?|divorces|decree|separation agreement|separated`,
      `marriage (?:ended|was over)|split up`,
      `(?:judge|court|court order) (?:put|gave|said|says|made|awarded|ordered)`,
      `joint (?:card|account|debts?|loan)`,
      `former (?:husband|wife|spouse) (?:agreed|took|has to|must|was)`,
    ),
    unless: /\bnever on\b/u,
  },
];

export const ownClaims: readonly OwnClaim[] = [
  ...ownAccount,
  ...payment,
  ...lateness,
  ...debts,
  ...kinds,
  ...claims,
  ...others,
  ...wider,
];
