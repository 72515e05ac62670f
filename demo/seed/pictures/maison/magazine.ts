import type { Picture } from '../picture.ts';

/** Pictures of articles and events. */
export const magazinePictures: readonly Picture[] = [
  {
    name: 'magazine-premier-massage',
    kind: 'slide',
    alt: {
      fr: 'Serviettes roulées, tisane et huile tiède près d’une fenêtre',
      de: 'Gerollte Handtücher, Kräutertee und warmes Öl am Fenster',
      en: 'Rolled towels, herbal tea and warm oil by a window',
      es: 'Toallas enrolladas, infusión y aceite tibio junto a una ventana',
      it: 'Asciugamani arrotolati, tisana e olio tiepido vicino a una finestra',
    },
  },
  {
    name: 'magazine-peau-en-hiver',
    kind: 'slide',
    alt: {
      fr: 'Un pot de crème ouvert et une coupe d’eau dans une lumière d’hiver',
      de: 'Ein offener Cremetiegel und eine Schale Wasser im Winterlicht',
      en: 'An open jar of cream and a bowl of water in winter light',
      es: 'Un tarro de crema abierto y un cuenco de agua con luz de invierno',
      it: 'Un vasetto di crema aperto e una coppa d’acqua nella luce d’inverno',
    },
  },
  {
    name: 'magazine-mains',
    kind: 'slide',
    alt: {
      fr: 'Huile d’amande, vernis nacré et pétales sur un marbre pâle',
      de: 'Mandelöl, perlmuttfarbener Lack und Blütenblätter auf hellem Marmor',
      en: 'Almond oil, pearly polish and petals on pale marble',
      es: 'Aceite de almendras, esmalte nacarado y pétalos sobre mármol claro',
      it: 'Olio di mandorle, smalto perlato e petali su marmo chiaro',
    },
  },
  {
    name: 'magazine-basalte',
    kind: 'slide',
    alt: {
      fr: 'Des galets de basalte triés par taille sur un linge',
      de: 'Nach Größe sortierte Basaltsteine auf einem Tuch',
      en: 'Basalt stones sorted by size on a cloth',
      es: 'Cantos de basalto ordenados por tamaño sobre un paño',
      it: 'Ciottoli di basalto ordinati per grandezza su un panno',
    },
  },
  {
    name: 'magazine-lyon',
    kind: 'slide',
    alt: {
      fr: 'Le salon de Lyon au petit matin, deux fauteuils verts sous une fenêtre cintrée',
      de: 'Der Salon in Lyon am frühen Morgen, zwei grüne Sessel unter einem Bogenfenster',
      en: 'The Lyon lounge in the early morning, two green chairs beneath an arched window',
      es: 'El salón de Lyon a primera hora, dos sillones verdes bajo una ventana en arco',
      it: 'Il salotto di Lione di primo mattino, due poltrone verdi sotto una finestra ad arco',
    },
  },
  {
    name: 'evenement-jeudis',
    kind: 'slide',
    alt: {
      fr: 'Des bougies allumées et une coupe d’eau à la tombée du jour',
      de: 'Brennende Kerzen und eine Schale Wasser in der Dämmerung',
      en: 'Lit candles and a bowl of water at nightfall',
      es: 'Velas encendidas y un cuenco de agua al anochecer',
      it: 'Candele accese e una coppa d’acqua all’imbrunire',
    },
  },
  {
    name: 'evenement-flacons',
    kind: 'slide',
    alt: {
      fr: 'Flacons de verre vides et brins de lavande au soleil',
      de: 'Leere Glasflakons und Lavendelzweige in der Sonne',
      en: 'Empty glass bottles and sprigs of lavender in the sun',
      es: 'Frascos de vidrio vacíos y ramitas de lavanda al sol',
      it: 'Flaconi di vetro vuoti e rametti di lavanda al sole',
    },
  },
];
