import type { Picture } from '../../picture.ts';

export const ritualPictures: readonly Picture[] = [
  {
    name: 'gommage-sel',
    kind: 'service',
    alt: {
      fr: 'Gros sel blanc dans une coupe bleue, quelques grains sur la pierre',
      de: 'Grobes weißes Salz in einer blauen Schale, einige Körner auf dem Stein',
      en: 'Coarse white salt in a blue bowl, a few grains on the stone',
      es: 'Sal gorda blanca en un cuenco azul, algunos granos sobre la piedra',
      it: 'Sale grosso bianco in una coppa azzurra, qualche grano sulla pietra',
    },
  },
  {
    name: 'enveloppement-algues',
    kind: 'service',
    alt: {
      fr: 'Longs plis humides d’un vert d’algue',
      de: 'Lange, feuchte Falten in Algengrün',
      en: 'Long wet folds of seaweed green',
      es: 'Largos pliegues húmedos de un verde alga',
      it: 'Lunghe pieghe umide di un verde alga',
    },
  },
  {
    name: 'sauna-prive',
    kind: 'service',
    alt: {
      fr: 'Seau de cèdre et louche sur un banc de bois, dans une lumière dorée',
      de: 'Zedernkübel und Kelle auf einer Holzbank in goldenem Licht',
      en: 'A cedar bucket and ladle on a wooden bench, in golden light',
      es: 'Cubo de cedro y cazo sobre un banco de madera, con luz dorada',
      it: 'Secchio di cedro e mestolo su una panca di legno, in luce dorata',
    },
  },
  {
    name: 'rituel-orient',
    kind: 'service',
    alt: {
      fr: 'Bols de laiton et pétales devant un mur de zelliges bleu-vert',
      de: 'Messingschalen und Blütenblätter vor blaugrünen Zellige-Kacheln',
      en: 'Brass bowls and petals before a wall of blue-green zellige tiles',
      es: 'Cuencos de latón y pétalos ante un muro de zellige verde azulado',
      it: 'Ciotole d’ottone e petali davanti a un muro di zellige verde-azzurro',
    },
  },
  {
    name: 'journee-au-fil-de-leau',
    kind: 'service',
    alt: {
      fr: 'Serviettes roulées au bord d’un bassin ensoleillé',
      de: 'Gerollte Tücher am Rand eines sonnigen Beckens',
      en: 'Rolled towels at the edge of a sunlit pool',
      es: 'Toallas enrolladas al borde de una alberca soleada',
      it: 'Asciugamani arrotolati sul bordo di una vasca al sole',
    },
  },
];
