import type { Picture } from '../picture.ts';

export const slidePictures: readonly Picture[] = [
  {
    name: 'accueil-lumiere',
    kind: 'slide',
    alt: {
      fr: 'Serviettes, huile et rameaux d’olivier dans le soleil d’une fenêtre cintrée',
      de: 'Handtücher, Öl und Olivenzweige in der Sonne eines Bogenfensters',
      en: 'Towels, oil and olive branches in the sun of an arched window',
      es: 'Toallas, aceite y ramas de olivo al sol de una ventana en arco',
      it: 'Asciugamani, olio e rami d’ulivo al sole di una finestra ad arco',
    },
  },
  {
    name: 'accueil-pierres',
    kind: 'slide',
    alt: {
      fr: 'Galets de basalte empilés dans l’ombre mouvante des feuilles',
      de: 'Gestapelte Basaltsteine im bewegten Schatten der Blätter',
      en: 'Stacked basalt stones in the moving shade of leaves',
      es: 'Cantos de basalto apilados en la sombra móvil de las hojas',
      it: 'Ciottoli di basalto impilati nell’ombra mobile delle foglie',
    },
  },
  {
    name: 'accueil-eau',
    kind: 'slide',
    alt: {
      fr: 'Deux bols d’eau claire et des pétales, côte à côte',
      de: 'Zwei Schalen mit klarem Wasser und Blütenblättern, Seite an Seite',
      en: 'Two bowls of clear water with petals, side by side',
      es: 'Dos cuencos de agua clara con pétalos, lado a lado',
      it: 'Due ciotole d’acqua limpida con petali, fianco a fianco',
    },
  },
];
