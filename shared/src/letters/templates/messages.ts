/** What the pages of the four letters under `/letters` say. Content table: it has to agree with the rule table. */
export const companyTemplatesMessages = {
  'pay-for-delete': {
    title: 'Pay-for-delete letter',
    description:
      'Offer a collector a payment if it first agrees in writing to take the collection off your credit reports. It may say no.',
    intro:
      'You are ready to settle a collection and would like it off your reports. This letter makes an offer with a condition: first the collector agrees in writing, then you pay. No law makes a collector accept, and some never do.',
    when: [
      'A debt collector or a company that bought the debt reports the collection.',
      'The debt is yours and the amount is right.',
      'You have the money for the offer at hand.',
    ],
    notFor: [
      'You are not sure that you owe it. Ask for verification before you offer anything.',
      'The company is your own bank or lender. It rarely takes off a true entry for money; a goodwill letter fits better.',
      'You are being sued, or the debt is very old. In some states an offer or a payment starts the time for lawsuits again. Talk to legal aid first.',
    ],
  },
  'goodwill-adjustment': {
    title: 'Goodwill letter',
    description:
      'Ask a company to take a true late payment off your report as a favor. Say what happened, own it, and ask kindly. It may say no.',
    intro:
      'The late payment is true, and you would like a second chance. This letter owns it, says what happened and what has changed, and asks for a favor. The company is free to say no, and a kind and honest letter is the best you can send.',
    when: [
      'You paid late once or twice, for a reason you can explain.',
      'You have paid on time since then, or the account is paid off.',
      'You have been a customer for some time.',
    ],
    notFor: [
      'The late mark is wrong. Dispute it: you have a right to a check, and need no favor.',
      'You have an open dispute about the same late payment. The two letters contradict each other.',
      'The account is still behind. Catch up first, then write.',
    ],
  },
  'debt-validation': {
    title: 'Debt validation letter',
    description:
      'Dispute a debt with a new collector in time: it then has to stop collecting until it sends you verification. Check the date on its notice.',
    intro:
      'A new collector has to send you a notice with the date by which you can dispute the debt. If you dispute it in writing by then, the collector has to stop collecting until it has sent you verification. Send this letter early, so that it arrives in time.',
    when: [
      'A debt collector sent you its notice, and the date to dispute has not passed.',
      'You do not know the debt, it is not yours, or the amount looks wrong.',
      'You want to know who the original creditor was.',
    ],
    notFor: [
      'The date on the notice has passed, or no notice ever came. Use the debt verification letter.',
      'The company is the one you first owed. These rules bind debt collectors; write to the company as a direct dispute.',
      'The debt is a business debt. These rules cover debts for personal, family or household needs.',
    ],
  },
  'debt-verification': {
    title: 'Debt verification letter',
    description:
      'Dispute a debt after the notice period: have it marked as disputed, ask for papers, and choose whether the collector may contact you.',
    intro:
      'The time to dispute under the collector’s notice is over, or you never got a notice. You can still tell the collector that you dispute the debt, and from then on it has to say so when it reports the debt. The rest of this letter is a polite request, and you can also ask the collector to stop contacting you.',
    when: [
      'The date on the collector’s notice has passed, or you do not know it.',
      'No notice ever came, and the collection is on your report.',
      'You want the debt marked as disputed.',
      'You want the collector to stop calling, or to write to you instead.',
    ],
    notFor: [
      'You still have time under the notice. The debt validation letter gives you more.',
      'The company is the one you first owed. These rules bind debt collectors; write to the company as a direct dispute.',
      'You are being sued. Answer the court first; a letter does not stop a lawsuit.',
    ],
  },
};

