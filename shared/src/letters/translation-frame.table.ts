import type { ReadingPatterns } from './translation-pattern.rules.ts';

/** The translation of what all letters share: parties, openings, law, requests and closings: Spanish, and the English wordings that say it. Content table. */
export const frameReading: ReadingPatterns = [
  {
    spanish:
      '{notice} me da hasta el {end} para disputar la deuda. Lo hago a tiempo. Deje de cobrar hasta que me haya enviado la verificación {coll.verify}.',
    english: [
      '{notice} gives me until {end} to dispute the debt. I am doing so in time. Please stop collecting until you have sent me verification {coll.verify}.',
      '{notice} says that I can dispute the debt until {end}. This is my dispute. Until you have sent me verification, please stop collecting {coll.verify}.',
    ],
  },
  {
    spanish:
      'Envíeme la verificación de la deuda. Envíeme también el nombre y la dirección del acreedor original.',
    english: [
      'Send me verification of the debt. Send me the name and address of the original creditor as well.',
    ],
  },
  {
    spanish:
      'Un cobrador de deudas no puede decir nada falso sobre el monto o el estado de una deuda {coll.amount}.',
    english: [
      'A debt collector may not say anything false about the amount or status of a debt {coll.amount}.',
      'What a debt collector says about the amount or status of a debt has to be true {coll.amount}.',
    ],
  },
  {
    spanish:
      'Investigue {disputes} y dígame el resultado, dentro del plazo que fija la norma {direct.investigate}.',
    english: [
      'Please investigate {disputes} and tell me the result, within the time the rule sets {direct.investigate}.',
      'Please look into {disputes} and let me know the result, within the time the rule sets {direct.investigate}.',
    ],
  },
  {
    spanish:
      'Un cobrador que reporta una deuda disputada tiene que decir que está disputada {coll.reporting}.',
    english: [
      'A collector that reports a disputed debt has to say that it is disputed {coll.reporting}.',
      'When you report a debt that is disputed, you have to say so {coll.reporting}.',
    ],
  },
  {
    spanish: 'A quien corresponda:',
    english: ['To whom it may concern:'],
  },
  {
    spanish: 'Al departamento de disputas de {bureau}:',
    english: ['To the {bureau} dispute department:'],
  },
  {
    spanish: 'Al departamento de disputas:',
    english: ['To the dispute department:'],
  },
  {
    spanish: 'Le pido lo siguiente:',
    english: [
      'I am asking you to:',
      'Please do the following:',
      'Here is what I am asking you to do:',
      'This is what I ask of you:',
      'My requests are these:',
      'I would like you to:',
    ],
  },
  {
    spanish:
      'La Ley de Informe Justo de Crédito (FCRA) le exige investigar {disputes} {furn.direct}. Debe {review}decirme el resultado, normalmente dentro de los 30 días desde el día en que reciba esta carta {direct.investigate}.',
    english: [
      'The Fair Credit Reporting Act requires you to investigate {disputes} {furn.direct}. You are to {review}tell me the result, normally within 30 days of the day you receive this letter {direct.investigate}.',
      'Under the Fair Credit Reporting Act you are to look into {disputes} {furn.direct}. You are to {review}let me know the result, normally within 30 days of the day this letter reaches you {direct.investigate}.',
    ],
  },
  {
    spanish: 'Si sigue reportándolo, debe decir que lo disputo {furn.disputeNotice}.',
    english: [
      'If you go on reporting {them}, you are to say that I dispute {them} {furn.disputeNotice}.',
      'Until this is settled, what you report about {them} is to say that I dispute {them} {furn.disputeNotice}.',
      'For as long as I dispute {them}, you are to say so when you report {them} {furn.disputeNotice}.',
    ],
  },
  {
    spanish:
      'Si algo que usted reportó resulta estar mal o incompleto, debe corregirlo con cada agencia de crédito que lo recibió de usted {furn.correct}.',
    english: [
      'If something you reported turns out to be wrong or incomplete, you are to correct it with every credit bureau that got it from you {furn.correct}.',
      'Anything you find to be wrong or incomplete, you are to correct with every credit bureau you gave it to {furn.correct}.',
    ],
  },
  {
    spanish:
      'Envío esto a la dirección de usted que muestra mi informe de crédito {direct.address}.',
    english: [
      'I am sending this to the address that my credit report shows for you {direct.address}.',
    ],
  },
  {
    spanish: 'Envío esto a la dirección que usted ha indicado para disputas {direct.address}.',
    english: ['I am sending this to the address you have named for disputes {direct.address}.'],
  },
  {
    spanish:
      'No conozco una dirección suya para disputas, así que escribo a su dirección comercial {direct.address}.',
    english: [
      'I know of no address of yours for disputes, so I am writing to your business address {direct.address}.',
    ],
  },
  {
    spanish: 'Adjunto {what} de la lista de abajo.',
    english: [
      'I have enclosed the {what} listed below.',
      'The {what} listed below {are} enclosed.',
      'My {what} {are} enclosed and listed below.',
      'I enclose the {what} listed below.',
      'I am sending the {what} listed below.',
      'You will find my {what} enclosed.',
      'Enclosed {are} the {what} listed below.',
      'I am enclosing the {what} listed below.',
    ],
  },
  {
    spanish: 'Con esta carta a {name} no admito ninguna deuda.',
    english: [
      'This letter to {name} admits no debt.',
      'Nothing I write to {name} admits a debt.',
      'My letter to {name} does not admit any debt.',
      'No debt is admitted by this letter to {name}.',
      'I write to {name} without admitting any debt.',
      'Nothing in this letter to {name} admits a debt.',
      'By writing to {name} I do not admit any debt.',
    ],
  },
  {
    spanish: 'Envíe los resultados por escrito a {home}.',
    english: [
      'Please send the results in writing to {home}.',
      'With the results, please write to me at {home}.',
      'Please mail the results in writing to {home}.',
      'Please write to me at {home} with the results.',
      'I would like the results in writing at {home}.',
      'Please send me the results in writing, at {home}.',
      'Please answer me in writing at {home} with the results.',
      'Please give me the results in writing at {home}.',
    ],
  },
  {
    spanish: 'Envíeme el resultado por escrito a {home}.',
    english: [
      'Please send me the result in writing at {home}.',
      'With the result, please write to me at {home}.',
      'Please mail the result in writing to {home}.',
      'Please write to me at {home} with the result.',
      'I would like the result in writing, at {home}.',
      'Please give me the result in writing at {home}.',
      'Please answer me in writing at {home} with the result.',
      'Please tell me the result in writing, at {home}.',
    ],
  },
  {
    spanish: 'Si cambia {entry}, envíeme un informe actualizado.',
    english: [
      'If you change {entry}, please send me an updated report.',
      'Please send me an updated report if you change {entry}.',
      'I would like an updated report if you change {entry}.',
      'If {entry} changes, please add an updated report.',
      'Please add an updated report if {entry} changes.',
      'I would like an updated report if {entry} changes.',
      'If {entry} changes, I would like an updated report.',
      'Please include an updated report if you change {entry}.',
    ],
  },
  {
    spanish: 'Si falta algo o no está claro, escríbame, por favor.',
    english: [
      'If anything is missing, please write me.',
      'Please write me if you need more.',
      'If you need more, please write me.',
      'Please write if anything is missing.',
      'If you have a question, please write.',
      'If anything is unclear, please write me.',
      'Please write if anything is unclear.',
      'Please write if you have a question.',
    ],
  },
  {
    spanish: 'Gracias.',
    english: ['Thank you.', 'Many thanks.', 'Thanks in advance.', 'Thanks for reading.'],
  },
  {
    spanish: 'Envíeme su respuesta por escrito a {home}.',
    english: [
      'Please send me your answer in writing at {home}.',
      'Please answer me in writing at {home}.',
      'Please mail your answer in writing to {home}.',
      'Please write to me at {home} with your answer.',
      'I would like your answer in writing, at {home}.',
      'Please let me have your answer in writing at {home}.',
    ],
  },
  {
    spanish: 'Disputo {item}.',
    english: [
      'This letter is my dispute of {item}.',
      'My dispute is about {item}.',
      'Please look into {item}, which I dispute.',
      'I am writing about {item}, and I dispute it.',
      'This is my dispute of {item}.',
    ],
  },
  {
    spanish: 'Abajo explico qué está mal y qué pido.',
    english: [
      'I explain below what is wrong and what I ask for.',
      'I explain below what is wrong and what I ask.',
    ],
  },
  {
    spanish: 'Está en {report} y no es correcto.',
    english: ['It is on {report}, and it is not right.'],
  },
  {
    spanish: 'Abajo se explica qué está mal.',
    english: ['What is wrong with it is set out below.'],
  },
  {
    spanish: 'Investíguelo y corríjalo, por favor.',
    english: ['Please look into it and correct it.'],
  },
  {
    spanish: 'Lo encontré en {report}.',
    english: ['I found it on {report}.'],
  },
  {
    spanish: 'Siguen mis razones y mis peticiones.',
    english: ['My reasons and my requests follow.'],
  },
  {
    spanish: 'Abajo encontrará mis razones y lo que pido.',
    english: ['Below you will find my reasons and what I ask.'],
  },
  {
    spanish: 'Lo que {report} dice al respecto no es correcto.',
    english: ['What {report} says about it is not right.'],
  },
  {
    spanish: 'Disputo lo que usted reporta sobre {item}.',
    english: [
      'I dispute what you report about {item}.',
      'I am writing to dispute your reporting of {item}.',
      'I am disputing the way you report {item}.',
      'I have a dispute with you about {item}.',
    ],
  },
  {
    spanish: 'Usted reporta {item} a las agencias de crédito, y yo lo disputo.',
    english: ['You report {item} to the credit bureaus, and I dispute it.'],
  },
  {
    spanish: 'Lo que usted dice a las agencias de crédito no es correcto.',
    english: ['What you tell the credit bureaus about it is not right.'],
  },
  {
    spanish: 'Investíguelo y corrija lo que reporta, por favor.',
    english: ['Please look into it and correct what you report.'],
  },
  {
    spanish: 'Los detalles están abajo.',
    english: ['The details are below.'],
  },
  {
    spanish: 'Disputo {item} y lo que usted reporta al respecto.',
    english: [
      'I dispute {item} and what you report about it.',
      'I am writing to dispute {item} and your reporting of it.',
      'My dispute is about {item} that you report.',
    ],
  },
  {
    spanish: 'Usted reporta {item} a las agencias de crédito. Yo lo disputo.',
    english: [
      'You report {item} to the credit bureaus. I dispute it.',
      'I am disputing {item}, which you report to the credit bureaus.',
      'You put {item} on my credit report. I dispute it.',
    ],
  },
  {
    spanish: 'Siguen mis razones.',
    english: ['My reasons follow.'],
  },
  {
    spanish: 'Encontré su registro en {report}.',
    english: ['I found your entry on {report}.'],
  },
  {
    spanish: 'Abajo doy la razón.',
    english: ['The reason is given below.'],
  },
  {
    spanish: 'Abajo encontrará mis razones.',
    english: ['Below you will find my reasons.'],
  },
  {
    spanish: 'Aquí está el porqué y lo que pido.',
    english: ['Here is why, and what I ask.'],
  },
  {
    spanish: 'Escribo sobre {item}.',
    english: [
      'I am writing about {item}.',
      'I have a question about {item}.',
      'This letter is about {item}.',
    ],
  },
  {
    spanish: 'En mi informe de crédito encontré {item}.',
    english: [
      'On my credit report I found {item}.',
      'My credit report shows {item}.',
      'While reading {report}, I saw {item}.',
    ],
  },
  {
    spanish: 'Yo no la pedí.',
    english: [
      'I did not ask for it.',
      'I never asked for it.',
      'I had not asked for it.',
      'I did not request it.',
    ],
  },
  {
    spanish: '¿Para qué fue? Dígamelo, por favor.',
    english: [
      'What was it for?',
      'Please tell me what it was for.',
      'I would like to know its purpose.',
      'Please let me know its purpose.',
    ],
  },
  {
    spanish: 'Disputo varios datos de mi informe.',
    english: [
      'I dispute several items on my report.',
      'I am disputing several items on my report.',
      'Several items on my report are not right.',
      'Several items on my report need correcting.',
      'I am writing to dispute several items.',
      'This is my dispute of several items.',
    ],
  },
  {
    spanish: 'Cada uno se explica abajo.',
    english: ['Each is explained below.'],
  },
  {
    spanish: 'Investigue cada uno, por favor.',
    english: ['Please look into each.'],
  },
  {
    spanish: 'Son los siguientes.',
    english: ['Here they are.'],
  },
  {
    spanish: 'Disputo varios datos que usted reporta.',
    english: [
      'I dispute several items that you report.',
      'Several items that you report are not right.',
      'I am disputing several items you report.',
      'Please look into several items you report.',
    ],
  },
  {
    spanish: 'Se enumeran abajo.',
    english: ['They are listed below.'],
  },
  {
    spanish: 'Escribo sobre las deudas de abajo, que usted reporta.',
    english: [
      'I am writing about the debts below.',
      'This letter is about several debts.',
      'You report the debts that are listed below.',
      'My letter is about the debts below.',
      'You report several debts under my name.',
    ],
  },
  {
    spanish: 'Sigue lo que digo de cada una.',
    english: [
      'My words on each follow.',
      'Each has its own part.',
      'I take them one by one.',
      'Here is each of them.',
    ],
  },
  {
    spanish: 'En mi informe de crédito hay consultas de ustedes.',
    english: [
      'My credit report shows inquiries of yours.',
      'I found inquiries of yours on my credit report.',
      'I am writing about your inquiries.',
      'Several inquiries on my report are yours.',
    ],
  },
  {
    spanish: '¿Para qué fueron?',
    english: ['What were they for?'],
  },
  {
    spanish: 'Yo no las pedí.',
    english: ['I did not ask for them.', 'I asked for none of them.'],
  },
  {
    spanish: 'Explíquemelas, por favor.',
    english: ['Please explain them to me.'],
  },
  {
    spanish:
      'La Ley de Informe Justo de Crédito (FCRA) me da derecho a una investigación gratuita y razonable de {items}, normalmente dentro de los 30 días desde el día en que usted reciba esta carta {cra.reinvestigate}.',
    english: [
      'The Fair Credit Reporting Act gives me the right to a free and reasonable investigation of {items}, normally within 30 days of the day you receive this letter {cra.reinvestigate}.',
      'Under the Fair Credit Reporting Act, the investigation of {items} is free and is normally finished within 30 days of the day you receive this letter {cra.reinvestigate}.',
    ],
  },
  {
    spanish:
      'La Ley de Informe Justo de Crédito (FCRA) me da derecho a una investigación gratuita y razonable de {items}, dentro del plazo que fija la Ley {cra.reinvestigate}.',
    english: [
      'The Fair Credit Reporting Act gives me the right to a free and reasonable investigation of {items}, within the time the Act sets {cra.reinvestigate}.',
      'Under the Fair Credit Reporting Act, the investigation of {items} is free and is to be finished within the time the Act sets {cra.reinvestigate}.',
    ],
  },
  {
    spanish: 'La Ley también le exige informar de mi disputa a {companies} {law1}{rest}.',
    english: [
      'The Act also requires you to tell {companies} about my dispute {law1}{rest}.',
      'You are also to let {companies} know about my dispute {law1}{rest}.',
    ],
  },
  {
    spanish:
      'Lo que resulte inexacto o incompleto, o no se pueda verificar, debe corregirse o eliminarse sin demora {cra.delete}.',
    english: [
      'Anything that turns out to be inaccurate or incomplete, or that cannot be verified, is to be corrected or deleted promptly {cra.delete}.',
      'If {an} item turns out to be inaccurate or incomplete, or if you cannot verify it, the Act calls for a prompt correction or deletion {cra.delete}.',
    ],
  },
  {
    spanish:
      'También debe seguir procedimientos razonables para que cada informe sea lo más exacto posible {cra.accuracy}.',
    english: [
      'You are also to follow reasonable procedures so that every report is as accurate as possible {cra.accuracy}.',
      'The Act requires you to follow reasonable procedures so that every report is as accurate as possible {cra.accuracy}.',
    ],
  },
  {
    spanish:
      'Presté servicio en las fuerzas armadas, y las copias que adjunto muestran que el VA es responsable de esta factura. Para una deuda así, la Ley de Informe Justo de Crédito (FCRA) prevé que se saque de mi expediente {cra.veteranMedical}.',
    english: [
      'I am a veteran, and the copies I enclose show that the VA is responsible for this bill. For such a debt the Fair Credit Reporting Act provides that it is taken out of my file {cra.veteranMedical}.',
    ],
  },
  {
    spanish: 'Elimine esta deuda médica de mi expediente. El VA es responsable de ella.',
    english: [
      'Delete this medical debt from my file. The VA is responsible for it.',
      'The VA is responsible for this debt. Delete this medical debt from my file.',
    ],
  },
  {
    spanish: 'Usted ha dicho públicamente que ya no muestra {hidden}.',
    english: [
      'You have said publicly that you no longer show {hidden}.',
      'You have announced publicly that you no longer show {hidden}.',
      'You have told the public that {hidden} are no longer shown.',
      'It is your public policy to no longer show {hidden}.',
    ],
  },
  {
    spanish: 'Aplique esa política a este dato, por favor.',
    english: [
      'Please apply that policy to this item.',
      'I ask you to apply that policy here.',
      'Please apply this policy to my item as well.',
    ],
  },
  {
    spanish: 'Esta es una disputa directa sobre {scope} {law}.',
    english: [
      'This is a direct dispute about {scope} {law}.',
      'I bring this dispute directly to you. It is about {scope} {law}.',
    ],
  },
  {
    spanish:
      'Como usted reporta esta deuda, esto es también una disputa directa sobre {scope} {law}.',
    english: [
      'Since you report this debt, this is also a direct dispute about {scope} {law}.',
      'You report this debt, so I also dispute it directly with you. It is about {scope} {law}.',
    ],
  },
  {
    spanish: 'Si sigue reportándolos, debe decir que los disputo {law}.',
    english: [
      'If you go on reporting them, you are to say that I dispute them {law}.',
      'Until this is settled, what you report about them is to say that I dispute them {law}.',
      'For as long as I dispute them, you are to say so when you report them {law}.',
    ],
  },
];
