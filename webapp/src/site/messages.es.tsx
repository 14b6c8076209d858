import type * as english from './messages.tsx';
import { REFERRAL_REWARD_CENTS, planLetters, proPrice } from '@creditfix/shared/billing';
import { dollars } from '@creditfix/shared/kernel';
import { Link } from 'react-router-dom';
import { byMode, prices } from '#webapp/kit/index.ts';

export const aboutMessages: typeof english.aboutMessages = {
  title: 'Quiénes somos',
  heading: 'La carta debería ser lo fácil',
  description:
    'Quién hace Credit Fix, cómo nace aquí una carta de disputa y qué nos guía: los hechos de su caso, la ley tal como es y ninguna promesa de resultados.',
  keywords:
    'acerca de Credit Fix, cartas de disputa, derechos sobre el informe de crédito, ley FCRA',
  lead: 'Una línea equivocada en un informe de crédito puede costarle a alguien un apartamento, un empleo o un préstamo. La ley permite a todos disputarla, gratis. Lo difícil es decirlo bien, y en eso trabajamos.',
  figures: 'Cifras',
  mission: {
    title: 'Para qué estamos',
    text: 'Queremos que una persona que nunca le ha escrito a una empresa envíe una carta que un asistente legal firmaría: los hechos correctos, la ley correcta, la dirección correcta y nada que le haga daño. Nadie debería tener que pagarle a alguien para que hable en su nombre. Todo esto puede hacerlo sin nosotros, y lo decimos en cada página.',
  },
  technology: {
    title: 'Cómo nace una carta',
    law: {
      title: 'La ley sale de una tabla',
      text: 'Para cada razón, y para cada tipo de empresa, una tabla dice qué ley se puede nombrar, qué se puede pedir y qué plazo empieza. Ningún modelo de lenguaje elige una ley, así que ninguna carta nombra una que no existe.',
    },
    editor: {
      title: 'Un editor lee cada línea',
      text: 'La hayamos armado nosotros o la haya cambiado usted, cada carta se revisa antes de firmarla: si nombra una ley que no obliga a esa empresa, si amenaza, si promete. El editor señala el lugar, dice por qué y propone un arreglo donde hay uno seguro.',
    },
    model: {
      title: 'Ayuda con sus propias frases, si la pide',
      text: 'Un modelo de lenguaje puede pulir lo que usted escribió. Antes de que salga algo, usted ve exactamente lo que se le enviaría, con nombres y números ocultos. Su versión aparece junto a la de usted con cada cambio marcado, y usted decide cuál queda.',
      models: (figure) => `Los modelos se basan en ${figure}.`,
    },
    seal: {
      title: 'Sellada como una carta',
      text: 'Lo que usted guarda se cifra (AES-256). Su firma queda unida a las palabras exactas que vio: lo que firmó es lo que se guarda y lo que se envía.',
    },
  },
  values: {
    title: 'Lo que nos guía',
    list: [
      {
        name: 'Sin promesas.',
        text: 'La información cierta y reciente se queda en un informe. Quien promete otra cosa no dice la verdad.',
      },
      {
        name: 'Sin miedo y sin prisa.',
        text: 'Los únicos plazos son los de la ley. Puede detenerse cuando quiera y seguir más tarde.',
      },
      {
        name: 'Primero el precio.',
        text: 'Usted ve cuánto cuesta algo antes de aceptarlo.',
      },
      {
        name: 'Sus datos son suyos.',
        text: 'Puede llevárselos todos, o borrarlos, por su cuenta. No vendemos nada, y aquí nadie le sigue el rastro.',
      },
      {
        name: 'A veces, ninguna carta.',
        text: 'Si una carta no sería cierta o le haría daño, se lo decimos y le mostramos qué más puede hacer.',
      },
    ],
  },
  experts: {
    title: 'Hecho para que lo revisen expertos',
    text: 'Cada regla está en una tabla que un abogado o un asesor de crédito puede leer sin saber programar: la sección de la ley en que se apoya, qué pide y qué no debe decir nunca. Para cada regla hay una carta de muestra. Si conoce este campo y encuentra un error, queremos saberlo.',
    write: 'Cuéntenos qué encontró',
  },
  company: {
    title: 'La empresa',
    text: (name: string, state: string) =>
      `${name} es una empresa de ${state}. No somos un bufete de abogados ni una agencia de crédito, y nada de lo que hay aquí es asesoría legal.`,
  },
  start: {
    title: 'Véalo con su propia carta',
    action: 'Empiece su carta gratis',
    note: 'Una carta al mes es gratis. Sin tarjeta de crédito.',
  },
};

