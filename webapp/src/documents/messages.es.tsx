import { plural } from '@creditfix/shared/kernel';
import type * as english from './messages.tsx';
import { documentLimits } from '@creditfix/shared/documents';

export const enclosureNames: typeof english.enclosureNames = {
  photo_id: 'identificación con foto',
  identity_proof: 'prueba de identidad',
  proof_of_address: 'comprobante de domicilio',
  marked_report_page: 'página del informe',
  name_proof: 'prueba del nombre',
  mix_up_papers: 'documentos de la confusión',
  family_papers: 'documentos del tribunal',
  payment_proof: 'comprobante de pago',
  settlement_letter: 'carta de acuerdo de pago',
  payoff_letter: 'carta de liquidación',
  statement: 'estado de cuenta',
  older_report: 'página de un informe anterior',
  creditor_letter: 'carta de la empresa',
  contract: 'contrato',
  second_report_page: 'página con el segundo registro',
  sale_letter: 'carta sobre la venta',
  ftc_report: 'informe de la FTC',
  police_report: 'denuncia policial',
  insurance_statement: 'estado de cuenta del seguro',
  va_notice: 'documentos del VA',
  bankruptcy_papers: 'documentos de la bancarrota',
  cancellation_form: 'Formulario 1099-C',
  court_papers: 'documentos del registro',
  ssa_letter: 'carta del Seguro Social',
  authority_proof: 'prueba de autoridad',
  protected_identity: 'prueba de la otra persona',
  duty_papers: 'documentos del servicio',
  other_papers: 'otros documentos',
};

export const copiesMessages: typeof english.copiesMessages = {
  title: 'Sus copias',
  description:
    'Las copias que agregó para sus cartas, por cuánto tiempo las guardamos y cómo eliminarlas.',
  lead: (days) =>
    `Documentos que agregó para sus cartas. Se guardan cifrados, y cada uno se elimina ${days} días después de la última carta que lo usa.`,
  loading: 'Cargando sus copias',
  notLoaded: 'No pudimos cargar sus copias',
  tryAgain: 'Intentar de nuevo',
  none: 'Todavía no hay copias',
  noneAbout: 'Las copias se agregan al escribir una carta, en la parte sobre el sobre.',
  startLetter: 'Empezar su carta',

  about: ({ pages, size, kept }) => `${pages}, ${size}. ${kept}`,
  pages: (count) => plural(count, { one: '1 página', other: `${count} páginas` }),
  underOneKb: 'menos de 1 KB',
  today: 'hoy',
  onDay: (day) => `el ${day}`,
  notUsed: (day) => `Todavía no está en una carta firmada. Se guarda hasta el ${day}.`,
  usedIn: (letters, day) =>
    plural(letters, {
      one: `En 1 carta firmada. Se guarda hasta el ${day}.`,
      other: `En ${letters} cartas firmadas. Se guarda hasta el ${day}.`,
    }),

  see: 'Verla',
  takeOut: 'Quitar de esta carta',
  delete: 'Eliminar',
  deleted: (name) => `Copia eliminada: ${name}.`,
  askDelete: (name) => `¿Eliminar para siempre la copia «${name}»?`,
  cannotBringBack: 'No podemos recuperarla.',
  signedKeepPages: 'Las cartas que usted firmó conservan sus páginas impresas.',
  deleteIt: 'Eliminarla',
  deleting: 'Eliminando…',
  keepIt: 'Conservarla',

  close: 'Cerrar',
  pagesShown: 'Páginas',
  page: (page, of) => `Página ${page} de ${of}`,
  pagePicture: ({ name, page, of }) => `${name}, página ${page} de ${of}`,
  pageBroken: (page, of) => `No pudimos mostrar la página ${page} de ${of}.`,
};