/** What the pages of the nine letters under `/dispute-letters` say. Content table: it has to agree with the rule table. */
export const disputeTemplatesMessages = {
  'mixed-file': {
    title: 'Mixed credit file letter',
    description:
      'Your report shows accounts of someone else with a name like yours? Ask the bureau to compare every entry and keep the two files apart.',
    intro:
      'Two people with like names can end up in one credit file, often a parent and a child. This letter names the other person and every entry that is not yours. It asks the bureau to compare more than the name, and to keep the two files apart.',
    when: [
      'Your report shows accounts, addresses or employers of another person.',
      'A relative has your name, and their accounts are on your report.',
      'You had one such entry taken off, and more of them came.',
    ],
    notFor: [
      'Someone uses your name or number without your permission. Identity theft has a stronger letter.',
      'Only one account is wrong. A dispute of that account is enough.',
      'You signed or cosigned for the account. Then it is yours as well.',
    ],
  },
  deceased: {
    title: 'Reported as deceased letter',
    description:
      'Your credit report says that you have died? Ask the bureau or the company to take the mark off and to keep your account and its history.',
    intro:
      'A bureau or a bank can mark a living person as deceased, for example after the other person on an account has died. Lenders then turn you down. This letter asks to have the mark taken off, and to keep the account with its history.',
    when: [
      'Your report or one of its accounts says "deceased".',
      'The other person on a joint account died, and the mark landed on you.',
      'A lender turned you down because its records say that you died.',
    ],
    notFor: [
      'Social Security itself has you as deceased. Go to one of its offices first; it gives you a letter that helps here.',
      'The account belongs to the person who died and was never yours. Then the account is the mistake, and not the mark.',
      'You write for somebody who has died. Each bureau says what it needs from a family or an estate.',
    ],
  },
  'personal-information': {
    title: 'Personal information dispute letter',
    description:
      'A wrong name, address, birth date or employer on your credit report? Ask the bureau where it came from and to have it corrected or removed.',
    intro:
      'A wrong address or name looks harmless, and yet it can pull the accounts of another person into your file. No company stands behind such a detail, so you need none here. This letter asks where the detail came from, and to correct or remove it.',
    when: [
      'A name, an address or a phone number on the report is not yours.',
      'Your date of birth or your employer is wrong.',
      'A former name or address is shown as if it were today’s.',
    ],
    notFor: [
      'Whole accounts belong to another person. The mixed file letter fits better.',
      'Someone uses your name without your permission. Identity theft has a stronger letter.',
      'You want to change your address with a lender. Tell the lender; the report follows.',
    ],
  },
  'old-bankruptcy': {
    title: 'Old bankruptcy dispute letter',
    description:
      'A bankruptcy older than ten years, or with the wrong chapter or status, on your report? Ask the bureau to check it with the court record.',
    intro:
      'A bankruptcy may be reported for ten years from the order that opened it. After that it has no place on an ordinary credit report. This letter names the day and the chapter, and asks the bureau to check them and to stop reporting it.',
    when: [
      'More than ten years have gone by since the order for relief.',
      'The report shows the wrong chapter of your case.',
      'Your case was discharged, and the report says dismissed.',
    ],
    notFor: [
      'The ten years are not over and the entry is right. Then it may stay until they are.',
      'A debt that was discharged still shows a balance. Dispute that account.',
      'The case is still open. Ask your lawyer or the trustee first.',
    ],
  },
  'judgments-and-liens': {
    title: 'Judgment and tax lien dispute letter',
    description:
      'A civil judgment, a lawsuit or a tax lien still on your report? Ask the bureau to compare it with the court or the tax office, and to correct it.',
    intro:
      'The three large bureaus said that they stopped showing civil judgments in 2017 and tax liens in 2018. That is their own practice and no law. A record can still turn up there, and other agencies show such records. This letter names the record and what is wrong with it, and asks the agency to check it at its source.',
    when: [
      'One of the three bureaus still shows a civil judgment or a tax lien.',
      'You paid a tax lien more than seven years ago.',
      'The judgment was set aside or dismissed, and the report does not say so.',
      'The record belongs to someone with a name like yours.',
    ],
    notFor: [
      'The judgment itself is wrong. Only the court can change it. A legal aid office can tell you how to ask.',
      'It is a bankruptcy. It has a time and a letter of its own.',
      'A tenant or background screening company shows a record that is right. Then it may stay for the time that the law sets.',
    ],
  },
  'child-support': {
    title: 'Child support dispute letter',
    description:
      'Child support on your report with a wrong amount, or shown as owed although you paid? Ask the bureau to check it with the child support office.',
    intro:
      'Overdue child support can be on a credit report when a child support office reports it. The amount can be wrong: a payment was booked late, a court lowered it, or your employer had already sent the money. This letter says what the report shows and what is right, and asks the bureau to check it with the office.',
    when: [
      'The report shows more than you owe.',
      'You paid, and the report still shows a balance.',
      'A court changed the amount, and the report shows the old one.',
    ],
    notFor: [
      'You want a lower monthly amount. Only the court or the child support office can change it.',
      'You owe it and the amount is right. A letter can’t take a true entry off your report.',
      'You have nothing to do with this child support. If someone has a name like yours, the letter about a mixed file fits.',
    ],
  },
  collections: {
    title: 'Collection account dispute letter',
    description:
      'Dispute a collection that is not yours, was paid, is listed twice or shows the wrong amount or date. To a credit bureau or the collector.',
    intro:
      'A collection can be wrong in many ways. It may not be yours, it may be paid, or the amount may have grown without a reason you can see. This letter says what is wrong and how you know, and asks for a check.',
    when: [
      'The collection is not yours, or it belongs to someone with a name like yours.',
      'You paid or settled the debt, and your report does not say so.',
      'The amount is wrong, or one of the dates is.',
      'The same debt is listed twice, and both entries show a balance.',
      'The debt is old: more than seven and a half years have passed since the missed payment that led to it.',
    ],
    notFor: [
      'The collector’s first notice reached you in the last 30 days. The debt validation letter can do more, so send that one first.',
      'The debt comes from identity theft. That letter follows rules of its own.',
      'The entry is right. A dispute would not be true, but you can make the collector an offer.',
    ],
  },
  'charge-off': {
    title: 'Charge-off dispute letter',
    description:
      'Dispute a charge-off with a wrong balance, a wrong date or a balance left after the debt was sold. To a credit bureau or the lender.',
    intro:
      'A charge-off means that the lender wrote the account off in its own books. The debt does not go away with it, but everything the report says about it should be right. This letter names the line that is wrong and what it should say.',
    when: [
      'The balance or the past-due amount is wrong.',
      'The lender sold the debt, and its own entry still shows a balance.',
      'You paid or settled it, and your report does not say so.',
      'The date of first delinquency or another date is wrong.',
      'The account was never yours.',
    ],
    notFor: [
      'The entry is right and you want it gone. A dispute of a true entry does not help.',
      'You were told that a charge-off or a 1099-C form cancels the entry. Neither does that by itself.',
      'The account comes from identity theft. That letter follows rules of its own.',
    ],
  },
  'late-payment': {
    title: 'Late payment dispute letter',
    description:
      'Dispute a month that your credit report marks late although you paid on time. To a credit bureau or to the company that reported it.',
    intro:
      'Your report says you paid late, and you did not. This letter puts the due date beside the day you paid, so that anyone can see it. A statement or a bank record makes it stronger.',
    when: [
      'A month is marked late, and you paid on time.',
      'A month is marked 30 days late or more, and you paid sooner than that.',
      'The payment history shows a late mark in the wrong month.',
    ],
    notFor: [
      'The payment really was late. Please do not dispute it. A goodwill letter asks the company for a favor instead.',
    ],
  },
  'hard-inquiry': {
    title: 'Hard inquiry dispute letter',
    description:
      'Question a hard inquiry that you did not ask for. To a credit bureau, or to the company that looked at your report.',
    intro:
      'A company looked at your credit report, and you did not apply with it. This letter gives the date, says that you did not ask for credit there, and asks what purpose the company had.',
    when: [
      'You did not apply for credit with this company, and not through a store or a dealer.',
      'You looked the name up, and it is not the bank behind a store card or a car dealer you used.',
      'You have looked through your own applications of that time and found none that fits.',
    ],
    notFor: [
      'Someone else used your name to apply. The identity theft letter can do more.',
      'You applied, even if you were turned down. Such an inquiry is in order and leaves your report after about two years.',
      'You are not sure. Call the company first and ask what the inquiry was for.',
    ],
  },
  'medical-collections': {
    title: 'Medical collection dispute letter',
    description:
      'Dispute a medical bill in collection that was paid, is not yours or shows the wrong amount. To a bureau, the collector or the provider.',
    intro:
      'Medical bills often reach a report by mistake: the insurer paid, or the amount is not right. This letter says what happened with the bill. You never have to say what the care was for.',
    when: [
      'The bill was paid, by you or by your insurer. The three bureaus have said that they do not show paid medical collections.',
      'The bill started under $500. The bureaus have said that they do not show these either.',
      'The bill is not yours, is listed twice, or shows the wrong amount or date.',
      'You are a veteran, and the VA is responsible for the bill. You need a paper from the VA that says so.',
    ],
    notFor: [
      'The bill comes from someone who used your name for care. The identity theft letter follows rules of its own.',
      'The collector’s first notice reached you in the last 30 days. The debt validation letter can do more, so send that one first.',
    ],
  },
  'student-loans': {
    title: 'Student loan dispute letter',
    description:
      'Dispute a student loan with a wrong balance, status or date, private or federal. To a credit bureau or to your loan servicer.',
    intro:
      'Student loans change servicers often, and details get lost on the way. This letter names the one loan that is wrong and the line to correct. Private and federal loans follow different rules, so we ask which one it is.',
    when: [
      'The balance, the status or a payment date is wrong.',
      'The loan was paid off, discharged or moved to a new servicer, and the old entry was not updated.',
      'A month is marked late although you paid on time or had a pause in place.',
      'One loan is listed twice, with the same amount and the same date.',
    ],
    notFor: [
      'Each entry is a different loan. Loans are often paid out term by term, and every part is listed by itself.',
      'A federal loan is only old. The usual count of years does not fit federal loans.',
    ],
  },
  'identity-theft': {
    title: 'Identity theft letter',
    description:
      'Ask a bureau to block what an identity thief left on your report, or tell the lender or collector. Works best with an FTC report.',
    intro:
      'Someone used your name, and now it is on your report. With an identity theft report and a proof of who you are, this letter asks the bureau to block the item. Without the report we write an ordinary dispute, and we show you where to make one for free.',
    when: [
      'Someone opened an account, took out a loan or applied for credit in your name.',
      'Someone used an account of yours without your permission.',
      'A bill or a collection comes from something that someone bought in your name.',
    ],
    notFor: [
      'You let someone use your name or card, even if they did not pay. The law does not treat that as theft.',
      'You got goods, services or money from the account.',
      'You just do not remember the account. Look at its opening date and address first.',
    ],
  },
  '609-letter-myth': {
    title: 'The 609 letter: what it can and cannot do',
    description:
      'Section 609 lets you see what is in your credit file. It removes nothing. Here is an honest letter that asks for your file, and what to do next.',
    intro:
      'You may have read that a “609 letter” makes a bureau erase an entry unless it can show the signed contract. That is a myth: section 609 lets you see what is in your file and where it came from, and that is all. This letter asks for just that. If something in your file is wrong, an ordinary dispute is what gets it checked.',
    when: [
      'You want to see everything a bureau holds about you, not only what a report shows.',
      'You want to know which company reported an entry.',
      'You want to know who has looked at your report.',
    ],
    notFor: [
      'You want an entry corrected or taken out. Start an ordinary dispute: it asks the bureau to investigate, and this letter does not.',
      'You only want to read your report. AnnualCreditReport.com is faster.',
    ],
  },
  '623-direct-dispute': {
    title: 'Direct dispute letter (section 623)',
    description:
      'Dispute an entry with the company that reported it. Which address counts, what to include, and why a bureau should hear from you too.',
    intro:
      'You can also dispute an entry with the company that reported it. The company has to look into it when the letter has your facts and goes to the right address, and we help you find that one. We suggest that you dispute with the bureau first or at the same time.',
    when: [
      'The company reports a wrong amount, date, status or payment history.',
      'You are not responsible for the account.',
      'You have papers that the company can compare with its own books.',
      'A bureau answered that the company confirmed the entry, and you have something new to show.',
    ],
    notFor: [
      'The item is a hard inquiry, a public record, or your own name or address. A company need not take these up, so write to the bureau.',
      'You already sent the same dispute and have nothing new. The company may set it aside.',
      'The company is a debt collector. The letters for collectors fit better.',
    ],
  },
};

