import type {
  answerWords as englishAnswer,
  copyNames as englishNames,
  uploadWords as englishUploads,
  words as english,
} from './copies.words.ts';

export const copyNames: typeof englishNames = {
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
  other_papers: 'otros documentos',
};

export const words: typeof english = {
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
  pages: (count) => (count === 1 ? '1 página' : `${count} páginas`),
  underOneKb: 'menos de 1 KB',
  today: 'hoy',
  onDay: (day) => `el ${day}`,
  notUsed: (day) => `Todavía no está en una carta firmada. Se guarda hasta el ${day}.`,
  usedIn: (letters, day) =>
    letters === 1
      ? `En 1 carta firmada. Se guarda hasta el ${day}.`
      : `En ${letters} cartas firmadas. Se guarda hasta el ${day}.`,

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

export const uploadWords: typeof englishUploads = {
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

export const answerWords: typeof englishAnswer = {
  label: 'Una copia de la respuesta',
  added: (pages) => `Agregada, ${pages}. Se guarda con sus copias.`,
  leaveOut: 'No incluirla',
  which: 'la copia de la respuesta',
  of: 'la respuesta',
};
