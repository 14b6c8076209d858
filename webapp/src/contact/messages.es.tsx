import { Link } from 'react-router-dom';
import type * as english from './messages.tsx';

export const contactMessages: typeof english.contactMessages = {
  title: 'Contacto',
  description:
    'Escriba al equipo de ayuda de Credit Fix. Respondemos en un plazo de 24 horas, de lunes a viernes.',
  keywords: 'contacto Credit Fix, ayuda con cartas de disputa de crédito, preguntas sobre pagos',
  lead: (when) => `Una persona lee lo que usted escribe y responde ${when}.`,
  questionsFirst: (
    <p>
      Muchas dudas ya tienen respuesta entre las <Link to="/#faq-title">preguntas frecuentes</Link>.
    </p>
  ),
  howKept: (
    <>
      Usamos su mensaje y su dirección para responderle, y para nada más. Cómo los guardamos está en
      la <Link to="/privacy">página de privacidad</Link>.
    </>
  ),
  name: 'Su nombre',
  email: 'Correo electrónico',
  emailHint: 'Aquí llega nuestra respuesta.',
  subject: '¿De qué se trata?',
  chooseSubject: 'Elija un tema',
  message: 'Su mensaje',
  messageHint:
    'Por favor, no escriba números de Seguro Social, contraseñas ni números de cuenta completos. Nunca los necesitamos.',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  sendWaits: 'El botón se activa cuando termina la verificación contra robots.',
  sendHint: 'Le avisamos por correo electrónico cuando su mensaje haya llegado.',
  checkNeeded: 'Complete la verificación reCAPTCHA.',
  failed: 'No se pudo enviar el mensaje. Inténtelo de nuevo.',
  sent: 'Su mensaje fue enviado',
  thanks: (email, when) => `Gracias. Respondemos a ${email}, ${when}.`,
  lastSent: (email, when) => `Su último mensaje fue enviado. Respondemos a ${email}, ${when}.`,
};