export const blogMessages: typeof english.blogMessages = {
  title: 'Blog',
  heading: 'Próximamente',
  description:
    'Vienen artículos claros sobre informes de crédito, disputas y la ley. Mientras tanto, vea cómo funciona o empiece una carta.',
  keywords: 'artículos sobre informes de crédito, guía de disputas, blog de Credit Fix',
  lead: 'Aquí queremos escribir sobre cómo leer un informe de crédito, qué permite pedir la ley y qué hacer con una respuesta. Con palabras claras, y solo cuando valga su tiempo.',
  email: 'Correo electrónico',
  notify: 'Avíseme',
  notYet: 'Próximamente, avisos por correo electrónico',
  meanwhile: 'Lo que puede leer y hacer hoy',
  guides: 'Lea las guías',
  how: 'Cómo funciona',
  start: 'Empiece su carta gratis',
};

export const checkedLetterMessages: typeof english.checkedLetterMessages = {
  title: 'Nada que usted no pueda comprobar',
  lead: 'Los hechos los pone usted. La ley sale de una tabla que mantienen personas. Antes de que firme, un editor ya leyó cada línea y anotó al margen.',
  excerpt: 'Parte de una carta, en inglés, con notas al margen',
  notes: {
    facts: {
      title: 'Los hechos, en su orden',
      text: 'Salen de sus respuestas. No agregamos ninguno, y usted puede cambiar cada frase.',
    },
    law: {
      title: 'La ley, en una frase',
      text: 'La agencia de crédito debe investigar gratis, por lo general en un plazo de 30 días. En su carta, toque una ley para leer qué dice y a quién obliga.',
    },
    editor: {
      title: 'Lo que quitaríamos',
      text: 'Una amenaza no le da a nadie nada que investigar. El editor marca lo que dañaría su carta, explica por qué y propone un texto más seguro donde lo hay.',
    },
  },
};

const proLetters = planLetters.pro;
const reward = dollars(REFERRAL_REWARD_CENTS).replace('.00', '');

const mailed = byMode({
  selfHelp: 'O la enviamos: paga solo esa carta',
  cro: 'O la enviamos nosotros, con un contrato por escrito: usted paga solo por esa carta',
});

export const costMessages: typeof english.costMessages = {
  title: 'Cuánto cuesta',
  keywords:
    'precio de una carta de disputa, carta de disputa gratis, precio del correo certificado, Credit Fix Pro',
  lead: 'Dos planes. Usted ve cada precio antes de aceptarlo.',
  perMonth: byMode({ selfHelp: 'al mes', cro: 'por cada carta hecha' }),
  gives: 'Qué incluye',
  free: {
    name: 'Gratis',
    price: '$0',
    text: 'Para cuando hay un solo dato mal. No es una prueba que vence.',
    gives: [
      '1 carta por mes calendario',
      'A una de las tres agencias, o a una empresa',
      'El PDF, para imprimirlo y enviarlo',
      mailed,
      'Sus cartas y sus fechas en un panel',
      'Sin tarjeta de crédito',
    ],
    start: 'Empiece su carta gratis',
    note: 'Si la envía usted, paga la estampilla en el correo.',
  },
  pro: {
    name: proPrice.name,
    price: byMode({ selfHelp: prices.pro, cro: prices.letter }),
    text: 'Para varios datos y correo con seguimiento.',
    gives: [
      `Hasta ${proLetters} cartas por período de facturación (uso razonable)`,
      'A las tres agencias a la vez',
      'Correo certificado con seguimiento desde aquí, a un precio que ve antes',
      'Cada carta en PDF, y el panel',
      'Respuesta prioritaria del equipo de ayuda',
      `${reward} de crédito por amigo que pague Pro`,
      'Cancele cuando quiera, con un clic',
    ],
    choose: 'Elegir Pro',
    note: byMode({
      selfHelp:
        'Primero inicie sesión; no se cobra nada sin que lo confirme. Se renueva cada mes hasta que cancele.',
      cro: `Primero viene un contrato. Puede cancelarlo al menos durante tres días hábiles, y antes no hacemos nada. Las cartas hechas se pagan a fin de mes, ${prices.pro} como máximo.`,
    }),
  },
  fairUse:
    'Un período de facturación es un mes desde el día en que empezó Pro. Uso razonable quiere decir 3 cartas en él: la siguiente espera al período que viene.',
  mailPrices: 'Cuánto cuesta cada tipo de correo',
};

