import type { ReadingPatterns } from './translation-pattern.rules.ts';

/** The translation of subjects, labels and values, and enclosures: Spanish, and the English wordings that say it. Content table. */
export const labelsReading: ReadingPatterns = [
  {
    spanish: 'Robo de identidad: mi petición de bloquear un dato en mi expediente',
    english: ['Identity theft: my request to block an item in my file'],
  },
  {
    spanish: 'Su carta',
    english: ['Your letter'],
  },
  {
    spanish: 'El motivo que usted dio',
    english: ['The reason you gave'],
  },
  {
    spanish: 'Su aviso sobre el dato {number}',
    english: ['Your notice about item {number}'],
  },
  {
    spanish: 'Su aviso',
    english: ['Your notice'],
  },
  {
    spanish: 'Como usted reporta esta deuda, esto es también una disputa directa sobre {about}',
    english: [
      'Since you report this debt, this is also a direct dispute about {about}',
      'You report this debt, so I also dispute it directly with you. It is about {about}',
    ],
  },
  {
    spanish: 'Atentamente,',
    english: ['Sincerely,'],
  },
  {
    spanish: 'Empresa',
    english: ['Company'],
  },
  {
    spanish: 'Registro',
    english: ['Entry'],
  },
  {
    spanish: 'Figura como',
    english: ['Listed as'],
  },
  {
    spanish: 'Su nombre en mi informe',
    english: ['Your name on my report'],
  },
  {
    spanish: 'Número de cuenta',
    english: ['Account number'],
  },
  {
    spanish: 'Número de caso o de registro',
    english: ['Case or record number'],
  },
  {
    spanish: 'Tipo',
    english: ['Type'],
  },
  {
    spanish: 'Dato {number}',
    english: ['Item {number}'],
  },
  {
    spanish: 'Día de la atención',
    english: ['Day of the care'],
  },
  {
    spanish: 'Seguro médico',
    english: ['Health insurance'],
  },
  {
    spanish: 'Titular del préstamo',
    english: ['Holder of the loan'],
  },
  {
    spanish: 'Desembolsado el',
    english: ['Paid out on'],
  },
  {
    spanish: 'Su referencia',
    english: ['Your reference'],
  },
  {
    spanish: 'Acreedor original',
    english: ['Original creditor'],
  },
  {
    spanish: 'Aparece en',
    english: ['Shown by'],
  },
  {
    spanish: 'Datos personales',
    english: ['Personal details'],
  },
  {
    spanish: 'Disputa de una deuda y petición de verificación',
    english: ['Dispute of a debt and request for verification'],
  },
  {
    spanish: 'La deuda',
    english: ['The debt'],
  },
  {
    spanish: 'Su empresa',
    english: ['Your company'],
  },
  {
    spanish: 'Fecha de su aviso',
    english: ['Date of your notice'],
  },
  {
    spanish: 'Aviso recibido',
    english: ['Notice received'],
  },
  {
    spanish: 'El plazo para disputar termina el',
    english: ['Time to dispute ends'],
  },
  {
    spanish: 'Disputa de una deuda y petición de información',
    english: ['Dispute of a debt and request for information'],
  },
  {
    spanish: 'Qué está mal',
    english: ['What is wrong'],
  },
  {
    spanish: 'Es un registro duplicado',
    english: ['This is a duplicate entry'],
  },
  {
    spanish: 'Fecha de apertura',
    english: ['Date opened'],
  },
  {
    spanish: 'Disputa de un registro duplicado en mi informe de crédito',
    english: ['Dispute of a duplicate entry on my credit report'],
  },
  {
    spanish: 'Saldo que aparece',
    english: ['Balance shown'],
  },
  {
    spanish: 'Segundo registro de la misma deuda',
    english: ['Second entry for the same debt'],
  },
  {
    spanish: 'el primer registro',
    english: ['the first entry'],
  },
  {
    spanish: 'el segundo registro',
    english: ['the second entry'],
  },
  {
    spanish: 'Petición de ver la información de mi expediente de crédito',
    english: ['Request to see the information in my credit file'],
  },
  {
    spanish: 'El registro que quisiera entender',
    english: ['The entry I would like to understand'],
  },
  {
    spanish: 'No es mío',
    english: ['It is not mine'],
  },
  {
    spanish: 'Se pagó o se liquidó',
    english: ['It was paid or settled'],
  },
  {
    spanish: 'Un monto está mal',
    english: ['An amount is wrong'],
  },
  {
    spanish: 'Una fecha está mal',
    english: ['A date is wrong'],
  },
  {
    spanish: 'Aparece dos veces',
    english: ['It is listed twice'],
  },
  {
    spanish: 'Viene de un robo de identidad',
    english: ['It comes from identity theft'],
  },
  {
    spanish: 'Es demasiado antiguo para mi informe',
    english: ['It is too old for my report'],
  },
  {
    spanish: 'El registro no es correcto',
    english: ['The entry is not right'],
  },
  {
    spanish: 'Lo que disputo',
    english: ['What I dispute'],
  },
  {
    spanish: 'Mi carta anterior',
    english: ['My earlier letter'],
  },
  {
    spanish: '{earlierDate}, referencia {earlierReference}',
    english: ['{earlierDate}, reference {earlierReference}'],
  },
  {
    spanish: 'Entregada el',
    english: ['Delivered on'],
  },
  {
    spanish: 'Número de seguimiento',
    english: ['Tracking number'],
  },
  {
    spanish: 'si soy responsable de {este noun}',
    english: ['whether I am responsible for this {noun}'],
  },
  {
    spanish: 'las condiciones de {este noun}',
    english: ['the terms of this {noun}'],
  },
  {
    spanish: 'el estado y el historial de {este noun}',
    english: ['the status and history of this {noun}'],
  },
  {
    spanish: 'su registro de {este noun}',
    english: ['your entry for this {noun}'],
  },
  {
    spanish: 'Esta es una disputa directa sobre {about}',
    english: [
      'This is a direct dispute about {about}',
      'I bring this dispute directly to you. It is about {about}',
    ],
  },
  {
    spanish: 'durante menos de un año',
    english: ['for less than a year'],
  },
  {
    spanish: 'durante más de un año',
    english: ['for more than a year'],
  },
  {
    spanish: 'durante más de tres años',
    english: ['for more than three years'],
  },
  {
    spanish: 'durante más de cinco años',
    english: ['for more than five years'],
  },
  {
    spanish: 'durante más de diez años',
    english: ['for more than ten years'],
  },
  {
    spanish: 'de {first} a {last}',
    english: ['{first} through {last}'],
  },
  {
    spanish: 'durante algún tiempo',
    english: ['for some time'],
  },
  {
    spanish: 'los pagos atrasados de {when}',
    english: ['the late payments of {when}'],
  },
  {
    spanish: 'un pago atrasado de {when}',
    english: ['a late payment in {when}'],
  },
  {
    spanish: 'Pagos desde entonces',
    english: ['Payments since then'],
  },
  {
    spanish: 'Todos a tiempo',
    english: ['All on time'],
  },
  {
    spanish: 'La cuenta hoy',
    english: ['Account today'],
  },
  {
    spanish: 'Pagada',
    english: ['Paid off'],
  },
  {
    spanish: 'Una petición de ajuste de buena voluntad',
    english: ['A request for a goodwill adjustment'],
  },
  {
    spanish: 'Mi cuenta',
    english: ['My account'],
  },
  {
    spanish: 'Pagos atrasados',
    english: ['Late payments'],
  },
  {
    spanish: 'Pago atrasado',
    english: ['Late payment'],
  },
  {
    spanish: 'Prueba de quién soy, para mi disputa de un dato en mi informe de crédito',
    english: ['Proof of who I am, for my dispute of an item on my credit report'],
  },
  {
    spanish: 'identificación con foto',
    english: ['photo ID'],
  },
  {
    spanish: 'prueba de quién soy',
    english: ['proof of who I am'],
  },
  {
    spanish: 'La abrió otra persona a mi nombre',
    english: ['Opened in my name by someone else'],
  },
  {
    spanish: 'La usó otra persona sin mi permiso',
    english: ['Used by someone else without my permission'],
  },
  {
    spanish: 'Otra persona solicitó crédito a mi nombre',
    english: ['Credit applied for in my name by someone else'],
  },
  {
    spanish: 'Qué pasó',
    english: ['What happened'],
  },
  {
    spanish: 'Robo de identidad',
    english: ['Identity theft'],
  },
  {
    spanish: 'Descubierto el',
    english: ['Found on'],
  },
  {
    spanish: 'la cuenta que figura como {name}',
    english: ['the account listed as {name}'],
  },
  {
    spanish: 'esta cuenta',
    english: ['this account'],
  },
  {
    spanish: 'parte de {item} que nombro arriba',
    english: ['part of {item} that I name above'],
  },
  {
    spanish: 'información sobre {item}',
    english: ['information about {item}'],
  },
  {
    spanish: 'las empresas que reportaron los datos',
    english: ['the companies that reported the items'],
  },
  {
    spanish: 'la empresa que reportó el dato',
    english: ['the company that reported the item'],
  },
  {
    spanish: 'El monto es incorrecto',
    english: ['The amount is incorrect'],
  },
  {
    spanish: 'el monto de',
    english: ['the amount of'],
  },
  {
    spanish: 'el monto',
    english: ['the amount'],
  },
  {
    spanish: 'El informe muestra',
    english: ['The report shows'],
  },
  {
    spanish: 'Debería mostrar',
    english: ['It should show'],
  },
  {
    spanish: '{el figure} de',
    english: ['the {figure} of'],
  },
  {
    spanish: 'una fecha en el historial de',
    english: ['a date in the history of'],
  },
  {
    spanish: 'Las fechas están mal',
    english: ['The dates are wrong'],
  },
  {
    spanish: '120 días o más de atraso',
    english: ['120 days or more late'],
  },
  {
    spanish: '{days} días de atraso',
    english: ['{days} days late'],
  },
  {
    spanish: 'El pago vencía el',
    english: ['Payment due'],
  },
  {
    spanish: 'Pago hecho el',
    english: ['Payment made'],
  },
  {
    spanish: 'el historial de pagos de',
    english: ['the payment history of'],
  },
  {
    spanish: 'Qué fecha',
    english: ['Which date'],
  },
  {
    spanish: 'Más información para mi disputa de un dato en mi informe de crédito',
    english: ['More information for my dispute of an item on my credit report'],
  },
  {
    spanish: 'Más información para mi disputa directa de una cuenta que usted reporta',
    english: ['More information for my direct dispute of an account that you report'],
  },
  {
    spanish: 'Lo que pide',
    english: ['What it asks for'],
  },
  {
    spanish: 'Fecha de la consulta',
    english: ['Date of the inquiry'],
  },
  {
    spanish: 'el registro de {name}',
    english: ['the entry of {name}'],
  },
  {
    spanish: 'Disputa de un dato en mi informe de crédito',
    english: ['Dispute of an item on my credit report'],
  },
  {
    spanish: 'Disputa de varios datos en mi informe de crédito',
    english: ['Dispute of items on my credit report'],
  },
  {
    spanish: 'Disputa directa de una cuenta que usted reporta',
    english: ['Direct dispute of an account that you report'],
  },
  {
    spanish: 'Disputa directa de cuentas que usted reporta',
    english: ['Direct dispute of accounts that you report'],
  },
  {
    spanish: 'Disputa de una deuda que usted reporta',
    english: ['Dispute of a debt that you report'],
  },
  {
    spanish: 'Disputa de deudas que usted reporta',
    english: ['Dispute of debts that you report'],
  },
  {
    spanish: 'Su consulta en mi informe de crédito',
    english: ['Your inquiry on my credit report'],
  },
  {
    spanish: 'Sus consultas en mi informe de crédito',
    english: ['Your inquiries on my credit report'],
  },
  {
    spanish: 'Disputa de una consulta en mi informe de crédito',
    english: ['Dispute of an inquiry on my credit report'],
  },
  {
    spanish: 'Agencia de informes de crédito',
    english: ['Consumer reporting agency'],
  },
  {
    spanish: 'Departamento de disputas de consumidores',
    english: ['Consumer dispute department'],
  },
  {
    spanish: 'Las direcciones postales están en la última página',
    english: ['Mailing addresses are on the last page'],
  },
  {
    spanish: 'Fecha de nacimiento',
    english: ['Date of birth'],
  },
  {
    spanish: 'Número de Seguro Social',
    english: ['Social Security number'],
  },
  {
    spanish: 'Número de informe',
    english: ['Report number'],
  },
  {
    spanish: 'Fecha del informe',
    english: ['Report date'],
  },
  {
    spanish: 'Petición de que describa cómo verificó un dato',
    english: ['Request to describe how you checked an item'],
  },
  {
    spanish: 'Sus resultados',
    english: ['Your results'],
  },
  {
    spanish: 'Lo que dicen los resultados',
    english: ['What the results say'],
  },
  {
    spanish: 'Nunca tuve una cuenta con esta empresa',
    english: ['I never had an account with this company'],
  },
  {
    spanish: 'Es de alguien con un nombre parecido al mío',
    english: ['It belongs to someone with a name like mine'],
  },
  {
    spanish: 'Es de un familiar mío',
    english: ['It belongs to a relative of mine'],
  },
  {
    spanish: 'Yo era solo usuario autorizado',
    english: ['I was only an authorized user'],
  },
  {
    spanish: 'Es de mi excónyuge',
    english: ['It belongs to my former spouse'],
  },
  {
    spanish: 'Esta deuda no es mía',
    english: ['This debt is not mine'],
  },
  {
    spanish: 'Esta cuenta no es mía',
    english: ['This account is not mine'],
  },
  {
    spanish: 'Mal desde',
    english: ['Wrong since'],
  },
  {
    spanish: 'las cobranzas médicas con un saldo inicial de menos de $500',
    english: ['medical collections with a first balance under $500'],
  },
  {
    spanish: 'Todavía sin resultados: mi disputa de un dato en mi informe de crédito',
    english: ['No results yet: my dispute of an item on my credit report'],
  },
  {
    spanish: 'Todavía sin resultado: mi disputa directa de una cuenta que usted reporta',
    english: ['No result yet: my direct dispute of an account that you report'],
  },
  {
    spanish: 'Respuesta a más tardar el',
    english: ['Answer due by'],
  },
  {
    spanish: 'mi informe',
    english: ['my report'],
  },
  {
    spanish: 'mi informe de crédito',
    english: ['my credit report'],
  },
  {
    spanish: 'esta empresa',
    english: ['this company'],
  },
  {
    spanish: '{el noun} de {name}',
    english: ['the {noun} from {name}'],
  },
  {
    spanish: '{este noun}',
    english: ['this {noun}'],
  },
  {
    spanish: 'la dirección de arriba',
    english: ['the address above'],
  },
  {
    spanish: '{el noun} que figura como {name}',
    english: ['the {noun} listed as {name}'],
  },
  {
    spanish: 'la deuda de abajo',
    english: ['the debt below'],
  },
  {
    spanish: 'su consulta',
    english: ['your inquiry'],
  },
  {
    spanish: 'su consulta del {day}',
    english: ['your inquiry of {day}'],
  },
  {
    spanish: 'el pago de',
    english: ['the payment of'],
  },
  {
    spanish: 'Esta deuda se pagó por completo',
    english: ['This debt was paid in full'],
  },
  {
    spanish: 'deuda pagada por completo',
    english: ['paid in full'],
  },
  {
    spanish: 'Deuda liquidada por menos, saldo $0.00',
    english: ['Settled, balance $0.00'],
  },
  {
    spanish: 'Pagado por completo, saldo $0.00',
    english: ['Paid in full, balance $0.00'],
  },
  {
    spanish: 'las cobranzas médicas que se han pagado',
    english: ['medical collections that have been paid'],
  },
  {
    spanish: ' (confirmación: {confirmation})',
    english: [' (confirmation: {confirmation})'],
  },
  {
    spanish: 'Oferta para liquidar una cuenta en cobranza',
    english: ['Offer to settle a collection account'],
  },
  {
    spanish: 'La cuenta',
    english: ['The account'],
  },
  {
    spanish: 'Mi oferta',
    english: ['My offer'],
  },
  {
    spanish: 'los registros de la empresa',
    english: ["the company's records"],
  },
  {
    spanish: 'el dato',
    english: ['the item'],
  },
  {
    spanish: 'el acreedor original',
    english: ['the original creditor'],
  },
  {
    spanish: 'sus registros',
    english: ['your records'],
  },
  {
    spanish: 'la deuda',
    english: ['the debt'],
  },
  {
    spanish: 'la cuenta',
    english: ['the account'],
  },
  {
    spanish: 'la empresa detrás de esta deuda',
    english: ['the company behind this debt'],
  },
  {
    spanish: 'Un dato eliminado está de nuevo en mi informe de crédito',
    english: ['A deleted item is back on my credit report'],
  },
  {
    spanish: 'Eliminado, según sus resultados del',
    english: ['Deleted, by your results of'],
  },
  {
    spanish: 'Visto otra vez el',
    english: ['Seen again on'],
  },
  {
    spanish: 'Visto en',
    english: ['Seen in'],
  },
  {
    spanish: 'estos datos',
    english: ['these items'],
  },
  {
    spanish: 'este dato',
    english: ['this item'],
  },
  {
    spanish: 'Monto que usted pide',
    english: ['Amount you ask for'],
  },
  {
    spanish: 'Pregunta sobre una deuda que usted reporta',
    english: ['Question about a debt that you report'],
  },
  {
    spanish: 'Disputa de un dato demasiado antiguo para reportarse',
    english: ['Dispute of an item that is too old to be reported'],
  },
  {
    spanish: 'Fecha del pago atrasado',
    english: ['Date of the late payment'],
  },
  {
    spanish: 'Fecha del primer atraso',
    english: ['Date of first delinquency'],
  },
  {
    spanish: '{monthOf}: {days} días de atraso',
    english: ['{monthOf}: {days} days late'],
  },
  {
    spanish: '{monthOf}: 120 días o más de atraso',
    english: ['{monthOf}: 120 days or more late'],
  },
  {
    spanish: 'Cuenta en cobranza',
    english: ['Collection account'],
  },
  {
    spanish: 'Cuenta cancelada como pérdida (charge-off)',
    english: ['Charge-off'],
  },
  {
    spanish: 'Tarjeta de crédito o de una tienda',
    english: ['Credit card or store card'],
  },
  {
    spanish: 'Préstamo personal',
    english: ['Personal loan'],
  },
  {
    spanish: 'Préstamo o arrendamiento de auto',
    english: ['Car loan or lease'],
  },
  {
    spanish: 'Hipoteca o préstamo sobre el valor de la vivienda',
    english: ['Mortgage or home equity loan'],
  },
  {
    spanish: 'Préstamo estudiantil federal',
    english: ['Federal student loan'],
  },
  {
    spanish: 'Préstamo estudiantil privado',
    english: ['Private student loan'],
  },
  {
    spanish: 'Factura médica en cobranza',
    english: ['Medical bill in collection'],
  },
  {
    spanish: 'Cuenta de teléfono, internet o servicios públicos',
    english: ['Phone, internet or utility account'],
  },
  {
    spanish: 'Pago atrasado en una cuenta',
    english: ['Late payment on an account'],
  },
  {
    spanish: 'Consulta de crédito (hard inquiry)',
    english: ['Hard inquiry'],
  },
  {
    spanish: 'Bancarrota',
    english: ['Bankruptcy'],
  },
  {
    spanish: 'Sentencia judicial, demanda o antecedente de arresto',
    english: ['Court judgment, lawsuit or arrest record'],
  },
  {
    spanish: 'Copia de mi identificación oficial con foto',
    english: ['Copy of my government-issued photo ID'],
  },
  {
    spanish: 'Copia de otra prueba de mi identidad',
    english: ['Copy of another proof of my identity'],
  },
  {
    spanish: 'Copia de un documento que muestra mi dirección actual',
    english: ['Copy of a document that shows my current address'],
  },
  {
    spanish: 'Página de mi informe de crédito con el dato disputado marcado',
    english: ['Page of my credit report with the disputed item marked'],
  },
  {
    spanish: 'Copia de un documento que muestra mi nombre completo o anterior',
    english: ['Copy of a document that shows my full or former name'],
  },
  {
    spanish: 'Copias de documentos que muestran la confusión',
    english: ['Copies of papers that show the mix-up'],
  },
  {
    spanish: 'Copia de documentos de divorcio o del tribunal sobre esta cuenta',
    english: ['Copy of divorce or court papers about this account'],
  },
  {
    spanish: 'Copia de mi comprobante de pago',
    english: ['Copy of my proof of payment'],
  },
  {
    spanish: 'Copia de la carta sobre el pago o la liquidación de esta cuenta',
    english: ['Copy of the letter about the payment or settlement of this account'],
  },
  {
    spanish: 'Copia de la carta de liquidación de la deuda (payoff letter)',
    english: ['Copy of the payoff letter'],
  },
  {
    spanish: 'Copia de mi estado de cuenta',
    english: ['Copy of my account statement'],
  },
  {
    spanish: 'Página de un informe de crédito anterior que muestra este dato',
    english: ['Page of an older credit report that shows this item'],
  },
  {
    spanish: 'Copia de una carta de la empresa sobre esta cuenta',
    english: ['Copy of a letter from the company about this account'],
  },
  {
    spanish: 'Copia del contrato o de los documentos del préstamo',
    english: ['Copy of the contract or loan papers'],
  },
  {
    spanish: 'Página de mi informe de crédito con el segundo registro marcado',
    english: ['Page of my credit report with the second entry marked'],
  },
  {
    spanish: 'Copia de la carta sobre la venta o transferencia de esta deuda',
    english: ['Copy of the letter about the sale or transfer of this debt'],
  },
  {
    spanish: 'Copia de mi informe de robo de identidad de la FTC',
    english: ['Copy of my FTC identity theft report'],
  },
  {
    spanish: 'Copia de mi denuncia policial sobre el robo de identidad',
    english: ['Copy of my police report about the identity theft'],
  },
  {
    spanish: 'Copia de un estado de cuenta de mi seguro médico',
    english: ['Copy of a statement from my health insurer'],
  },
  {
    spanish: 'Copia de documentos que muestran que el VA es responsable de esta factura',
    english: ['Copy of papers showing that the VA is responsible for this bill'],
  },
  {
    spanish: 'Copia de los documentos de la exoneración (discharge) de mi bancarrota',
    english: ['Copy of my bankruptcy discharge papers'],
  },
  {
    spanish: 'Copias de otros documentos que respaldan esta disputa',
    english: ['Copies of other papers that support this dispute'],
  },
  {
    spanish: 'Robo de identidad: bloquee, por favor, este dato en mi expediente',
    english: ['Identity theft: please block this item in my file'],
  },
  {
    spanish: 'Robo de identidad: bloquee, por favor, estos datos en mi expediente',
    english: ['Identity theft: please block these items in my file'],
  },
  {
    spanish: 'Robo de identidad: disputa de {what}',
    english: ['Identity theft: dispute of {what}'],
  },
];
