import type { ReadingPatterns } from './translation-pattern.rules.ts';

/** The translation of disputes by their reason: Spanish, and the English wordings that say it. Content table. */
export const disputesReading: ReadingPatterns = [
  {
    spanish: '{este noun} aparece en {report} más de una vez.',
    english: [
      'This {noun} is on {report} more than once.',
      '{report} shows this {noun} more than once.',
      'You will find this {noun} more than once on {report}.',
    ],
  },
  {
    spanish: 'Se trata de una sola deuda, no de varias.',
    english: ['It is one and the same.', 'There is only one.', 'It is the same one each time.'],
  },
  {
    spanish: 'Compare los registros con {records}.',
    english: ['Compare the entries with {records}.', 'Check the entries against {records}.'],
  },
  {
    spanish: 'Deje un solo registro y elimine el otro.',
    english: ['Keep one entry and remove the other.', 'Let one entry stay and remove the other.'],
  },
  {
    spanish: 'Si lo reporta dos veces, retire un registro de cada agencia de crédito.',
    english: [
      'If you report it twice, take one entry back from every credit bureau.',
      'Take one entry back from every credit bureau if you report it twice.',
    ],
  },
  {
    spanish: 'Los dos registros son de usted.',
    english: ['Both entries come from you.', 'You report both of them.', 'Both are yours.'],
  },
  {
    spanish: 'Los dos registros muestran un saldo.',
    english: [
      'Both entries show a balance.',
      'A balance is shown for both.',
      'Each of them shows a balance.',
    ],
  },
  {
    spanish: 'Así sé que es una sola deuda:',
    english: [
      'Here is why I know it is one debt:',
      'This is how I know it is one debt:',
      'How I know that it is one debt:',
      'Why it is one debt:',
      'It is one debt, and here is why:',
      'That it is one debt, I know from this:',
    ],
  },
  {
    spanish:
      'La misma deuda está en {report} dos veces: como {name} con {first} y como {other} con {second}.',
    english: [
      'The same debt is on {report} twice: as {name} with {first} and as {other} with {second}.',
      '{report} shows one debt twice, as {name} ({first}) and as {other} ({second}).',
      '{name} with {first} and {other} with {second} are the same debt on {report}.',
      '{report} lists {name} with {first} and {other} with {second}. This is one debt.',
      'One debt is on {report} twice: {name} with {first}, {other} with {second}.',
      '{report} has one debt two times, {name} with {first} and {other} with {second}.',
    ],
  },
  {
    spanish: 'Los dos registros vienen de la misma empresa.',
    english: [
      'Both entries come from the same company.',
      'One company reports both.',
      'The same company reports it two times.',
      'Behind both entries is the same company.',
    ],
  },
  {
    spanish: 'La reportan dos cobradores.',
    english: [
      'Two collectors report it.',
      'The entries come from two collectors.',
      'It is reported by two collectors.',
      'Each entry comes from a different collector.',
    ],
  },
  {
    spanish: 'Un registro es del acreedor original y el otro de un cobrador.',
    english: [
      'One entry is from the original creditor, the other from a collector.',
      'The original creditor reports it, and so does a collector.',
      'It comes once from the original creditor and once from a collector.',
      'A collector reports it beside the original creditor.',
    ],
  },
  {
    spanish: 'Compare los dos registros con sus archivos.',
    english: [
      'Compare both entries with your records.',
      'Check both entries against your records.',
      'Look up both entries in your records.',
    ],
  },
  {
    spanish:
      'Deje un solo registro de esta deuda. Retire el otro de cada agencia de crédito a la que usted reporta.',
    english: [
      'Keep one entry for this debt. Take the other back from every credit bureau you report to.',
      'Report this debt once. Take the second entry back from every credit bureau you report to.',
      'Leave one entry for this debt, and take the other back from every credit bureau you report to.',
    ],
  },
  {
    spanish: 'Compruebe si usted todavía tiene o cobra esta deuda.',
    english: [
      'Check if you still hold or collect this debt.',
      'Find out if this debt is still one you hold or collect.',
      'Look up if you still hold or collect this debt.',
    ],
  },
  {
    spanish:
      'Si no es así, corrija su registro en cada agencia de crédito a la que usted reporta. Debe mostrar que no se le debe ningún saldo a usted.',
    english: [
      'If you do not, correct your entry at every credit bureau you report to. It should show no balance owed to you.',
      'If you do not, your entry should show no balance owed to you. Correct it at every credit bureau you report to.',
    ],
  },
  {
    spanish: 'Compruebe si vendió o traspasó esta deuda.',
    english: [
      'Check if you sold this debt or handed it on.',
      'Find out if this debt was sold or handed on.',
      'Look up if you have sold this debt or handed it on.',
    ],
  },
  {
    spanish:
      'Si la vendió, corrija su registro en cada agencia de crédito a la que usted reporta. Debe mostrar un saldo de $0.00 y que la deuda se transfirió.',
    english: [
      'If you sold it, correct your entry at every credit bureau you report to. It should show a balance of $0.00 and that the debt was transferred.',
      'If you sold it, your entry should show a balance of $0.00 and that the debt was transferred. Correct it at every credit bureau you report to.',
    ],
  },
  {
    spanish: 'Dígame si esta deuda es suya o si la cobra para otra empresa.',
    english: [
      'Tell me if you own this debt or collect it for someone.',
      'Let me know if this debt is your own or if you collect it for someone.',
    ],
  },
  {
    spanish:
      'Si no es ni una cosa ni la otra, retire su registro de {thisBalance} de cada agencia de crédito a la que usted reporta.',
    english: [
      'If neither is so, take your entry of {thisBalance} back from every credit bureau you report to.',
      'Take your entry of {thisBalance} back from every credit bureau you report to, if neither is so.',
    ],
  },
  {
    spanish: 'Compare los dos registros con los archivos de la empresa.',
    english: [
      "Compare both entries with the company's records.",
      "Check both entries against the company's records.",
      'Ask the company to look up both entries in its records.',
    ],
  },
  {
    spanish: 'Deje un solo registro de esta deuda y elimine el otro.',
    english: [
      'Keep one entry for this debt and remove the other.',
      'Leave one entry for this debt, and remove the second.',
      'Show this debt once, and remove the other entry.',
    ],
  },
  {
    spanish: 'Averigüe cuál de las dos empresas tiene ahora la deuda.',
    english: [
      'Find out which of the two companies holds the debt now.',
      'Ask both companies which of them holds the debt now.',
      'Check which one of the two companies has the debt now.',
    ],
  },
  {
    spanish:
      'Deje el registro de esa empresa y elimine el otro. Elimine lo que no se pueda verificar.',
    english: [
      'Keep the entry of that company and remove the other one. Remove what cannot be verified.',
      'Keep the entry of the one that holds it, and remove the other. Remove what cannot be verified.',
      'Keep the entry of that company. Remove the other one, and whatever cannot be verified.',
    ],
  },
  {
    spanish: 'Averigüe a qué empresa pertenece ahora la deuda.',
    english: [
      'Find out which company the debt belongs to now.',
      'Check to which company the debt belongs now.',
      'Ask the companies to which of them the debt belongs now.',
    ],
  },
  {
    spanish:
      'Muestre el saldo una sola vez. Una deuda que se vendió debe mostrar $0.00 en el acreedor original, y también que se transfirió.',
    english: [
      'Show the balance only once. A debt that was sold should show $0.00 at the original creditor. It should also show there that it was transferred.',
      'Let the balance show only once. If the debt was sold, the original creditor should show $0.00 and that it was transferred.',
    ],
  },
  {
    spanish: '{este noun} se debe a un robo de identidad.',
    english: [
      'This {noun} is due to identity theft.',
      'This {noun} comes from identity theft.',
      'Identity theft is behind this {noun}.',
    ],
  },
  {
    spanish: 'Yo no lo autoricé.',
    english: ['I did not authorize it.', 'It was not authorized by me.', 'I never authorized it.'],
  },
  {
    spanish: 'Esto es lo que viene del robo:',
    english: [
      'This is what comes from the theft:',
      'From the theft comes this:',
      'The theft is behind this:',
      'What comes from the theft:',
    ],
  },
  {
    spanish: 'Alguien abrió {account} a mi nombre sin mi permiso.',
    english: [
      'Someone opened {account} in my name without my permission.',
      '{account} was opened in my name without my permission.',
      'I did not open {account}, and I did not allow it.',
      'Someone else opened {account} without my permission.',
      'My name was used to open {account} without my permission.',
      'I neither opened {account} nor allowed it.',
    ],
  },
  {
    spanish: 'Alguien usó {account} sin mi permiso.',
    english: [
      'Someone used {account} without my permission.',
      '{account} was used without my permission.',
      'I gave nobody permission, and yet someone used {account}.',
      'Someone else made use of {account}. I had not allowed it.',
    ],
  },
  {
    spanish: 'Alguien solicitó crédito a mi nombre sin mi permiso.',
    english: [
      'Someone applied for credit in my name without my permission.',
      'I did not apply for this credit, and I did not allow it.',
      'My name was used to apply for credit, without my permission.',
      'Someone else applied for credit in my name. I did not allow it.',
      'It was not I who applied for this credit, and I allowed nothing.',
    ],
  },
  {
    spanish: 'Lo descubrí el {day}.',
    english: [
      'I found out on {day}.',
      'I learned of it on {day}.',
      'I first knew of it on {day}.',
      'It was on {day} that I found out.',
      'I came to know of it on {day}.',
    ],
  },
  {
    spanish: 'Sé quién lo hizo, y yo no había dado permiso.',
    english: [
      'I know who did it, and I had not given permission.',
      'I know the person, and I gave no permission.',
      'I know who it was. I gave no permission.',
      'The person is known to me and had no permission.',
      'It was someone I know, without my permission.',
    ],
  },
  {
    spanish: 'No sé quién lo hizo.',
    english: [
      'I do not know who did it.',
      'I do not know who it was.',
      'Who did it, I do not know.',
      'I cannot say who did it.',
      'The person is not known to me.',
      'Who it was is not known to me.',
      'I have no idea who did it.',
    ],
  },
  {
    spanish: 'No recibí de ello bienes, servicios ni dinero.',
    english: [
      'I received no goods, services or money from it.',
      'No goods, services or money came to me from it.',
      'I got no money from it, and no goods or services.',
      'From it I received no goods, services or money.',
      'It brought me no goods, no services and no money.',
      'I had no goods, services or money out of it.',
      'I have received no goods, services or money from it.',
    ],
  },
  {
    spanish: 'Adjunto una copia de {copies}.',
    english: [
      'A copy of {copies} is enclosed.',
      'I enclose a copy of {copies}.',
      'Enclosed is a copy of {copies}.',
    ],
  },
  {
    spanish: 'Declaro que la {what} no se relaciona con ninguna transacción mía.',
    english: [
      'I state that the {what} does not relate to any transaction by me.',
      'This is my statement: the {what} does not relate to any transaction by me.',
      'My statement is that the {what} does not relate to any transaction by me.',
    ],
  },
  {
    spanish: 'Ponga una alerta inicial de fraude en mi expediente {idt.initialAlert}.',
    english: ['Place an initial fraud alert on my file {idt.initialAlert}.'],
  },
  {
    spanish: 'Ponga una alerta prolongada de fraude en mi expediente {idt.extendedAlert}.',
    english: ['Place an extended fraud alert on my file {idt.extendedAlert}.'],
  },
  {
    spanish: 'Bloquee la parte de esta cuenta que viene del robo.',
    english: [
      'Block the part of this account that comes from the theft.',
      'Block what comes from the theft on this account, and only that.',
    ],
  },
  {
    spanish: 'Bloquee este dato para que ya no aparezca en mi informe.',
    english: [
      'Block this item, so that it no longer appears on my report.',
      'Block this item, so that my report no longer shows it.',
    ],
  },
  {
    spanish: 'Avise del robo y del bloqueo que pido a la empresa que lo reportó.',
    english: [
      'Tell the company that reported it about the theft and about the block I ask for.',
      'Let the company that reported it know of the theft and of the block I ask for.',
    ],
  },
  {
    spanish: 'Confírmeme el bloqueo por escrito. Si lo rechaza, dígame por qué.',
    english: [
      'Confirm the block to me in writing. If you decline it, please tell me why.',
      'Write to me when it is done. If you decline the block, please tell me why.',
      'Let me know in writing that you have done so, or, if you decline, please tell me why.',
    ],
  },
  {
    spanish: 'Soy víctima de un robo de identidad.',
    english: [
      'I am a victim of identity theft.',
      'My identity was stolen.',
      'Someone stole my identity.',
      'My identity has been stolen.',
      'Someone has stolen my identity.',
      'A thief has used my identity.',
    ],
  },
  {
    spanish: 'Los datos de abajo vienen de ese robo. Bloquéelos, por favor.',
    english: [
      'The items below come from that theft. Please block them.',
      'I ask you to block the items below, which come from it.',
      'Please block the items below. They come from that theft.',
    ],
  },
  {
    spanish: 'Le pido que bloquee {item}. Viene de ese robo.',
    english: [
      'I am asking you to block {item}. It comes from that theft.',
      'Please block {item}, which comes from that theft.',
      'From that theft comes {item}. Please block it.',
      '{item} comes from that theft, and I ask you to block it.',
      'I ask you to block {item}, because it comes from that theft.',
    ],
  },
  {
    spanish:
      'Con esta carta usted tiene las cuatro cosas que pide la Ley de Informe Justo de Crédito (FCRA): una prueba de quién soy, una copia de mi informe de robo de identidad, {statement}. La Ley prevé un bloqueo a más tardar cuatro días hábiles después de que usted las reciba {idt.block}.',
    english: [
      'With this letter you have the four things the Fair Credit Reporting Act asks for: proof of who I am, a copy of my identity theft report, {statement}. The Act provides for a block no later than four business days after you receive them {idt.block}.',
    ],
  },
  {
    spanish:
      'También le exige avisar a {company} {idt.notifyFurnisher}. Si usted rechaza el bloqueo o lo levanta después, la Ley le exige avisarme sin demora {idt.decline}.',
    english: [
      'It also requires you to let {company} know {idt.notifyFurnisher}. If you decline {an} block or lift it later, the Act requires you to tell me promptly {idt.decline}.',
    ],
  },
  {
    spanish:
      'Si no bloquea el dato, trate esta carta como una disputa e investíguelo {cra.reinvestigate}.',
    english: [
      'If you do not block {an} item, please treat this letter as a dispute and investigate it {cra.reinvestigate}.',
    ],
  },
  {
    spanish: 'Pregunte a la empresa qué demuestra que yo hice o permití esto.',
    english: [
      'Ask the company what shows that I made or allowed this.',
      'Find out from the company what shows that I made or allowed this.',
      'Have the company show what makes it think that I made or allowed this.',
    ],
  },
  {
    spanish: 'Corrija o elimine la parte que no se pueda verificar como mía.',
    english: [
      'Correct or remove the part that cannot be verified as mine.',
      'If the part named above cannot be verified as mine, correct or remove it.',
    ],
  },
  {
    spanish: 'Si no se puede verificar como mío, elimínelo de mi expediente.',
    english: [
      'If it cannot be verified as mine, remove it from my file.',
      'Remove it from my file if it cannot be verified as mine.',
      'Take it off my file, unless it can be verified as mine.',
    ],
  },
  {
    spanish: 'Lo que enumero abajo viene de ese robo, y lo disputo.',
    english: [
      'The {what}s below come from that theft, and I dispute them.',
      'I dispute the {what}s below, which come from it.',
      'I dispute the {what}s below. They come from that theft.',
    ],
  },
  {
    spanish: 'Disputo {item}, porque viene de ese robo.',
    english: [
      'I dispute {item}, which comes from that theft.',
      'I dispute {item}. It comes from that theft.',
      '{item} comes from that theft, and I dispute it.',
      'I am disputing {item}, because it comes from that theft.',
      'From that theft comes {item}, and I dispute it.',
    ],
  },
  {
    spanish:
      'Un negocio que trató con el ladrón debe dar a la víctima copias de sus registros, sin costo, dentro de los 30 días de una petición por escrito con prueba de identidad {idt.records}.',
    english: [
      'A business that dealt with the thief is to give the victim copies of its records, free of charge, within 30 days of a written request with proof of identity {idt.records}.',
    ],
  },
  {
    spanish:
      'Mi informe de robo de identidad viene con esta carta. Ahora que lo tiene, no puede seguir reportando {what} a mi nombre, a menos que llegue a saber que los datos son correctos {furn.theftReport}.',
    english: [
      'My identity theft report comes with this letter. Now that you have it, you may not go on reporting {what} under my name, unless you learn that {they} correct {furn.theftReport}.',
    ],
  },
  {
    spanish:
      'Si usted cobra para otra empresa, debe decirle que {what} puede venir de un robo de identidad, y darme lo que yo recibiría en cualquier disputa {idt.collector}.',
    english: [
      'If you collect for another company, you are to tell it that {what} may come from identity theft, and to give me what I would get in any dispute {idt.collector}.',
    ],
  },
  {
    spanish: 'Dígame qué demuestra que yo hice o permití esto.',
    english: [
      'Tell me what shows that I made or allowed this.',
      'Let me know what shows that I made or allowed this.',
      'Show me what says that I made or allowed this.',
    ],
  },
  {
    spanish: 'Si nada lo demuestra, corrija la parte nombrada arriba en cada agencia de crédito.',
    english: [
      'If nothing does, correct the part named above at every credit bureau.',
      'If nothing does, correct the part that I name above at every credit bureau.',
    ],
  },
  {
    spanish:
      'Si nada lo demuestra, deje de reportarlo a mi nombre. Avise a cada agencia de crédito a la que lo reportó.',
    english: [
      'If nothing does, stop reporting it under my name. Tell every credit bureau you reported it to.',
      'If nothing does, stop reporting it under my name, and tell every credit bureau you reported it to.',
    ],
  },
  {
    spanish: 'Si cobra para otra empresa, infórmele del robo.',
    english: ['If you collect for another company, tell it about the theft.'],
  },
  {
    spanish: 'Envíeme la información que tiene sobre la deuda.',
    english: ['Send me the information you have about the debt.'],
  },
  {
    spanish: 'Envíeme copias de la solicitud y de las transacciones.',
    english: [
      'Send me copies of the application and of the transactions.',
      'Let me have copies of the application and of the transactions.',
    ],
  },
  {
    spanish: 'El monto que {report} muestra para {este noun} está mal.',
    english: [
      'The amount that {report} shows for this {noun} is wrong.',
      '{report} shows a wrong amount for this {noun}.',
      'For this {noun} the amount on {report} is wrong.',
    ],
  },
  {
    spanish: 'Corrija el monto, o quítelo si no se puede verificar.',
    english: [
      'Correct the amount, or take it out if it cannot be verified.',
      'Correct the amount. If it cannot be verified, take it out.',
    ],
  },
  {
    spanish:
      'Corrija el monto en cada agencia de crédito a la que usted reporta. Si no puede confirmarlo, deje de reportarlo.',
    english: [
      'Correct the amount at every credit bureau you report to. If you cannot confirm it, stop reporting it.',
      'If you cannot confirm the amount, stop reporting it. Correct it at every credit bureau you report to.',
    ],
  },
  {
    spanish: 'Pida a la empresa que muestre, concepto por concepto, cómo llega a {sum}.',
    english: [
      'Ask the company to show, item by item, how it gets to {sum}.',
      'Have the company show how it gets to {sum}, item by item.',
      'Ask the company what {sum} is made up of, item by item.',
    ],
  },
  {
    spanish: 'Muéstreme, concepto por concepto, cómo llega usted a {sum}.',
    english: [
      'Show me, item by item, how you get to {sum}.',
      'Let me see how you get to {sum}, item by item.',
      'Tell me, item by item, what {sum} is made up of.',
    ],
  },
  {
    spanish: 'Compare {el figure} con {records}.',
    english: [
      'Check the {figure} against {records}.',
      'Compare the {figure} with {records}.',
      'Look up the {figure} in {records}.',
    ],
  },
  {
    spanish: 'Hay un error en {el figure} de {again}.',
    english: [
      'The {figure} of {again} is wrong.',
      'There is a mistake in the {figure} of {again}.',
      '{again} has the wrong {figure}.',
      'For {again} the {figure} is not right.',
      'Something is wrong with the {figure} of {again}.',
      'The {figure} of {again} needs to be corrected.',
    ],
  },
  {
    spanish: '{report} muestra {shown}.',
    english: [
      '{report} shows {shown}.',
      'It stands at {shown} on {report}.',
      '{report} gives it as {shown}.',
      'You can read {shown} on {report}.',
      'On {report} it is {shown}.',
      '{shown} is what {report} says.',
    ],
  },
  {
    spanish: 'Así llego a esa cifra:',
    english: [
      'Here is how I arrive at that figure:',
      'This is how I get there:',
      'I get to that figure like this:',
      'How I know:',
      'I arrive at it like this:',
      'This is what my figure rests on:',
    ],
  },
  {
    spanish: 'El {day} mis registros muestran {correct}.',
    english: [
      'On {day} my records show {correct}.',
      'My records show {correct} for {day}.',
      'As of {day} my records show {correct}.',
      'In my records I find {correct} as of {day}.',
    ],
  },
  {
    spanish: 'El {day} la cifra correcta era {correct}.',
    english: [
      'On {day} the right figure was {correct}.',
      'The right figure was {correct} on {day}.',
      'In fact it was {correct} on {day}.',
      'As of {day} it should be {correct}.',
      'What is right is {correct}, as of {day}.',
      'It should be {correct} as of {day}.',
    ],
  },
  {
    spanish:
      'Corrija {el figure} a {correct}, al {day}, o quite la cifra si no se puede verificar.',
    english: [
      'Correct the {figure} to {correct}, as of {day}, or take the figure out if it cannot be verified.',
      'Change the {figure} to {correct}, as of {day}. If it cannot be verified, take the figure out.',
      'Make the {figure} {correct}, as of {day}, or take the figure out if it cannot be verified.',
    ],
  },
  {
    spanish:
      'Corrija {el figure} a {correct}, al {day}, en cada agencia de crédito a la que usted reporta. Si no puede confirmar una cifra, deje de reportarla.',
    english: [
      'Correct the {figure} to {correct}, as of {day}, at every credit bureau you report to. If you cannot confirm a figure, stop reporting it.',
      'At every credit bureau you report to, correct the {figure} to {correct}, as of {day}. Stop reporting a figure that you cannot confirm.',
      'Stop reporting any figure you cannot confirm. Correct the {figure} to {correct}, as of {day}, at every credit bureau you report to.',
    ],
  },
  {
    spanish: 'Las fechas que {report} muestra para {este noun} están mal.',
    english: [
      'The dates that {report} shows for this {noun} are wrong.',
      '{report} shows wrong dates for this {noun}.',
      'For this {noun} the dates on {report} are wrong.',
    ],
  },
  {
    spanish: 'Compare las fechas de {item} con {records}.',
    english: [
      'Check the dates of {item} against {records}.',
      'Compare the dates of {item} with {records}.',
    ],
  },
  {
    spanish:
      'Corrija cada fecha que esté mal{everywhere}. Dígame por escrito qué fechas muestran {records}.',
    english: [
      'Correct each date that is wrong{everywhere}. Tell me in writing which dates {records} show.',
      'Tell me in writing which dates {records} show. Correct each date that is wrong{everywhere}.',
    ],
  },
  {
    spanish: 'Pregunte a la empresa qué día recibió este pago.',
    english: [
      'Ask the company on which day it received this payment.',
      'Have the company look up the day on which it received this payment.',
      'Find out from the company on which day this payment came in.',
    ],
  },
  {
    spanish: 'Compruebe qué día recibió usted este pago.',
    english: [
      'Check on which day you received this payment.',
      'Look up the day on which you received this payment.',
      'See in your books on which day this payment came in.',
    ],
  },
  {
    spanish:
      'Corrija la marca de {month} según el día en que pagué{atBureaus}. Si no se puede verificar, elimínela.',
    english: [
      'Correct the mark for {month} to match the day I paid{atBureaus}. If it cannot be verified, remove it.',
      'Make the mark for {month} match the day I paid{atBureaus}. Remove it if it cannot be verified.',
      'If the mark for {month} cannot be verified, remove it. Otherwise make it match the day I paid{atBureaus}.',
    ],
  },
  {
    spanish:
      'Esta fecha importa. Para una cuenta que pasó a cobranza o se canceló como pérdida, el período de reporte empieza 180 días después del atraso que llevó a ello {obs.clockStart}.',
    english: [
      'This date matters. For an account that went to collection or was charged off, the reporting period begins 180 days after the delinquency that led to it {obs.clockStart}.',
    ],
  },
  {
    spanish:
      'El período es de siete años {obs.collections}. Contado desde la fecha correcta, terminó el {over}.',
    english: [
      'The period is seven years {obs.collections}. Counted from the right date, it ended on {over}.',
    ],
  },
  {
    spanish:
      'Para una cobranza o una cancelación como pérdida usted debe reportar el mes y el año en que empezó el atraso {furn.delinquencyDate}.',
    english: [
      'For a collection or charge-off you are to report the month and year in which the delinquency began {furn.delinquencyDate}.',
    ],
  },
  {
    spanish: 'Compare esta fecha con {records}.',
    english: [
      'Check this date against {records}.',
      'Compare this date with {records}.',
      'Look this date up in {records}.',
    ],
  },
  {
    spanish:
      'Corríjala al {right}{everywhere}. Si no puede verificar ninguna de las dos fechas, dígame por escrito qué fecha muestran {records}.',
    english: [
      'Correct it to {right}{everywhere}. If you can verify neither date, tell me in writing which date {records} show.',
      'Change it to {right}{everywhere}. If neither date can be verified, tell me in writing which date {records} show.',
      'Correct the date to {right}{everywhere}. Should you verify neither date, tell me in writing which date {records} show.',
    ],
  },
  {
    spanish: 'Corríjala al {right}{everywhere}. Si no se puede verificar, quite la fecha.',
    english: [
      'Correct it to {right}{everywhere}. If it cannot be verified, take the date out.',
      'Change it to {right}{everywhere}, or take the date out if it cannot be verified.',
      'Correct the date to {right}{everywhere}. If no date can be verified, take the date out.',
    ],
  },
  {
    spanish: 'Una vez confirmada la fecha, deje de reportar el dato. Su tiempo terminó.',
    english: [
      'Once the date is confirmed, stop reporting the item. Its time is over.',
      'Stop reporting the item once the date is confirmed. Its time is over.',
    ],
  },
  {
    spanish: 'El historial de pagos me marca {late} en {month}. Eso no es correcto.',
    english: [
      'The payment history marks {month} as {late}. That is not right.',
      '{report} says that I was {late} in {month}. That is not right.',
      'For {month} {report} shows me {late}. I was not.',
      'I was not {late} in {month}, as {report} has it.',
      'The mark for {month}, {late}, is wrong.',
      'In {month} I am marked {late}, which is wrong.',
    ],
  },
  {
    spanish: 'El pago vencía el {due}, y lo hice el {paid}.',
    english: [
      'The payment was due on {due}, and I made it on {paid}.',
      'It was due on {due}, and I paid it on {paid}.',
      'I paid on {paid} what was due on {due}.',
      'The due date was {due}, and my payment was made on {paid}.',
      'My payment of {paid} was for the due date of {due}.',
      'I made the payment due on {due} on {paid}.',
    ],
  },
  {
    spanish: 'Fue a tiempo.',
    english: ['It was on time.', 'So it was on time.', 'That was on time.'],
  },
  {
    spanish: 'Eso es menos de {days} días después del vencimiento.',
    english: [
      'That is less than {days} days after the due date.',
      'This is less than {days} days after it was due.',
      'So it came less than {days} days after the due date.',
    ],
  },
  {
    spanish: 'Un estado de cuenta lo muestra.',
    english: [
      'An account statement shows this.',
      'You can see this on an account statement.',
      'I know this from an account statement.',
      'It is on an account statement of mine.',
    ],
  },
  {
    spanish: 'Mis registros bancarios lo muestran.',
    english: [
      'My bank records show this.',
      'I know this from my bank records.',
      'You can see this in my bank records.',
      'It is in my bank records.',
    ],
  },
  {
    spanish: 'Un informe de crédito anterior lo muestra.',
    english: [
      'An older credit report shows this.',
      'I know this from an older credit report.',
      'You can see this on an older credit report.',
      'It is on an older credit report of mine.',
    ],
  },
  {
    spanish: 'Una carta de la empresa lo muestra.',
    english: [
      'A letter from the company shows this.',
      'I know this from a letter of the company.',
      'The company says so in a letter.',
      'It is in a letter from the company.',
    ],
  },
  {
    spanish: 'El contrato lo muestra.',
    english: [
      'The contract shows this.',
      'I know this from the contract.',
      'You can see this in the contract.',
      'It is in the contract.',
    ],
  },
  {
    spanish: 'Doy esta fecha de memoria, así que compruébela, por favor.',
    english: [
      'I give this date from memory, so please check it.',
      'Please check this date, since I give it from memory.',
      'This date is from memory. Please check it.',
    ],
  },
  {
    spanish: 'Para {item}, {report} muestra el {shown} como {el dateKind}. Debería ser el {right}.',
    english: [
      'For {item} {report} shows {shown} as the {dateKind}. It should be {right}.',
      'The {dateKind} of {item} is wrong. {report} shows {shown}, but it should be {right}.',
      '{report} gives {shown} as the {dateKind} of {item}. The right date is {right}.',
      'For {item} the {dateKind} should be {right}, and not {shown} as {report} shows.',
    ],
  },
  {
    spanish:
      'Para {item}, {report} muestra el {shown} como {el dateKind}. Lo correcto es el {right}.',
    english: [
      'The right {dateKind} for {item} is {right}. {report} shows {shown}.',
      'The {dateKind} for {item} is {right}. It stands as {shown} on {report}.',
    ],
  },
  {
    spanish:
      'La Ley de Informe Justo de Crédito (FCRA) enumera los fines para los que una empresa puede obtener un informe de crédito {purpose.listed}. Sin uno de esos fines no puede obtenerlo {purpose.user}.',
    english: [
      'The Fair Credit Reporting Act lists what a company may get a credit report for {purpose.listed}. Without one of these purposes it may not get one {purpose.user}.',
      'A company may get a credit report only if it has one of the purposes in the Fair Credit Reporting Act {purpose.user}. The Act lists them {purpose.listed}.',
    ],
  },
  {
    spanish: 'Dígame por escrito para qué quería mi informe y quién lo pidió.',
    english: [
      'Tell me in writing what you wanted my report for. Tell me who asked for it.',
      'Let me know in writing for what purpose you got my report, and who asked for it.',
      'Write to me what my report was for and who asked for it.',
    ],
  },
  {
    spanish: 'Si hubo una solicitud, envíeme una copia.',
    english: [
      'If there was an application, send me a copy of it.',
      'Send me a copy of the application, if there was one.',
      'If someone sent you an application, let me have a copy.',
    ],
  },
  {
    spanish: 'Si no existía tal fin, haga que la agencia de crédito elimine la consulta.',
    english: [
      'If there was no such purpose, have the credit bureau remove the inquiry.',
      'Have the credit bureau remove the inquiry if there was no such purpose.',
      'Ask the credit bureau to remove the inquiry if you had no such purpose.',
    ],
  },
  {
    spanish:
      'Un informe de crédito solo se puede entregar para los fines que enumera la ley {purpose.permitted}, y sus procedimientos deben respetarlos {cra.purposeChecks}.',
    english: [
      'A credit report may be given out only for the purposes that the law lists {purpose.permitted}, and your procedures are meant to keep to them {cra.purposeChecks}.',
      'The law lists the purposes for which a credit report may be given out {purpose.permitted}. Your procedures are meant to keep to them {cra.purposeChecks}.',
    ],
  },
  {
    spanish: 'Pregunte a la empresa con qué fin obtuvo mi informe.',
    english: [
      'Ask the company what purpose it had for getting my report.',
      'Ask the company for what purpose it got my report.',
      'Find out from the company what it wanted my report for.',
    ],
  },
  {
    spanish: 'Si no se puede verificar un fin permitido, elimine la consulta de mi expediente.',
    english: [
      'If no permitted purpose can be verified, remove the inquiry from my file.',
      'Remove the inquiry from my file if no permitted purpose can be verified.',
      'Take the inquiry off my file, unless a permitted purpose can be verified.',
    ],
  },
  {
    spanish: 'Yo no pedí crédito a {company}.',
    english: [
      'I did not ask {company} for credit.',
      'I did not apply to {company} for credit.',
      'I never asked {company} for credit.',
    ],
  },
  {
    spanish: 'Alrededor del {day} yo no pedí crédito a {company}.',
    english: [
      'Around {day} I did not ask {company} for credit.',
      'I did not apply to {company} for credit around {day}.',
      'In the days around {day} I asked {company} for no credit.',
      'I did not ask {company} for any credit around {day}.',
      'Around {day} I did not apply for credit with {company}.',
      'I had not asked {company} for credit around {day}.',
    ],
  },
  {
    spanish: 'Tampoco lo pedí por medio de una tienda o un concesionario.',
    english: [
      'I did not ask through a store or dealer either.',
      'Nor did I ask through a store or dealer.',
      'I asked no store or dealer either.',
      'I also asked no store or dealer.',
      'I did not ask at a store or dealer either.',
      'I had not applied at a store or dealer either.',
      'I did not go through a store or dealer.',
      'I did not ask a store or dealer for it.',
    ],
  },
  {
    spanish: 'No autoricé una revisión de crédito.',
    english: [
      'I did not agree to a credit check.',
      'Nor did I agree to a credit check.',
      'And I agreed to no credit check.',
      'I had not agreed to a credit check.',
      'I said yes to no credit check.',
      'I allowed no credit check.',
      'I agreed to no credit check.',
      'I never said yes to a credit check.',
    ],
  },
  {
    spanish: 'Comprobé si {companyIs} el banco detrás de una tienda o un concesionario.',
    english: [
      'I checked if {companyIs} the bank behind a store or dealer.',
      'I checked if {companyIs} the bank of a store or dealer.',
      'I checked if {companyIs} the bank behind a dealer or store.',
    ],
  },
  {
    spanish: 'No encontré ninguna relación de ese tipo.',
    english: [
      'I found no such link.',
      'There was no such link.',
      'No such link came up.',
      'I could find no such link.',
    ],
  },
  {
    spanish: 'Pregunte a la empresa en qué calidad figuro y si alguna vez acepté pagar.',
    english: [
      'Check with the company in what role I am listed. Ask if I ever agreed to pay.',
      'Ask the company in what role it lists me, and if I ever agreed to pay.',
      'Find out from the company how I am tied to the account. Ask if I agreed to pay it.',
    ],
  },
  {
    spanish: 'Si no se puede verificar como responsabilidad mía, elimínelo de mi expediente.',
    english: [
      'If it cannot be verified as my responsibility, remove it from my file.',
      'Remove it from my file if it cannot be verified as my responsibility.',
      'Take it off my file, unless it can be verified as my responsibility.',
    ],
  },
  {
    spanish:
      'Compare con los míos el nombre y la dirección de la cuenta, la fecha de nacimiento y el número de Seguro Social.',
    english: [
      'Compare the name and address on the account with mine. Do the same with the date of birth and Social Security number.',
      'Check the name, the address, the date of birth and the Social Security number on the account against mine.',
      'Look at the name and address on the account, the date of birth and the Social Security number. Compare each with mine.',
    ],
  },
  {
    spanish: 'Compare con los míos el nombre y la dirección de su expediente.',
    english: [
      'Compare the name and address in your file with mine.',
      'Check the name and the address in your file against mine.',
      'Look at the name and address in your file, and compare them with mine.',
    ],
  },
  {
    spanish: 'Compruebe en qué calidad figuro en sus registros y si acepté pagar.',
    english: [
      'Check in what role your records list me, and if I agreed to pay.',
      'Look up how your records list me, and if I ever agreed to pay.',
      'See in your records what my role was and if I agreed to pay.',
    ],
  },
  {
    spanish:
      'Si no muestran que acepté, deje de reportarlo como mío. Avise a cada agencia de crédito a la que lo reportó.',
    english: [
      'If they do not show that I did, stop reporting it as mine. Tell every credit bureau you reported it to.',
      'If I did not, stop reporting it as mine, and tell every credit bureau that got it from you.',
      'Unless they show that I did, stop reporting it as mine. Tell each credit bureau that got it from you.',
    ],
  },
  {
    spanish:
      'Si no puede confirmarlo como mío, deje de reportarlo a mi nombre. Avise a cada agencia de crédito a la que lo reportó.',
    english: [
      'If you cannot confirm it as mine, stop reporting it under my name. Tell every credit bureau you reported it to.',
      'Stop reporting it under my name if you cannot confirm it as mine, and tell every credit bureau that got it from you.',
      'Unless you can confirm it as mine, stop reporting it under my name. Tell each credit bureau that got it from you.',
    ],
  },
  {
    spanish: '{este noun}, que mi informe muestra como {name}, no me pertenece.',
    english: [
      'The {noun} that my report lists as {name} is not mine.',
      'This {noun} is not mine, though my report lists {name} under my name.',
      'My report shows {name}, but this {noun} is not mine.',
      'This {noun}, listed as {name}, does not belong to me.',
      '{name} is on my report, but this {noun} is not mine.',
      'My report should not list {name}, since this {noun} is not mine.',
      'The {noun} from {name} is not mine.',
    ],
  },
  {
    spanish: 'Lo que mi informe muestra como {name} no me pertenece.',
    english: ['What my report lists as {name} is not mine.'],
  },
  {
    spanish: '{este noun} no me pertenece.',
    english: [
      'This {noun} is not mine.',
      'This {noun} does not belong to me.',
      'You report this {noun} under my name, but it is not mine.',
      'You connect me with this {noun}, but it is not mine.',
      'My name is on this {noun} by mistake. It is not mine.',
      'You have me down for this {noun}, but it is not mine.',
    ],
  },
  {
    spanish: 'Pertenece a otra persona con un nombre parecido al mío.',
    english: [
      'It belongs to someone whose name is like mine.',
      'It belongs to another person with a similar name.',
      'Someone else with a similar name has it.',
      'The person it belongs to has a name like mine.',
      'Another person has it, with a name like mine.',
      'It should be under someone else, whose name is like mine.',
    ],
  },
  {
    spanish: 'Pertenece a un familiar mío, no a mí.',
    english: [
      'It belongs to a relative of mine.',
      'A relative of mine has it, and I do not.',
      'The person it belongs to is a relative of mine.',
      'It should be under a relative of mine.',
      'It belongs not to me but to a relative.',
      'One of my relatives has it.',
    ],
  },
  {
    spanish: 'Yo era solo usuario autorizado.',
    english: [
      'I was only an authorized user.',
      'I was an authorized user on it and no more.',
      'All I ever was is an authorized user.',
      'My only part in it was as an authorized user.',
      'I could use it, but only as an authorized user.',
      'On it I was an authorized user, nothing else.',
    ],
  },
  {
    spanish: 'Pertenece a mi excónyuge, no a mí.',
    english: [
      'It belongs to my former spouse.',
      'My former spouse has it, and I do not.',
      'The person it belongs to is my former spouse.',
      'It should be under my former spouse alone.',
      'It belongs not to me but to my former spouse.',
    ],
  },
  {
    spanish: 'Nunca firmé por la cuenta ni acepté pagarla.',
    english: [
      'I did not sign for the account. I did not agree to pay it.',
      'I never signed for the account or agreed to pay it.',
      'I neither signed for the account nor agreed to pay it.',
      'I never signed for it, and I never agreed to pay it.',
      'I signed nothing for it, and I did not agree to pay.',
      'I did not agree to pay it, and I signed nothing.',
    ],
  },
  {
    spanish: 'Puede que se hayan mezclado nuestros expedientes.',
    english: [
      'Our files may have been mixed.',
      'It seems that our two files were mixed.',
      'The two files may have become one.',
      'I think that our files have been mixed up.',
      'Perhaps the two files were taken for one.',
      'The two of us may share a file by mistake.',
    ],
  },
  {
    spanish: 'Puede que nos hayan confundido.',
    english: [
      'The two of us may have been mixed up.',
      'I think that you have mixed us up.',
      'It seems that we were taken for one person.',
      'Perhaps our records were mixed up.',
      'We may have been taken for the same person.',
      'It looks as if one of us was taken for the other.',
    ],
  },
  {
    spanish: 'Nunca tuve una cuenta con {company}, ni ningún otro trato.',
    english: [
      'I never had an account with {company}. I have never done business with {itself}.',
      'I have had neither an account nor any other business with {company}.',
      'I have never done business with {company}, and I never had an account.',
      'There was never an account of mine with {company}, nor any other business.',
      'With {company} I never had an account or any other business.',
      'No account of mine was ever with {company}. We have never done business.',
    ],
  },
  {
    spanish: 'Nunca tuve una cuenta con {company}.',
    english: [
      'I never had an account with {company}.',
      'There was never an account of mine with {company}.',
      'At no time did I have an account with {company}.',
      'With {company} I never had an account.',
      'I have not had an account with {company} at any time.',
      'No account of mine was ever with {company}.',
    ],
  },
  {
    spanish: 'Nunca hice negocios con {company}.',
    english: [
      'I have never done business with {company}.',
      'I never had any business with {company}.',
      'With {company} I have never done business.',
      'I have had no business with {company} at any time.',
    ],
  },
  {
    spanish: 'Tuve una cuenta distinta con {company}.',
    english: [
      'I had a different account with {company}.',
      'With {company} I had a different account.',
      'My account with {company} was a different one.',
      'I do know {company}, from a different account.',
    ],
  },
  {
    spanish: 'Corrija la parte que está mal, o elimine esa parte si no se puede verificar.',
    english: [
      'Correct the part that is wrong, or remove that part if it cannot be verified.',
      'Correct the part that is wrong. If it cannot be verified, remove that part.',
    ],
  },
  {
    spanish: 'Corrija lo que está mal en cada agencia de crédito a la que usted reporta.',
    english: [
      'Correct what is wrong at every credit bureau you report to.',
      'At every credit bureau you report to, correct what is wrong.',
    ],
  },
  {
    spanish: 'Este dato no está reportado correctamente.',
    english: [
      'This item is not reported correctly.',
      'Something about this item is wrong.',
      'What is reported here is not right.',
      'There is a mistake in this item.',
    ],
  },
  {
    spanish: 'Estos son los hechos:',
    english: [
      'Here are the facts:',
      'This is what I know:',
      'These are the facts:',
      'Let me tell you the facts:',
    ],
  },
  {
    spanish: 'El estado de {item} no está reportado correctamente.',
    english: [
      'The status of {item} is not reported correctly.',
      '{item} has the wrong status.',
      'There is a mistake in the status of {item}.',
      'The status of {item} is not right.',
    ],
  },
  {
    spanish: 'El historial de pagos de {item} no está reportado correctamente.',
    english: [
      'The payment history of {item} is not reported correctly.',
      'There is a mistake in the payment history of {item}.',
      'The payment history of {item} is not right.',
      'In the payment history of {item} something is wrong.',
    ],
  },
  {
    spanish: 'Un detalle de {item} no está reportado correctamente.',
    english: [
      'A detail of {item} is not reported correctly.',
      'There is a mistake in a detail of {item}.',
      'One detail of {item} is not right.',
      '{item} has a wrong detail.',
    ],
  },
  {
    spanish: 'Compare {este what} con sus registros.',
    english: [
      'Check this {what} against your records.',
      'Compare this {what} with your records.',
      'Look this {what} up in your records.',
    ],
  },
  {
    spanish: 'Averigüe de dónde vino {este what}.',
    english: ['Check where this {what} came from.', 'Find out where this {what} came from.'],
  },
  {
    spanish: 'Compruebe {este what} con la fuente del registro.',
    english: [
      'Check this {what} with the source of the record.',
      'Ask the source of the record about this {what}.',
    ],
  },
  {
    spanish: 'Compruebe {este what} con la empresa que lo reportó.',
    english: [
      'Check this {what} with the company that reported it.',
      'Ask the company that reported this {what} about it.',
      'Have the company that reported this {what} look it up.',
    ],
  },
  {
    spanish: 'Elimine el dato si entra en esa política publicada.',
    english: ['Remove the item if it falls under that published policy.'],
  },
  {
    spanish:
      'Corrija esta anotación para que muestre "{should}". Si no se puede verificar, elimine la anotación, no la cuenta.',
    english: [
      'Correct this notation to show "{should}". If it cannot be verified, remove the notation, not the account.',
      'Make this notation show "{should}". Remove the notation, and not the account, if it cannot be verified.',
      'Change this notation to "{should}", or remove the notation, but not the account, if it cannot be verified.',
    ],
  },
  {
    spanish:
      'Corríjalo para que muestre "{should}", o elimine solo la parte que no se puede verificar.',
    english: [
      'Correct it to show "{should}", or remove only the part that cannot be verified.',
      'Make it show "{should}", or remove only the part that cannot be verified.',
    ],
  },
  {
    spanish: 'Corríjalo para que muestre "{should}", o elimínelo si no se puede verificar.',
    english: [
      'Correct it to show "{should}" or remove it if it cannot be verified.',
      'Make it show "{should}" or remove it if it cannot be verified.',
      'If it cannot be verified, remove it. Otherwise correct it to show "{should}".',
    ],
  },
  {
    spanish:
      'Corríjalo para que muestre "{should}" en cada agencia de crédito a la que usted reporta.',
    english: [
      'Correct it to show "{should}" at every credit bureau you report to.',
      'At every credit bureau you report to, make it show "{should}".',
      'Change it to "{should}" at every credit bureau you report to.',
    ],
  },
  {
    spanish: 'Esta deuda quedó exonerada en una bancarrota (discharge) el {discharged}.',
    english: [
      'This debt was discharged in bankruptcy on {discharged}.',
      'On {discharged} this debt was discharged in bankruptcy.',
      'A bankruptcy discharged this debt on {discharged}.',
    ],
  },
  {
    spanish: 'Mis datos personales no se muestran correctamente.',
    english: [
      'My personal details are not shown correctly.',
      'Some of my personal details are not right.',
      'There is a mistake in my personal details.',
    ],
  },
  {
    spanish: 'Pregunte por el pago a la empresa que reportó el dato.',
    english: [
      'Check the payment with the company that reported the item.',
      'Ask the company that reported the item about the payment.',
      'Have the company that reported the item look up the payment.',
    ],
  },
  {
    spanish: 'Busque el pago en sus registros.',
    english: [
      'Check the payment in your records.',
      'Look up the payment in your records.',
      'Find the payment in your records.',
    ],
  },
  {
    spanish: 'Actualice el dato para que figure como {status}, con un saldo de $0.00.',
    english: [
      'Update the item to show it as {status}, with a balance of $0.00.',
      'Show the item as {status}, with a balance of $0.00.',
      'Change the item to {status} and the balance to $0.00.',
    ],
  },
  {
    spanish:
      'Actualícelo a {status}, con un saldo de $0.00, en cada agencia de crédito a la que usted reporta.',
    english: [
      'Update it to {status}, with a balance of $0.00, at every credit bureau you report to.',
      'Report it as {status}, with a balance of $0.00, to every credit bureau you report to.',
      'At every credit bureau you report to, show it as {status} with a balance of $0.00.',
    ],
  },
  {
    spanish: 'Pagué esta deuda por completo.',
    english: [
      'I paid this debt in full.',
      'This debt has been paid in full.',
      'This debt was paid in full.',
    ],
  },
  {
    spanish: 'Se liquidó por menos {item}.',
    english: [
      '{item} was settled.',
      '{item} has been settled.',
      'There was a settlement for {item}.',
    ],
  },
  {
    spanish: 'Se pagó por completo {item}.',
    english: [
      '{item} was paid in full.',
      '{item} has been paid in full.',
      '{item} is paid in full.',
      'Please note that {item} was paid in full.',
      '{item} is fully paid.',
      '{item} has been fully paid.',
    ],
  },
  {
    spanish: 'Se aceptó menos del saldo completo, y la deuda se cerró.',
    english: [
      'Less than the full balance was accepted, and the debt was closed.',
      'A part of the balance was accepted, which closed the debt.',
      'It was closed for less than the full balance.',
      'A smaller sum was accepted and closed the debt.',
      'With less than the full balance it was closed.',
      'Less than all was accepted, and it was closed.',
    ],
  },
  {
    spanish: 'Mi seguro hizo el último pago, de {amount}, a {to} el {on}{confirmed}.',
    english: [
      'My insurance made the last payment of {amount} to {to} on {on}{confirmed}.',
      'On {on} my insurance paid the last {amount} to {to}{confirmed}.',
      'The last payment, {amount} on {on}, went from my insurance to {to}{confirmed}.',
      'My insurance paid {to} the last {amount} on {on}{confirmed}.',
    ],
  },
  {
    spanish: 'Hice el último pago, de {amount}, a {to}{way} el {on}{confirmed}.',
    english: [
      'I made the last payment of {amount} to {to}{way} on {on}{confirmed}.',
      'On {on} I paid the last {amount} to {to}{way}{confirmed}.',
      'The last payment was {amount}, made{way} to {to} on {on}{confirmed}.',
      'My last payment of {amount} went to {to}{way} on {on}{confirmed}.',
      'I paid {to} the last {amount}{way} on {on}{confirmed}.',
      '{to} got my last payment of {amount}{way} on {on}{confirmed}.',
    ],
  },
  {
    spanish: '{report} no muestra esto.',
    english: [
      '{report} does not show this.',
      'This is not on {report}.',
      '{report} does not say so.',
      'You would not know it from {report}.',
      '{report} still shows something else.',
    ],
  },
  {
    spanish: '{report} todavía muestra otra cosa.',
    english: ['None of this is on {report}.'],
  },
  {
    spanish: 'Mi informe de crédito muestra esta fecha.',
    english: [
      'My credit report shows this date.',
      'The date is on my credit report.',
      'I have this date from my credit report.',
    ],
  },
  {
    spanish: 'Un informe de crédito anterior muestra esta fecha.',
    english: [
      'An older credit report shows this date.',
      'The date is on an older credit report.',
      'I have this date from an older credit report.',
    ],
  },
  {
    spanish: 'Un estado de cuenta antiguo muestra esta fecha.',
    english: [
      'An old account statement shows this date.',
      'The date is on an old account statement.',
      'I have this date from an old account statement.',
    ],
  },
  {
    spanish: 'Una carta de la empresa muestra esta fecha.',
    english: [
      'A letter from the company shows this date.',
      'The company names this date in a letter.',
      'I have this date from a letter of the company.',
    ],
  },
  {
    spanish:
      'Una cuenta que pasó a cobranza o se canceló como pérdida se puede reportar durante siete años {obs.collections}. Los siete años empiezan 180 días después del atraso que llevó a ello {obs.clockStart}. Contados así, terminaron el {latestRemovable}.',
    english: [
      'An account that went to collection or was charged off may be reported for seven years {obs.collections}. The seven years begin 180 days after the delinquency that led to it {obs.clockStart}. Counted that way, they ended on {latestRemovable}.',
    ],
  },
  {
    spanish: 'Un dato negativo de este tipo se puede reportar durante siete años {obs.other}.',
    english: ['A negative item of this kind may be reported for seven years {obs.other}.'],
  },
  {
    spanish: 'Compare la fecha de arriba con los registros de la empresa.',
    english: [
      "Check the date above against the company's records.",
      'Ask the company to compare the date above with its records.',
      "Compare the date above with the company's records.",
    ],
  },
  {
    spanish: 'Deje de reportar este dato. Su tiempo terminó.',
    english: [
      'Stop reporting this item. Its time is over.',
      'The time of this item is over, so stop reporting it.',
      'Stop reporting this item, since its time is over.',
    ],
  },
  {
    spanish: 'Este pago atrasado es del {first}.',
    english: [
      'This late payment goes back to {first}.',
      'This late payment is from {first}.',
      'The late payment dates from {first}.',
    ],
  },
  {
    spanish: 'El atraso detrás de {este noun} empezó el {first}.',
    english: [
      'The delinquency behind this {noun} began on {first}.',
      'This {noun} goes back to a payment missed on {first}.',
      'A payment was missed on {first}, and this {noun} goes back to it.',
      'It was on {first} that the delinquency behind this {noun} began.',
    ],
  },
  {
    spanish: 'La cuenta nunca se puso al día.',
    english: [
      'The account was never caught up.',
      'The account stayed behind after that.',
      'The account was not caught up afterwards.',
      'The account has stayed behind since.',
      'The account was never brought up to date.',
    ],
  },
  {
    spanish:
      'Mi único punto: el registro de {name} es demasiado antiguo para un informe de crédito ordinario.',
    english: [
      'My only point: the entry of {name} is too old for an ordinary credit report.',
      'I write only because the entry of {name} is too old for an ordinary credit report.',
      'One point only: what is listed as {name} has become too old for an ordinary credit report.',
      'I say only this: for an ordinary credit report the entry of {name} is too old.',
      'I dispute one thing: an entry as old as that of {name} has no place on an ordinary credit report.',
      'My letter is only about age, and the entry of {name} is too old by now for an ordinary credit report.',
    ],
  },
  {
    spanish: 'Ese plazo terminó el {latest}.',
    english: ['That time ended on {latest}.'],
  },
  {
    spanish: 'Para el {latest} ese plazo había terminado, se cuente como se cuente.',
    english: ['By {latest} that time was over on any count.'],
  },
];
