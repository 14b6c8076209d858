import { Link } from 'react-router-dom';
import type { words as english } from './login.words.tsx';

export const words: typeof english = {
  title: 'Iniciar sesión',
  keywords:
    'iniciar sesión en Credit Fix, enlace de acceso, llave de acceso, cuenta de cartas de disputa',
  description: 'Inicie sesión en Credit Fix con un enlace que le enviamos a su correo electrónico.',
  lead: 'Le enviamos un enlace por correo electrónico, así que no hay contraseña. ¿Es su primera vez aquí? El mismo enlace abre su cuenta.',
  leadOnTheWay:
    'Primero inicie sesión; después sigue adonde iba. Le enviamos un enlace por correo electrónico, así que no hay contraseña.',
  email: 'Correo electrónico',
  why: 'Su correo electrónico es su cuenta: sus cartas y borradores quedan en ella. Allí le enviamos enlaces de acceso y noticias sobre sus cartas y su cuenta. Cualquier otra cosa, solo si usted la pide.',
  invalidEmail: 'Escriba un correo electrónico válido, como nombre@example.com.',
  captchaOpen: 'Complete la verificación reCAPTCHA.',
  failed: 'Ocurrió un error. Inténtelo de nuevo.',
  send: 'Enviarme un enlace de acceso',
  sending: 'Enviando…',
  sendHint:
    'El enlace sirve una sola vez, durante 30 minutos. El botón se activa cuando el correo electrónico está completo y la verificación contra robots está hecha.',
  or: 'o',
  withPasskey: 'Iniciar sesión con una llave de acceso',
  waitingForPasskey: 'Esperando su llave de acceso…',
  terms: (
    <>
      Al iniciar sesión, usted acepta nuestros <Link to="/terms">términos</Link>. La{' '}
      <Link to="/privacy">página de privacidad</Link> dice qué guardamos y por qué.
    </>
  ),

  sentTitle: 'Revise su correo electrónico',
  sentTo: (address) => (
    <>
      Enviamos un enlace de acceso a {address}. Ábralo en el dispositivo que quiera usar. Sirve una
      sola vez y vence a los 30 minutos.
    </>
  ),
  nothingThere:
    '¿No ha llegado nada después de un minuto o dos? Mire en la carpeta de correo no deseado o revise la dirección de arriba. Si pide otro enlace, el anterior deja de servir.',
  startOver: 'Enviar a otro correo electrónico',
};
