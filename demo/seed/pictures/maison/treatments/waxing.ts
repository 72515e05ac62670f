import type { Picture } from '../../picture.ts';

export const waxingPictures: readonly Picture[] = [
  {
    name: 'jambes-entieres',
    kind: 'service',
    alt: {
      fr: 'Pot de cire couleur miel et spatule de bois',
      de: 'Topf mit honigfarbenem Wachs und ein Holzspatel',
      en: 'A pot of honey-coloured wax and a wooden spatula',
      es: 'Tarro de cera color miel y una espátula de madera',
      it: 'Vasetto di cera color miele e una spatola di legno',
    },
  },
  {
    name: 'demi-jambes',
    kind: 'service',
    alt: {
      fr: 'Deux vases élancés de hauteurs différentes',
      de: 'Zwei schlanke Vasen verschiedener Höhe',
      en: 'Two slender vases of different heights',
      es: 'Dos jarrones esbeltos de distinta altura',
      it: 'Due vasi slanciati di altezza diversa',
    },
  },
  {
    name: 'maillot',
    kind: 'service',
    alt: {
      fr: 'Une fleur blanche posée sur une soie ivoire',
      de: 'Eine weiße Blüte auf elfenbeinfarbener Seide',
      en: 'A white flower lying on ivory silk',
      es: 'Una flor blanca sobre una seda marfil',
      it: 'Un fiore bianco posato su una seta avorio',
    },
  },
  {
    name: 'aisselles',
    kind: 'service',
    alt: {
      fr: 'Plumes de graminées dans un vase rond',
      de: 'Grasrispen in einer runden Vase',
      en: 'Plumes of dry grass in a round vase',
      es: 'Plumas de gramíneas en un jarrón redondo',
      it: 'Piume di graminacee in un vaso tondo',
    },
  },
  {
    name: 'levre-sourcils',
    kind: 'service',
    alt: {
      fr: 'Bobine de fil de coton et pince fine sur un plateau',
      de: 'Baumwollgarn und feine Pinzette auf einem Tablett',
      en: 'A spool of cotton thread and fine tweezers on a tray',
      es: 'Bobina de hilo de algodón y pinzas finas en una bandeja',
      it: 'Rocchetto di filo di cotone e pinzetta sottile su un vassoio',
    },
  },
];
