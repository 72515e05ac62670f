import { paragraphs } from '../../markup.ts';
import type { SeedService } from '../../model.ts';

const category = 'coiffure';

export const hairServices: readonly SeedService[] = [
  {
    slug: 'coupe-femme',
    category,
    name: {
      fr: 'Coupe, shampoing, coiffage',
      de: 'Waschen, Schneiden, Stylen',
      en: 'Wash, cut and style',
      es: 'Lavar, cortar y peinar',
      it: 'Shampoo, taglio e piega',
    },
    summary: {
      fr: 'Une coupe pensée pour vos matins, pas pour le miroir du salon.',
      de: 'Ein Schnitt für Ihren Morgen, nicht für den Spiegel im Salon.',
      en: 'A cut designed for your mornings, not for the salon mirror.',
      es: 'Un corte pensado para sus mañanas, no para el espejo del salón.',
      it: 'Un taglio pensato per le sue mattine, non per lo specchio del salone.',
    },
    description: paragraphs({
      fr: `On commence à sec, debout, pour voir comment les cheveux tombent. Puis le bac, un vrai massage du crâne, et la coupe. On vous montre comment la recoiffer seule, en trois gestes.

Le prix suit la longueur et l’épaisseur : le temps prévu s’affiche à la réservation.`,
      de: `Wir beginnen trocken und im Stehen, um zu sehen, wie das Haar fällt. Dann das Waschbecken, eine echte Kopfmassage und der Schnitt. Zum Schluss zeigen wir, wie Sie ihn mit drei Handgriffen selbst stylen.

Der Preis richtet sich nach Länge und Fülle: Die Dauer sehen Sie bei der Buchung.`,
      en: `We begin dry and standing, to see how your hair falls. Then the basin, a proper scalp massage, and the cut. Before you go we show you how to style it yourself in three moves.

The price follows length and thickness: the time set aside is shown when you book.`,
      es: `Empezamos en seco y de pie, para ver cómo cae el pelo. Después el lavado, un buen masaje en la cabeza y el corte. Le enseñamos a peinarlo en casa con tres gestos.

El precio depende del largo y del grosor: la duración aparece al reservar.`,
      it: `Si comincia a secco, in piedi, per vedere come cadono i capelli. Poi il lavaggio, un vero massaggio alla testa e il taglio. Le mostriamo come rifare la piega da sola, in tre gesti.

Il prezzo segue lunghezza e volume: la durata appare alla prenotazione.`,
    }),
    pictures: ['coupe-femme', 'coiffure'],
    durationMinutes: 60,
    pauseMinutes: 5,
    price: 62,
    priceTimes: [
      [45, 52],
      [60, 62],
      [75, 74],
    ],
    cabin: false,
  },
  {
    slug: 'brushing',
    category,
    name: { fr: 'Brushing', de: 'Föhnen', en: 'Blow-dry', es: 'Peinado con secador', it: 'Piega' },
    summary: {
      fr: 'Lisse, souple ou bouclé, et qui tient jusqu’au lendemain.',
      de: 'Glatt, weich oder lockig, und es hält bis morgen.',
      en: 'Sleek, soft or curled, and still there tomorrow.',
      es: 'Liso, suelto o rizado, y dura hasta mañana.',
      it: 'Liscia, morbida o mossa, e dura fino a domani.',
    },
    description: paragraphs({
      fr: `Shampoing, soin léger, brosse ronde.

Dites-nous s’il pleut, si vous dansez, si vous voyagez : la finition n’est pas la même.`,
      de: `Waschen, leichte Pflege, Rundbürste.

Sagen Sie uns, ob es regnet, ob Sie tanzen oder reisen: Das Finish ist jedes Mal anders.`,
      en: `A wash, a light treatment, a round brush.

Tell us if it is raining, if you are dancing, if you are travelling: the finish is not the same.`,
      es: `Lavado, tratamiento ligero y cepillo redondo.

Díganos si llueve, si baila o si viaja: el acabado no es el mismo.`,
      it: `Shampoo, trattamento leggero, spazzola tonda.

Ci dica se piove, se balla, se viaggia: il finish non è lo stesso.`,
    }),
    pictures: ['brushing', 'coupe-femme'],
    durationMinutes: 30,
    pauseMinutes: 5,
    price: 34,
    weekendPrice: 38,
    cabin: false,
  },
  {
    slug: 'balayage',
    category,
    name: { fr: 'Balayage', de: 'Balayage', en: 'Balayage', es: 'Balayage', it: 'Balayage' },
    summary: {
      fr: 'Du soleil posé au pinceau, mèche après mèche.',
      de: 'Sonne, mit dem Pinsel gesetzt, Strähne für Strähne.',
      en: 'Sunlight painted on, strand by strand.',
      es: 'Sol a pincel, mechón a mechón.',
      it: 'Sole steso a pennello, ciocca dopo ciocca.',
    },
    description: paragraphs({
      fr: `Travail à main levée, sans papier, pour des racines fondues qui se passent de retouche pendant quatre mois. Patine, soin et coiffage compris.

Une première couleur chez nous ? Passez quarante-huit heures avant pour le test d’allergie.`,
      de: `Freihändig gearbeitet, ohne Folie, mit weichem Ansatz, der vier Monate ohne Nachfärben auskommt. Tönung, Pflege und Styling inklusive.

Zum ersten Mal Farbe bei uns? Kommen Sie achtundvierzig Stunden vorher zum Allergietest.`,
      en: `Painted freehand, without foil, for melted roots that need no touch-up for four months. Toner, treatment and styling are included.

First colour with us? Drop in forty-eight hours before for the allergy test.`,
      es: `Trabajo a mano alzada, sin papel, con raíces fundidas que no piden retoque en cuatro meses. Matiz, tratamiento y peinado incluidos.

¿Primer color con nosotros? Venga cuarenta y ocho horas antes para la prueba de alergia.`,
      it: `A mano libera, senza carta, per radici sfumate che non chiedono ritocchi per quattro mesi. Tonalizzante, trattamento e piega inclusi.

Primo colore da noi? Passi quarantotto ore prima per il test allergico.`,
    }),
    pictures: ['balayage', 'soin-cheveux-profond'],
    durationMinutes: 150,
    pauseMinutes: 10,
    price: 145,
    weekendPrice: 155,
    cabin: false,
  },
  {
    slug: 'soin-cheveux-profond',
    category,
    name: {
      fr: 'Soin profond des cheveux',
      de: 'Intensive Haarkur',
      en: 'Deep hair treatment',
      es: 'Tratamiento capilar intenso',
      it: 'Trattamento profondo per capelli',
    },
    summary: {
      fr: 'Beurre de murumuru et vapeur, pour les longueurs fatiguées.',
      de: 'Murumuru-Butter und Dampf für müde Längen.',
      en: 'Murumuru butter and steam, for tired lengths.',
      es: 'Manteca de murumuru y vapor, para puntas cansadas.',
      it: 'Burro di murumuru e vapore, per lunghezze stanche.',
    },
    description: paragraphs({
      fr: `Le soin pose sous un casque de vapeur ; les écailles s’ouvrent, la matière entre, on referme à l’eau froide.

Les cheveux colorés retrouvent du corps dès la première fois.`,
      de: `Die Kur wirkt unter einer Dampfhaube: Die Schuppenschicht öffnet sich, die Pflege dringt ein, kaltes Wasser verschließt sie.

Gefärbtes Haar gewinnt schon beim ersten Mal an Fülle.`,
      en: `It works under a hood of steam: the cuticle opens, the butter goes in, and cold water closes it again.

Coloured hair regains its body from the first time.`,
      es: `Actúa bajo un casco de vapor: la cutícula se abre, la manteca penetra y el agua fría la cierra.

El cabello teñido recupera cuerpo desde la primera vez.`,
      it: `Agisce sotto un casco a vapore: le squame si aprono, il burro entra, l’acqua fredda richiude.

I capelli colorati ritrovano corpo dalla prima volta.`,
    }),
    pictures: ['soin-cheveux-profond', 'coiffure'],
    durationMinutes: 30,
    pauseMinutes: 5,
    price: 32,
    cabin: false,
  },
  {
    slug: 'coupe-enfant',
    category,
    name: {
      fr: 'Coupe enfant',
      de: 'Kinderhaarschnitt',
      en: 'Children’s cut',
      es: 'Corte infantil',
      it: 'Taglio bambino',
    },
    summary: {
      fr: 'Jusqu’à douze ans, avec un livre et beaucoup de patience.',
      de: 'Bis zwölf Jahre, mit Buch und viel Geduld.',
      en: 'Up to twelve years old, with a book and plenty of patience.',
      es: 'Hasta los doce años, con un cuento y mucha paciencia.',
      it: 'Fino a dodici anni, con un libro e tanta pazienza.',
    },
    description: paragraphs({
      fr: `Un rehausseur, un peignoir à leur taille, et le droit de bouger un peu.

La première mèche d’une vie se glisse dans une enveloppe.`,
      de: `Ein Sitzkissen, ein Umhang in ihrer Größe und das Recht, ein wenig zu zappeln.

Die allererste Locke kommt in einen Umschlag.`,
      en: `A booster seat, a cape in their size, and the right to wriggle a little.

The very first lock goes home in an envelope.`,
      es: `Un alzador, una capa de su talla y permiso para moverse un poco.

El primer mechón de la vida se guarda en un sobre.`,
      it: `Un rialzo, una mantellina su misura e il permesso di muoversi un po’.

La prima ciocca della vita va in una bustina.`,
    }),
    pictures: ['coupe-enfant', 'brushing'],
    durationMinutes: 30,
    pauseMinutes: 5,
    price: 24,
    weekdayPrice: 21,
    cabin: false,
    draft: true,
  },
];