export const uploadWords: typeof english.uploadWords = {
  limits: ({ megabytes, pages }) =>
    `PDF, JPEG, PNG o HEIC, de hasta ${megabytes} MB y ${pages} páginas cada uno.`,
  add: 'Agregar un archivo o una foto',
  addAnother: 'Agregar otro archivo',
  takePhoto: 'Tomar una foto',
  notAdded: 'No se agregó:',
  tryAgain: 'Intentar de nuevo',
  chooseAnother: 'Elegir otro archivo',
  leaveOut: 'No incluirlo',
  waiting: 'Esperando el archivo anterior',
  sending: (percent) => `Enviando, ${percent}%`,
  checking: 'Revisando el archivo y quitando los datos ocultos…',
  cancel: 'Cancelar',
};

export const answerWords: typeof english.answerWords = {
  label: 'Una copia de la respuesta',
  added: (pages) => `Agregada, ${pages}. Se guarda con sus copias.`,
  leaveOut: 'No incluirla',
  which: 'la copia de la respuesta',
  of: 'la respuesta',
};

export const papersMessages: typeof english.papersMessages = {
  all: 'Agréguelos todos a la vez. Después le preguntamos qué es cada uno.',
  dropHere: 'Suéltelos aquí',
  papers: 'papeles',
  coverUp: 'Solo copias. Recorte las fotos, y tape números de tarjeta y datos médicos.',
  keep: 'Dejarlo así',
  whatIsIt: '¿Qué es esto?',
  left: (files: number) => plural(files, { one: 'falta 1 más', other: `faltan ${files} más` }),
  leaveOut: 'No incluirlo',
  whatHelps: 'Papeles que ayudan a esta carta',
};

export const envelopeMessages: typeof english.envelopeMessages = {
  notAllAdded: (copies) =>
    `En una carta caben ${copies} copias. No se agregaron todos los archivos.`,
  fullHere: (copies) => `En una carta caben ${copies} copias. Quite una para agregar otra.`,
  lost: 'Una copia de esta carta ya no está',
  lostAbout:
    'Se eliminó, así que la quitamos. Revise abajo qué va en el sobre, también lo que usted pone en papel.',
  notLoaded: 'No pudimos cargar las copias que agregó antes',
  tryAgain: 'Intentar de nuevo',

  exhibit: (letter) => `Anexo ${letter} (Exhibit ${letter})`,
  exhibitAbout: (pages, when) => `${pages}, agregada ${when}`,
  takeStored: (name, when) => `Usar la copia que agregó ${when}: ${name}`,
  dropHere: 'Suéltelo aquí',
  onPaper: 'Yo pondré una copia en papel en el sobre',
  onPaperOf: (what) => `Yo pondré una copia en papel en el sobre: ${what}`,
  onPaperNote: 'Esto sirve cuando usted envía la carta por su cuenta.',

  added: (name, letter) => `Copia agregada: ${name}. Es el anexo ${letter}.`,
  takenOut: (name) => `Quitada de esta carta. Todavía guardamos la copia: ${name}.`,
  deleted: (name) => `Copia eliminada: ${name}.`,
  moved: (name, letter) => `Ahora es el anexo ${letter}: ${name}.`,

  inEnvelope: 'En su sobre',
  move: {
    up: (what) => `Subir: ${what}`,
    down: (what) => `Bajar: ${what}`,
  },
  remove: (what) => `Quitar de esta carta: ${what}`,
  paperList: (list) => `Usted pone en papel: ${list}.`,
  behindLetter: (copies, pages) =>
    plural(copies, {
      one: `1 copia con ${pages} detrás de su carta, en este orden.`,
      other: `${copies} copias con ${pages} detrás de su carta, en este orden.`,
    }),
  tooManyPages: (pages) => `${pages} páginas son demasiadas para un sobre`,
  tooManyPagesAbout: `En una carta caben ${documentLimits.pagesPerLetter} páginas de copias. Quite lo que menos importe.`,
  tooLarge: 'Estas imágenes son demasiado grandes para un sobre',
  tooLargeAbout: 'El servicio de correo acepta una cantidad limitada. Quite lo que menos importe.',
};