export const mailPriceMessages: typeof english.mailPriceMessages = {
  title: 'Si la enviamos nosotros',
  lead: 'Estos precios incluyen la impresión, el sobre y el franqueo. Usted ve el precio completo de su carta antes de aceptarlo. Si la imprime y la envía por su cuenta, no nos paga nada.',
  kind: 'Tipo de correo',
  firstPage: 'Primera página',
  extraPage: 'Cada página más',
  largeEnvelope: 'Sobre grande',
  firstClass: 'Correo de primera clase (First-Class Mail)',
  certified: 'Correo certificado (Certified Mail) con seguimiento',
  withReceipt: 'Correo certificado con acuse de recibo electrónico',
  same: 'por carta, tenga las páginas que tenga: correo de primera clase (First-Class Mail), correo certificado (Certified Mail) con seguimiento o correo certificado con acuse de recibo electrónico.',
  note: 'Imprimimos por un solo lado y agregamos una hoja con la dirección. En el correo de primera clase esa hoja cuenta como página. Más de 6 hojas viajan en un sobre grande, que se suma una vez.',
};

export const homeMessages: typeof english.homeMessages = {
  title: 'Cartas de disputa para su informe de crédito',
  description:
    'Responda preguntas sencillas y reciba una carta de disputa clara: los hechos, la ley que corresponde, la dirección correcta. Una carta al mes es gratis.',
  keywords:
    'carta de disputa de crédito, disputar informe de crédito, carta FCRA, agencia de crédito, correo certificado',
  hero: {
    headline: '¿Algo está mal en su informe de crédito? Póngalo por escrito.',
    lead: 'Responda preguntas sencillas. Con ellas armamos una carta de disputa, con la ley y la dirección que corresponden.',
    start: 'Empiece su carta gratis',
    how: 'Vea cómo funciona',
    templates: 'Vea los modelos de carta',
    terms: 'Una carta al mes es gratis. Sin tarjeta de crédito.',
    happened: '¿Qué pasó?',
    situations: [
      ['?about=late-payment', 'Un pago atrasado'],
      ['?about=not-mine', 'Una deuda que no es mía'],
      ['?about=wrong-amount', 'Monto equivocado'],
      ['?about=collector', 'Me escribió un cobrador'],
      ['?about=identity-theft', 'Robo de identidad'],
      ['', 'Otra cosa'],
    ],
    sample:
      'Una muestra abreviada, con nombres inventados. Va en inglés, como la leen las empresas.',
    signature: 'Firma',
  },
  bar: 'Empiece su carta gratis',
  figures: {
    title: 'Credit Fix en cifras',
    claimedSuccess: 'Tasa de éxito: según resultados verificados de los usuarios.',
    measuredSuccess:
      'Respuestas anotadas aquí que trajeron una corrección o eliminación, entre todas las anotadas.',
    noPromise: 'No dice nada sobre su caso. Nadie puede prometerle un resultado.',
  },
  voices: {
    title: 'Lo que nos contaron',
    note: 'Estas personas hablaron de sus cartas y de su puntaje. Un puntaje depende de muchas cosas, y el suyo puede no cambiar.',
  },
  closing: {
    title: 'Un dato, una carta, hoy o cuando usted quiera',
    text: 'Su informe de crédito es gratis en AnnualCreditReport.com.',
  },
};

