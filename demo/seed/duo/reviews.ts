import type { SeedReviews } from '../content-model.ts';

export const duoReviews: SeedReviews = {
  site: '9b1c3f60-0d0a-4d5c-8f5e-d00000000001',
  wordless: [1, 1, 5, 31, 163],
  written: [
    {
      rate: 5,
      daysAgo: 3,
      name: 'SOLÈNE',
      language: 'fr',
      text: 'Mila a écouté, regardé, puis coupé. Trois semaines plus tard, ça tombe toujours bien, même sans sèche-cheveux.',
    },
    {
      rate: 5,
      daysAgo: 6,
      name: 'MATTEO',
      language: 'it',
      text: 'Vengo da Ventimiglia apposta. Sfumatura perfetta, barba curata al millimetro e un caffè come si deve.',
    },
    {
      rate: 4,
      daysAgo: 9,
      name: 'HANNAH',
      language: 'en',
      text: 'Lovely balayage and a calm, honest chat about what my hair could take. We started ten minutes late, hence four stars.',
    },
    {
      rate: 5,
      daysAgo: 12,
      name: 'KARIM',
      language: 'fr',
      text: 'Rasage à l’ancienne avec Nino : serviette chaude, silence, vue sur les remparts. Je suis ressorti dix ans plus jeune, ou au moins reposé.',
    },
    {
      rate: 3,
      daysAgo: 17,
      name: 'ÉLODIE',
      language: 'fr',
      text: 'Le résultat me plaît et l’équipe est adorable. En revanche, la couleur a demandé un second passage que l’on ne m’avait pas annoncé, et je suis restée une heure de plus que prévu : c’était offert, mais j’avais un train. Prévoyez large si vous partez d’une couleur faite ailleurs, et dites-le en réservant ; on m’a depuis rappelée pour savoir si tout tenait bien, ce que j’ai apprécié.',
    },
    {
      rate: 5,
      daysAgo: 21,
      name: 'JULE',
      language: 'de',
      text: 'Im Urlaub spontan gebucht, am selben Nachmittag war ein Platz frei. Enzo hat genau verstanden, was ich wollte.',
    },
    {
      rate: 5,
      daysAgo: 26,
      name: 'INÈS',
      language: 'fr',
      text: 'Premier platine réussi de ma vie. On m’a dit non deux fois avant de me dire oui, et c’était la bonne façon de faire.',
    },
    {
      rate: 2,
      daysAgo: 34,
      name: 'THOMAS',
      language: 'fr',
      text: 'Bonne coupe, mais le salon était bruyant ce samedi-là et j’ai attendu.',
    },
    {
      rate: 5,
      daysAgo: 41,
      name: 'CLARA',
      language: 'fr',
      text: 'Rendez-vous pris en deux minutes, rappel la veille, tarif annoncé et tenu.',
    },
  ],
};
