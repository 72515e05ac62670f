import type { Picture } from '../../picture.ts';

export const massagePictures: readonly Picture[] = [
  {
    name: 'massage-suedois',
    kind: 'service',
    alt: {
      fr: 'Flacon d’huile ambrée près de serviettes pliées, au soleil d’une fenêtre',
      de: 'Flasche mit bernsteinfarbenem Öl neben gefalteten Tüchern im Fensterlicht',
      en: 'A bottle of amber oil by folded towels, in the sun of a window',
      es: 'Frasco de aceite ámbar junto a toallas dobladas, al sol de una ventana',
      it: 'Flacone di olio ambrato accanto ad asciugamani piegati, al sole di una finestra',
    },
  },
  {
    name: 'massage-pierres-chaudes',
    kind: 'service',
    alt: {
      fr: 'Trois galets de basalte empilés, d’autres posés sur un plateau de bois',
      de: 'Drei gestapelte Basaltsteine, weitere auf einem Holzbrett',
      en: 'Three stacked basalt stones, with others on a wooden board',
      es: 'Tres cantos de basalto apilados y otros sobre una tabla de madera',
      it: 'Tre ciottoli di basalto impilati, altri su un vassoio di legno',
    },
  },
  {
    name: 'massage-duo',
    kind: 'service',
    alt: {
      fr: 'Deux bougies allumées côte à côte devant une arche',
      de: 'Zwei brennende Kerzen nebeneinander vor einem Bogen aus Licht',
      en: 'Two lit candles side by side in an arch of light',
      es: 'Dos velas encendidas, una junto a otra, bajo un arco de luz',
      it: 'Due candele accese, una accanto all’altra, in un arco di luce',
    },
  },
  {
    name: 'massage-future-maman',
    kind: 'service',
    alt: {
      fr: 'Une petite sphère au creux d’une grande coupe de céramique claire',
      de: 'Eine kleine Kugel in der Mulde einer großen hellen Keramikschale',
      en: 'A small sphere resting in the hollow of a large pale bowl',
      es: 'Una pequeña esfera en el hueco de un gran cuenco de cerámica clara',
      it: 'Una piccola sfera nell’incavo di una grande ciotola di ceramica chiara',
    },
  },
  {
    name: 'massage-dos-nuque',
    kind: 'service',
    alt: {
      fr: 'Étoffe de soie vert profond en longs plis lents',
      de: 'Tiefgrüne Seide in langen, ruhigen Falten',
      en: 'Deep green silk in long, slow folds',
      es: 'Seda verde profundo en pliegues largos y lentos',
      it: 'Seta verde profondo in pieghe lunghe e lente',
    },
  },
  {
    name: 'drainage-lymphatique',
    kind: 'service',
    alt: {
      fr: 'Des galets sous une eau claire parcourue de reflets',
      de: 'Kiesel unter klarem Wasser voller Lichtreflexe',
      en: 'Pebbles under clear water laced with light',
      es: 'Guijarros bajo un agua clara surcada de reflejos',
      it: 'Ciottoli sotto un’acqua chiara attraversata da riflessi',
    },
  },
];
