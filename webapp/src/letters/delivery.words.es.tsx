import type { words as english } from './delivery.words.tsx';

export const words: typeof english = {
  heading: (letters) =>
    letters > 1
      ? 'Sus cartas están firmadas. ¿Cómo quiere enviarlas?'
      : 'Su carta está firmada. ¿Cómo quiere enviarla?',
  about: {
    several: (letters) =>
      `${letters} cartas, una para cada agencia. Lo que usted firmó está guardado y no cambiará.`,
    to: (reference, target) =>
      `Carta ${reference} para ${target}. Lo que usted firmó está guardado y no cambiará.`,
    one: (reference) => `Carta ${reference}. Lo que usted firmó está guardado y no cambiará.`,
  },
  next: 'Qué sigue ahora',
  download: {
    title: 'Descargar PDF',
    free: 'Gratis',
    several: 'Imprímalas y envíe cada una en su propio sobre. La firma ya está en ellas.',
    one: 'Imprímala y envíela usted por correo. La firma ya está en ella.',
    printing:
      'Su PDF todavía se está preparando. Tarda un minuto como máximo; la carta está a salvo.',
  },
  yourself: {
    title: (letters) => (letters > 1 ? 'Envíelas usted por correo' : 'Envíela usted por correo'),
    print: (letters) =>
      letters > 1
        ? 'Imprima las cartas. Cada una va en su propio sobre, y no hace falta firmar otra vez.'
        : 'Imprima la carta. No hace falta firmarla otra vez.',
    copies:
      'Agregue copias en papel de lo que la carta enumera, salvo las que ya se imprimen con ella. Guarde los originales.',
    postOffice: () => (
      <>
        Vaya a la oficina de correos y pida{' '}
        <strong>correo certificado con acuse de recibo (Certified Mail with Return Receipt)</strong>
        . Allí le dirán el precio.
      </>
    ),
    receiptStarts: 'Guarde los recibos. El plazo empieza en la fecha del que le llega de vuelta.',
    receiptProves: 'Guarde los recibos. El que le llega de vuelta demuestra cuándo llegó su carta.',
  },
  list: {
    yours: 'Su carta',
    reference: (reference) => `Referencia ${reference}`,
    printing:
      'Firmada y a salvo. Su PDF todavía se está preparando, lo que tarda un minuto como máximo.',
    beingPrinted: 'En preparación',
    download: 'Descargar PDF',
    downloadFor: (target) => `para ${target}`,
  },
};
