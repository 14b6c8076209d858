import type { Claim, Testimonial } from './claims.ts';
import type { Language } from './language.ts';

/**
 * What the product owner says of the product in figures, one entry each, and what people told the owner. Pages show none that is not
 * here. `CLAIMS` is the switch over all of them, `shown` over one.
 */

export const ClaimId = {
  lettersSent: 'lettersSent',
  generationTime: 'generationTime',
  generationTimeOfTechnology: 'generationTimeOfTechnology',
  underTwoMinutes: 'underTwoMinutes',
  repeatUsers: 'repeatUsers',
  successRate: 'successRate',
  founded: 'founded',
  accuracy: 'accuracy',
  satisfaction: 'satisfaction',
  models: 'models',
  fcraCompliance: 'fcraCompliance',
  encryption: 'encryption',
} as const;

export type ClaimId = keyof typeof ClaimId;

export interface OwnersClaim extends Claim {
  /** What the database's own figure counts, if that is not the same thing. */
  readonly measuredText?: Readonly<Record<Language, string>>;
}

/** Where two pages say different figures of the same thing, each is an entry. */
export const claims: Readonly<Record<ClaimId, OwnersClaim>> = {
  lettersSent: {
    source: 'claimed',
    shown: true,
    figure: '62,421+',
    text: { en: 'letters sent', es: 'cartas enviadas' },
    measuredAs: 'lettersMade',
    measuredText: { en: 'letters made here', es: 'cartas hechas aquí' },
  },
  generationTime: {
    source: 'claimed',
    shown: true,
    figure: '1m 22s',
    text: { en: 'average time to generate a letter', es: 'de promedio para generar una carta' },
  },
  generationTimeOfTechnology: {
    source: 'claimed',
    shown: true,
    figure: '1m 22s',
    text: { en: 'average time to generate a letter', es: 'de promedio para generar una carta' },
  },
  underTwoMinutes: {
    source: 'claimed',
    shown: true,
    figure: '2 min',
    text: {
      en: 'or less for the letter, once your facts are in',
      es: 'o menos para la carta, con sus datos ya escritos',
    },
  },
  repeatUsers: {
    source: 'claimed',
    shown: true,
    figure: '78%',
    text: {
      en: 'of people come back for another letter',
      es: 'de las personas vuelve por otra carta',
    },
    measuredAs: 'repeatUsersPercent',
    measuredText: {
      en: 'of people wrote again in a later month',
      es: 'de las personas volvió a escribir en otro mes',
    },
  },
  successRate: {
    source: 'claimed',
    shown: true,
    figure: '91%',
    text: { en: 'success rate', es: 'tasa de éxito' },
    measuredAs: 'successPercent',
    measuredText: {
      en: 'of recorded answers brought a change',
      es: 'de las respuestas anotadas trajo un cambio',
    },
  },
  founded: {
    source: 'claimed',
    shown: true,
    figure: '2019',
    text: { en: 'the year we were founded', es: 'el año en que se fundó la empresa' },
  },
  accuracy: {
    source: 'claimed',
    shown: true,
    figure: '98.7%',
    text: { en: 'accuracy of generated letters', es: 'de precisión en las cartas generadas' },
  },
  satisfaction: {
    source: 'claimed',
    shown: true,
    figure: '91%',
    text: { en: 'of people say they are satisfied', es: 'de las personas dice estar satisfecha' },
  },
  models: {
    source: 'claimed',
    shown: true,
    figure: 'GPT-4',
    text: { en: 'based language models', es: 'es la base de los modelos de lenguaje' },
  },
  fcraCompliance: {
    source: 'claimed',
    shown: true,
    figure: '100%',
    text: { en: 'FCRA compliance', es: 'de cumplimiento de la ley FCRA' },
  },
  encryption: {
    source: 'claimed',
    shown: true,
    figure: 'AES-256',
    text: { en: 'encryption of what you store', es: 'para cifrar lo que usted guarda' },
  },
};

export const testimonials: readonly Testimonial[] = [
  {
    source: 'claimed',
    shown: true,
    name: 'Marisol T.',
    improvement: { en: '+87 points', es: '+87 puntos' },
    text: {
      en: 'The collection was for somebody with a name like mine. I had called about it for a year. One page with the right facts said it better than I ever did on the phone.',
      es: 'La cobranza era de alguien con un nombre parecido al mío. Llamé por eso un año entero. Una página con los hechos en orden lo dijo mejor que yo por teléfono.',
    },
  },
  {
    source: 'claimed',
    shown: true,
    name: 'Dwayne K.',
    improvement: { en: '+64 points', es: '+64 puntos' },
    text: {
      en: 'It asked me what I could prove, and told me to leave out the rest. I liked that it did not promise me anything.',
      es: 'Me preguntó qué podía probar y me dijo que dejara fuera lo demás. Me gustó que no me prometiera nada.',
    },
  },
  {
    source: 'claimed',
    shown: true,
    name: 'Priya S.',
    improvement: { en: '+112 points', es: '+112 puntos' },
    text: {
      en: 'Two accounts were listed twice, at two bureaus. I wrote on a Sunday and knew on which day to expect the answers.',
      es: 'Dos cuentas aparecían dos veces, en dos agencias. Escribí un domingo y supe qué día esperar las respuestas.',
    },
  },
];
