import type * as english from './messages.ts';

export const accountsProblemsMessages: typeof english.accountsProblemsMessages = {
  'accounts.sign_in_needed': 'Primero inicie sesión.',
  'accounts.link_missing': 'Falta el código de verificación.',
  'accounts.link_invalid':
    'Este enlace de acceso no funciona. Puede estar incompleto, ya usado o reemplazado por uno más nuevo.',
  'accounts.link_expired':
    'Este enlace de acceso ya venció. Los enlaces funcionan durante 30 minutos.',
  'accounts.link_elsewhere':
    'Abrió este enlace en un navegador distinto del que lo pidió. Presione el botón para iniciar sesión aquí.',
  'accounts.login_code_wrong':
    'Ese no es el código de nuestro último correo. Mírelo otra vez: tiene seis dígitos.',
  'accounts.login_code_over':
    'Ese código ya no funciona. Use el enlace del mismo correo o pida uno nuevo.',
  'accounts.pair_number_wrong':
    'Ese no es el número de la otra pantalla, así que cancelamos este enlace por seguridad. Pida uno nuevo.',
  'accounts.sign_in_again':
    'Por su seguridad, inicie sesión una vez más primero. No se cambió nada.',
  'accounts.passkey_unknown':
    'No conocemos esa llave de acceso. Use el enlace de acceso o pruebe con otra llave de acceso.',
  'accounts.passkey_failed':
    'No pudimos comprobar la llave de acceso. No se cambió nada. Inténtelo de nuevo o use el enlace de acceso.',
  'accounts.too_many_passkeys': 'Usted ya tiene diez llaves de acceso. Quite una que ya no use.',
  'accounts.not_found': 'Eso ya no está aquí. Vuelva a cargar la página.',
  'accounts.email_in_use': 'Esa ya es su dirección. Escriba la nueva.',
  'accounts.change_invalid':
    'Este enlace de confirmación no funciona. Puede estar usado, ser demasiado antiguo o haber sido reemplazado por uno más nuevo. Su dirección no cambió por este enlace.',
  'accounts.stop_link_invalid':
    'Este enlace no sirve. Copie el enlace completo del correo, o inicie sesión y elija sus correos en Mi cuenta.',
};

export const profileSchemaMessages: typeof english.profileSchemaMessages = {
  firstName: 'Nombre',
  middleName: 'Segundo nombre',
  lastName: 'Apellidos',
  suffix: 'Sufijo',
  unit: 'Apartamento o unidad',
  address: 'Calle y número',
  city: 'Ciudad',
  state: 'Estado',
  zipCode: 'Código postal',
  phone: 'Teléfono',
  chooseState: 'Elija un estado o déjelo en blanco.',
  zipDigits: 'Un código postal tiene 5 dígitos, o 9 con un guion.',
  passkeyName: 'Nombre',
};
