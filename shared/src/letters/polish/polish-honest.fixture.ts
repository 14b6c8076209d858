/** What a person wrote, and what a good copy-editor makes of it. */
export const honestRewrites: readonly (readonly [plain: string, polished: string])[] = [
  [
    'i never had no account with them',
    'I never had an account with them, and I have no account there.',
  ],
  [
    'the acount was closd by me last summer and the bank still show it open',
    'I closed the account last summer, and the bank still shows it as open.',
  ],
  [
    'The acount was closed by me last summer and the bank still show it as open',
    'The account was closed by me last summer, and the bank still shows it as open.',
  ],
  [
    'i called them many times and nobody pick up the phone',
    'I called them many times, and nobody picked up the phone.',
  ],
  [
    'my son he have the same name like me so they mix us up',
    'My son has the same name as me, so they mixed us up.',
  ],
  [
    'I dont know this company i never signed nothing',
    'I do not know this company. I never signed anything.',
  ],
  [
    'when i was in the hospital my sister she paid all the bills for me on time',
    'When I was in the hospital, my sister paid all the bills for me on time.',
  ],
  [
    'The amount they put is way to high because i only used the card one time',
    'The amount they put is way too high, because I only used the card one time.',
  ],
  [
    'i moved and they keep sending the bills to my old adress so i didnt see them',
    'I moved, and they kept sending the bills to my old address, so I did not see them.',
  ],
  [
    'the lady at the bank told me its closed and its zero',
    'The lady at the bank told me it is closed and it is zero.',
  ],
  [
    'They charge me fee after fee and no one explain it to me',
    'They charged me fee after fee, and no one explained it to me.',
  ],
  [
    'I bought the car in cash, there never was a loan on it.',
    'I bought the car in cash. There was never a loan on it.',
  ],
  [
    'im the victim here and want my report be right',
    'I am the victim here and want my report to be right.',
  ],
  [
    'this is not my debt it belong to a man with the same last name',
    'This is not my debt. It belongs to a man with the same last name.',
  ],
  [
    'They where supposed to take it off the card but they didnt',
    'They were supposed to take it off the card, but they did not.',
  ],
  [
    'I returned the phone to the store in the box and have the recept',
    'I returned the phone to the store in its box and have the receipt.',
  ],
  [
    'i paid the bill with a check. my bank show the check was cashed',
    'I paid the bill with a check. My bank shows the check was cashed.',
  ],
  [
    'The late payment was because the bank auto pay did not work',
    'The payment was late because the auto pay of the bank did not work.',
  ],
  [
    'as far as i know the doctor got paid by my insurance',
    'As far as I know, the doctor got paid by my insurance.',
  ],
  [
    'I guess they mix my file with my cousin file',
    "I guess they mixed my file with my cousin's file.",
  ],
  [
    'there is a mistake with the date, the loan was payed off way before that',
    'There is a mistake with the date. The loan was paid off way before that.',
  ],
  [
    'My husband and me was never late on this loan',
    'My husband and I were never late on this loan.',
  ],
  [
    'I got divorced and the judge he said the card is his',
    'I got divorced, and the judge said the card is his.',
  ],
  [
    'they sold it to some other company and now both of them is on my report',
    'They sold it to some other company, and now both of them are on my report.',
  ],
  [
    'I have been trying for months to get this fix and nobody help me',
    'I have been trying for months to get this fixed, and nobody helps me.',
  ],
  [
    'The account number ends different then mine.',
    'The account number ends differently than mine.',
  ],
  [
    'I am asking you please check with the bank because they know it is wrong',
    'I am asking you to please check with the bank, because they know it is wrong.',
  ],
  [
    'The card company gave me a refund but they never send it to the bureau',
    'The card company gave me a refund, but they never sent it to the bureau.',
  ],
  [
    'I was in the army that time and out of the country so it cant be me',
    'I was in the army at that time and out of the country, so it cannot be me.',
  ],
  [
    'He is my father, we have the same name, he is senior and i am junior',
    'He is my father. We have the same name. He is senior, and I am junior.',
  ],
  [
    'I payed the hole bill at the front desk and they gave me a recept for it',
    'I paid the whole bill at the front desk, and they gave me a receipt for it.',
  ],
  [
    'My daugther has a card at that store and she is the one who used it',
    'My daughter has a card at that store, and she is the one who used it.',
  ],
  [
    'the bank say i was late but i was on time every month for that year',
    'The bank says I was late, but I was on time every month for that year.',
  ],
  [
    'I was never late and I never miss a payment since i got the loan',
    'I was never late, and I have never missed a payment since I got the loan.',
  ],
  [
    'They have my old address and they have my name spell wrong to',
    'They have my old address, and they have my name spelled wrong too.',
  ],
  [
    'This account is from my ex boyfriend we lived at the same place and he use my adress',
    'This account is from my ex-boyfriend. We lived at the same place, and he used my address.',
  ],
  [
    'the loan got sold two times and now it show double',
    'The loan got sold two times, and now it shows double.',
  ],
  [
    'I had ask them to send me the bill by mail but they only send it by email',
    'I had asked them to send me the bill by mail, but they only sent it by email.',
  ],
  [
    'on the report it say open but the company tell me it is closed',
    'On the report it says open, but the company tells me it is closed.',
  ],
  [
    'I didnt recieve the letter til after the date',
    'I did not receive the letter until after the date.',
  ],
  [
    'Because of a error in there system the auto pay was off and i was not told',
    'Because of an error in their system, the auto pay was off, and I was not told.',
  ],
  [
    'i give them proof three times allready and they still dont change it',
    'I gave them proof three times already, and they still do not change it.',
  ],
  [
    'My insurance should of paid this, it was send to the wrong place',
    'My insurance should have paid this. It was sent to the wrong place.',
  ],
  [
    'The amount keep growing and i dont know why, nobody explain me',
    'The amount keeps growing, and I do not know why. Nobody explained it to me.',
  ],
  [
    'its not mine its from a person with a name like me',
    'It is not mine. It is from a person with a name like mine.',
  ],
  [
    'I went to the branch and show them my papers and the manager agree with me',
    'I went to the branch and showed them my papers, and the manager agreed with me.',
  ],
  [
    'The dealer they sold me the car with a loan i never agree to',
    'The dealer sold me the car with a loan I never agreed to.',
  ],
  [
    'I only had one card there and it was closed before i moved out',
    'I only had one card there, and it was closed before I moved out.',
  ],
  [
    'Please look at the dates because they dont match',
    'Please look at the dates, because they do not match.',
  ],
  [
    'I am a student and the school paid that loan part back to the lender',
    'I am a student, and the school paid that part of the loan back to the lender.',
  ],
];