export const lawReviewMessages: typeof english.lawReviewMessages = {
  reviewed: (by, on) => `Nuestra tabla de la ley fue revisada por ${by} el ${on}.`,
};

export const sampleLetterMessages: typeof english.sampleLetterMessages = {
  open: 'Abrir una carta de muestra (PDF)',
  invented: 'Los nombres son inventados. Está en inglés, como se envía.',
};

export const howItWorksMessages: typeof english.howItWorksMessages = {
  title: 'Cómo funciona',
  description:
    'Cuatro pasos desde un dato equivocado en su informe de crédito hasta una carta de disputa firmada: los hechos, la ley correcta, su firma y una fecha.',
  keywords:
    'cómo disputar un error en el informe de crédito, pasos de una carta de disputa, correo certificado, FCRA 30 días',
  lead: 'Cuatro pasos. Tenga a mano su informe de crédito. Puede parar cuando quiera y seguir después.',
  steps: [
    {
      title: 'Cuente los hechos',
      text: 'Quién es usted, de qué cuenta se trata y qué está mal. Las preguntas cambian según la razón que elija. El informe de crédito tiene los nombres y números que necesita.',
      need: 'Necesita: la página de su informe donde está el dato.',
    },
    {
      title: 'Nosotros armamos la carta',
      text: 'Los hechos van en una carta con la ley que corresponde a su caso, dirigida al lugar correcto. La ley viene de una tabla fija que revisan personas. Si los hechos no dan para una carta, se lo decimos y le mostramos qué más puede hacer. La carta va en inglés, porque en ese idioma trabaja quien la recibe; las preguntas y las explicaciones están en español.',
      need: 'Necesita: nada. La carta se va llenando al lado de sus respuestas.',
    },
    {
      title: 'Lea, firme y elija cómo se envía',
      text: 'Usted ve la carta terminada y puede cambiar sus palabras. Cuando diga lo que usted quiere decir, dibuje o escriba su firma. Lo que firmó es lo que se guarda, y después ya no se puede cambiar. Luego descarga el PDF o deja que la enviemos nosotros, a un precio que ve antes.',
      need: 'Necesita: un minuto para leer cada palabra. La carta sale a su nombre.',
    },
    {
      title: 'Sígala hasta que llegue la respuesta',
      text: 'Envíe usted el PDF por correo postal, con copias de sus papeles y nunca los originales. Si la enviamos nosotros, usted ve por dónde va. Guardamos la fecha límite de la respuesta, se la recordamos y tenemos lista la carta siguiente si la respuesta llega tarde o está mal.',
      need: 'Necesita: un lugar donde recibir la respuesta. La agencia debe escribirle sobre el resultado (15\u00A0U.S.C.\u00A0§\u00A01681i).',
    },
  ],
  calendarTitle: 'Una disputa, día por día',
  calendarLead:
    'Lo que pasa por lo general cuando una carta va por correo postal a una agencia de informes de crédito.',
  calendar: [
    {
      when: 'Hoy',
      what: byMode({
        selfHelp: 'Usted firma la carta. El PDF está listo enseguida.',
        cro: 'Usted firma la carta. El PDF está listo enseguida, o cuando un contrato nuevo ya no se puede cancelar.',
      }),
    },
    {
      when: 'De 1 a 2 días hábiles',
      what: 'Si la enviamos nosotros, se imprime y se entrega al correo.',
    },
    {
      when: 'De 3 a 5 días hábiles más',
      what: 'La carta llega, y empieza a correr el plazo de la agencia.',
    },
    {
      when: '30 días desde entonces',
      what: 'En la mayoría de los casos la agencia debe haber terminado. Puede tomarse hasta 15 días más si mientras tanto usted envía información nueva, y por precaución esperamos 45 días si usted disputa después de su primer informe gratis de AnnualCreditReport.com en 12 meses.',
    },
    {
      when: '5 días hábiles más',
      what: 'El resultado por escrito tiene que estar en camino. Entonces usted sabe si ya terminó o qué sigue.',
    },
  ],
  machineTitle: 'Lo que hace la inteligencia artificial, y lo que nunca hace',
  machineLead:
    'Usamos un modelo de lenguaje solo para sus propias frases, y solo cuando usted lo pide: para pulirlas, para cuestionarlas o para ponerlas en inglés.',
  machine: [
    {
      title: 'La ley no la decide la máquina',
      text: 'Cada cita viene de nuestra tabla de reglas. Una máquina que adivina la ley podría perjudicarle; por eso no se lo pedimos.',
    },
    {
      title: 'Sus nombres y números se quedan aquí',
      text: 'Los nombres, números y fechas que encontramos se quitan antes de que una frase salga de aquí, y se ponen de nuevo cuando regresa. Usted ve primero el texto exacto.',
    },
    {
      title: 'Usted ve cada cambio',
      text: 'La frase pulida queda al lado de la suya con los cambios marcados. No se usa nada que usted no elija.',
    },
    {
      title: 'Se revisa antes de que usted la vea',
      text: 'Si la respuesta dice más, menos u otra cosa que lo que usted dijo, la desechamos y quedan sus propias palabras.',
    },
  ],
  whoSignsTitle: 'Quién puede firmar',
  machineMore: 'Sus cuatro límites',
  whoSignsMore: 'Por usted, por un menor o por alguien a su cargo',
  whoSignsLead:
    'Una disputa viene de la persona de quien es el informe. Escribimos para adultos que firman por sí mismos.',
  whoSigns: [
    {
      title: 'Usted mismo, con 18 años o más',
      text: 'Usted responde las preguntas, lee la carta y la firma. Alguien puede sentarse a su lado y ayudarle.',
    },
    {
      title: 'Por un menor',
      text: 'El padre, la madre o el tutor legal puede pedir aquí, en su propio nombre, un congelamiento de seguridad para un menor de 16 años. No escribimos disputas para menores; IdentityTheft.gov (robodeidentidad.gov) explica a los padres cómo disputar con cada agencia.',
    },
    {
      title: 'Como tutor o con un poder notarial',
      text: 'Si un tribunal le nombró tutor o curador, puede pedir aquí un congelamiento de seguridad para esa persona. Nuestras demás cartas dicen «yo», así que con la firma de usted no serían verdad. Para ellas, y para una alerta de servicio activo que pide por alguien que sirve, escriba a la agencia en su propio nombre, diga por quién y envíe una copia de la orden judicial o del poder. Cada agencia dice qué más necesita.',
    },
    {
      title: 'Por alguien que falleció',
      text: 'La familia o el albacea puede escribir a cada agencia con una copia del acta de defunción y de los documentos de la sucesión. Nuestra carta por una marca de fallecimiento equivocada es para quienes viven.',
    },
  ],
  disputableTitle: 'Lo que usted puede disputar',
  disputableMore: 'Catorce tipos de anotaciones',
  disputable: {
    notMine: 'Cuentas que no son suyas y cuentas que abrió un ladrón de identidad',
    collections: 'Cuentas en cobranza o canceladas como pérdida que están mal o que usted pagó',
    latePayments: 'Pagos marcados como atrasados que llegaron a tiempo',
    amounts: 'Saldos, límites y fechas equivocados',
    duplicates: 'La misma deuda dos veces',
    tooOld: 'Datos demasiado viejos para reportarse',
    inquiries: 'Consultas de crédito que usted no pidió',
    medical: 'Facturas médicas que se pagaron o que no son suyas',
    studentLoans: 'Préstamos estudiantiles con un saldo o un estado equivocado',
    deceased: 'Una marca que dice que usted falleció',
    mixedFile: 'Cuentas de otra persona en su expediente',
    personal: 'Un nombre, una dirección o un empleador equivocado',
    bankruptcies: 'Una bancarrota de hace más de diez años',
    courtRecords: 'Una sentencia o un gravamen fiscal, y la manutención de menores',
  },
  onlyWrong: 'Dispute solo lo que cree que está mal. Una carta no puede quitar lo que es verdad.',
  aloneToo:
    'También puede hacer todo esto sin nosotros, gratis. El derecho a disputar es de usted.',
  start: 'Empezar mi carta gratis',
  startTerms: 'Una carta al mes es gratis. Sin tarjeta de crédito.',
  templates: 'Ver todos los modelos de cartas',
};

