import type { Picture } from '../picture.ts';

/** What is for body and face. */
export const careProductPictures: readonly Picture[] = [
  {
    name: 'huile-amande',
    kind: 'product',
    alt: {
      fr: 'Flacon d’huile dorée et amandes sur un plateau de pierre',
      de: 'Flasche mit goldenem Öl und Mandeln auf einer Steinplatte',
      en: 'A bottle of golden oil and almonds on a stone tray',
      es: 'Frasco de aceite dorado y almendras sobre una bandeja de piedra',
      it: 'Flacone d’olio dorato e mandorle su un vassoio di pietra',
    },
  },
  {
    name: 'baume-miel',
    kind: 'product',
    alt: {
      fr: 'Pot de baume couleur miel, couvercle posé contre lui',
      de: 'Tiegel mit honigfarbenem Balsam, der Deckel lehnt daran',
      en: 'A jar of honey-coloured balm, its lid leaning against it',
      es: 'Tarro de bálsamo color miel con la tapa apoyada',
      it: 'Vasetto di balsamo color miele, il coperchio appoggiato',
    },
  },
  {
    name: 'lait-figue',
    kind: 'product',
    alt: {
      fr: 'Grand flacon blanc et feuillage de figuier devant un mur prune',
      de: 'Große weiße Flasche und Feigenlaub vor einer pflaumenfarbenen Wand',
      en: 'A tall white bottle and fig leaves before a plum wall',
      es: 'Frasco blanco alto y hojas de higuera ante un muro ciruela',
      it: 'Alto flacone bianco e foglie di fico davanti a un muro prugna',
    },
  },
  {
    name: 'serum-eclat',
    kind: 'product',
    alt: {
      fr: 'Petit flacon ambré sur un cube de marbre, en lumière d’arcade',
      de: 'Kleines bernsteinfarbenes Fläschchen auf einem Marmorwürfel im Bogenlicht',
      en: 'A small amber bottle on a marble cube, in the light of an arch',
      es: 'Frasquito ámbar sobre un cubo de mármol, a la luz de un arco',
      it: 'Piccolo flacone ambrato su un cubo di marmo, nella luce di un arco',
    },
  },
  {
    name: 'creme-rose',
    kind: 'product',
    alt: {
      fr: 'Pot de crème rose pâle et fleur ouverte',
      de: 'Blassrosa Cremetiegel und eine offene Blüte',
      en: 'A pale pink jar of cream and an open flower',
      es: 'Tarro de crema rosa pálido y una flor abierta',
      it: 'Vasetto di crema rosa pallido e un fiore aperto',
    },
  },
  {
    name: 'masque-argile',
    kind: 'product',
    alt: {
      fr: 'Bol d’argile verte et pot de grès sur un drap de lin',
      de: 'Schale mit grüner Tonerde und ein Steinguttiegel auf Leinen',
      en: 'A bowl of green clay and a stoneware jar on linen',
      es: 'Cuenco de arcilla verde y tarro de gres sobre lino',
      it: 'Ciotola d’argilla verde e vasetto di gres su lino',
    },
  },
  {
    name: 'eau-bleuet',
    kind: 'product',
    alt: {
      fr: 'Flacon bleu et bleuets devant un mur d’eau grise',
      de: 'Blaue Flasche und Kornblumen vor einer graublauen Wand',
      en: 'A blue bottle and cornflowers before a grey-blue wall',
      es: 'Frasco azul y acianos ante un muro gris azulado',
      it: 'Flacone blu e fiordalisi davanti a un muro grigio-azzurro',
    },
  },
];
