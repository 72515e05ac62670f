import { paragraphs } from '../../markup.ts';
import type { SeedService } from '../../model.ts';

const category = 'ongles';

export const handServices: readonly SeedService[] = [
  {
    slug: 'manucure',
    category,
    name: { fr: 'Manucure', de: 'Maniküre', en: 'Manicure', es: 'Manicura', it: 'Manicure' },
    summary: {
      fr: 'Lime, cuticules, massage, et un vernis si vous en voulez un.',
      de: 'Feilen, Nagelhaut, Massage, und Lack, wenn Sie mögen.',
      en: 'File, cuticles, massage, and polish if you would like some.',
      es: 'Lima, cutículas, masaje y esmalte si le apetece.',
      it: 'Lima, cuticole, massaggio e smalto, se lo desidera.',
    },
    description: paragraphs({
      fr: `Les mains trempent dans un lait d’amande pendant que l’on choisit la forme : carrée, ovale, amande.

Le vernis respire, sans solvant fort, et sèche en huit minutes.`,
      de: `Die Hände baden in Mandelmilch, während wir die Form wählen: eckig, oval, mandelförmig.

Der Lack ist atmungsaktiv, ohne scharfe Lösungsmittel, und trocknet in acht Minuten.`,
      en: `Your hands soak in almond milk while we settle on a shape: square, oval, almond.

The polish breathes, has no harsh solvent, and dries in eight minutes.`,
      es: `Las manos reposan en leche de almendras mientras elegimos la forma: cuadrada, ovalada, almendra.

El esmalte respira, sin disolventes fuertes, y seca en ocho minutos.`,
      it: `Le mani riposano nel latte di mandorla mentre si sceglie la forma: quadrata, ovale, a mandorla.

Lo smalto respira, senza solventi forti, e asciuga in otto minuti.`,
    }),
    pictures: ['manucure', 'ongles'],
    durationMinutes: 45,
    pauseMinutes: 5,
    price: 36,
    weekdayPrice: 32,
    cabin: false,
  },
  {
    slug: 'manucure-semi-permanent',
    category,
    name: {
      fr: 'Manucure semi-permanente',
      de: 'Maniküre mit Gel-Lack',
      en: 'Gel polish manicure',
      es: 'Manicura semipermanente',
      it: 'Manicure semipermanente',
    },
    summary: {
      fr: 'Trois semaines de couleur sans un éclat.',
      de: 'Drei Wochen Farbe ohne einen Kratzer.',
      en: 'Three weeks of colour without a chip.',
      es: 'Tres semanas de color sin un desconchón.',
      it: 'Tre settimane di colore senza una scheggia.',
    },
    description: paragraphs({
      fr: `Cent vingt teintes, du nude au bordeaux. La base est limée le moins possible et catalysée sous lampe LED, trente secondes par couche.

La dépose est offerte si la pose précédente vient de chez nous.`,
      de: `Hundertzwanzig Töne, von Nude bis Bordeaux. Wir feilen so wenig wie möglich und härten jede Schicht dreißig Sekunden unter der LED-Lampe.

Das Ablösen ist kostenlos, wenn der alte Lack von uns stammt.`,
      en: `A hundred and twenty shades, from nude to burgundy. We file as little as possible and cure each coat for thirty seconds under an LED lamp.

Removal is free if the previous set was ours.`,
      es: `Ciento veinte tonos, del nude al burdeos. Limamos lo mínimo y secamos cada capa treinta segundos bajo la lámpara LED.

La retirada es gratuita si el esmalte anterior es nuestro.`,
      it: `Centoventi tinte, dal nude al bordeaux. Si lima il meno possibile e si catalizza sotto la lampada LED, trenta secondi a strato.

La rimozione è gratuita se la posa precedente è nostra.`,
    }),
    pictures: ['manucure-semi-permanent', 'decor-d-ongle'],
    durationMinutes: 60,
    pauseMinutes: 5,
    price: 45,
    cabin: false,
  },
  {
    slug: 'beaute-des-pieds',
    category,
    name: { fr: 'Beauté des pieds', de: 'Pediküre', en: 'Pedicure', es: 'Pedicura', it: 'Pedicure' },
    summary: {
      fr: 'Bain de sel et de menthe, ponçage, massage jusqu’au genou.',
      de: 'Bad in Salz und Minze, Bimsstein, Massage bis zum Knie.',
      en: 'A salt and mint bath, a pumice, a massage to the knee.',
      es: 'Baño de sal y menta, piedra pómez y masaje hasta la rodilla.',
      it: 'Bagno di sale e menta, pomice, massaggio fino al ginocchio.',
    },
    description: paragraphs({
      fr: `On prend le temps des talons, que l’on oublie tout l’hiver. Fauteuil inclinable, magazines, silence au choix.

Venez en sandales si vous gardez le vernis.`,
      de: `Wir nehmen uns Zeit für die Fersen, an die den ganzen Winter niemand denkt. Liegesessel, Zeitschriften, Ruhe nach Wunsch.

Kommen Sie in Sandalen, wenn Lack gewünscht ist.`,
      en: `We take our time over heels, which nobody thinks of all winter. A reclining chair, magazines, silence if you like.

Come in sandals if you are keeping the polish.`,
      es: `Dedicamos tiempo a los talones, olvidados todo el invierno. Sillón reclinable, revistas y silencio a elegir.

Venga en sandalias si quiere esmalte.`,
      it: `Ci prendiamo il tempo per i talloni, dimenticati tutto l’inverno. Poltrona reclinabile, riviste, silenzio a scelta.

Venga in sandali se vuole lo smalto.`,
    }),
    pictures: ['beaute-des-pieds', 'manucure'],
    durationMinutes: 60,
    pauseMinutes: 10,
    price: 52,
    cabin: false,
  },
  {
    slug: 'pose-gel',
    category,
    name: {
      fr: 'Pose de gel',
      de: 'Gel-Modellage',
      en: 'Gel extensions',
      es: 'Uñas de gel',
      it: 'Ricostruzione in gel',
    },
    summary: {
      fr: 'Une longueur naturelle, construite ongle par ongle.',
      de: 'Natürliche Länge, Nagel für Nagel aufgebaut.',
      en: 'A natural length, built nail by nail.',
      es: 'Un largo natural, construido uña a uña.',
      it: 'Una lunghezza naturale, costruita unghia per unghia.',
    },
    description: paragraphs({
      fr: `Sur chablon, jamais sur capsule : l’ongle garde sa courbe.

La première pose demande une heure et demie ; un remplissage suffit ensuite toutes les trois semaines.`,
      de: `Auf Schablone, nie auf Tips: So behält der Nagel seine Wölbung.

Die erste Modellage dauert anderthalb Stunden, danach genügt alle drei Wochen ein Auffüllen.`,
      en: `On a form, never on a tip, so that the nail keeps its curve.

The first set takes an hour and a half; after that an infill every three weeks is enough.`,
      es: `Con molde, nunca con tip: la uña conserva su curva.

La primera vez lleva hora y media; después basta un relleno cada tres semanas.`,
      it: `Su cartina, mai su tip: l’unghia conserva la sua curva.

La prima seduta dura un’ora e mezza; poi basta un refill ogni tre settimane.`,
    }),
    pictures: ['pose-gel', 'manucure-semi-permanent'],
    durationMinutes: 90,
    pauseMinutes: 10,
    price: 68,
    priceTimes: [
      [60, 48],
      [90, 68],
    ],
    cabin: false,
  },
  {
    slug: 'decor-d-ongle',
    category,
    name: {
      fr: 'Décor d’ongles',
      de: 'Nageldekor',
      en: 'Nail art',
      es: 'Decoración de uñas',
      it: 'Nail art',
    },
    summary: {
      fr: 'Deux ongles peints à la main, à ajouter à une pose.',
      de: 'Zwei handbemalte Nägel, als Zusatz.',
      en: 'Two hand-painted nails, added to a set.',
      es: 'Dos uñas pintadas a mano, para añadir a la sesión.',
      it: 'Due unghie dipinte a mano, da aggiungere alla posa.',
    },
    description: paragraphs({
      fr: `Filet d’or, feuille de nacre ou petite fleur : apportez une image, ou laissez-nous faire.

Une couche brillante scelle le motif, qui tient aussi longtemps que la couleur.`,
      de: `Goldfaden, Perlmuttblatt oder kleine Blüte: Bringen Sie ein Bild mit oder lassen Sie uns machen.

Eine Glanzschicht versiegelt das Motiv, das so lange hält wie die Farbe.`,
      en: `A thread of gold, a leaf of pearl, a small flower: bring a picture, or leave it to us.

A glossy coat seals the motif, which lasts as long as the colour.`,
      es: `Hilo de oro, hoja de nácar o una florecita: traiga una imagen o déjenos hacer.

Una capa de brillo sella el motivo, que dura tanto como el color.`,
      it: `Filo d’oro, foglia di madreperla o un fiorellino: porti un’immagine, o lasci fare a noi.

Uno strato lucido sigilla il motivo, che dura quanto il colore.`,
    }),
    pictures: ['decor-d-ongle', 'pose-gel'],
    durationMinutes: 15,
    pauseMinutes: 0,
    price: 10,
    upsellOnly: true,
    cabin: false,
  },
];