export const legalMessages: typeof english.legalMessages = {
  notice: {
    title: 'Esta página está en inglés',
    text: (
      <p>
        El texto en inglés es el que vale legalmente, por eso no lo traducimos. Si algo no le queda
        claro, <Link to="/contact?subject=legal">escríbanos</Link>.
      </p>
    ),
  },
  terms: {
    title: 'Términos del servicio',
    description:
      'Qué hace Credit Fix por usted, cuánto paga, cómo terminar, cómo funciona la firma por computadora y de qué respondemos usted y nosotros.',
    keywords:
      'términos del servicio, condiciones de cartas de disputa de crédito, firma electrónica, cancelación',
    lead: (since) =>
      `Lo que usted y nosotros acordamos cuando usa Credit Fix. En vigor desde el ${since}.`,
  },
  privacy: {
    title: 'Privacidad en palabras sencillas',
    description:
      'Qué guarda Credit Fix sobre usted, por cuánto tiempo, quién recibe qué, cuáles son sus derechos y qué no hacemos nunca.',
    keywords:
      'política de privacidad, cuánto tiempo se guardan los datos, borrar mis datos, sin rastreadores',
    lead: (since) =>
      `Qué guardamos, por qué, por cuánto tiempo y quién puede verlo. En vigor desde el ${since}.`,
  },
  disclaimer: {
    title: 'Aviso legal',
    description:
      'Qué es Credit Fix y qué no es: sin promesa de resultados, sin asesoría legal ni financiera, y los límites de un programa que escribe.',
    keywords:
      'aviso legal, sin garantía de resultados, no es asesoría legal, límites de la inteligencia artificial',
    lead: (since) =>
      `Lo que nuestras cartas pueden hacer, lo que no, y dónde termina nuestra parte. En vigor desde el ${since}.`,
  },
  accessibility: {
    title: 'Accesibilidad',
    description:
      'Cómo funciona Credit Fix con lectores de pantalla, teclado y texto grande, qué falta y cómo escribirnos. Respondemos en un plazo de 2 días hábiles.',
    keywords: 'declaración de accesibilidad, WCAG 2.1 AA, WCAG 2.2, lector de pantalla, teclado',
    lead: () =>
      'Toda persona tiene derecho a un informe de crédito correcto, así que toda persona debe poder usar este sitio.',
  },
};

