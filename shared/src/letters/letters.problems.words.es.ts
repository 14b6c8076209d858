import type { words as english } from './letters.problems.words.ts';

export const words: typeof english = {
  'letters.not_found': 'No encontramos esa carta. Es posible que pertenezca a otra cuenta.',
  'letters.draft_not_found':
    'No encontramos ese borrador. Es posible que se haya eliminado o que pertenezca a otra cuenta.',
  'letters.draft_changed_elsewhere':
    'Este borrador se cambió en otra pestaña o en otro dispositivo. Vuelva a cargar la página para ver la versión más reciente.',
  'letters.draft_already_signed': 'Esta carta ya está firmada. La encontrará en su panel.',
  'letters.too_many_drafts':
    'Tiene muchas cartas sin terminar. Termine o elimine una antes de empezar otra.',
  'letters.facts_missing': 'Todavía faltan algunos datos para que podamos escribir esta carta.',
  'letters.refused': 'No debemos escribir esta carta tal como está.',
  'letters.nothing_new':
    'Usted ya envió esta disputa hace poco, con los mismos hechos. Una segunda carta necesita algo nuevo: otro hecho u otra copia.',
  'letters.contradicts_earlier':
    'Esta carta contradiría otra que usted hizo para el mismo dato. Una disputa dice que el dato está mal; una carta de buena voluntad dice que está bien.',
  'letters.copy_missing':
    'Una de las copias que eligió ya no está aquí. Agréguela de nuevo o quítela de la lista.',
  'letters.too_many_copies':
    'Estas copias son demasiadas o demasiado grandes para un solo sobre. Deje fuera las que menos importan.',
  'letters.wording_blocked':
    'Una parte del texto podría perjudicar su disputa. Cambie la oración marcada antes de firmar.',
  'letters.document_changed':
    'La carta cambió después de que usted la leyó. Léala una vez más y luego firme.',
  'letters.words_changed':
    'Sus oraciones ya no son las que se le mostraron, así que no se envió nada. Vea una vez más lo que se enviaría.',
  'letters.too_long':
    'Esta carta no cabe en dos páginas. Las cartas más cortas se leen con más atención: recorte sus detalles.',
  'letters.too_much_to_read':
    'Revisar esta carta tardó demasiado y nos detuvimos. No se perdió nada. Acorte su propio texto, quite las filas largas de las mismas letras o signos e inténtelo de nuevo.',
  'letters.signature_unreadable':
    'No pudimos leer la imagen de la firma. Bórrela y firme de nuevo, o escriba su nombre.',
  'letters.pdf_unavailable':
    'No pudimos hacer el PDF en este momento. Su borrador está a salvo y no se le contó ninguna carta. Inténtelo de nuevo en un minuto.',
  'letters.pdf_not_ready':
    'El PDF de esta carta todavía se está preparando. La carta está firmada y a salvo. Inténtelo de nuevo en un minuto.',
};
