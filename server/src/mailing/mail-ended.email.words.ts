export const words = {
  notMailed: 'Your letter was not mailed',
  didNotArrive: 'Your letter did not arrive',
  comingBack: 'Your letter is coming back',
  preview: 'What happened, what you can do now, and what you pay: nothing.',
  about: (reference: string, text: string) => `This is about your letter ${reference}. ${text}`,
  whatToDo: (text: string) => `What you can do: ${text}`,
  noLongerCounts:
    'You pay nothing for this mailing. If you were charged, the money goes back to you. The letter also no longer counts against the letters of your plan.',
  stillCounts:
    'You pay nothing for this mailing. If you were charged, the money goes back to you. The letter still counts against the letters of your plan, because we gave you several letters back within the last month. If something keeps going wrong, write to support, and we look for a way with you.',
  mailAgain: 'See it and mail it again',
  seeWhat: 'See what happened',
  reason:
    'You get this email because a letter of yours did not arrive. Emails about that are always sent.',
};