export const questionsMessages: typeof english.questionsMessages = {
  title: 'Preguntas frecuentes',
  more: '¿Otra pregunta? Escríbanos',
  questions: [
    {
      question: '¿Cómo funciona?',
      answer:
        'Usted responde preguntas sobre el dato que está mal. Con sus respuestas armamos una carta, con la ley que corresponde y la dirección a la que va. Usted la lee, cambia lo que quiera y la firma. Después descarga el PDF y lo envía, o la enviamos nosotros a un precio que ve antes. También puede disputar por su cuenta, gratis; nosotros le ayudamos a ordenar los hechos.',
    },
    {
      question: '¿Vale una firma en una pantalla?',
      answer:
        'Por regla general, sí. Según la ley federal de firmas electrónicas (ESIGN Act), una firma no puede rechazarse solo por ser electrónica (15\u00A0U.S.C.\u00A0§\u00A07001). Si prefiere firmar con pluma, elija “En papel” donde se firma: la carta deja el espacio.',
    },
    {
      question: '¿Puedo ver dónde está mi carta?',
      answer:
        'Una carta que enviamos por correo certificado tiene un número de seguimiento de USPS. Su panel muestra dónde está, cuándo llegó y cuál es la fecha límite de la respuesta. Si la envía usted, anote el día en que llegó y calculamos las mismas fechas.',
    },
    {
      question: '¿Es legal, y es seguro para mí?',
      answer:
        'Sí, es legal. La ley federal le da el derecho de disputar lo que está mal en su informe de crédito (15\u00A0U.S.C.\u00A0§\u00A01681i). Si un dato está mal o no se puede verificar, hay que corregirlo o eliminarlo. Lo que es cierto y reciente se queda, y nadie puede prometerle que su puntaje suba. Si una carta no sería cierta o podría perjudicarle, se lo decimos antes de que firme.',
    },
    {
      question: '¿Qué pasa con lo que escribo?',
      answer:
        'Su dirección, su número de cuenta y su carta se guardan cifrados (AES-256) y pertenecen solo a su cuenta. En este sitio no hay anuncios ni rastreadores. Solo ven algo los servicios que hacen falta, como el que envía su carta, y nada llega a una agencia o a un acreedor si usted no lo envía.',
    },
    {
      question: '¿Qué incluye cada plan?',
      answer: `El plan Gratis le da 1 carta por mes calendario en PDF, sin tarjeta de crédito. Credit Fix Pro le da hasta ${planLetters.pro} cartas en cada período de facturación, a las tres agencias a la vez, correo certificado con seguimiento a un precio que usted ve antes, y respuesta prioritaria del equipo de ayuda. Sigue hasta que usted cancele, con un clic.`,
    },
  ],
};

