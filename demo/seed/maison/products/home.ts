import { paragraphs } from '../../markup.ts';
import type { SeedProduct } from '../../model.ts';

const category = 'interieur';

export const home: readonly SeedProduct[] = [
  {
    slug: 'bougie-figuier',
    category,
    name: {
      fr: 'Bougie Figuier',
      de: 'Kerze Feigenbaum',
      en: 'Fig tree candle',
      es: 'Vela Higuera',
      it: 'Candela Fico',
    },
    summary: {
      fr: 'Celle qui brûle à l’accueil, 45 heures.',
      de: 'Sie brennt an unserem Empfang, 45 Stunden.',
      en: 'The one that burns at our front desk, 45 hours.',
      es: 'La que arde en nuestra recepción, 45 horas.',
      it: 'Quella che arde alla nostra reception, 45 ore.',
    },
    description: paragraphs({
      fr: `Cire végétale, mèche de coton, verre à garder pour les brosses à dents. Feuille, lait et bois de figuier.

La première fois, laissez fondre toute la surface.`,
      de: `Pflanzenwachs, Baumwolldocht und ein Glas, das danach Zahnbürsten hält. Blatt, Milch und Holz der Feige.

Beim ersten Mal die ganze Oberfläche schmelzen lassen.`,
      en: `Vegetable wax, a cotton wick, and a glass to keep for toothbrushes. Fig leaf, fig milk, fig wood.

The first time, let the whole surface melt.`,
      es: `Cera vegetal, mecha de algodón y un vaso que luego sirve para los cepillos de dientes. Hoja, leche y madera de higuera.

La primera vez, deje que se funda toda la superficie.`,
      it: `Cera vegetale, stoppino di cotone e un vetro da tenere per gli spazzolini. Foglia, latte e legno di fico.

La prima volta lasciate sciogliere tutta la superficie.`,
    }),
    pictures: ['bougie-figuier'],
    price: 32,
  },
  {
    slug: 'diffuseur-cedre',
    category,
    name: {
      fr: 'Bouquet parfumé au cèdre',
      de: 'Raumduft Zeder',
      en: 'Cedar reed diffuser',
      es: 'Difusor de varillas de cedro',
      it: 'Diffusore a bastoncini al cedro',
    },
    summary: {
      fr: 'Une pièce calme pendant trois mois, 100 ml.',
      de: 'Drei Monate Ruhe für einen Raum, 100 ml.',
      en: 'Three months of calm for a room, 100 ml.',
      es: 'Tres meses de calma en una habitación, 100 ml.',
      it: 'Tre mesi di quiete in una stanza, 100 ml.',
    },
    description: paragraphs({
      fr: `Cèdre de l’Atlas, vétiver et un peu de fumée froide. Retournez les tiges une fois par semaine.

À poser loin d’une source de chaleur.`,
      de: `Atlaszeder, Vetiver und etwas kalter Rauch. Drehen Sie die Stäbchen einmal in der Woche um.

Nicht in die Nähe einer Wärmequelle stellen.`,
      en: `Atlas cedar, vetiver and a little cold smoke. Turn the reeds once a week.

Keep it away from heat.`,
      es: `Cedro del Atlas, vetiver y un poco de humo frío. Dé la vuelta a las varillas una vez por semana.

Colóquelo lejos de fuentes de calor.`,
      it: `Cedro dell’Atlante, vetiver e un po’ di fumo freddo. Girate i bastoncini una volta a settimana.

Da tenere lontano da fonti di calore.`,
    }),
    pictures: ['diffuseur-cedre'],
    price: 36,
  },
];
