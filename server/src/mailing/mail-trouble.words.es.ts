import type { words as english } from './mail-trouble.words.ts';

export const words: typeof english = {
  address_unknown: {
    text: 'El Servicio Postal no conoce una de las direcciones del sobre, así que la carta no se envió.',
    whatToDo:
      'Compare las dos direcciones con una factura o carta que tenga, incluido el número de apartamento. Luego envíe la carta otra vez con la dirección corregida.',
  },
  too_many_pages: {
    text: 'La carta tiene más páginas, con sus copias, de las que acepta el servicio de correo. No se envió.',
    whatToDo:
      'Descargue la carta y envíela usted por correo certificado: la oficina de correos tiene los formularios. O escríbala otra vez con menos copias.',
  },
  file_too_large: {
    text: 'La carta con sus copias es más grande de lo que acepta el servicio de correo. No se envió.',
    whatToDo:
      'Descargue la carta y envíela usted por correo certificado: la oficina de correos tiene los formularios. O escríbala otra vez con menos copias.',
  },
  file_refused: {
    text: 'El servicio de correo no pudo imprimir el archivo de esta carta, así que no se envió. Usted no hizo nada mal.',
    whatToDo:
      'Descargue la carta y envíela usted por correo certificado: la oficina de correos tiene los formularios. Si escribe al equipo de ayuda, lo investigaremos.',
  },
  file_gone: {
    text: 'El archivo que usted firmó no se pudo abrir cuando había que enviarlo, así que no se envió nada.',
    whatToDo:
      'Escriba la carta otra vez. Si llevaba copias, agréguelas de nuevo: eliminamos las copias después de 90 días.',
  },
  carrier_account: {
    text: 'El servicio de correo no aceptó cartas de nosotros durante tres días, así que esta no se envió. La culpa es nuestra, no suya.',
    whatToDo:
      'Si el tiempo importa, descargue la carta y envíela usted por correo certificado: la oficina de correos tiene los formularios. Si no, envíela otra vez desde aquí dentro de unos días.',
  },
  staff_refused: {
    text: 'Nuestro personal no pudo enviar esta carta tal como está.',
    whatToDo:
      'Escriba al equipo de ayuda, por favor: le diremos por qué. Descargue la carta y envíela usted por correo certificado: la oficina de correos tiene los formularios.',
  },
  carrier_refused: {
    text: 'El servicio de correo no aceptó esta carta, así que no se envió.',
    whatToDo:
      'Envíela una vez más. Si tampoco la aceptan, descargue la carta y envíela usted por correo certificado: la oficina de correos tiene los formularios.',
  },
  returned: {
    text: 'El Servicio Postal no pudo entregar la carta y la está devolviendo a su dirección de remitente.',
    whatToDo:
      'Cuando llegue el sobre, lea la etiqueta amarilla: dice por qué. Revise la dirección y luego envíe la carta otra vez.',
  },
  returned_address: {
    text: 'El Servicio Postal no encontró la dirección y está devolviendo la carta a su dirección de remitente.',
    whatToDo:
      'Busque la dirección en una factura, en su informe de crédito o en el sitio de la propia empresa. Luego envíe la carta otra vez con esa dirección.',
  },
  returned_moved: {
    text: 'El destinatario se mudó, y el Servicio Postal está devolviendo la carta a su dirección de remitente.',
    whatToDo:
      'La etiqueta amarilla del sobre puede mostrar la dirección nueva. También puede encontrarla en su informe de crédito o en el sitio de la propia empresa. Luego envíe la carta otra vez.',
  },
  returned_refused: {
    text: 'El destinatario no aceptó la carta, y el Servicio Postal la está devolviendo a su dirección de remitente.',
    whatToDo:
      'Guarde el sobre cerrado, con su etiqueta: muestra que usted escribió y que no lo aceptaron. Puede enviar la carta otra vez, también por correo ordinario, que nadie tiene que firmar.',
  },
  returned_unclaimed: {
    text: 'Nadie recogió la carta en la oficina de correos, y el Servicio Postal la está devolviendo a su dirección de remitente.',
    whatToDo:
      'Guarde el sobre cerrado, con su etiqueta: muestra que usted escribió. Puede enviar la carta otra vez, también por correo ordinario, que nadie tiene que recoger.',
  },
  damaged: {
    text: 'La carta se dañó en el camino, y el Servicio Postal no la entregó.',
    whatToDo: 'Envíela otra vez. La copia que usted firmó está segura aquí.',
  },
  lost: {
    text: 'El Servicio Postal perdió la carta en el camino.',
    whatToDo: 'Envíela otra vez. La copia que usted firmó está segura aquí.',
  },
};