export const servicesMessages: typeof english.servicesMessages = {
  title: 'Servicios',
  heading: 'Lo que hacemos por usted, y lo que queda en sus manos',
  description:
    'Cartas de disputa a agencias de crédito, acreedores y cobradores, correo certificado con seguimiento y las fechas límite de cada respuesta.',
  keywords:
    'servicio de disputa de crédito, cartas de disputa, correo certificado, validación de la deuda, agencias de crédito',
  lead: 'Usted sabe qué pasó. Nosotros le ayudamos a decirlo, a enviarlo y a no perder de vista la respuesta.',
  figures: 'Cifras',
  bureaus: {
    title: 'Cartas a las agencias de crédito',
    text: 'Para cuentas que no son suyas, saldos y fechas equivocados, duplicados, datos demasiado antiguos y robo de identidad. A Equifax, Experian y TransUnion, con copias de sus papeles adjuntas.',
    link: 'Vea las cartas de disputa',
  },
  companies: {
    title: 'Cartas a acreedores y cobradores',
    text: 'Para la empresa que reportó el dato, o la que le pide pagar: una disputa directa, la prueba de una deuda, una petición de buena voluntad, una oferta de acuerdo.',
    link: 'Vea las cartas a empresas',
  },
  mail: {
    title: 'Correo certificado sin ir al correo',
    text: 'Podemos imprimir su carta y enviarla, certificada o de primera clase: con Pro, o solo esa carta, sin plan. Usted confirma las dos direcciones, ve antes el precio y durante un rato todavía puede cancelar el envío.',
    link: 'Vea cómo funciona el envío',
  },
  dates: {
    title: 'Las fechas, y la carta que sigue',
    text: 'Desde el día en que llega su carta contamos los días que da la ley. Recibe un aviso cuando se cumple el plazo de la respuesta y, para cada respuesta, la carta que corresponde.',
    link: 'Vea qué pasa después del envío',
  },
  never: {
    title: 'Lo que no hacemos',
    list: [
      'No hablamos con agencias ni empresas en su nombre. Las cartas son suyas, y las respuestas le llegan a usted.',
      'No prometemos que algo se elimine ni que un puntaje suba.',
      'No damos asesoría legal, y no somos un bufete de abogados.',
      'Nunca pedimos su número de Seguro Social completo ni la contraseña de su banco.',
      'No vendemos sus datos y no mostramos anuncios.',
    ],
  },
  start: {
    title: 'Empiece por el dato que más le preocupa',
    action: 'Empiece su carta gratis',
    note: 'Una carta al mes es gratis. Sin tarjeta de crédito.',
  },
};

