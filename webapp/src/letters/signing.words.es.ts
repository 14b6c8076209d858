import type { words as english } from './signing.words.ts';

export const words: typeof english = {
  heading: (letters) => (letters > 1 ? 'Firme sus cartas' : 'Firme su carta'),
  consentRead:
    'Confirmo que esta es mi firma electrónica legal y autorizo a la empresa a incluirla en mis cartas de disputa. He leído esta carta, y lo que dice es verdad hasta donde yo sé.',
  consentNote:
    'Usted acepta la declaración en inglés; la traducción está aquí para que sepa lo que dice.',
  forgetFailed: {
    title: 'No pudimos quitar su firma guardada',
    text: 'Revise su conexión e inténtelo de nuevo.',
  },
  faultsTitle: 'Antes de firmar',
  faults: {
    confirm: 'Marque la declaración para firmar su carta.',
    signature: 'Agregue su firma: dibújela o escríbala.',
    captcha: 'Complete la verificación reCAPTCHA, por favor.',
  },
  previous: 'Anterior',
  busy: 'Creando la carta…',
  reading: 'Leyendo su carta…',
  sign: (letters) => (letters > 1 ? `Crear ${letters} cartas` : 'Crear la carta'),
  tooFew: {
    stays: 'Su borrador queda guardado hasta entonces.',
    fewerBureaus: 'Elegir menos agencias',
  },
  problem: {
    fallback: 'No se pudo crear la carta. Inténtelo de nuevo.',
    nothingLost: 'Su borrador está guardado y ninguna carta se contó dos veces.',
    noLettersLeft: 'No le quedan cartas suficientes',
    readOnceMore: 'Lea la carta una vez más, por favor',
    alreadySigned: 'Ya está firmada',
    notMade: 'La carta no se creó',
    showAgain: 'Mostrarme la carta otra vez',
    toDashboard: 'Ir al panel',
  },
  signature: {
    legend: 'Su firma',
    kept: 'Guardada',
    draw: 'Dibujar',
    type: 'Escribir',
    keepNext: 'Guardar mi firma para la próxima carta',
    keepNextHint: 'La guardamos cifrada. Puede quitarla aquí cuando quiera.',
    ready: 'Firma guardada. Lista para usar',
    savedOnly: 'Firma guardada. Marque la declaración de arriba',
    drawn: 'Todavía sin guardar',
    empty: 'Todavía no hay firma',
    signHere: 'Firme aquí',
    save: 'Guardar la firma',
    undoStroke: 'Deshacer el último trazo',
    clear: 'Borrar',
    typeName: 'Escriba su nombre completo',
    typeNameHint: 'Escribir su nombre aquí cuenta como firmar.',
    pad: 'Campo para dibujar su firma con un dedo, un lápiz digital o un ratón. Para firmar con el teclado, elija Escribir.',
    takeKept: 'Usar mi firma guardada',
    forget: 'Olvidar esta firma',
    keptPicture: 'Su firma guardada',
  },
};
