import { Link } from 'react-router-dom';
import type { words as english } from './legal.words.tsx';

export const words: typeof english = {
  notice: {
    title: 'Esta página está en inglés',
    text: (
      <p>
        El texto en inglés es el que vale legalmente, por eso no lo traducimos. Si algo no le queda
        claro, <Link to="/contact?subject=legal">escríbanos</Link>.
      </p>
    ),
  },
  terms: {
    title: 'Términos del servicio',
    description:
      'Qué hace Credit Fix por usted, cuánto paga, cómo terminar, cómo funciona la firma por computadora y de qué respondemos usted y nosotros.',
    keywords:
      'términos del servicio, condiciones de cartas de disputa de crédito, firma electrónica, cancelación',
    lead: (since) =>
      `Lo que usted y nosotros acordamos cuando usa Credit Fix. En vigor desde el ${since}.`,
  },
  privacy: {
    title: 'Privacidad en palabras sencillas',
    description:
      'Qué guarda Credit Fix sobre usted, por cuánto tiempo, quién recibe qué, cuáles son sus derechos y qué no hacemos nunca.',
    keywords:
      'política de privacidad, cuánto tiempo se guardan los datos, borrar mis datos, sin rastreadores',
    lead: (since) =>
      `Qué guardamos, por qué, por cuánto tiempo y quién puede verlo. En vigor desde el ${since}.`,
  },
  disclaimer: {
    title: 'Aviso legal',
    description:
      'Qué es Credit Fix y qué no es: sin promesa de resultados, sin asesoría legal ni financiera, y los límites de un programa que escribe.',
    keywords:
      'aviso legal, sin garantía de resultados, no es asesoría legal, límites de la inteligencia artificial',
    lead: (since) =>
      `Lo que nuestras cartas pueden hacer, lo que no, y dónde termina nuestra parte. En vigor desde el ${since}.`,
  },
  accessibility: {
    title: 'Accesibilidad',
    description:
      'Cómo funciona Credit Fix con lectores de pantalla, teclado y texto grande, qué falta y cómo escribirnos. Respondemos en un plazo de 2 días hábiles.',
    keywords: 'declaración de accesibilidad, WCAG 2.1 AA, WCAG 2.2, lector de pantalla, teclado',
    lead: () =>
      'Toda persona tiene derecho a un informe de crédito correcto, así que toda persona debe poder usar este sitio.',
  },
};
