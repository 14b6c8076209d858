/** What a person wrote, and the same words telling another story: none of these may be taken. */
export const otherStories: readonly (readonly [plain: string, polished: string])[] = [
  [
    'They sold my debt to Acme and Acme called me.',
    'Acme sold my debt to them and Acme called me.',
  ],
  [
    'The collector paid the bank for my debt and the bank closed it.',
    'The bank paid the collector for my debt and the bank closed it.',
  ],
  [
    'My wife paid the bill, and my son opened the account.',
    'My son paid the bill, and my wife opened the account.',
  ],
  [
    'My sister opened the account and my brother used the card for food.',
    'My brother opened the account and my sister used the card for food.',
  ],
  [
    'I did not open the account, but I did pay a bill for my mother.',
    'I did open the account, but I did not pay a bill for my mother.',
  ],
  [
    'I opened the account with my bank. I did not use the card at the store.',
    'I did not open the account with my bank. I used the card at the store.',
  ],
  [
    'I was not late in May but I was late in June with the car loan.',
    'I was late in May but I was not late in June with the car loan.',
  ],
  [
    'The bank did not close the card. It did lower the limit of the card.',
    'The bank did close the card. It did not lower the limit of the card.',
  ],
  [
    'I do not know if they sent the bill to my old house.',
    'I know they did not send the bill to my old house.',
  ],
  [
    'I am not sure the bill is mine, and I have no paper on it.',
    'I am sure the bill is not mine, and I have no paper on it.',
  ],
  [
    'I am not sure it was paid, so please check it with the bank.',
    'I am sure it was not paid, so please check it with the bank.',
  ],
  [
    'I believe the store mixed up two people with my name.',
    'The store mixed up two people with my name, I believe so.',
  ],
  [
    'Maybe the store mixed up my name with another person there.',
    'The store mixed up my name with another person there, maybe a clerk.',
  ],
  [
    'The clerk might have used the wrong form for my loan.',
    'The clerk used the wrong form for my loan and might know.',
  ],
  [
    'I was probably away when the bill came to the house.',
    'I was away when the bill probably came to the house.',
  ],
  [
    'They said the bill was paid by my insurance.',
    'The bill was paid by my insurance, they said to someone.',
  ],
  [
    'My bank told me the account was closed before the fee came.',
    'The account was closed before the fee came and my bank told me.',
  ],
  [
    'The clerk said I could pay later and I would have no fee.',
    'I said the clerk could pay later and I would have no fee.',
  ],
  [
    'I called the bank and the bank sent me a letter about the loan.',
    'The bank called me and I sent the bank a letter about the loan.',
  ],
  [
    'I asked them to close it and they asked me for my ID.',
    'They asked me to close it and I asked them for my ID.',
  ],
  [
    'They sent me the card and I sent it back to them.',
    'I sent them the card and they sent it back to me.',
  ],
  [
    'The bank gave me the car and I gave the bank my old truck.',
    'I gave the bank the car and the bank gave me my old truck.',
  ],
  ['I lent my brother the card before he moved.', 'My brother lent me the card before he moved.'],
  [
    'My brother took the card without asking me and used it.',
    'I took the card without asking my brother and used it.',
  ],
  [
    'He used my card at the store and I told the bank.',
    'I used his card at the store and he told the bank.',
  ],
  [
    'She took my mail and I called the police that day.',
    'I took her mail and she called the police that day.',
  ],
  [
    'I paid before the due date and they marked it late.',
    'I paid after the due date and they marked it late.',
  ],
  [
    'I paid it before the fee was added to the bill.',
    'I paid it when the fee was added to the bill.',
  ],
  ['The bill came after I moved to my new house.', 'The bill came before I moved to my new house.'],
  [
    'I was never told about the fee until I closed the account.',
    'I was told about the fee and never closed the account until then.',
  ],
  [
    'The amount is higher than what I used on the card.',
    'The amount is lower than what I used on the card.',
  ],
  [
    'The balance is less than the report says it is.',
    'The balance is more than the report says it is.',
  ],
  [
    'The account is old and it is not open any more.',
    'The account is not old and it is open any more.',
  ],
  [
    'I only used the card once for gas on a trip.',
    'I used the card more than once for gas on a trip.',
  ],
  [
    'I was only a user of the card and my father was the owner.',
    'My father was only a user of the card and I was the owner.',
  ],
  [
    'My father has my name and he had this loan with the bank.',
    'My father has my name and I had this loan with the bank.',
  ],
  [
    "The loan was my father's and he paid it each month.",
    'The loan was mine and my father paid it each month.',
  ],
  [
    'The store says I bought a bed, but I bought a chair.',
    'The store says I bought a chair, but I bought a bed.',
  ],
  [
    'I got the letter but I did not get the bill they talk about.',
    'I got the bill but I did not get the letter they talk about.',
  ],
  [
    'The bank closed my account because they made an error.',
    'The bank closed my account and they made an error after that.',
  ],
  [
    'I missed the payment because the bank changed the date.',
    'I missed the payment and the bank changed the date because of it.',
  ],
  [
    'The card was lost and later found in the car.',
    'The card was found and later lost in the car.',
  ],
  [
    'I sold the car before the loan was paid off by the dealer.',
    'I sold the car and the loan was paid off before by me.',
  ],
  [
    'I could not pay as my bank was closed that day.',
    'I would not pay as my bank was closed that day.',
  ],
  ['I had to sign the form to get the keys.', 'I wanted to sign the form to get the keys.'],
  [
    'I will send the paper if the bank gives it to me.',
    'I will send the paper the bank gives to me.',
  ],
  [
    'I can get the paper from my bank when it opens.',
    'I will get the paper from my bank when it opens.',
  ],
  [
    'I may have used the card at that store in the spring.',
    'I have used the card at that store in the spring.',
  ],
  [
    'I think I never had a card with this bank.',
    'I never had a card with this bank, I think so now.',
  ],
  [
    'Nobody from the bank called me about the missed bill.',
    'The bank called nobody, me included, about the missed bill.',
  ],
  [
    'None of the fees were in the plan I had with the store.',
    'The fees were in none of the plans I had with the store.',
  ],
  [
    'Without a call from me they changed the plan on the phone.',
    'They changed the plan on the phone with a call without me.',
  ],
  [
    'I have no account with this company and never did.',
    'I have an account with no company and never did this.',
  ],
  [
    'The charge was not for me but for my neighbor.',
    'The charge was for me but not for my neighbor.',
  ],
  [
    'It was my neighbor who signed for the box, not me.',
    'It was me who signed for the box, not my neighbor.',
  ],
  [
    'I live with my mother and she has the account.',
    'I live with my mother and I have the account with her.',
  ],
  [
    'They took the money from my bank twice for the same bill.',
    'They took the money from my bank for the same bill and twice more.',
  ],
  [
    'The old company still shows the balance after the sale.',
    'The new company still shows the balance after the sale.',
  ],
  [
    'My first name is on the card but the last name is wrong.',
    'My last name is on the card but the first name is wrong.',
  ],
  ['I was told by the bank that they sold the loan.', 'I told the bank that they sold the loan.'],
  [
    'I paid the hospital and my insurance paid the doctor.',
    'I paid the doctor and my insurance paid the hospital.',
  ],
  ['The bank owes me a refund for the fee.', 'I owe the bank a refund for the fee.'],
  [
    'My ex-wife agreed to pay the card in the divorce.',
    'I agreed to pay the card in the divorce with my ex-wife.',
  ],
  [
    'I never agreed to pay his card. He agreed to pay it.',
    'He never agreed to pay his card. I agreed to pay it.',
  ],
  [
    'I lost the card on a trip and someone used it after that.',
    'I lost the card on a trip and someone stole it after that.',
  ],
  ['The company did not answer my letter.', 'The company refused to answer my letter.'],
  ['They have the wrong address for me.', 'They have a false address for me.'],
  ['They said they would look into it.', 'They said they will look into it soon.'],
  ['I hope to pay the rest this year if I can.', 'I will pay the rest this year if I can.'],
  ['I can pay some of it each month.', 'I will pay some of it each month.'],
  ['I thought the bill was covered by the plan.', 'The bill was covered by the plan.'],
  ['The clerk was rude and hung up on me.', 'The clerk was rude and lied to me.'],
  ['It could be that my cousin used my name.', 'It is that my cousin used my name.'],
  [
    'Someone at the bank made a mistake with my form.',
    'Someone at the bank made a crime with my form.',
  ],
  [
    'I missed the bill since it went to my old house.',
    'I ignored the bill since it went to my old house.',
  ],
  ['I paid in March 2024 and again in June 2024.', 'I paid in June 2024 and again in March 2024.'],
  ['I do not owe this.', 'I do owe this not.'],
  ['The lady told me that I had paid.', 'The lady told me that she had paid.'],
  ['He told me he had paid it.', 'He told me I had paid it.'],
  ['I told him he had to pay it.', 'I told him I had to pay it.'],
  ['She asked me to pay and I said no.', 'I asked her to pay and she said no.'],
  ['We were married when he got the card.', 'We were married when I got the card.'],
  [
    'My mail was taken from the box at my old house.',
    'My mail was stolen from the box at my old house.',
  ],
  [
    'The fee is from the store, not from the bank.',
    'The fee is from the bank, not from the store.',
  ],
  ['I was charged for a bed I did not get.', 'I was charged for a bed I did get.'],
  ['I closed it because of the fee.', 'I closed it because of the fraud.'],
];
