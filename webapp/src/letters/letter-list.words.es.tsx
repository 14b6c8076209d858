import type { words as english } from './letter-list.words.tsx';

const pagesOfCopies = (pages: number) =>
  pages === 1 ? 'con 1 página de copias' : `con ${pages} páginas de copias`;

export const words: typeof english = {
  drafts: 'Cartas sin terminar',
  yourDrafts: 'sus cartas sin terminar',
  noDrafts: 'No hay nada sin terminar.',
  draftDeleted: 'Borrador eliminado',
  undo: 'Deshacer: recuperarlo',
  didNotWork: 'Eso no funcionó',
  justBegun: 'Una carta recién empezada',
  lastChanged: (about, changedOn) =>
    about ? `${about}. Último cambio: ${changedOn}` : `Último cambio: ${changedOn}`,
  goOn: (letter) => <>Continuar {letter}</>,
  delete: (letter) => <>Eliminar {letter}</>,

  recent: 'Cartas recientes',
  showAll: (letters) => `Mostrar las ${letters} cartas`,
  signed: (signedOn, mailedOn, reference) => (
    <>
      Firmada el {signedOn}
      {mailedOn && `, enviada el ${mailedOn}`}. Referencia {reference}
    </>
  ),
  mailIt: (letter) => <>Enviarla {letter}</>,
  followIt: (letter) => <>Seguirla {letter}</>,
  download: (letter) => <>Descargar {letter}</>,
  letter: (reference) => `carta ${reference}`,

  withItems: (about, items) => `${about}, ${items} datos`,
  items: (items) => `${items} datos`,
  withCopies: (about, pages) => `${about}, ${pagesOfCopies(pages)}`,
  copies: pagesOfCopies,
};