export const templateLibraryMessages: typeof english.templateLibraryMessages = {
  title: 'Modelos de cartas de disputa',
  description:
    'Cartas para disputar un informe, para acreedores y cobradores, y para proteger su expediente: cuándo sirve cada una y qué incluir.',
  keywords:
    'modelos de cartas de disputa, ejemplo de carta de disputa de crédito, carta de validación de la deuda, carta de buena voluntad, carta 609',
  lead: 'Elija la carta que más se parece a su caso. Cada página dice cuándo sirve, qué necesita usted y cuándo conviene otra carta. Las explicaciones están en español; la carta misma va en inglés.',
  disputes: 'Cuando su informe está mal',
  disputesText:
    'Estas van a una agencia de informes de crédito, o a la empresa que reportó el dato.',
  others: 'Cuando escribe a un acreedor o a un cobrador',
  othersText:
    'Estas no disputan ninguna línea de su informe. Piden pruebas, piden un favor o hacen una oferta.',
  protecting: 'Cuando protege su expediente',
  protectingText:
    'Estas no disputan nada. Piden a una agencia que cierre su informe a los extraños, o que lo marque.',
  guides: 'Lea primero las guías',
  notSure: '¿No sabe cuál elegir?',
  notSureText:
    'Empiece sin modelo. Las preguntas encuentran la carta que corresponde, y usted puede cambiar cuando quiera.',
  start: 'Empezar mi carta gratis',
  whatHappened: 'Diga primero qué pasó',
};

export const templateMessages: typeof english.templateMessages = {
  unknownDispute: 'Carta de disputa',
  unknownLetter: 'Modelo de carta',
  unknownText:
    'No tenemos ninguna carta con este nombre. El enlace puede ser antiguo. Todas las cartas que sí tenemos están a un paso.',
  library: 'Modelos de cartas de disputa',
  keywords: (title) =>
    `${title.toLowerCase()}, ejemplo de carta, modelo de carta, disputa de informe de crédito, FCRA`,
  use: 'Empezar con este modelo',
  whatHappened: '¿No está seguro? Responda unas preguntas',
  all: 'Todos los modelos de cartas',
  when: 'Cuándo usarla',
  data: 'Datos que debe incluir',
  otherBetter: 'Cuándo conviene otra carta',
  back: 'Volver a todos los modelos de cartas',
  startWithout: 'Empezar una carta sin modelo',
  nothingListed: 'No hay nada con este nombre.',
  law: 'Lo que dice la ley',
  noLaw:
    'Ninguna ley obliga a la otra parte a aceptar, así que esta carta no nombra ninguna. Pide, y la respuesta depende de quien la recibe.',
  moreLaw: 'Qué más puede citar una carta así',
};

export const threeStepsMessages: typeof english.threeStepsMessages = {
  title: 'De unas respuestas a una carta en el correo',
  form: {
    title: 'Diga qué está mal',
    text: 'Nombre la cuenta y responda las preguntas de su caso. Cada una dice por qué la hacemos. Pare cuando quiera: todo queda guardado.',
  },
  letter: {
    title: 'Lea y firme',
    text: 'Vea la carta completa antes de firmarla. Toque una ley para leer qué significa. Cambie el texto donde quiera.',
  },
  envelope: {
    title: 'Envíela',
    text: 'Descargue el PDF y envíelo usted, o lo enviamos nosotros por correo certificado. Desde que llega, la agencia tiene 30 días en la mayoría de los casos para investigar. Después debe escribirle.',
  },
};
