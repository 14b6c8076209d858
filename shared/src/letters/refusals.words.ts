/** Why a letter is not written, and what to do instead, by the code of the refusal. */
export const words = {
  'block_declined.not_requested': {
    title: 'A block needs your identity theft report',
    text: 'This letter asks about a block. A bureau has to act on one only after it has your identity theft report, a proof of who you are, the item and your statement. You can make the report for free at IdentityTheft.gov and then ask for the block.',
  },
  'debt_validation.no_notice': {
    title: 'This letter answers a notice',
    text: 'Without a notice, the time in which this letter works may not have begun. The debt verification letter tells the collector that you dispute the debt. If a notice comes later, you can come back and send this letter too.',
  },
  'debt_validation.period_over': {
    title: 'The time for this letter is over',
    text: 'The collector has to stop for a dispute only when it comes within the time of the notice. You can still dispute the debt and have it marked as disputed with the debt verification letter.',
  },
  'debt_verification.in_time': {
    title: 'You still have time for a stronger letter',
    text: 'Until the date in the notice, a written dispute makes the collector stop until it has sent you verification. That is the debt validation letter.',
  },
  'duplicate.both_collectors': {
    title: 'Both entries come from collectors',
    text: 'Each company answers for its own entry only. Write to the debt collector that reported the first entry, or to a credit bureau, which looks at both.',
  },
  'duplicate.separate_disbursements': {
    title: 'These may be two parts of one student loan',
    text: 'Student loans are often paid out term by term, and each part is listed on the report by itself. Entries with different amounts or dates are usually right.',
  },
  'duplicate.sold_debt_is_normal': {
    title: 'These two entries belong together',
    text: 'When a lender sells a debt, its own entry stays with a balance of zero, and one collector shows the balance. That is how it should look, so a letter would not change it. If an amount or a date is wrong, please choose that as the reason.',
  },
  'follow_up.no_dispute': {
    title: 'That letter disputed nothing',
    text: 'This letter goes on with a dispute. The letter before it asked for something else, so it started no dispute and no time for an answer. If an item is wrong, please dispute it first.',
  },
  'follow_up.not_arrived': {
    title: 'The time has not started yet',
    text: 'The time for an answer starts on the day your letter arrives. Please look up the tracking number at usps.com. If the letter came back, check the address and mail it again: the time starts with that letter.',
  },
  'goodwill.not_late': {
    title: 'You need no favor',
    text: 'If the payment was not late, the mark is wrong, and you have a right to have it checked. A goodwill letter would say the opposite. Please write the late payment dispute instead.',
  },
  'goodwill.open_dispute': {
    title: 'A favor and a dispute do not go together',
    text: 'A dispute says that the late mark is wrong. This letter says that it is right. Please wait until the dispute is answered, and then choose one of the two.',
  },
  'identity_supplied.not_myself': {
    title: 'The letter needs this to be true',
    text: 'This letter says over your signature that you send the dispute yourself. If a company sends disputes in your place, please ask that company what to do next. You can also dispute the item in a letter of your own.',
  },
  'identity_theft.allowed': {
    title: 'If you gave permission, it does not count as theft',
    text: 'If you let someone use your name or account, the law does not treat the item as identity theft, even when they did not pay. If something about the item is wrong, please choose that as the reason.',
  },
  'identity_theft.benefit': {
    title: 'We cannot call this identity theft',
    text: 'A bureau may refuse or lift a block where the person got goods, services or money from the account. If only part of the amount is yours, please choose the amount as the reason.',
  },
  'identity_theft.own_transaction': {
    title: 'The letter needs this statement to be true',
    text: 'A dispute for identity theft says that the item does not relate to any transaction of yours. If it does, please choose another reason.',
  },
  'amount.zero_without_proof': {
    title: 'A balance of zero needs a paper',
    text: 'A company that reports a balance will say so again, unless you can show that nothing is owed. Please tick the copy you will send, for example a last statement or a payoff letter.',
  },
  'dates.late_is_accurate': {
    title: 'This late mark seems to be right',
    text: 'By your dates the payment came at least as late as the report says, so a dispute would not be true. You can ask the company itself to remove the mark as a favor, for example after a hard time that is now over.',
  },
  'information_supplied.nothing_new': {
    title: 'The letter needs something new',
    text: 'The same dispute with nothing new can be set aside again. Look for a statement, a receipt, a letter or an older report that shows what you say. You can also ask the company that reported the item, or complain to the Consumer Financial Protection Bureau for free.',
  },
  'method_of_verification.deleted': {
    title: 'You have what you asked for',
    text: 'The item was deleted, so there is nothing left to ask about. Keep the results: if the item ever comes back, they show that it was taken out.',
  },
  'not_mine.identity_theft': {
    title: 'This sounds like identity theft',
    text: 'When someone has used your identity, another part of the law can block the item within days. Please choose identity theft as the reason; the next questions are different.',
  },
  'not_mine.not_remembered': {
    title: 'Not remembering is not the same as not yours',
    text: 'A letter must not say "not mine" when it could be. Please get your free report first and look at the opening date, the address and the original creditor. If it is still not yours, come back and tell us how you know.',
  },
  'not_mine.agreed_to_pay': {
    title: 'This account is yours too',
    text: 'If you signed for the account, cosigned it or agreed to pay it, the company may report it under your name, even after a divorce. You can still dispute what is wrong with the entry itself, such as the amount, a date or the status. Please choose that as the reason.',
  },
  'not_mine.says_agreed': {
    title: 'By your own words you share this debt',
    text: 'Whoever opened, cosigned or guaranteed an account has to answer for it, so a letter must not call it "not mine". You can still dispute what is wrong with the entry itself, such as the amount, a date or the status. Please choose that as the reason. If you mean another account, please say so, for example: "I cosigned a different loan."',
  },
  'pay_for_delete.being_sued': {
    title: 'A lawsuit needs a lawyer, not a letter',
    text: 'If you are being sued, there is a date by which the court must hear from you, and an offer could be used against you. Please call a lawyer or legal aid today; many help for free. They can also settle for you.',
  },
  'pay_for_delete.not_mine': {
    title: 'Please do not pay before you know',
    text: 'An offer for a debt that is not yours, or for a wrong amount, is hard to take back. Ask the collector for verification first. If the entry on your report is wrong, you can dispute it for free.',
  },
  'pay_for_delete.restart': {
    title: 'Then it is better not to offer anything now',
    text: 'You can still ask the collector to show what the debt is, and that makes no offer. Legal aid can tell you what an offer would mean in your state.',
  },
  'recipient.original_creditor': {
    title: 'This company is no debt collector',
    text: 'The law on debt collection does not bind the company that the account was with, and a letter that says so would be set aside.',
  },
  'reinsertion_notice.not_after_dispute': {
    title: 'This rule is about items deleted after a dispute',
    text: 'A bureau has to follow special steps only for an item that it deleted because of a dispute. An item that went away in another way may come back. If it is wrong, please dispute it again.',
  },
  'time_to_sue.federal_student_loan': {
    title: 'Federal student loans have no such time limit',
    text: 'A federal student loan can be collected however old it is, so this letter would not help. If an amount or a date is wrong, please choose that as the reason.',
  },
  'time_to_sue.judgment': {
    title: 'A court has already decided here',
    text: 'After a judgment another time limit counts, and it is often long. Please ask a lawyer what the judgment means for you; legal aid is free for many people.',
  },
  'time_to_sue.paid_lately': {
    title: 'The time to sue may have started again',
    text: 'In some states a payment or a written promise starts the time again, so this letter would not help now. You can ask the collector to show what it has about the debt.',
  },
  'time_to_sue.too_old_for_reports': {
    title: 'A letter to the bureau does more here',
    text: 'By your date the item is too old for an ordinary credit report. Ask the bureau to stop reporting it. You can write to the collector about the debt itself as well.',
  },
  'time_to_sue.date_needed': {
    title: 'We need one date first',
    text: 'Whether a letter to the bureau or to the collector helps depends on the first missed payment that was never caught up. Please look for it on your report. It is not printed in the letter.',
  },
  'too_old.being_sued': {
    title: 'A lawsuit needs a lawyer, not a letter',
    text: 'If you are being sued, there is a date by which the court must hear from you. A letter does not stop it. Please call a lawyer or legal aid today; many help for free. That a debt is too old can be a defense in court.',
  },
  'too_old.date_needed': {
    title: 'We need one date first',
    text: 'Whether an item is too old depends on the first missed payment that was never caught up. Please look for it on your report or an old statement. The time limit for lawsuits does not count here.',
  },
  'too_old.caught_up': {
    title: 'The time is counted from a later day',
    text: 'If the account was fully caught up and then fell behind again, the time is counted from the later missed payment. Please give that date instead, and answer "no" to the next question.',
  },
  'too_old.federal_student_loan': {
    title: 'Federal student loans count differently',
    text: 'The seven-year count does not fit federal student loans, and a letter that uses it would be turned down. If a date, an amount or the status is wrong, please choose that as the reason.',
  },
  'too_old.public_record': {
    title: 'Court records count differently',
    text: 'For lawsuits, judgments and arrests the time can be longer than seven years and depends on your state. We do not write this letter. If the record itself is wrong, please choose "Other" as the reason.',
  },
  'too_old.bankruptcy': {
    title: 'Bankruptcies count differently',
    text: 'A bankruptcy may be reported for ten years from the order that opened it. The seven-year count does not fit. If the entry itself is wrong, please choose "Other" as the reason.',
  },
  'duplicate.first_is_creditors': {
    title: 'Each company answers for its own entry',
    text: 'The first entry comes from the original creditor, and this letter would go to someone else. Write to the company that reported the first entry, or to a credit bureau, which looks at both.',
  },
  'duplicate.first_is_collectors': {
    title: 'Each company answers for its own entry',
    text: 'The first entry comes from the debt collector, and this letter would go to someone else. Write to the company that reported the first entry, or to a credit bureau, which looks at both.',
  },
  'collector.original_creditor.validation': {
    title: 'This letter is for debt collectors',
    text: 'These rules bind debt collectors. The company you first owed does not have to stop because of this letter. You can dispute what it reports directly with it.',
  },
  'collector.original_creditor.verification': {
    title: 'This letter is for debt collectors',
    text: 'These rules bind debt collectors. The company you first owed has rules of its own. You can dispute what it reports directly with it.',
  },
  'collector.original_creditor.offer': {
    title: 'This letter is for debt collectors',
    text: 'A bank, store or lender rarely takes a true entry off for money. If the entry is a late payment, a goodwill letter fits better. If the entry is wrong, please dispute it.',
  },
  'inquiry.applied': {
    title: 'This inquiry is in order',
    text: 'A company may look at your report when you ask it, or a store or dealer it works with, for credit. A letter that says otherwise would not be true. Inquiries drop off by themselves after about two years.',
  },
  'inquiry.not_sure': {
    title: 'Please find out first',
    text: 'The letter would say that you did not ask for credit there, so you need to be sure. Look the company up, or call it and ask what the inquiry was for.',
  },
};

/** The same with a date or a number to fill in. */
export const filled = {
  ofItem: (number: number, title: string) => `Item ${number}: ${title}`,
  tooEarly: {
    title: 'There is still time for an answer',
    text: (due: string) =>
      `The time for an answer runs through ${due}. A letter that calls an answer late before that day would not be right. Please come back on the day after.`,
  },
  notYet: {
    title: 'This item may still be reported',
    account: (from: string, earliest: string, latest: string) =>
      `Counted from ${from}, it should come off between ${earliest} and ${latest}. We write this letter once the later date is over, so that it is right on any count. Bureaus usually take old items off by themselves. A debt that is too old for court can still be on a report.`,
    single: (from: string, earliest: string, latest: string) =>
      `Counted from ${from}, it should come off after ${earliest}. To be right on any count, we write this letter only after ${latest}. Bureaus usually take old items off by themselves. A debt that is too old for court can still be on a report.`,
  },
};
