import type { Picture } from '../../picture.ts';

export const hairPictures: readonly Picture[] = [
  {
    name: 'coupe-femme',
    kind: 'service',
    alt: {
      fr: 'Ciseaux d’acier et peigne de corne sur un marbre gris',
      de: 'Stahlschere und Hornkamm auf grauem Marmor',
      en: 'Steel scissors and a horn comb on grey marble',
      es: 'Tijeras de acero y peine de asta sobre mármol gris',
      it: 'Forbici d’acciaio e pettine di corno su marmo grigio',
    },
  },
  {
    name: 'brushing',
    kind: 'service',
    alt: {
      fr: 'Mèches brunes aux larges ondulations',
      de: 'Braune Strähnen in weiten Wellen',
      en: 'Brown locks in wide waves',
      es: 'Mechones castaños de ondas amplias',
      it: 'Ciocche castane dalle onde ampie',
    },
  },
  {
    name: 'balayage',
    kind: 'service',
    alt: {
      fr: 'Chevelure dégradée du châtain au blond miel',
      de: 'Haar mit Verlauf von Braun zu Honigblond',
      en: 'Hair that melts from chestnut into honey blonde',
      es: 'Melena que pasa del castaño al rubio miel',
      it: 'Chioma sfumata dal castano al biondo miele',
    },
  },
  {
    name: 'soin-cheveux-profond',
    kind: 'service',
    alt: {
      fr: 'Flacon de soin, peigne large et serviette pliée',
      de: 'Pflegeflasche, grober Kamm und gefaltetes Tuch',
      en: 'A bottle of hair care, a wide comb and a folded towel',
      es: 'Frasco de tratamiento, peine ancho y toalla doblada',
      it: 'Flacone di trattamento, pettine largo e asciugamano piegato',
    },
  },
  {
    name: 'coupe-enfant',
    kind: 'service',
    alt: {
      fr: 'Cubes de bois et petit peigne sur une table claire',
      de: 'Holzwürfel und kleiner Kamm auf hellem Tisch',
      en: 'Wooden blocks and a little comb on a pale table',
      es: 'Cubos de madera y un peine pequeño sobre una mesa clara',
      it: 'Cubi di legno e un pettinino su un tavolo chiaro',
    },
  },
];
