import type { words as english } from './later-part.words.ts';

export const words: typeof english = {
  title: 'Esta parte no se cargó',
  text: 'Revise su conexión. Lo que escribió sigue aquí, y lo intentaremos de nuevo en cuanto vuelva la conexión.',
  tryAgain: 'Intentar de nuevo',
  reload: 'Volver a cargar esta página',
};