/** Letters that protect a file: what their pages say. */
export const protectionTemplatesMessages = {
  'security-freeze': {
    title: 'Security freeze letter',
    description:
      'Ask a bureau by mail to place, lift or remove a security freeze. It is free. Online or by phone is usually quicker.',
    intro:
      'A security freeze closes your credit report to lenders who do not know you yet, so it is hard to open an account in your name. It is free at the three nationwide bureaus. Online or by phone it is usually there at once; this letter is the way by mail, with the papers that the bureau needs.',
    when: [
      'You want to keep others from opening accounts in your name, and you plan no loan soon.',
      'The website or the phone line of the bureau did not let you through.',
      'You want to lift a freeze for some days, or remove it, by mail.',
      'You want to freeze the file of a smaller agency, for example one for bank accounts or utilities.',
    ],
    notFor: [
      'You need it today. Go to the website of the bureau, or call.',
      'Something in your file is wrong. A freeze changes nothing there, so write a dispute.',
      'It is for a child, or for somebody whose guardian you are. There is a letter of its own for that.',
    ],
  },
  'minor-freeze': {
    title: 'Security freeze for a child or a protected person',
    description:
      'A parent or guardian asks a bureau to freeze the file of a child under 16, or of a person with a guardian. The papers it needs are listed.',
    intro:
      'A child has no use for a credit file, and a thief has. A parent or guardian can ask each nationwide bureau for a free freeze, in their own name. The letter needs copies that show who you are, who the child is, and that you may act.',
    when: [
      'You are the parent of a child under 16.',
      'You are the legal guardian of a child under 16.',
      'A court has named you guardian or conservator of a person of any age.',
    ],
    notFor: [
      'The young person is 16 or older. From then on they ask for their own freeze.',
      'You act with a power of attorney, or for a child in foster care. The law has ways for that, and the bureau says which papers it needs.',
      'The file is your own. There is a letter of its own for that.',
    ],
  },
  'active-duty-alert': {
    title: 'Active duty alert letter',
    description:
      'On active duty away from your usual station? Ask one bureau for an alert of one year. It passes the alert on to the other two.',
    intro:
      'An active duty alert tells lenders to check that it is really you before they open an account. It stays for one year and takes you off lists for unasked offers for two. Online or by phone it is usually there at once; this letter is the way by mail. One bureau is enough.',
    when: [
      'You are on active duty and assigned away from your usual duty station.',
      'You are a reservist called to active duty and assigned away from your usual duty station.',
      'You cannot go online or call from where you serve.',
    ],
    notFor: [
      'You serve at your usual station. A security freeze protects your file there.',
      'Somebody else asks for you. The law allows a representative, but we write only for the person who signs.',
      'Somebody has used your name already. The identity theft letter does more.',
    ],
  },
};

