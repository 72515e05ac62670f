import type { Picture } from '../../picture.ts';

export const facePictures: readonly Picture[] = [
  {
    name: 'soin-eclat',
    kind: 'service',
    alt: {
      fr: 'Pétales pâles flottant dans un bol d’eau claire',
      de: 'Blasse Blütenblätter in einer Schale mit klarem Wasser',
      en: 'Pale petals floating in a bowl of clear water',
      es: 'Pétalos pálidos flotando en un cuenco de agua clara',
      it: 'Petali pallidi che galleggiano in una ciotola d’acqua limpida',
    },
  },
  {
    name: 'soin-hydratant',
    kind: 'service',
    alt: {
      fr: 'Pot de crème ouvert, sa spirale fraîche en lumière rasante',
      de: 'Geöffneter Cremetiegel mit frischer Spirale im Streiflicht',
      en: 'An open pot of cream, its fresh swirl in raking light',
      es: 'Tarro de crema abierto con su espiral fresca bajo una luz rasante',
      it: 'Vasetto di crema aperto, la spirale fresca in luce radente',
    },
  },
  {
    name: 'soin-lumiere-led',
    kind: 'service',
    alt: {
      fr: 'Un anneau de lumière rosée derrière une sphère lisse',
      de: 'Ein rosafarbener Lichtring hinter einer glatten Kugel',
      en: 'A ring of rosy light behind a smooth sphere',
      es: 'Un anillo de luz rosada tras una esfera lisa',
      it: 'Un anello di luce rosata dietro una sfera liscia',
    },
  },
  {
    name: 'soin-liftant-kobido',
    kind: 'service',
    alt: {
      fr: 'Rouleau et pierre de jade sur un linge clair',
      de: 'Jaderoller und Jadestein auf hellem Tuch',
      en: 'A jade roller and a jade stone on pale cloth',
      es: 'Rodillo y piedra de jade sobre un paño claro',
      it: 'Rullo e pietra di giada su un telo chiaro',
    },
  },
  {
    name: 'soin-purifiant',
    kind: 'service',
    alt: {
      fr: 'Argile verte dans un bol de grès, un pinceau posé à côté',
      de: 'Grüne Tonerde in einer Steinzeugschale, daneben ein Pinsel',
      en: 'Green clay in a stoneware bowl, a brush beside it',
      es: 'Arcilla verde en un cuenco de gres, con un pincel al lado',
      it: 'Argilla verde in una ciotola di gres, un pennello accanto',
    },
  },
  {
    name: 'contour-des-yeux',
    kind: 'service',
    alt: {
      fr: 'Deux œufs de quartz frais dans une coupelle',
      de: 'Zwei kühle Quarzeier in einer kleinen Schale',
      en: 'Two cool quartz eggs in a small dish',
      es: 'Dos huevos de cuarzo frescos en un platillo',
      it: 'Due uova di quarzo fresche in una ciotolina',
    },
  },
];
