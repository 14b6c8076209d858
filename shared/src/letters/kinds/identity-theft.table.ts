import { wordsOf } from '../facts/sentence.ts';

/** What a letter after identity theft can say. Content table. */
export const identityTheftWords = wordsOf('identity_theft', {
  blockEnding: {
    en: 'Identity theft: block of {name} account ending in {end}',
    es: 'Robo de identidad: bloqueo de la cuenta de {name} con terminación {end}',
  },
  blockListed: {
    en: 'Identity theft: block of the {what} listed as {name}',
    es: 'Robo de identidad, para bloquear: {el what} que figura como {name}',
  },
  blockItems: {
    en: 'Identity theft: please block these items in my file',
    es: 'Robo de identidad: bloquee, por favor, estos datos en mi expediente',
  },
  disputeEnding: {
    en: 'Identity theft: dispute of {what} ending in {end}',
    es: 'Robo de identidad, en disputa: {el what} con terminación {end}',
  },
  disputeOne: {
    en: 'Identity theft: dispute of this {what}',
    es: 'Robo de identidad: disputa de {este what}',
  },
  disputeMany: {
    en: 'Identity theft: dispute of {what}',
    es: 'Robo de identidad: disputa de {what}',
  },
  short: { en: 'identity theft', es: 'robo de identidad' },
  claim: {
    en: 'This {noun} comes from identity theft.',
    es: '{Este noun} viene de un robo de identidad.',
  },
  claimUsed: {
    en: 'Part of what this {noun} shows comes from identity theft.',
    es: 'Parte de lo que muestra {este noun} viene de un robo de identidad.',
  },
  victim: { en: 'I am a victim of identity theft.', es: 'Soy víctima de un robo de identidad.' },
  blockOne: {
    en: 'Please block {item}, because it comes from that theft.',
    es: 'Bloquee, por favor, {item}, porque viene de ese robo.',
  },
  blockMany: {
    en: 'Please block the items below, because they come from that theft.',
    es: 'Bloquee, por favor, los datos de abajo, porque vienen de ese robo.',
  },
  disputeItem: {
    en: 'I dispute {item}, because it comes from that theft.',
    es: 'Disputo {item}, porque viene de ese robo.',
  },
  disputeItems: {
    en: 'I dispute the {what} below, because they come from that theft.',
    es: 'Disputo {el what} de abajo, porque vienen de ese robo.',
  },
  happened: { en: 'What happened', es: 'Qué pasó' },
  found: { en: 'Found on', es: 'Descubierto el' },
  rowTheft: { en: 'Identity theft', es: 'Robo de identidad' },
  rowOpened: {
    en: 'Opened in my name by someone else',
    es: 'La abrió otra persona a mi nombre',
  },
  rowUsed: {
    en: 'Used by someone else without my permission',
    es: 'La usó otra persona sin mi permiso',
  },
  rowApplied: {
    en: 'Credit applied for in my name by someone else',
    es: 'Otra persona solicitó crédito a mi nombre',
  },
  unauthorized: { en: 'I did not authorize it.', es: 'Yo no lo autoricé.' },
  listedAccount: {
    en: 'the account listed as {name}',
    es: 'la cuenta que figura como {name}',
  },
  thisAccount: { en: 'this account', es: 'esta cuenta' },
  opened: {
    en: 'Someone opened {account} in my name without my permission.',
    es: 'Alguien abrió {account} a mi nombre sin mi permiso.',
  },
  used: {
    en: 'Someone used {account} without my permission.',
    es: 'Alguien usó {account} sin mi permiso.',
  },
  applied: {
    en: 'Someone applied for credit in my name without my permission.',
    es: 'Alguien solicitó crédito a mi nombre sin mi permiso.',
  },
  part: { en: 'This is what comes from the theft:', es: 'Esto es lo que viene del robo:' },
  foundOut: { en: 'I found out on {day}.', es: 'Lo descubrí el {day}.' },
  known: {
    en: 'I know who did it, and I had not given permission.',
    es: 'Sé quién lo hizo, y yo no había dado permiso.',
  },
  unknown: { en: 'I do not know who did it.', es: 'No sé quién lo hizo.' },
  noBenefit: {
    en: 'I received no goods, services or money from it.',
    es: 'No recibí de ello bienes, servicios ni dinero.',
  },
  ftc: { en: 'my FTC identity theft report', es: 'mi informe de robo de identidad de la FTC' },
  ftcNumber: {
    en: 'my FTC identity theft report (number {number})',
    es: 'mi informe de robo de identidad de la FTC (número {number})',
  },
  police: { en: 'my police report', es: 'mi denuncia policial' },
  policeNumber: {
    en: 'my police report (number {number})',
    es: 'mi denuncia policial (número {number})',
  },
  policeFrom: {
    en: 'my police report from {department}',
    es: 'mi denuncia policial de {department}',
  },
  policeFromNumber: {
    en: 'my police report from {department} (number {number})',
    es: 'mi denuncia policial de {department} (número {number})',
  },
  enclosedOne: {
    en: 'A copy of {first} is enclosed.',
    es: 'Se adjunta una copia de {first}.',
  },
  enclosedTwo: {
    en: 'Copies of {first} and of {second} are enclosed.',
    es: 'Se adjuntan copias de {first} y de {second}.',
  },
  stateItem: {
    en: 'I state that the information about {item} does not relate to any transaction by me.',
    es: 'Declaro que la información sobre {item} no se relaciona con ninguna transacción mía.',
  },
  statePart: {
    en: 'I state that the part of {item} that I name above does not relate to any transaction by me.',
    es: 'Declaro que la parte de {item} que nombro arriba no se relaciona con ninguna transacción mía.',
  },
  blockPart: {
    en: 'Block the part of this account that comes from the theft.',
    es: 'Bloquee la parte de esta cuenta que viene del robo.',
  },
  blockWhole: {
    en: 'Block this item, so that it no longer appears on my report.',
    es: 'Bloquee este dato para que ya no aparezca en mi informe.',
  },
  tell: {
    en: 'Tell the company that reported it about the theft and about the block I ask for.',
    es: 'Avise del robo y del bloqueo que pido a la empresa que lo reportó.',
  },
  confirm: {
    en: 'Confirm the block to me in writing. If you decline it, please tell me why.',
    es: 'Confírmeme el bloqueo por escrito. Si lo rechaza, dígame por qué.',
  },
  initialAlert: {
    en: 'Place an initial fraud alert on my file {law}.',
    es: 'Ponga una alerta inicial de fraude en mi expediente {law}.',
  },
  extendedAlert: {
    en: 'Place an extended fraud alert on my file {law}.',
    es: 'Ponga una alerta prolongada de fraude en mi expediente {law}.',
  },
  fourOne: {
    en: 'With this letter you have the four things the Fair Credit Reporting Act asks for: proof of who I am, a copy of my identity theft report, the item, and my statement. The Act provides for a block no later than four business days after you receive them {law}.',
    es: 'Con esta carta usted tiene las cuatro cosas que pide la Ley de Informe Justo de Crédito (FCRA): una prueba de quién soy, una copia de mi informe de robo de identidad, el dato y mi declaración. La Ley prevé un bloqueo a más tardar cuatro días hábiles después de que usted las reciba {law}.',
  },
  fourMany: {
    en: 'With this letter you have the four things the Fair Credit Reporting Act asks for: proof of who I am, a copy of my identity theft report, the items, and my statement about each. The Act provides for a block no later than four business days after you receive them {law}.',
    es: 'Con esta carta usted tiene las cuatro cosas que pide la Ley de Informe Justo de Crédito (FCRA): una prueba de quién soy, una copia de mi informe de robo de identidad, los datos y mi declaración sobre cada uno. La Ley prevé un bloqueo a más tardar cuatro días hábiles después de que usted las reciba {law}.',
  },
  declined: {
    en: 'It also requires you to notify the company that reported the information {notify}, and to tell me promptly if you decline or lift a block {decline}.',
    es: 'También le exige avisar a la empresa que reportó la información {notify}, y avisarme sin demora si rechaza o levanta un bloqueo {decline}.',
  },
  otherwise: {
    en: 'If you do not block an item, please treat this letter as a dispute and investigate it {law}.',
    es: 'Si no bloquea un dato, trate esta carta como una disputa e investíguelo {law}.',
  },
  askCompany: {
    en: 'Ask the company what shows that I did this or gave permission for it.',
    es: 'Pregunte a la empresa qué demuestra que yo hice esto o di permiso para ello.',
  },
  correctPart: {
    en: 'Correct or remove the part that cannot be verified as mine.',
    es: 'Corrija o elimine la parte que no se pueda verificar como mía.',
  },
  remove: {
    en: 'If the item cannot be verified as mine, remove it from my file.',
    es: 'Si el dato no se puede verificar como mío, elimínelo de mi expediente.',
  },
  records: {
    en: 'A business that dealt with the thief has to give the victim copies of its records, free of charge, within 30 days of a written request with proof of identity {law}.',
    es: 'Un negocio que trató con el ladrón debe dar a la víctima copias de sus registros, sin costo, dentro de los 30 días de una petición por escrito con prueba de identidad {law}.',
  },
  reportLaw: {
    en: 'My identity theft report comes with this letter. Now that you have it, you may not go on reporting {what} under my name, unless you learn that the information is correct {law}.',
    es: 'Mi informe de robo de identidad viene con esta carta. Ahora que lo tiene, no puede seguir reportando {what} a mi nombre, a menos que llegue a saber que la información es correcta {law}.',
  },
  collectorLaw: {
    en: 'If you collect for another company, the law requires you to tell it that {what} may come from identity theft, and to give me what I would get in any dispute {law}.',
    es: 'Si usted cobra para otra empresa, la ley le exige decirle que {what} puede venir de un robo de identidad, y darme lo que yo recibiría en cualquier disputa {law}.',
  },
  these: { en: 'these {what}', es: '{este what}' },
  this: { en: 'this {what}', es: '{este what}' },
  tellMe: {
    en: 'Tell me what shows that I did this or gave permission for it.',
    es: 'Dígame qué demuestra que yo hice esto o di permiso para ello.',
  },
  correctNamed: {
    en: 'If nothing shows that, correct the part named above, and send the correction to every credit bureau you report to.',
    es: 'Si nada lo demuestra, corrija la parte nombrada arriba y envíe la corrección a cada agencia de crédito a la que usted reporta.',
  },
  stop: {
    en: 'If nothing shows that, stop reporting the {what} under my name, and tell every credit bureau you reported it to.',
    es: 'Si nada lo demuestra, deje de reportar {el what} a mi nombre y avise a cada agencia de crédito a la que lo reportó.',
  },
  tellClient: {
    en: 'If you collect for another company, tell it about the theft.',
    es: 'Si cobra para otra empresa, infórmele del robo.',
  },
  sendDebt: {
    en: 'Send me the information you have about the debt.',
    es: 'Envíeme la información que tiene sobre la deuda.',
  },
  sendRecords: {
    en: 'Send me copies of the application and of the transactions.',
    es: 'Envíeme copias de la solicitud y de las transacciones.',
  },
});
