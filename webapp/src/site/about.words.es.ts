import { siteSettings } from '@creditfix/shared/kernel';
import type { words as english } from './about.words.ts';

const { company } = siteSettings;

export const words: typeof english = {
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
      models: (figure) => `Los modelos se basan en ${figure.replaceAll('-', '\u2011')}.`,
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
    text: `${company.legalName} es una empresa de ${company.state}. No somos un bufete de abogados ni una agencia de crédito, y nada de lo que hay aquí es asesoría legal.`,
  },
  start: {
    title: 'Véalo con su propia carta',
    deed: 'Empiece su carta gratis',
    note: 'Una carta al mes es gratis. Sin tarjeta de crédito.',
  },
};
