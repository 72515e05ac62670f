import type { Picture } from '../../picture.ts';

export const mensPictures: readonly Picture[] = [
  {
    name: 'coupe-homme',
    kind: 'service',
    alt: {
      fr: 'Peigne d’écaille et ciseaux sur une ardoise bleutée',
      de: 'Schildpattkamm und Schere auf bläulichem Schiefer',
      en: 'A tortoiseshell comb and scissors on bluish slate',
      es: 'Peine de carey y tijeras sobre una pizarra azulada',
      it: 'Pettine tartarugato e forbici su un’ardesia azzurrata',
    },
  },
  {
    name: 'taille-barbe',
    kind: 'service',
    alt: {
      fr: 'Blaireau et bol de mousse à raser, lumière du soir',
      de: 'Rasierpinsel und Schale mit Schaum im Abendlicht',
      en: 'A shaving brush and a bowl of lather in evening light',
      es: 'Brocha y cuenco de espuma de afeitar con luz de tarde',
      it: 'Pennello e ciotola di schiuma da barba in luce serale',
    },
  },
  {
    name: 'soin-visage-homme',
    kind: 'service',
    alt: {
      fr: 'Flacons sombres et galet mouillé sur un plan de pierre',
      de: 'Dunkle Flaschen und ein nasser Kiesel auf Stein',
      en: 'Dark bottles and a wet pebble on a stone top',
      es: 'Frascos oscuros y un canto mojado sobre piedra',
      it: 'Flaconi scuri e un ciottolo bagnato su un piano di pietra',
    },
  },
  {
    name: 'massage-sportif',
    kind: 'service',
    alt: {
      fr: 'Flacon d’arnica et boules de bois près d’une serviette bleu nuit',
      de: 'Arnikaöl und Holzkugeln neben einem nachtblauen Handtuch',
      en: 'Arnica oil and wooden balls beside a midnight-blue towel',
      es: 'Aceite de árnica y bolas de madera junto a una toalla azul noche',
      it: 'Olio di arnica e sfere di legno accanto a un asciugamano blu notte',
    },
  },
];
