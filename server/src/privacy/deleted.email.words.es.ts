import type { words as english } from './deleted.email.words.ts';

export const words: typeof english = {
  title: 'Su cuenta está eliminada',
  preview: 'Qué se eliminó, qué guardamos sellado y hasta cuándo.',
  done: (day) => `Usted nos pidió eliminar su cuenta el ${day}. Ya está hecho.`,
  subscriptionEnded: 'Con ella terminó su suscripción. No se le cobrará nada más.',
  goneForGood: 'Esto se eliminó para siempre:',
  gone: [
    'su nombre, correo electrónico, dirección postal y teléfono en su cuenta',
    'sus borradores y su firma guardada',
    'sus copias de documentos y los archivos de cartas que las contenían',
    'las direcciones, los números de seguimiento y las pruebas de las cartas que enviamos por usted',
    'sus inicios de sesión, llaves de acceso y configuración de correos',
    'sus mensajes al equipo de ayuda desde esta dirección de correo electrónico',
  ],
  letters: (count, years, last) =>
    count === 1
      ? `1 carta firmada con el registro de quién firmó y cuándo, para que la firma todavía se pueda probar. Se elimina ${years} años después de firmada, el ${last}.`
      : `${count} cartas firmadas con el registro de quién firmó y cuándo, para que una firma todavía se pueda probar. Cada una se elimina ${years} años después de firmada, la última el ${last}.`,
  payments: (count, years, last) =>
    count === 1
      ? `1 registro de pago, sin su nombre, para nuestra contabilidad. Se elimina después de ${years} años, el ${last}.`
      : `${count} registros de pago, sin su nombre, para nuestra contabilidad. Cada uno se elimina después de ${years} años, el último el ${last}.`,
  flags: (count) =>
    count === 1
      ? '1 nota nuestra sobre cómo se usó la cuenta, sin su nombre.'
      : `${count} notas nuestras sobre cómo se usó la cuenta, sin su nombre.`,
  nothingKept: 'No guardamos nada más de esta cuenta.',
  marks:
    'Lo que usted aceptó, y marcas codificadas de su buzón y de los datos disputados. Las marcas no se pueden convertir de nuevo en lo que representan. Sirven para que la carta gratis siga siendo una al mes, y se eliminan con el último de estos registros.',
  kept: 'Esto lo guardamos, sellado. Nadie puede abrirlo en el servicio, ni siquiera usted:',
  again: 'Si inicia sesión de nuevo con esta dirección, empieza con una cuenta nueva y vacía.',
  reason: (supportEmail) =>
    `Recibe este último correo porque se eliminó la cuenta con esta dirección. Si no fue usted, escriba a ${supportEmail}.`,
};