/** What a template's page tells people to have at hand, beside what its questions ask. The form's labels speak as the person, these to them. */
export const letterTemplatesMessages = {
  nameAndAddress: 'Your name and mailing address',
  companyOnReport: 'The name of the company, as your report shows it',
  companyAndAddress: 'The name of the company and its mailing address',
  courtOnReport: 'The court or office, as your report shows it',
  recordNumber: 'The case or record number',
  supportOffice: 'The child support office',
  caseNumber: 'The case number',
  lastFour: 'The last four digits of the account number',
  identifiers: 'Your date of birth and the last four digits of your Social Security number',
  copies: {
    photo_id: 'A copy of your photo ID',
    identity_proof: 'A copy of another proof of who you are',
    proof_of_address: 'A copy of a proof of your address',
    marked_report_page: 'A copy of the page of your credit report, with the item marked',
    name_proof: 'A copy of a proof of your full or former name',
    mix_up_papers: 'A copy of papers that show the mix-up',
    family_papers: 'A copy of your divorce or court papers',
    payment_proof: 'A copy of your proof of payment',
    settlement_letter: 'A copy of the paid-in-full, settlement or release letter',
    payoff_letter: 'A copy of the payoff letter',
    statement: 'A copy of an account statement',
    older_report: 'A copy of an older credit report',
    creditor_letter: 'A copy of a letter or email from the company',
    contract: 'A copy of the contract or loan papers',
    second_report_page: 'A copy of the report page with the second entry, marked',
    sale_letter: 'A copy of the letter that says the debt was sold or moved',
    ftc_report: 'A copy of your FTC identity theft report',
    police_report: 'A copy of your police report about the theft',
    insurance_statement: 'A copy of a statement from your health insurer',
    va_notice: 'A copy of the VA notice or papers',
    bankruptcy_papers: 'A copy of your bankruptcy discharge papers',
    cancellation_form: 'A copy of Form 1099-C',
    court_papers: 'A copy of court or government papers about the record',
    ssa_letter: 'A copy of a letter from Social Security that shows you are alive',
    authority_proof: 'A copy of the paper that shows your right to act',
    protected_identity: 'A copy of a proof of identity of the person to protect',
    duty_papers: 'A copy of your orders, or of a letter from your command',
    other_papers: 'A copy of other papers that support what you say',
  },
};
