import type { ReadingPatterns } from './translation-pattern.rules.ts';

/** The translation of letters that ask for something else than a correction: Spanish, and the English wordings that say it. Content table. */
export const specialReading: ReadingPatterns = [
  {
    spanish:
      'Cuando una persona disputa una deuda por escrito dentro de este plazo, la Ley de Prácticas Justas en el Cobro de Deudas (FDCPA) exige al cobrador dejar de cobrarla hasta que haya enviado por correo la verificación de la deuda o una copia de una sentencia {coll.verify}.',
    english: [
      'When a person disputes a debt in writing within this time, the Fair Debt Collection Practices Act requires the collector to stop collecting it until it has mailed the verification of the debt, or a copy of a judgment {coll.verify}.',
    ],
  },
  {
    spanish:
      'Lo mismo vale cuando una persona pide el nombre y la dirección del acreedor original, como hago con esta carta {coll.verifyRule}.',
    english: [
      'The same holds when a person asks for the name and address of the original creditor, as I do with this letter {coll.verifyRule}.',
    ],
  },
  {
    spanish:
      'Un cobrador que transmite información sobre una deuda disputada también tiene que decir que está disputada {coll.reporting}.',
    english: [
      'A collector that passes on information about a disputed debt also has to say that it is disputed {coll.reporting}.',
    ],
  },
  {
    spanish: 'Deje de cobrar esta deuda hasta que me haya enviado la verificación por correo.',
    english: [
      'Stop collecting this debt until you have mailed me the verification.',
      'Do not collect this debt before the verification is in the mail to me.',
      'Hold all collection of this debt until the verification is on its way to me.',
    ],
  },
  {
    spanish: 'Envíeme la verificación, con los documentos que relacionan la deuda conmigo.',
    english: [
      'Send me the verification, with the papers that connect the debt with me.',
      'Mail me the verification, and with it whatever papers link this debt to me.',
    ],
  },
  {
    spanish:
      'Muéstreme cómo se compone el monto, con los intereses, cargos, pagos y créditos que se sumaron o restaron.',
    english: [
      'Show me how the amount is made up, with the interest, fees, payments and credits that were added or taken off.',
      'Break the amount down for me: what it was at first, and each charge, fee, payment and credit after that.',
      'List what stands behind the amount: the first balance, then all interest, fees, payments and credits.',
    ],
  },
  {
    spanish: 'Dígame el nombre y la dirección del acreedor original.',
    english: [
      'Tell me the name and address of the original creditor.',
      'Name the original creditor, with its address.',
      'Let me know who the original creditor is and where to reach it.',
    ],
  },
  {
    spanish: 'Si reporta la deuda, repórtela como disputada.',
    english: [
      'Report the debt as disputed if you report it at all.',
      'If you report the debt to a bureau, add that I dispute it.',
      'Wherever you report this debt, mark it as disputed.',
    ],
  },
  {
    spanish: 'Tengo su aviso sobre {item}.',
    english: [
      'I have your notice about {item}.',
      'You sent me a notice about {item}.',
      'Your notice about {item} has reached me.',
      'I have received your notice about {item}.',
      'I am answering your notice about {item}.',
      'You wrote to me about {item}.',
    ],
  },
  {
    spanish: 'Disputo la deuda y escribo a tiempo.',
    english: [
      'I dispute the debt, and I am writing in time.',
      'I dispute it within the time I have for that.',
      'I dispute the debt while the time for that is running.',
      'The time to dispute it is running, and I do so.',
      'I am in time to dispute it, and do so.',
      'There is still time to dispute it. I do so here.',
    ],
  },
  {
    spanish:
      'La Ley de Prácticas Justas en el Cobro de Deudas (FDCPA) exige que un cobrador que transmite información sobre una deuda disputada diga que está disputada {coll.reporting}. Desde esta carta usted sabe de mi disputa.',
    english: [
      'The Fair Debt Collection Practices Act requires a collector that passes on information about a disputed debt to say that it is disputed {coll.reporting}. You know of my dispute from this letter on.',
    ],
  },
  {
    spanish:
      'La Ley prevé además un aviso sobre la deuda dentro de los cinco días del primer contacto {coll.notice}, y una norma federal dice qué debe contener {coll.noticeContents}. Yo no he recibido ninguno.',
    english: [
      'The Act also provides for a notice about the debt within five days of the first contact {coll.notice}, and a federal rule says what belongs in it {coll.noticeContents}. I have not received one.',
    ],
  },
  {
    spanish: 'Marque esta deuda como disputada cada vez que la reporte.',
    english: [
      'Mark this debt as disputed whenever you report it.',
      'Show the debt as disputed in every report you make.',
      'Whenever you report this debt, say that I dispute it.',
    ],
  },
  {
    spanish: 'Envíeme el aviso sobre la deuda.',
    english: ['Send me the notice about the debt.'],
  },
  {
    spanish: 'Envíeme copias de los documentos que relacionan la deuda conmigo.',
    english: [
      'Send me copies of the papers that connect the debt with me.',
      'Mail me copies of whatever links this debt to me.',
      'Let me see copies of the papers that tie this debt to me.',
    ],
  },
  {
    spanish: 'Dígame el nombre del acreedor original y cómo se compone el monto.',
    english: [
      'Tell me the name of the original creditor and how the amount is made up.',
      'Let me know who the original creditor was, and what the amount consists of.',
    ],
  },
  {
    spanish:
      'Si sus registros no muestran que soy responsable, deje de reportarla y cierre el expediente.',
    english: [
      'If your records do not show that I am responsible for it, stop reporting it and close your file.',
      'Close your file and stop reporting the debt if nothing in your records makes me responsible for it.',
      'Should your records not show that I am the one who is responsible, please end the reporting and close the file.',
    ],
  },
  {
    spanish: 'Disputo {item}.',
    english: [
      'I dispute {item}.',
      'This letter tells you that I dispute {item}.',
      'You list {item} under my name, and I dispute it.',
      'I am writing to dispute {item}.',
      'My letter is about {item}, which I dispute.',
      'I am disputing {item}.',
    ],
  },
  {
    spanish: 'Pido también información y le digo abajo qué le pido hacer.',
    english: [
      'Please mark it as disputed and tell me more about it.',
      'I also ask for some information about it.',
      'Please help me understand what it is.',
      'Here is what I would like you to do.',
      'I would like to know more about it.',
      'Please mark it as disputed. My questions follow.',
    ],
  },
  {
    spanish: 'Nunca tuve noticias de usted y encontré la deuda en mi informe de crédito.',
    english: [
      'I never heard from you and found the debt on my credit report.',
      'I found the debt on my credit report and never heard from you.',
      'Without any word from you, I found the debt on my credit report.',
    ],
  },
  {
    spanish:
      'Una persona también puede pedir por escrito a un cobrador que deje de contactarla {coll.stopContact}, y una norma federal dice lo mismo {coll.stopContactRule}. Con esta carta lo pido.',
    english: [
      'A person may also ask a collector in writing to stop further contact {coll.stopContact}, and a federal rule says the same {coll.stopContactRule}. With this letter I do.',
      'The Act lets a person ask a collector in writing to stop further contact {coll.stopContact}, as does a federal rule {coll.stopContactRule}. I am asking for that here.',
    ],
  },
  {
    spanish: 'Deje de contactarme por esta deuda, salvo para responder por escrito a esta carta.',
    english: ['Stop contacting me about this debt, apart from a written answer to this letter.'],
  },
  {
    spanish:
      'Contácteme solo por correo postal, no por teléfono, mensaje de texto ni correo electrónico.',
    english: ['Contact me only by mail, and not by phone, text or email.'],
  },
  {
    spanish: 'A {bureau}:',
    english: ['To {bureau}:'],
  },
  {
    spanish:
      'La Ley de Informe Justo de Crédito (FCRA) me da el derecho de ver la información de mi expediente, de dónde vino y quién ha recibido mi informe {file.disclose}.',
    english: [
      'The Fair Credit Reporting Act gives me the right to see the information in my file, where it came from, and who has received my report {file.disclose}.',
    ],
  },
  {
    spanish: 'Envíeme toda la información que hay hoy en mi expediente.',
    english: [
      'Send me all the information in my file as of today.',
      'Let me see everything that is in my file now.',
      'Show me all that my file contains at this time.',
    ],
  },
  {
    spanish: 'Nombre las fuentes de esa información.',
    english: ['Name the sources of that information.', 'Tell me where each piece of it came from.'],
  },
  {
    spanish:
      'Nombre a todos los que recibieron mi informe: para un empleo, en los últimos dos años; para cualquier otro fin, en el último año.',
    english: [
      'Name everyone who got my report: for employment in the past two years, and for any other purpose in the past year.',
      'List who has received my report in the past year, and for employment also in the year before that.',
    ],
  },
  {
    spanish: 'Imprima solo los últimos cuatro dígitos de mi número de Seguro Social.',
    english: ['Print only the last four digits of my Social Security number.'],
  },
  {
    spanish: 'Le pido ver mi expediente de crédito.',
    english: [
      'Please send me my credit file.',
      'I would like to see my file.',
      'Please let me see my credit file.',
      'I ask to see my credit file.',
      'Please show me my credit file.',
    ],
  },
  {
    spanish: 'Esto no es una disputa.',
    english: [
      'This is not a dispute.',
      'I dispute nothing here.',
      'This letter disputes nothing.',
      'It is not a dispute.',
      'I am not disputing anything.',
    ],
  },
  {
    spanish: 'Escribo por el registro que figura como {name}.',
    english: [
      'I am writing because of the entry listed as {name}.',
      'The reason for this letter is the entry listed as {name}.',
      'What I would like to understand is the entry of {name}.',
      'My question is about the entry listed as {name}.',
      'I do not understand the entry listed as {name}.',
    ],
  },
  {
    spanish: '¿Qué tiene usted sobre él y de dónde viene? Quisiera saberlo.',
    english: [
      'What do you hold about it, and where is it from?',
      'Please show me what you hold about it and from whom.',
      'I would like to know where it comes from.',
      'Please show me what my file says about it.',
      'I want to see what you have on it.',
    ],
  },
  {
    spanish: 'Envíe la información por escrito a {home}.',
    english: [
      'Please send the information in writing to {home}.',
      'Please answer in writing, to {home}.',
      'Please write to me at {home}.',
      'Please send me the information in writing at {home}.',
      'Please mail it in writing to {home}.',
    ],
  },
  {
    spanish: 'Avíseme antes si hay algún cargo.',
    english: [
      'Please tell me beforehand of any fee.',
      'Please name any fee beforehand.',
      'Please ask before you charge a fee.',
      'If this costs anything, tell me first.',
      'Please tell me first about any fee.',
    ],
  },
  {
    spanish: 'Tuve una cuenta con ustedes {time}.',
    english: [
      'I was your customer {time}.',
      'I had an account with you {time}.',
      'You had me as a customer {time}.',
      'I was with you {time}.',
    ],
  },
  {
    spanish: 'He tenido una cuenta con ustedes {time}.',
    english: [
      'I have been your customer {time}.',
      'I have had an account with you {time}.',
      'You have had me as a customer {time}.',
      'I have been with you {time}.',
    ],
  },
  {
    spanish: 'Le pido un favor sobre {what}.',
    english: [
      'I am asking you for a favor about {what}.',
      'I have a personal request about {what}.',
      'I am asking for your goodwill about {what}.',
      'May I ask you a favor about {what}?',
      'My letter is a request about {what}, and no complaint.',
      'I ask for your kindness about {what}.',
    ],
  },
  {
    spanish: 'Mi cuenta es la que tiene el número{ending}.',
    english: [
      'My account is the one{ending}.',
      'It is the account{ending}.',
      'I write about the account{ending}.',
    ],
  },
  {
    spanish: 'Es verdad que me atrasé en {when}.',
    english: [
      'The {payment} {was} late in {when}.',
      'The {payment} {was} late, as you say, in {when}.',
      'It is true that the {payment} {was} late in {when}.',
      'Yes, the {payment} {was} late in {when}.',
    ],
  },
  {
    spanish: 'Lo que usted reporta es correcto, y lo lamento.',
    english: [
      'What you report is right. I am sorry.',
      'Your records are right, and I am sorry.',
      'I do not question your records.',
      'That is on me, and I am sorry.',
      'I take responsibility for that.',
      'You reported it as it was.',
    ],
  },
  {
    spanish: 'Esto fue lo que pasó:',
    english: [
      'Here is what happened:',
      'This is what happened:',
      'What happened was this:',
      'It came about like this:',
    ],
  },
  {
    spanish: 'Me puse al día el {day}.',
    english: [
      'I caught up on {day}.',
      'By {day} I had caught up.',
      'On {day} I was caught up again.',
    ],
  },
  {
    spanish: 'Desde entonces todos los pagos se hicieron a tiempo.',
    english: [
      'Every payment since then has been on time.',
      'Since then I have made every payment on time.',
      'I have paid on time ever since.',
      'All my payments since then were on time.',
    ],
  },
  {
    spanish: 'Hoy la cuenta está pagada.',
    english: [
      'Today the account is paid off.',
      'By now the account is paid off.',
      'The account is paid off now.',
      'I have paid the account off.',
    ],
  },
  {
    spanish: 'Ahora estoy poniendo la cuenta al día.',
    english: [
      'I am now bringing the account up to date.',
      'At present I am bringing the account up to date.',
      'The account is on its way to being up to date.',
      'I am on the way to bringing the account up to date.',
    ],
  },
  {
    spanish: 'Estimado equipo de atención al cliente:',
    english: ['Dear customer service team:'],
  },
  {
    spanish: 'Como cortesía, quisiera pedirle lo siguiente:',
    english: [
      'As a courtesy, I would like to ask you to:',
      'I am asking you, as a courtesy, to:',
      'If you can, as a courtesy, I ask you to:',
      'My request, as a courtesy, is that you:',
    ],
  },
  {
    spanish:
      'Pida a las agencias de crédito que quiten de mis informes {el months} de {lateWords}.',
    english: [
      'Ask the credit bureaus to take the {months} for {lateWords} off my credit reports.',
      'Have the {months} for {lateWords} taken off the reports that the credit bureaus keep.',
      'Take the {months} for {lateWords} off my reports at the credit bureaus.',
    ],
  },
  {
    spanish: 'Dígame por escrito qué decide.',
    english: [
      'Let me know in writing what you decide.',
      'Write to me and tell me what you decide.',
      'Tell me in writing how you decide.',
    ],
  },
  {
    spanish: 'Sé que esto depende de {name}.',
    english: [
      'I know that this is up to {name}.',
      'The decision lies with {name}.',
      'It is for {name} to decide.',
      'I know that nothing obliges {name} to help.',
      'I understand that {name} is free to say no.',
      'I know that {name} does not have to do this.',
    ],
  },
  {
    spanish: 'Su ayuda significaría mucho para mí.',
    english: [
      'It would mean a great deal to me.',
      'I would be grateful for your kindness.',
      'A yes would help me very much.',
      'I would be glad of your help.',
      'Your kindness would make a real difference.',
      'I hope that you can help.',
    ],
  },
  {
    spanish: 'Gracias por su tiempo.',
    english: [
      'Thank you for your time.',
      'Thank you for reading this.',
      'Thank you for your help.',
    ],
  },
  {
    spanish: 'Si acepta, confirme por escrito que usted hará lo siguiente:',
    english: [
      'If you accept, please confirm in writing that you will:',
      'To accept, please write to me that you will:',
      'If you agree, please tell me in writing that you will:',
    ],
  },
  {
    spanish: 'Escribo con una oferta para cerrar {account}.',
    english: [
      'I am writing with an offer to close {account}.',
      'I would like to settle {account}.',
      'This letter is an offer to close {account}.',
      'I have an offer that would close {account}.',
      'Here is an offer to settle {account}.',
      'My offer is meant to close {account}.',
    ],
  },
  {
    spanish: 'Tiene una condición: primero, su acuerdo por escrito.',
    english: [
      'It has one condition: your agreement in writing first.',
      'Before I send anything, I need your agreement in writing.',
      'It depends on one thing, your agreement in writing.',
      'First I need your agreement in writing.',
      'The one condition is your agreement in writing before any payment.',
      'It holds only with your agreement in writing.',
    ],
  },
  {
    spanish: 'Aceptar {offer} como pago total y tratar la cuenta como cerrada.',
    english: [
      'Take {offer} as payment in full and treat the account as closed.',
      'Accept {offer} as payment in full, and treat the account as closed.',
    ],
  },
  {
    spanish: 'Aceptar {offer} como liquidación total, de modo que no quede nada por pagar.',
    english: [
      'Take {offer} as full settlement, so that nothing is left to pay.',
      'Accept {offer} as full settlement, with nothing left to pay.',
    ],
  },
  {
    spanish:
      'Pedir a cada agencia de crédito a la que reporta, dentro de los 30 días del pago, que elimine esta cuenta de mi expediente.',
    english: [
      'Ask every credit bureau you report to, within 30 days of the payment, to delete this account from my file.',
      'Have this account deleted, no later than 30 days after the payment, at each credit bureau you report to.',
      'Tell each bureau that you report to, within 30 days of being paid, to take this account out of my file.',
    ],
  },
  {
    spanish: 'No reportar esta cuenta otra vez, ni venderla ni traspasarla.',
    english: [
      'Not report this account again, and not sell it or pass it on.',
      'Leave it closed after that, with no new report, no sale and no transfer.',
      'Not sell this account or pass it on, and not report it again.',
    ],
  },
  {
    spanish: 'Ofrezco el monto total de {offer} en un solo pago.',
    english: [
      'I offer the full amount of {offer} in one payment.',
      'My offer is the full {offer} in one payment.',
      'I offer one payment of the full {offer}.',
      'My offer is one payment of {offer}, the full amount.',
      'In one payment I offer the full {offer}.',
    ],
  },
  {
    spanish: 'Como liquidación total ofrezco un solo pago de {offer}.',
    english: [
      'In full settlement I offer one payment of {offer}.',
      'I offer {offer} in one payment, as full settlement.',
      'For full settlement, my offer is {offer} in one payment.',
      'My offer is one payment of {offer} in full settlement.',
      'I offer one payment of {offer} to settle in full.',
    ],
  },
  {
    spanish: 'Lo envío dentro de los {days} días de su acuerdo por escrito, y no antes.',
    english: [
      'I send it within {days} days of your written agreement, nothing before.',
      'Once you agree in writing, I send it within {days} days.',
      'I send it only once you agree in writing, within {days} days.',
      'It comes within {days} days of your agreement in writing, not before.',
      'You get it within {days} days of your written agreement, not before.',
      'It follows your agreement in writing within {days} days.',
    ],
  },
  {
    spanish: 'El acuerdo debe llevar membrete, nombre y firma.',
    english: [
      'The agreement needs letterhead, name and signature.',
      'Please use letterhead, with name and signature.',
      'I ask for letterhead, name and signature.',
      'That agreement needs letterhead, name and signature.',
      'The agreement should have letterhead, name and signature.',
      'Please give it letterhead, name and signature.',
      'It should come on letterhead, signed and with a name.',
    ],
  },
  {
    spanish: 'Mi oferta a {name} termina {open} días después de que reciba esta carta.',
    english: [
      'My offer to {name} ends {open} days after receipt of this letter.',
      '{name} has {open} days from receipt of this letter to accept.',
      'The offer to {name} stays open for {open} days after receipt of this letter.',
      'My offer is open to {name} for {open} days from receipt of this letter.',
    ],
  },
  {
    spanish: 'Lea esto solo como una oferta para liquidar la cuenta con {name}.',
    english: [
      'Please read this only as an offer to settle with {name}.',
      'My letter is nothing more than an offer to settle with {name}.',
      'An offer to settle is all I send to {name}.',
      'I only offer to settle with {name}.',
      'All I do is offer to settle with {name}.',
      'This is nothing but an offer to settle with {name}.',
    ],
  },
  {
    spanish: 'No es una admisión de deuda ni una promesa de pago.',
    english: [
      'It is not an admission of debt and no promise to pay.',
      'It is not an admission, and it is no promise to pay.',
      'It is no promise to pay, and it is not an admission.',
      'It is no promise to pay, and not an admission either.',
      'It is not an admission. Nor is it a promise to pay.',
    ],
  },
  {
    spanish: 'Usted puede decir que no.',
    english: [
      'You are free to say no.',
      'You are free to decline.',
      'I know you are free to decline.',
      'Of course you are free to say no.',
      'You are of course free to decline.',
    ],
  },
  {
    spanish: 'Escríbame a {home} si solo es posible una parte.',
    english: [
      'Please write to me at {home} if only part is possible.',
      'Please tell me in writing, at {home}, if you agree to only part.',
      'Please write to me at {home} if only some is possible.',
      'Please answer in writing, to {home}, if only part is possible.',
      'You can write to me at {home} if you agree to only part.',
    ],
  },
  {
    spanish: 'Nada en esta carta admite la deuda ni promete un pago.',
    english: [
      'Nothing in this letter admits the debt or promises a payment.',
      'Please read nothing here as an admission or a promise to pay.',
      'This letter admits no debt and promises no payment.',
      'My letter admits no debt, and it is no promise to pay.',
      'No debt is admitted here, and no payment is promised.',
      'With this letter I neither admit the debt nor promise to pay.',
    ],
  },
  {
    spanish: 'Disputo esta deuda.',
    english: ['I dispute this debt.'],
  },
  {
    spanish: 'No es mía.',
    english: ['It is not mine.', 'The debt is not mine.', 'It does not belong to me.'],
  },
  {
    spanish: 'No la reconozco.',
    english: [
      'I do not recognize it.',
      'I do not know it.',
      'It is not known to me.',
      'I cannot tell what it is.',
    ],
  },
  {
    spanish: 'El monto no es correcto, hasta donde puedo ver.',
    english: [
      'The amount is not right as far as I can see.',
      'As far as I can see, the amount is wrong.',
      'To me the amount does not look right.',
      'I do not think that the amount is right.',
      'What you ask for is not right as I see it.',
      'The sum you ask for looks wrong to me.',
    ],
  },
  {
    spanish: 'No veo cómo se llega a él.',
    english: [
      'I cannot tell how you get to it.',
      'How you get to it, I cannot tell.',
      'I do not see how it comes about.',
      'Nothing shows me how you arrive at it.',
    ],
  },
  {
    spanish: 'Se pagó o se liquidó, y no queda nada por cobrar.',
    english: [
      'It was paid or settled, and nothing is left to collect.',
      'It was paid or settled before. Nothing is left to collect.',
      'Nothing is left to collect, since it was paid or settled.',
      'There is nothing left to collect. It was paid or settled.',
    ],
  },
  {
    spanish:
      'Un cobrador de deudas no puede demandar, ni amenazar con demandar, por una deuda cuyo plazo para demandar ya terminó {coll.timeToSue}.',
    english: [
      'A debt collector may not sue, or threaten to sue, over a debt once the time to sue has run out {coll.timeToSue}.',
      'Once the time to sue over a debt has run out, a debt collector may not sue or threaten to sue {coll.timeToSue}.',
    ],
  },
  {
    spanish:
      'Dígame por escrito si el plazo para demandar por esta deuda ya terminó, y desde qué fecha cuenta.',
    english: [
      'Tell me in writing if the time to sue over this debt has run out. Tell me from which date you count.',
      'Let me know in writing if the time to sue over this debt is over, and from which date you count.',
      'Write to me if the time to sue over this debt has run out, and name the date from which you count.',
    ],
  },
  {
    spanish: 'Aparte de esa respuesta, deje de contactarme por esta deuda {coll.stopContact}.',
    english: [
      'Apart from that answer, stop contacting me about this debt {coll.stopContact}.',
      'Stop contacting me about this debt, apart from that answer {coll.stopContact}.',
    ],
  },
  {
    spanish: 'Escribo sobre {item}.',
    english: ['You report {item}.', 'My question is about {item}.'],
  },
  {
    spanish: 'Pido una respuesta por escrito.',
    english: [
      'I ask for one answer in writing.',
      'Please answer one question in writing.',
      'There is one thing I would like to know, in writing.',
      'I need one answer from you, in writing.',
      'Please tell me one thing in writing.',
    ],
  },
  {
    spanish: 'Esta carta solo hace una pregunta sobre la deuda.',
    english: [
      'This letter asks about the debt.',
      'I only want to know where this debt stands.',
      'I am asking a question here.',
      'What I need is a plain answer.',
      'This is a question, and nothing else.',
      'All I do here is ask.',
    ],
  },
  {
    spanish: 'Nada aquí admite la deuda ni promete un pago.',
    english: [
      'Nothing here admits the debt or promises a payment.',
      'Nothing in this letter admits a debt or promises a payment.',
      'My letter admits no debt and promises no payment.',
      'I promise no payment, and no debt is admitted.',
      'This is no promise to pay, and it admits no debt.',
    ],
  },
];
