/** What the editor says of wording that hurts a letter, by the code of the phrase. */
export const words = {
  'demand.deletion':
    'The law asks for a correction only after the item has been checked, so a demand like this is not right.',
  'claim.violation':
    'This accuses the reader of breaking the law, which nobody can know before it has been checked.',
  'claim.illegal':
    'Whether something is against the law is for a court to say. Facts carry more weight here.',
  'claim.fraud': 'This is a serious charge. It belongs only in an identity theft letter.',
  'claim.unverifiable':
    'Nobody has checked yet, so nobody can say that the item cannot be verified.',
  'threat.lawsuit': 'A threat does not speed up a dispute, and it makes the letter look copied.',
  'threat.damages': 'A demand for money does not belong in a dispute.',
  'threat.lawyer':
    'A letter that points to a lawyer is read as a threat. If you have one, let them write.',
  'threat.liability':
    'Who can sue whom is for a lawyer to say, and much of this law allows no suit at all.',
  'threat.final_notice': 'This sounds like a threat. A plain request works better.',
  'promise.guarantee': 'Nobody can promise how a dispute ends.',
  'promise.score': 'Nobody can promise what a score will do, and this letter is about facts.',
  'unfinished.placeholder': 'Something still has to be filled in here.',
  'privacy.full_ssn':
    'Please do not print your full Social Security number; the last four digits are enough.',
  'threat.rights_reserved':
    'Your rights stay yours without this sentence, and it reads like a threat.',
  'threat.or_else': 'A threat does not speed up a dispute, and it makes the letter look copied.',
  'claim.defamation':
    'That is a legal charge. Say what is wrong and how you know; it carries more weight.',
  'claim.written_permission':
    'The law lists other lawful reasons too, so it is not true that written permission is needed.',
  'claim.silence': 'Not answering a letter makes nobody agree to it, so this is not true.',
  'style.affidavit_demand':
    'Nobody has to swear to an item in order to check it. It makes the letter look copied.',
  'style.tax_form': 'A tax form of this kind does not by itself end a debt or show an error.',
  'debt.admission':
    'In some states a promise or an admission starts the time for lawsuits again, so leave it out.',
  'debt.admission.offer':
    'An offer needs no admission, and one can start the time for lawsuits again.',
  'debt.unconditional_promise':
    'Promise a payment only together with its condition: their agreement in writing.',
  'debt.promise':
    'Nobody takes payments in answer to this letter. A promise here can only be used against you.',
  'collector.deadline':
    'The law gives a collector no number of days for an answer, so a deadline like this is not right.',
  'collector.prove_or_delete':
    'A collector that does not answer has to stop collecting in some cases. It need not delete.',
  'collector.must_verify':
    'A collector has to send verification before it goes on only after a dispute within the period on its notice.',
  'collector.must_stop':
    'A collector has to stop only after a dispute within the period on its notice. Please ask for it instead.',
  'collector.contract_demand':
    'No law makes a collector send the signed contract. You can ask for it as a favor.',
  'favor.law':
    'This letter asks for something that no law gives. A law in it would spoil the request.',
  'favor.dispute':
    'A letter that asks for a favor cannot also say that the entry is wrong. A dispute needs a letter of its own.',
  'favor.dispute.goodwill':
    'A goodwill letter says that the mark is right. If it is wrong, write a dispute instead.',
  'favor.must': 'Nobody has to grant a favor. A friendly request does more here.',
  'favor.threat': 'A favor and a threat do not go together.',
  'privacy.bank_details': 'Please leave bank details out. A collector could draw from the account.',
  'disclosure.deletion':
    'The right to see your file is no right to have anything taken out. For that, write a dispute.',
  'disclosure.dispute':
    'This letter only asks to see the file. To have something checked, write a dispute.',
  'disclosure.contract':
    'The right to see your file covers no contracts and no signatures, and it may cost a fee.',
  'inquirer.duty':
    'No law gives this company a duty or a deadline to answer you. Please ask instead.',
  'style.accusation': 'What someone meant is hard to show. What they did is enough.',
  'style.lawsuit':
    'Talk of lawsuits reads like a threat. Leave it out unless it is the item itself.',
  'style.final_notice':
    'This can read like a threat. Leave it out unless it is what a company sent you.',
  'style.guarantee':
    'Nobody can promise how a dispute ends. Leave it out unless it is the name of something.',
  'privacy.long_number':
    'This looks like a full account number. The last four digits are safer in the mail.',
  'style.score': 'What counts here are facts, not scores, so this does not help.',
  'style.contract_demand':
    'Nobody has to get the signed contract to check an item, and asking for it can look like a copied letter.',
  'style.contract_demand.bureau':
    'A bureau checks its record with the company. It has no proof of a debt to show.',
  'style.lawyer':
    'A lawyer in a letter reads like a threat. Leave it out unless it is part of what happened.',
  'style.written_permission':
    'A company can look at a report for other lawful reasons, so written permission is not always needed.',
  'style.re_aging': 'Give the two dates instead; they show the same thing and prove it.',
  'style.third_party':
    'A letter that seems to come from someone else may be set aside. Write as yourself.',
  'reason.identity_theft':
    'If someone used your identity, change the reason to identity theft: that letter can do more.',
  'style.insult': 'Anger is understandable, but a calm letter is taken more seriously.',
  'style.shouting': 'Capital letters read like shouting.',
  'style.exclamation': 'A full stop sounds calmer.',
};
