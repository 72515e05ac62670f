import { paragraphs } from '../../markup.ts';
import type { SeedProduct } from '../../model.ts';

const category = 'visage';

export const faceProducts: readonly SeedProduct[] = [
  {
    slug: 'serum-eclat',
    category,
    name: {
      fr: 'Sérum éclat',
      de: 'Leuchtkraft-Serum',
      en: 'Radiance serum',
      es: 'Sérum luminosidad',
      it: 'Siero luminosità',
    },
    summary: {
      fr: 'Trois gouttes le matin, sous la crème, 30 ml.',
      de: 'Drei Tropfen am Morgen, unter der Creme, 30 ml.',
      en: 'Three drops in the morning, under your cream, 30 ml.',
      es: 'Tres gotas por la mañana, bajo la crema, 30 ml.',
      it: 'Tre gocce al mattino, sotto la crema, 30 ml.',
    },
    description: paragraphs({
      fr: `Vitamine C stable, eau de rose et un peu d’acide hyaluronique. Le teint s’unifie en quelques semaines.

À garder à l’abri de la lumière ; le flacon s’y emploie déjà.`,
      de: `Stabiles Vitamin C, Rosenwasser und etwas Hyaluronsäure. Nach einigen Wochen wirkt der Teint ebenmäßiger.

Vor Licht schützen; das Fläschchen hilft schon dabei.`,
      en: `Stable vitamin C, rose water and a little hyaluronic acid. Skin tone evens out within a few weeks.

Keep it out of the light; the bottle already does its part.`,
      es: `Vitamina C estable, agua de rosas y un poco de ácido hialurónico. El tono se unifica en unas semanas.

Consérvelo lejos de la luz; el frasco ya ayuda.`,
      it: `Vitamina C stabile, acqua di rose e un po’ di acido ialuronico. L’incarnato si uniforma in poche settimane.

Da tenere al riparo dalla luce; il flacone fa già la sua parte.`,
    }),
    pictures: ['serum-eclat', 'soin-eclat'],
    price: 48,
  },
  {
    slug: 'creme-de-jour-rose',
    category,
    name: {
      fr: 'Crème de jour à la rose',
      de: 'Tagescreme Rose',
      en: 'Rose day cream',
      es: 'Crema de día de rosa',
      it: 'Crema giorno alla rosa',
    },
    summary: {
      fr: 'Celle que l’on vous pose à la fin du soin, 50 ml.',
      de: 'Die Creme, mit der Ihre Behandlung endet, 50 ml.',
      en: 'The one that ends your facial, 50 ml.',
      es: 'La que cierra su tratamiento, 50 ml.',
      it: 'Quella che chiude il vostro trattamento, 50 ml.',
    },
    description: paragraphs({
      fr: `Rose de mai, beurre de mangue, glycérine végétale. Assez riche pour l’hiver, assez fine pour se maquiller dessus.

Convient aux peaux sensibles.`,
      de: `Mairose, Mangobutter, pflanzliches Glyzerin. Reichhaltig genug für den Winter, fein genug unter dem Make-up.

Auch für empfindliche Haut.`,
      en: `May rose, mango butter, vegetable glycerine. Rich enough for winter, fine enough to wear under make-up.

Suits sensitive skin.`,
      es: `Rosa de mayo, manteca de mango, glicerina vegetal. Rica para el invierno y fina para maquillarse encima.

Apta para pieles sensibles.`,
      it: `Rosa di maggio, burro di mango, glicerina vegetale. Ricca quanto basta per l’inverno, fine quanto basta sotto il trucco.

Adatta alle pelli sensibili.`,
    }),
    pictures: ['creme-rose'],
    price: 39,
  },
  {
    slug: 'masque-argile-verte',
    category,
    name: {
      fr: 'Masque à l’argile verte',
      de: 'Maske mit grüner Tonerde',
      en: 'Green clay mask',
      es: 'Mascarilla de arcilla verde',
      it: 'Maschera all’argilla verde',
    },
    summary: {
      fr: 'Dix minutes le dimanche soir, 75 ml.',
      de: 'Zehn Minuten am Sonntagabend, 75 ml.',
      en: 'Ten minutes on a Sunday evening, 75 ml.',
      es: 'Diez minutos el domingo por la noche, 75 ml.',
      it: 'Dieci minuti la domenica sera, 75 ml.',
    },
    description: paragraphs({
      fr: `L’argile du Velay de notre soin purifiant, avec de l’aloès pour qu’elle ne tire pas.

Rincez avant qu’elle ne sèche tout à fait.`,
      de: `Die Tonerde aus dem Velay, die wir bei der klärenden Behandlung verwenden, mit Aloe, damit sie nicht spannt.

Abspülen, bevor sie ganz getrocknet ist.`,
      en: `The Velay clay of our purifying facial, with aloe so that it never pulls.

Rinse before it has dried completely.`,
      es: `La arcilla del Velay de nuestro tratamiento purificante, con aloe para que no tire.

Aclare antes de que se seque del todo.`,
      it: `L’argilla del Velay del nostro trattamento purificante, con aloe perché non tiri.

Sciacquare prima che asciughi del tutto.`,
    }),
    pictures: ['masque-argile'],
    price: 22,
  },
  {
    slug: 'eau-de-bleuet',
    category,
    name: {
      fr: 'Eau de bleuet',
      de: 'Kornblumenwasser',
      en: 'Cornflower water',
      es: 'Agua de aciano',
      it: 'Acqua di fiordaliso',
    },
    summary: {
      fr: 'Une brume pour les yeux fatigués, 150 ml.',
      de: 'Ein Sprühnebel für müde Augen, 150 ml.',
      en: 'A mist for tired eyes, 150 ml.',
      es: 'Una bruma para los ojos cansados, 150 ml.',
      it: 'Una bruma per gli occhi stanchi, 150 ml.',
    },
    description: paragraphs({
      fr: `Distillée dans les Alpes-de-Haute-Provence, sans alcool ni parfum.

Au réfrigérateur l’été ; sur deux cotons, cinq minutes, le soir.`,
      de: `In den Alpes-de-Haute-Provence destilliert, ohne Alkohol und Duftstoffe.

Im Sommer aus dem Kühlschrank; abends fünf Minuten auf zwei Wattepads.`,
      en: `Distilled in the Alps of Haute-Provence, with no alcohol and no scent.

Keep it in the fridge in summer; five minutes on two cotton pads in the evening.`,
      es: `Destilada en los Alpes de Alta Provenza, sin alcohol ni perfume.

En verano, de la nevera; por la noche, cinco minutos en dos algodones.`,
      it: `Distillata nelle Alpi dell’Alta Provenza, senza alcol né profumo.

D’estate in frigorifero; la sera, cinque minuti su due dischetti di cotone.`,
    }),
    pictures: ['eau-bleuet'],
    price: 18.5,
  },
];