export const markMessages: typeof english.markMessages = {
  markIt: 'Marcar una línea',
  heading: (title) => `Marque la línea: ${title}`,
  lead: 'Haga clic en la línea de la que habla la carta, o tóquela; con el ratón o un lápiz también puede dibujar un marco. Con el teclado: ponga un marco y muévalo con las flechas; con Mayús y las flechas cambia de tamaño. También basta el número de la línea. La carta remite al lugar exacto.',
  page: 'Página',
  line: 'Número de la línea, si lo sabe',
  lineHint: 'Cuente las líneas desde arriba, o use el número impreso.',
  lineFault: 'Escriba un número del 1 al 999.',
  addFrame: 'Poner un marco en la página',
  removeFrame: 'Quitar el marco',
  frame: 'Marco en la página',
  frameAt: (from, to) => `Del ${from}% al ${to}% de la página, contando desde arriba`,
  pagePicture: ({ name, page, of }) => `${name}, página ${page} de ${of}`,
  done: 'Listo',
  marked: (places) => `Marcado: ${places}`,
  place: ({ page, line }) =>
    line === undefined ? `página ${page}` : `página ${page}, línea ${line}`,
};

/** Blacking out parts of a paper before it is added, in Spanish. */
export const editorMessages: typeof english.editorMessages = {
  start: 'Recortar o tapar antes',
  heading: (title) => `Prepárelo: ${title}`,
  shape: {
    turnLeft: 'Girar a la izquierda',
    turnRight: 'Girar a la derecha',
    turned: 'Se giró la página.',
    straighten: 'Enderezar',
    straightening: 'Mirando las líneas…',
    straightened: (degrees) => `Enderezada ${degrees.toFixed(1)}°.`,
    level: 'La página ya está derecha.',
    noLines: 'No encontramos líneas para guiarnos. Gire la página usted, o tome la foto otra vez.',
    crop: 'Recortar',
  },
  crop: {
    lead: 'Arrastre las esquinas para que adentro quede solo lo importante.',
    keys: 'Con el teclado: Tab lleva a las esquinas y los lados, y las flechas los mueven. Con Mayús se mueven más rápido.',
    handles: {
      cropArea: 'La parte que conserva',
      nwDragHandle: 'Esquina superior izquierda',
      nDragHandle: 'Lado de arriba',
      neDragHandle: 'Esquina superior derecha',
      eDragHandle: 'Lado derecho',
      seDragHandle: 'Esquina inferior derecha',
      sDragHandle: 'Lado de abajo',
      swDragHandle: 'Esquina inferior izquierda',
      wDragHandle: 'Lado izquierdo',
    },
    kept: (width, height) => `Conserva el ${width} % del ancho y el ${height} % del alto.`,
    tooSmall: 'Esta parte es demasiado pequeña para leerse impresa. Hágala más grande.',
    reset: 'Restablecer',
    done: 'Listo',
    cropped: 'Se recortó la página.',
  },
  lead: 'Dibuje un cuadro sobre lo que no debe verse, o tóquelo.',
  moving: 'Arrastre un cuadro para moverlo, o su esquina para cambiar su tamaño.',
  keys: 'Con el teclado: ponga un cuadro en la página y muévalo con las flechas. Mayús y las flechas cambian su tamaño, Suprimir lo quita.',
  staysHere:
    'Su archivo se queda en este aparato. Solo se envían imágenes nuevas, tal como las ve aquí.',
  opening: 'Abriendo su archivo…',
  openingPage: (page, of) => `Abriendo la página ${page} de ${of}…`,
  notOpened: 'No pudimos abrir aquí este archivo',
  why: {
    locked: 'Está protegido con una contraseña. Guarde una copia sin contraseña y elíjala.',
    damaged: 'Puede estar dañado. Guárdelo otra vez, o tome una foto de la página.',
    too_many_pages: `Tiene más de ${documentLimits.filePages} páginas. Imprima solo las páginas importantes en un PDF nuevo y elíjalo.`,
    not_a_picture: 'Este navegador no puede mostrar esa imagen. Guárdela como JPEG y elíjala.',
  },
  page: 'Página',
  addBox: 'Poner un cuadro en la página',
  undo: 'Deshacer',
  smaller: 'Más pequeño',
  larger: 'Más grande',
  zoom: (percent) => `${percent} %`,
  found: (count) =>
    plural(count, {
      one: 'Tapamos 1 lugar que parece privado. Quite el cuadro si su carta lo necesita.',
      other: `Tapamos ${count} lugares que parecen privados. Quite un cuadro si su carta necesita lo que hay debajo.`,
    }),
  onPage: (page) => `Cuadros de la página ${page}`,
  none: 'No hay ningún cuadro en esta página.',
  box: (number, what) => `Cuadro ${number}: ${what}`,
  reasons: {
    ssn: 'número de Seguro Social',
    account_number: 'número de cuenta',
    birth_date: 'fecha de nacimiento',
    other_account: 'otra cuenta',
    personal: 'datos personales',
    own: 'suyo',
  },
  corner: 'Cambiar el tamaño',
  boxAt: ({ left, top }) => `a ${left} % de la izquierda y ${top} % de arriba`,
  remove: 'Quitarlo',
  added: 'Se agregó un cuadro.',
  removed: 'Se quitó el cuadro.',
  undone: 'Se deshizo el último paso.',
  pagePicture: (page, of) => `Página ${page} de ${of}`,
  cancel: 'Cancelar',
  asItIs: 'Agregarlo tal como está',
  save: 'Agregarlo así',
  saving: 'Haciendo imágenes nuevas…',
  failed:
    'No se pudieron dibujar los cuadros en la imagen. No se envió nada. Puede que un ajuste de este navegador esconda las imágenes a las páginas; pruebe con otro navegador.',
};

