import type { ReadingPatterns } from './translation-pattern.rules.ts';

/** The translation of letters of a later round: Spanish, and the English wordings that say it. Content table. */
export const followUpReading: ReadingPatterns = [
  {
    spanish: 'El {day} le pedí que bloqueara {item}.',
    english: [
      'On {day} I asked you to block {item}.',
      'In my letter of {day} I asked you to block {item}.',
      'My letter of {day} asked for a block of {item}.',
      'I wrote to you on {day} and asked you to block {item}.',
    ],
  },
  {
    spanish: 'Viene de un robo de identidad.',
    english: [
      'It comes from identity theft.',
      'The item comes from identity theft.',
      'That item is from identity theft.',
      'It is there because of identity theft.',
    ],
  },
  {
    spanish: 'Desde entonces no he recibido respuesta, y sigue en mi informe.',
    english: [
      'I have heard nothing since, and it is still on my report.',
      'No answer has come, and my report still shows it.',
      'It is still on my report, and no answer has come.',
      'My report still shows it, and I have heard nothing.',
      'You have not answered, and my report shows it still.',
      'I have no answer, and the item is still there.',
    ],
  },
  {
    spanish: 'Su carta del {day} rechaza el bloqueo.',
    english: [
      'Your letter of {day} declines the block.',
      'On {day} you wrote that you decline the block.',
      'With your letter of {day} you decline the block.',
      'You declined the block with your letter of {day}.',
    ],
  },
  {
    spanish: 'Usted lo bloqueó, y su carta del {day} retira el bloqueo.',
    english: [
      'You blocked it, and your letter of {day} takes the block back.',
      'It was blocked, until your letter of {day} took the block back.',
      'On {day} you wrote that the block is taken back.',
      'With your letter of {day} the block was taken back.',
    ],
  },
  {
    spanish: 'Usted lo bloqueó, y ahora está otra vez en mi informe.',
    english: [
      'You blocked it, and now it is back on my report.',
      'It was blocked, and now my report shows it again.',
      'You blocked it, but my report shows it again.',
      'It was blocked, but now it is on my report again.',
    ],
  },
  {
    spanish: 'Con mi carta anterior usted recibió mi informe de robo de identidad.',
    english: [
      'With my earlier letter you got my identity theft report.',
      'My identity theft report came with my earlier letter.',
      'My earlier letter held my identity theft report.',
      'My identity theft report was in my earlier letter.',
    ],
  },
  {
    spanish: 'Nombraba el dato de {name}.',
    english: [
      'It named the item of {name}.',
      'The letter named the entry of {name}.',
      'That letter told you of the entry of {name}.',
      'It was about the entry of {name}.',
    ],
  },
  {
    spanish: 'La acompañaban una prueba de quién soy y mi declaración.',
    english: [
      'A proof of who I am and my statement were with it.',
      'My statement and a proof of who I am were with it.',
      'It also held my statement and a proof of who I am.',
      'I added a proof of who I am and my statement.',
    ],
  },
  {
    spanish:
      'La Ley de Informe Justo de Crédito (FCRA) prevé un bloqueo a más tardar cuatro días hábiles después de que usted reciba estas cuatro cosas {idt.block}.',
    english: [
      'The Fair Credit Reporting Act provides for a block no later than four business days after you receive these four things {idt.block}.',
      'Under the Fair Credit Reporting Act, a block is due within four business days after you receive these four things {idt.block}.',
    ],
  },
  {
    spanish:
      'Si usted rechaza el bloqueo, debe avisarme sin demora, como lo haría con un dato eliminado que vuelve {idt.declineNotice}.',
    english: [
      'If you decline the block, you are to tell me promptly, as you would for a deleted item that comes back {idt.declineNotice}.',
      'Should you decline the block, I am to be told promptly, as for a deleted item that comes back {idt.declineNotice}.',
    ],
  },
  {
    spanish:
      'Cuando usted rechaza o retira un bloqueo, la Ley de Informe Justo de Crédito (FCRA) le exige avisarme sin demora. Debe hacerlo como con un dato eliminado que vuelve {idt.declineNotice}.',
    english: [
      'When you decline or take back a block, the Fair Credit Reporting Act requires you to tell me promptly. You are to do so as for a deleted item that comes back {idt.declineNotice}.',
      'Under the Fair Credit Reporting Act I am to be told promptly when a block is declined or taken back, as for a deleted item that comes back {idt.declineNotice}.',
    ],
  },
  {
    spanish: 'Bloquee el dato o envíeme el aviso de que se niega a hacerlo.',
    english: [
      'Block the item, or send me the notice that you decline to.',
      'Block the item. If you decline, send me the notice of it.',
    ],
  },
  {
    spanish: 'Revise mi petición otra vez y dígame si ahora bloquea el dato.',
    english: [
      'Look at my request again, and tell me if you now block the item.',
      'Look at my request once more. Tell me if the item is blocked now.',
    ],
  },
  {
    spanish: 'Dígame qué resolvería el motivo que usted dio.',
    english: [
      'Tell me what would answer the reason you gave.',
      'Let me know what you need to settle the reason you gave.',
    ],
  },
  {
    spanish: 'También quisiera saber el motivo, si no lo bloquea.',
    english: [
      'I would also like to know the reason, if you do not block it.',
      'If you do not block it, I would be glad to know the reason.',
    ],
  },
  {
    spanish: 'Si falta un documento, dígame por escrito cuál.',
    english: [
      'If a paper is missing, tell me in writing which one.',
      'Tell me in writing if a paper is missing, and which one.',
    ],
  },
  {
    spanish: 'Disputé {item} en mi carta del {day}.',
    english: [
      'I disputed {item} in my letter of {day}.',
      'On {day} I wrote to you and disputed {item}.',
      'In my letter of {day} I disputed {item}.',
      'My letter of {day} disputed {item}.',
      'This is about {item}, which I disputed on {day}.',
      'I wrote to you on {day} to dispute {item}.',
    ],
  },
  {
    spanish: 'Su carta del {day} pregunta quién soy.',
    english: [
      'Your letter of {day} asks who I am.',
      'With your letter of {day} you ask who I am.',
      'On {day} you asked me to show who I am.',
      'You wrote on {day} and asked who I am.',
    ],
  },
  {
    spanish: 'Su carta del {day} dice que quizás la envió otra persona.',
    english: [
      'Your letter of {day} says that someone else may have sent it.',
      'On {day} you wrote that it may be from someone else.',
      'You wrote on {day} that someone else may have sent it.',
      'By your letter of {day} you think that it may not be from me.',
    ],
  },
  {
    spanish: 'Su carta del {day} pregunta quién soy y si escribí yo.',
    english: [
      'Your letter of {day} asks who I am, and if I wrote myself.',
      'On {day} you asked who I am, and if the letter is from me.',
      'You wrote on {day} and asked who I am, and if I sent it.',
      'With your letter of {day} you ask who I am, and who sent it.',
    ],
  },
  {
    spanish: 'Esta es mi respuesta.',
    english: [
      'Here is my answer.',
      'This letter answers that.',
      'My answer follows.',
      'Please see my answer below.',
      'I answer it with this letter.',
    ],
  },
  {
    spanish: 'Use estas copias para relacionarme con mi expediente.',
    english: ['Match me to my file with these copies.', 'Use these copies to match me to my file.'],
  },
  {
    spanish: 'Siga con la investigación de este dato.',
    english: [
      'Go on with the investigation of this item.',
      'Continue the investigation of this item.',
      'Investigate this item, as I asked in my earlier letter.',
    ],
  },
  {
    spanish: 'Si todavía no puede relacionarme con mi expediente, dígame por escrito qué falta.',
    english: [
      'If you still cannot match me to my file, tell me in writing what is missing.',
      'Tell me in writing what is missing, if you still cannot match me to my file.',
    ],
  },
  {
    spanish: 'Esta disputa la envío yo.',
    english: ['I am sending this dispute myself.'],
  },
  {
    spanish: 'Es mi propia carta sobre {name}, y la firmo.',
    english: [
      'It is my own letter about {name}, and I sign it.',
      'I sign this letter about {name} with my own name.',
      'What I write about {name} is from me, and I sign it.',
      'My letters about {name} are my own.',
    ],
  },
  {
    spanish: 'Adjunto copias de mi {proof} y de una prueba de mi dirección.',
    english: [
      'I enclose copies of my {proof} and proof of address.',
      'Copies of my {proof} and proof of address are enclosed.',
      'Enclosed are copies of my {proof} and proof of address.',
      'With this letter you get copies of my {proof} and proof of address.',
    ],
  },
  {
    spanish: 'Con su aviso del {day} usted descartó mi disputa.',
    english: [
      'Your notice of {day} set my dispute aside.',
      'With your notice of {day} you set it aside.',
      'You set it aside with your notice of {day}.',
      'On {day} you wrote that you set it aside.',
      'By your notice of {day} it was set aside.',
    ],
  },
  {
    spanish: 'Ahora envío más información.',
    english: [
      'I now send more information.',
      'This letter gives new information.',
      'Here is my answer, with new information.',
      'My answer to it is below.',
      'With this letter I answer it.',
    ],
  },
  {
    spanish: 'Esto es lo nuevo:',
    english: [
      'This is new:',
      'Here is the new information:',
      'This is what I can add:',
      'I can add the following:',
      'What is new is this:',
    ],
  },
  {
    spanish:
      'Según la Ley de Informe Justo de Crédito (FCRA), un aviso que descarta una disputa dice qué información se necesita {cra.frivolous}. Esto es lo que puedo dar.',
    english: [
      'Under the Fair Credit Reporting Act, a notice that sets a dispute aside says what information is needed {cra.frivolous}. Here is what I can give.',
      'A notice that sets a dispute aside is to name the information that is needed {cra.frivolous}. With this letter I give what I can.',
    ],
  },
  {
    spanish:
      'Usted debe revisar y considerar la información pertinente que envío {cra.considerAll}.',
    english: [
      'You are to review and consider the relevant information I send {cra.considerAll}.',
      'The relevant information I send is to be reviewed and considered {cra.considerAll}.',
    ],
  },
  {
    spanish:
      'Un aviso que descarta una disputa directa dice por qué y qué información se necesita {direct.frivolous}. Esto es lo que puedo dar.',
    english: [
      'A notice that sets a direct dispute aside says why, and what information is needed {direct.frivolous}. Here is what I can give.',
      'A notice that sets a direct dispute aside is to name the information that is needed {direct.frivolous}. With this letter I give what I can.',
    ],
  },
  {
    spanish: 'Investigue mi disputa con la información de esta carta.',
    english: [
      'Investigate my dispute with the information in this letter.',
      'Look into my dispute again, with the information in this letter.',
      'With the information in this letter, please investigate my dispute.',
    ],
  },
  {
    spanish: 'Corrija o elimine lo que sea inexacto o incompleto, o lo que no pueda verificar.',
    english: [
      'Correct or delete what is inaccurate or incomplete, or what you cannot verify.',
      'Correct what is inaccurate or incomplete, and delete what you cannot verify.',
    ],
  },
  {
    spanish:
      'Si lo que reporta está mal o incompleto, corríjalo con cada agencia de crédito que lo recibió de usted.',
    english: [
      'If what you report is wrong or incomplete, correct it with every credit bureau that got it from you.',
      'Correct what is wrong or incomplete, with every credit bureau that got it from you.',
    ],
  },
  {
    spanish: 'Si todavía falta algo, dígame por escrito qué es.',
    english: [
      'If something is still missing, tell me in writing what it is.',
      'Tell me in writing if something is still missing, and what it is.',
    ],
  },
  {
    spanish: 'Según sus resultados del {day}, queda como está.',
    english: [
      'Your results of {day} say that it stays as it is.',
      'By your results of {day} it stays as it is.',
      'Your answer of {day} leaves it as it is.',
      'You wrote on {day} that it stays.',
      'With your results of {day} it stays on my report.',
    ],
  },
  {
    spanish: 'Sus resultados del {day} lo cambiaron, pero todavía no es correcto.',
    english: [
      'Your results of {day} changed it, but it is still not right.',
      'You changed it with your results of {day}. It is still not right.',
      'By your results of {day} it was changed, though not as I asked.',
      'Your answer of {day} changed it, but not as I asked.',
    ],
  },
  {
    spanish: 'Dígame, por favor, cómo lo verificó.',
    english: [
      'Please tell me how you checked it.',
      'I would like to know how it was checked.',
      'I ask you to describe how you checked it.',
      'Please let me know how you looked into it.',
      'I want to understand how it was checked.',
    ],
  },
  {
    spanish: 'Sigo sin estar de acuerdo con el registro de {name}.',
    english: [
      'I still see the entry of {name} differently.',
      'I still do not agree with the entry of {name}.',
      'To me the entry of {name} is still not right.',
      'My view of the entry of {name} has not changed.',
      'I do not see the entry of {name} as you do.',
    ],
  },
  {
    spanish: 'Quisiera saber qué se comparó y a quién se preguntó.',
    english: [
      'I would like to know what was compared, and with whom.',
      'It would help me to know who was asked.',
      'To go on, I need to know what was done.',
      'What was done to check it, and who was asked?',
      'So I want to know what was looked at.',
    ],
  },
  {
    spanish:
      'Ahora que tengo los resultados, la Ley de Informe Justo de Crédito (FCRA) me permite preguntar cómo verificó el dato. Debe enviarme una descripción del procedimiento dentro de los 15 días desde el día en que reciba esta petición {cra.procedure}.',
    english: [
      'Now that I have the results, the Fair Credit Reporting Act lets me ask how you checked the item. You are to send me a description of the procedure within 15 days of the day you receive this request {cra.procedure}.',
      'Under the Fair Credit Reporting Act I may ask for a description of the procedure you used. It is due within 15 days of the day this request reaches you {cra.procedure}.',
    ],
  },
  {
    spanish:
      'Debe nombrar a cada empresa que contactó sobre el dato: su nombre y dirección comercial, y su teléfono si está razonablemente disponible {cra.procedureNotice}.',
    english: [
      'It is to name each company you contacted about the item. That means its business name and address, and its phone number if that is reasonably available {cra.procedureNotice}.',
      'The description includes the business name and address of each company you contacted about the item. It also includes the phone number, if reasonably available {cra.procedureNotice}.',
    ],
  },
  {
    spanish: 'Describa el procedimiento que usó para saber si este dato es exacto y completo.',
    english: [
      'Describe the procedure you used to find out if this item is accurate and complete.',
      'Tell me by which procedure you found out if this item is accurate and complete.',
    ],
  },
  {
    spanish: 'Nombre a cada empresa que contactó al respecto, con su dirección comercial.',
    english: [
      'Name each company that you contacted about it, with its business address.',
      'Give the name and business address of each company that you contacted about it.',
    ],
  },
  {
    spanish: 'Agregue el teléfono de cada una, si está razonablemente disponible.',
    english: [
      'Add the phone number of each, if it is reasonably available.',
      'If reasonably available, add the phone number of each of them.',
    ],
  },
  {
    spanish: 'Se la entregaron el {delivered}.',
    english: [
      'It was delivered to you on {delivered}.',
      'You have had that letter since {delivered}.',
      'The letter reached you on {delivered}.',
      'The mail delivered it to you on {delivered}.',
      'It arrived on {delivered}.',
    ],
  },
  {
    spanish: 'No he recibido resultados de usted.',
    english: [
      'I have had no results from you.',
      'No results have come.',
      'Since then I have had no results.',
      'I have not received the results.',
      'The results have not come.',
    ],
  },
  {
    spanish: 'No he recibido un resultado de usted.',
    english: [
      'I have had no result from you.',
      'No result has come.',
      'Since then I have had no result.',
      'I have not received a result.',
      'The result has not come.',
    ],
  },
  {
    spanish:
      'Le envié más información, que llegó el {added}. Puede darle hasta 15 días más, y los he contado.',
    english: [
      'I sent you more information, which came on {added}. It can give you up to 15 days more, and I have counted them.',
      'More information from me came on {added}. For that I have counted 15 more days.',
      'On {added} you got more information from me, so I count 15 more days.',
    ],
  },
  {
    spanish: 'El plazo que la ley da para los resultados ya terminó.',
    english: [
      'The time that the law gives for the results is over.',
      'By now the time that the law gives for the results is over.',
      'The law gives a time for the results, and it is over.',
    ],
  },
  {
    spanish:
      'Contados desde la entrega, los 30 días y los 15 adicionales terminaron para el {end}.',
    english: [
      'Counted from the delivery, the 30 days and the 15 more were over by {end}.',
      'By {end} the 30 days since the delivery and the 15 more were over.',
    ],
  },
  {
    spanish: 'Contados desde la entrega, los {days} días terminaron para el {end}.',
    english: [
      'Counted from the delivery, the {days} days were over by {end}.',
      'From the day of delivery, {days} days were over by {end}.',
      'The {days} days from the delivery ended no later than {end}.',
      'By {end} the {days} days since the delivery were over.',
      'No later than {end}, {days} days had gone by since the delivery.',
    ],
  },
  {
    spanish:
      'La Ley de Informe Justo de Crédito (FCRA) me da derecho a una investigación gratuita y razonable, normalmente dentro de los 30 días desde el día en que usted recibe la disputa {cra.reinvestigate}.',
    english: [
      'The Fair Credit Reporting Act gives me the right to a free and reasonable investigation, normally within 30 days of the day you receive the dispute {cra.reinvestigate}.',
      'Under the Fair Credit Reporting Act, the investigation is free and is normally finished within 30 days of the day you receive the dispute {cra.reinvestigate}.',
    ],
  },
  {
    spanish:
      'Los resultados se me deben enviar por escrito dentro de los cinco días hábiles después de que usted termine {cra.results}.',
    english: [
      'The results are to be sent to me in writing within five business days after you finish {cra.results}.',
      'You are to send me the results in writing, within five business days after you finish {cra.results}.',
    ],
  },
  {
    spanish:
      'Más información dentro de los primeros 30 días puede agregar hasta 15 días {cra.extend15}.',
    english: ['More information within the first 30 days can add up to 15 days {cra.extend15}.'],
  },
  {
    spanish:
      'La Ley de Informe Justo de Crédito (FCRA) le exige investigar una disputa directa. Debe decirme el resultado dentro del plazo que tendría una agencia de crédito {furn.directPeriod}.',
    english: [
      'The Fair Credit Reporting Act requires you to investigate a direct dispute. You are to tell me the result within the time that a credit bureau would have {furn.directPeriod}.',
      'Under the Fair Credit Reporting Act you are to look into a direct dispute, and to report the result to me within the time that a credit bureau would have {furn.directPeriod}.',
    ],
  },
  {
    spanish: 'Normalmente son 30 días desde el día en que la recibe {direct.investigate}.',
    english: [
      'That is normally 30 days from the day you receive it {direct.investigate}.',
      'Normally that means 30 days from the day it reaches you {direct.investigate}.',
    ],
  },
  {
    spanish:
      'Envié mi disputa a la dirección de usted que muestra mi informe de crédito {direct.address}.',
    english: [
      'I sent my dispute to the address that my credit report shows for you {direct.address}.',
    ],
  },
  {
    spanish:
      'Envié mi disputa a la dirección que usted ha indicado para disputas {direct.address}.',
    english: ['I sent my dispute to the address you have named for disputes {direct.address}.'],
  },
  {
    spanish:
      'No conocía una dirección suya para disputas, así que escribí a su dirección comercial {direct.address}.',
    english: [
      'I knew of no address of yours for disputes, so I wrote to your business address {direct.address}.',
    ],
  },
  {
    spanish: 'Termine la investigación de este dato, si sigue abierta.',
    english: [
      'Finish the investigation of this item, if it is still open.',
      'If it is still open, finish the investigation of this item.',
    ],
  },
  {
    spanish: 'Envíeme los resultados por escrito.',
    english: [
      'Send me the results in writing.',
      'Tell me the results in writing.',
      'Let me have the results in writing.',
    ],
  },
  {
    spanish: 'Termine de investigar mi disputa, si sigue abierta.',
    english: [
      'Finish looking into my dispute, if it is still open.',
      'If my dispute is still open, finish looking into it.',
    ],
  },
  {
    spanish: 'Dígame el resultado por escrito.',
    english: [
      'Tell me the result in writing.',
      'Send me the result in writing.',
      'Let me have the result in writing.',
    ],
  },
  {
    spanish: 'Sus resultados del {deleted} dicen que se eliminó.',
    english: [
      'Your results of {deleted} say that it was deleted.',
      'By your results of {deleted} it was deleted.',
      'You deleted it, by your results of {deleted}.',
      'With your results of {deleted} it was taken out.',
    ],
  },
  {
    spanish: 'El {date} lo vi otra vez en mi informe.',
    english: [
      'On {date} I saw it on my report again.',
      'I saw it again on {date}.',
      'It was back when I looked on {date}.',
      'On {date} it was there again.',
    ],
  },
  {
    spanish:
      'Según la Ley de Informe Justo de Crédito (FCRA), un dato eliminado tras una disputa solo puede volver con una condición: la empresa que lo reporta tiene que certificar que es completo y exacto {cra.reinsertion}.',
    english: [
      'Under the Fair Credit Reporting Act, an item that was deleted after a dispute may be put back only on one condition. The company that reports it has to certify that it is complete and accurate {cra.reinsertion}.',
      'The Fair Credit Reporting Act lets an item that was deleted after a dispute come back only if the company that reports it certifies that it is complete and accurate {cra.reinsertion}.',
    ],
  },
  {
    spanish:
      'Entonces usted debe decírmelo por escrito dentro de los cinco días hábiles. También debe nombrar a la empresa que contactó, o que lo contactó, y decir que puedo agregar una declaración a mi expediente.',
    english: [
      'You are then to tell me in writing within five business days. You are also to name the company you contacted, or that contacted you, and to say that I may add a statement to my file.',
      'Within five business days after that you are to let me know in writing. I am also to hear which company you contacted, or which contacted you, and that I may add a statement to my file.',
    ],
  },
  {
    spanish: 'Su aviso del {notice} dice que ha vuelto.',
    english: [
      'Your notice of {notice} says that it is back.',
      'You told me so in your notice of {notice}.',
      'I have your notice of {notice} about it.',
    ],
  },
  {
    spanish: 'Aun así quisiera saber cómo volvió.',
    english: [
      'I would still like to know how it came back.',
      'How it came back, I would still like to know.',
      'I still have a question about how it came back.',
    ],
  },
  {
    spanish: 'No he recibido ningún aviso de usted al respecto.',
    english: [
      'I have had no notice from you about it.',
      'No notice about it has come from you.',
      'I have had nothing in writing about it.',
      'Nothing in writing has come about it.',
    ],
  },
  {
    spanish: 'Quisiera saber cómo volvió.',
    english: [
      'I would like to know how it came back.',
      'Please tell me how it came back.',
      'How did it come back?',
    ],
  },
  {
    spanish: 'Dígame si la empresa certificó que el dato es completo y exacto.',
    english: [
      'Tell me if the company certified that the item is complete and accurate.',
      'Let me know if the company has certified the item as complete and accurate.',
    ],
  },
  {
    spanish:
      'Nombre a la empresa que contactó, o que lo contactó. Dé su dirección comercial, y su teléfono si está razonablemente disponible.',
    english: [
      'Name the company that you contacted, or that contacted you. Give its business address, and its phone number if that is reasonably available.',
      'Tell me which company you contacted, or which contacted you, with its business address. Add its phone number if that is reasonably available.',
    ],
  },
  {
    spanish: 'Si la empresa no certificó el dato, sáquelo otra vez de mi expediente.',
    english: [
      'If the company did not certify the item, take it out of my file again.',
      'Take it out of my file again if the company did not certify it.',
    ],
  },
];
