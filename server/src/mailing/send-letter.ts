import {
  Problem,
  RequestProblems,
  spoken,
  type BodyOf,
  type FieldFault,
} from '@creditfix/shared/kernel';
import { disputeLetterRequestSchema, type DisputeLetterRequest } from '@creditfix/shared/letters';
import { MailingProblems, type MailClass, type mailingEndpoints } from '@creditfix/shared/mailing';
import { mayMail } from '#server/billing/index.ts';
import { generateLetters, type Origin } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { checkInput } from '#server/platform/http/index.ts';
import { checkAddress, addressesOf, envelopeOf } from './carrier/envelope-address.ts';
import { mailLetter, problemOf } from './mail-letter.ts';
import type { MailingParts } from './mailing.parts.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';
import { findMailpieces } from './mailpiece.repository.ts';

type SendBody = BodyOf<(typeof mailingEndpoints)['sendLetter']>;

/** How the one call names the fields of the form and of the envelope. */
const FIELDS: Readonly<Record<string, string>> = {
  'personalInfo.firstName': 'userName',
  'personalInfo.lastName': 'userName',
  'personalInfo.address': 'userAddress',
  'personalInfo.city': 'userCity',
  'personalInfo.state': 'userState',
  'personalInfo.zipCode': 'userZip',
  'personalInfo.phone': 'userPhone',
  'personalInfo.email': 'userEmail',
  'disputeDetails.creditorName': 'creditorName',
  'disputeDetails.accountNumber': 'accountNumber',
  'disputeDetails.disputeReason': 'disputeReason',
  'disputeDetails.customDetails': 'disputeDescription',
  signature: 'signatureUrl',
  'from.name': 'userName',
  'from.line1': 'userAddress',
  'from.line2': 'userAddress',
  'from.city': 'userCity',
  'from.state': 'userState',
  'from.zip': 'userZip',
};

/**
 * Writes, signs and mails a letter to a bureau in one call, at the stated price. What would keep it from being mailed is looked for
 * before it is signed, so that nothing is signed or counted in vain.
 *
 * @returns the id of the mailpiece
 */
export async function sendLetter(
  em: EntityManager,
  parts: MailingParts,
  request: { readonly accountId: string; readonly body: SendBody; readonly origin: Origin },
): Promise<string> {
  const { accountId, body, origin } = request;
  return await named(async () => {
    const { signature, deliveryMethod: _, ...form } = formOf(body);
    await refuseInVain(em, parts, accountId, form);
    const { letters } = await generateLetters(em, parts, { accountId, form, origin, signature });
    const letterId = letters[0].id;
    const mailClass = body.mailClass ?? 'certified';
    try {
      return await mailLetter(em, parts, {
        accountId,
        letterId,
        mailClass,
        origin,
        asEntered: true,
        // The price is public; anyone who calls this agrees to it.
        agreedCents: undefined,
      });
    } catch (error) {
      const onItsWay = await mailedBefore(em, error, { letterId, mailClass });
      if (onItsWay) return onItsWay;
      throw error;
    }
  });
}

/** The mailpiece of the same call, where its answer never arrived and it was sent once more. */
async function mailedBefore(
  em: EntityManager,
  error: unknown,
  { letterId, mailClass }: { readonly letterId: string; readonly mailClass: MailClass },
): Promise<string | undefined> {
  if (!(error instanceof Problem) || error.code !== 'mailing.already_on_its_way') return undefined;
  const [newest] = await findMailpieces(em.fork(), letterId);
  return newest?.mail_class === mailClass ? newest.id : undefined;
}

/** Faults in the names of the call's own fields. */
async function named<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || !error.details.fields) throw error;
    const { code, status, details } = error;
    const text = error.tell();
    const fields = details.fields?.map(({ path, message }) => ({
      path: FIELDS[path] ?? path,
      message,
    }));
    throw new Problem(code, { status, text }, { ...details, fields: fields ?? [] });
  }
}

/** @throws Problem `request.invalid` in the names of the form */
function formOf(body: SendBody): DisputeLetterRequest {
  const { firstName, lastName } = splitName(body.userName);
  const result = checkInput(disputeLetterRequestSchema, {
    personalInfo: {
      firstName,
      lastName,
      address: body.userAddress,
      city: body.userCity,
      state: body.userState,
      zipCode: body.userZip,
      phone: body.userPhone,
      email: body.userEmail,
    },
    disputeDetails: {
      creditorName: body.creditorName,
      accountNumber: body.accountNumber,
      disputeReason: body.disputeReason,
      customDetails: body.disputeDescription,
    },
    signature: body.signatureUrl,
    deliveryMethod: 'mail',
    bureauType: body.bureauType,
    timeZone: body.timeZone,
  });
  if (!result.ok) throw RequestProblems.raise('request.invalid', { fields: result.faults });
  return result.data;
}

/** The last word is the last name; one word alone names nobody. */
function splitName(userName: string): { firstName: string; lastName: string } {
  const at = userName.lastIndexOf(' ');
  if (at < 0) throw nameFault(spoken({ en: en.mailingMessages, es: es.mailingMessages }).fullName);
  return { firstName: userName.slice(0, at), lastName: userName.slice(at + 1) };
}

function nameFault(message: string): Problem {
  const fields: FieldFault[] = [{ path: 'userName', message }];
  return RequestProblems.raise('request.invalid', { fields });
}

/** @throws Problem that would otherwise come after signing */
async function refuseInVain(
  em: EntityManager,
  parts: MailingParts,
  accountId: string,
  { personalInfo, bureauType }: Pick<DisputeLetterRequest, 'personalInfo' | 'bureauType'>,
): Promise<void> {
  const planStatus = await mayMail(em, parts, accountId);
  if (planStatus !== 'yes') throw problemOf(planStatus);
  const addresses = addressesOf({
    personalInfo,
    bureau: bureauType ?? null,
    recipientAddress: null,
    department: null,
  });
  const { from } = envelopeOf(addresses, {});
  const { verdict } = await checkAddress(em, parts, from);
  if (verdict === 'unknown') throw unknownSender();
}

function unknownSender(): Problem {
  const { senderUnknown, addressUnknown } = spoken({
    en: en.mailingMessages,
    es: es.mailingMessages,
  });
  return MailingProblems.raise('mailing.address_unknown', {
    text: senderUnknown,
    fields: [{ path: 'from.line1', message: addressUnknown }],
  });
}
