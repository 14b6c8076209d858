import { documentLimits } from './document.rules.ts';
import type { words as english } from './documents.problems.words.ts';

const megabytes = Math.floor(documentLimits.fileBytes / 1_000_000);

export const words: typeof english = {
  'documents.not_found':
    'No encontramos esa copia. Es posible que ya se haya eliminado o que pertenezca a otra cuenta.',
  'documents.empty': 'No llegó nada. Elija el archivo de nuevo.',
  'documents.broken_off':
    'La subida se detuvo a medio camino y no se guardó nada. Elija el archivo de nuevo.',
  'documents.too_large': `Este archivo es demasiado grande. Elija uno de menos de ${megabytes} MB; basta una foto con menor resolución.`,
  'documents.wrong_type': 'Aceptamos un PDF, o una foto en JPEG, PNG o HEIC. Elija otro archivo.',
  'documents.unreadable':
    'No pudimos abrir este archivo. Es posible que esté dañado. Guárdelo de nuevo o tómele una foto.',
  'documents.encrypted':
    'Este PDF está protegido con una contraseña. Guarde una copia sin la contraseña o tómele una foto.',
  'documents.unsafe':
    'Este archivo contiene más que un simple documento, así que no lo guardamos. Tome una foto de la página.',
  'documents.too_many_pages': `Este PDF tiene más de ${documentLimits.filePages} páginas. Deje solo las páginas que importan para su disputa.`,
  'documents.picture_too_large':
    'Esta imagen tiene demasiados píxeles. Tome la foto de nuevo con un ajuste normal de la cámara.',
  'documents.picture_too_small':
    'Esta imagen es demasiado pequeña para leerse impresa. Tome una foto más nítida de toda la página.',
  'documents.too_many':
    'Usted guarda muchas copias. Elimine una que ya no necesite antes de agregar otra.',
  'documents.in_use':
    'En este momento se está haciendo una carta que usa esta copia. Inténtelo de nuevo en un minuto.',
};
