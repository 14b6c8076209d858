export const billingProblemsMessages = {
  'billing.quota_reached':
    'You have used every letter of this month. Your draft is saved, and you can finish it when the month renews.',
  'billing.pro_needed':
    'Mailing comes with the Pro plan. You can download the letter and mail it yourself, or choose Pro on your plan page.',
  'billing.payments_off':
    'Online payment is not set up here. Whoever runs this site can give you Pro; please write to support.',
  'billing.already_pro': 'You already have Pro. Nothing was charged.',
  'billing.no_subscription': 'There is no paid subscription to change. Nothing was charged.',
  'billing.checkout_unknown': 'No session found',
  'billing.payments_unreachable':
    'We could not reach our payment provider. Nothing was charged or changed. Please try again in a few minutes.',
  'billing.code_unknown':
    'We do not know this code. Please check it, letter by letter. Nothing was charged.',
  'billing.code_for_pro': 'This code is for the Pro plan. It does not count here.',
  'billing.code_for_mailing':
    'This code is for mailing one letter. It counts where you have a letter mailed.',
  'billing.code_over': 'This code has expired. Nothing was charged.',
  'billing.code_used':
    'You have used this code already. If you left a payment page open, pay there, or try again in two hours.',
  'billing.code_used_up':
    'This code was used as often as it could be, or has just ended. Nothing was charged.',
  'billing.contract_off': 'You do not need a contract on this site. Nothing was signed.',
  'billing.disclosure_first':
    'Please read the statement of your rights and sign that you have it. The contract comes after that. Nothing was signed.',
  'billing.contract_needed':
    'Pro begins with a written contract. Please read and sign it first. Nothing was charged.',
  'billing.contract_changed':
    'The contract has changed since you read it, for example because a new day has begun. Please read it again. Nothing was signed.',
  'billing.contract_signed':
    'You have already signed a contract. Nothing was signed or charged now.',
  'billing.contract_none': 'There is no contract of yours.',
  'billing.contract_cancel_late':
    'The days for canceling the contract are over. You can still end Pro at any time on your plan page. You pay only for letters that are done.',
  'billing.contract_unprinted':
    'We could not make your copy of the contract, so nothing was signed. Please try again in a few minutes.',
  'billing.state_not_served':
    'We cannot sell anything in your state. You can still write free letters here. Nothing was signed or charged.',
  'billing.state_needed':
    'We do not offer this in every state. Please add your state to your profile first. Nothing was charged.',
  'billing.service_waits':
    'Your contract can still be canceled, and by law we do nothing for you before those days are over. Your letter is kept and will be made after that.',
};

/** How fields are called in their messages. */
export const couponMessages = { code: 'The code' };

/** How fields are called in their messages. */
export const contractFieldsMessages = {
  name: 'Your full name',
  signature: 'Your signature',
  state: 'Please choose your state.',
  electronically: 'Please say that you agree to get these papers and sign on a screen.',
};