/** Pages of a report that go along with its letter, in Spanish. */
export const enclosedPagesMessages: typeof english.enclosedPagesMessages = {
  title: 'la página de su informe',
  drawing: 'Preparando la página de su informe…',
  enclose: (pages) =>
    plural(pages, {
      one: 'Se adjuntará esta página',
      other: `Se adjuntarán estas ${pages} páginas`,
    }),
  about: 'Será el Anexo A (Exhibit A). Solo se puede leer este dato; todo lo demás está en negro.',
  staysHere:
    'Su informe se queda en este aparato. Solo se envía esta imagen, cuando usted empiece la carta.',
  change: 'Cambiar lo que está en negro',
  done: 'Dejar estos cuadros',
  none: 'La página no se puede mostrar aquí',
  noneText: 'La carta va sin ella. Puede agregar la página después, donde la carta pide copias.',
  page: (page) => `Página ${page} de su informe`,
  picture: (page) => `Página ${page} de su informe, tal como se adjuntará`,
};

export const keptSafe: typeof english.keptSafe = {
  wholePage: (limits) =>
    `${limits} Basta una foto de la página completa. Imprimimos lo que usted agregue detrás de su carta.`,
  coverUp: (
    <>
      <strong>Tape lo que la carta no necesita:</strong> los números completos de tarjetas y para
      qué fue la atención médica. Aquí puede hacerlo con «Recortar o tapar antes». Guarde todos los
      originales en casa.
    </>
  ),
  how: 'Cómo guardamos sus copias',
  list: [
    'Se guardan cifradas.',
    'Quitamos los datos ocultos, como el lugar donde se tomó una foto.',
    `Una copia se elimina ${documentLimits.keptDays} días después de la última carta que la usa. Si ninguna carta la usa, se elimina ${documentLimits.keptDays} días después de que usted la agregó.`,
    `Una carta enviada conserva lo que llevaba hasta ${documentLimits.evidenceYears} años después del último paso de su disputa, y también la copia de una respuesta. Sin eso nadie podría mostrar más tarde qué se envió y qué se contestó.`,
    'Usted puede eliminar una copia en cualquier momento. En una carta enviada se queda.',
  ],
};
