import { paragraphs } from '../../markup.ts';
import type { SeedService } from '../../model.ts';

const category = 'regard';

export const lashServices: readonly SeedService[] = [
  {
    slug: 'rehaussement-cils',
    category,
    name: {
      fr: 'Rehaussement de cils',
      de: 'Wimpernlifting',
      en: 'Lash lift',
      es: 'Lifting de pestañas',
      it: 'Laminazione ciglia',
    },
    summary: {
      fr: 'Vos propres cils, recourbés de la racine, pour six semaines.',
      de: 'Ihre eigenen Wimpern, vom Ansatz an geschwungen, sechs Wochen lang.',
      en: 'Your own lashes, curled from the root, for six weeks.',
      es: 'Sus propias pestañas, curvadas desde la raíz, durante seis semanas.',
      it: 'Le sue ciglia, incurvate dalla radice, per sei settimane.',
    },
    description: paragraphs({
      fr: `Les cils sont peignés un à un sur un coussinet de silicone, puis fixés par deux soins à la kératine. La teinture est comprise.

Ne les mouillez pas pendant vingt-quatre heures.`,
      de: `Jede Wimper wird über ein Silikonpolster gekämmt und mit zwei Keratinlotionen fixiert. Das Färben ist inbegriffen.

Vierundzwanzig Stunden lang bitte nicht nass machen.`,
      en: `Each lash is combed over a silicone shield, then set with two keratin lotions. The tint is included.

Keep them dry for twenty-four hours.`,
      es: `Cada pestaña se peina sobre una almohadilla de silicona y se fija con dos lociones de queratina. El tinte está incluido.

No las moje en veinticuatro horas.`,
      it: `Ogni ciglio viene pettinato su un cuscinetto di silicone e fissato con due lozioni alla cheratina. La tinta è compresa.

Non le bagni per ventiquattro ore.`,
    }),
    pictures: ['rehaussement-cils', 'regard'],
    durationMinutes: 60,
    pauseMinutes: 5,
    price: 62,
  },
  {
    slug: 'extensions-cils',
    category,
    name: {
      fr: 'Extensions de cils',
      de: 'Wimpernverlängerung',
      en: 'Lash extensions',
      es: 'Extensiones de pestañas',
      it: 'Extension ciglia',
    },
    summary: {
      fr: 'Cil à cil ou volume russe, pose allongée, les yeux clos.',
      de: 'Einzeln gesetzt oder als Volumen, im Liegen, mit geschlossenen Augen.',
      en: 'One by one or Russian volume, lying down, eyes closed.',
      es: 'Pelo a pelo o volumen ruso, en camilla y con los ojos cerrados.',
      it: 'One to one o volume russo, da sdraiata, a occhi chiusi.',
    },
    description: paragraphs({
      fr: `Entre quatre-vingts et cent vingt fibres de soie par œil, choisies selon la forme de votre paupière. Beaucoup de clientes s’endorment.

Venez démaquillée. Un remplissage se prévoit toutes les trois semaines.`,
      de: `Achtzig bis hundertzwanzig Seidenfasern je Auge, nach der Form Ihres Lids ausgewählt. Viele schlafen dabei ein.

Kommen Sie ungeschminkt. Alle drei Wochen empfiehlt sich ein Auffüllen.`,
      en: `Between eighty and a hundred and twenty silk fibres an eye, chosen for the shape of your lid. Many guests fall asleep.

Come without make-up. Plan an infill every three weeks.`,
      es: `Entre ochenta y ciento veinte fibras de seda por ojo, según la forma del párpado. Muchas clientas se duermen.

Venga sin maquillar. Conviene un relleno cada tres semanas.`,
      it: `Da ottanta a centoventi fibre di seta per occhio, scelte secondo la forma della palpebra. Molte clienti si addormentano.

Venga struccata. Un refill ogni tre settimane.`,
    }),
    pictures: ['extensions-cils', 'rehaussement-cils'],
    durationMinutes: 120,
    pauseMinutes: 10,
    price: 110,
    priceTimes: [
      [75, 70],
      [120, 110],
    ],
  },
  {
    slug: 'teinture-sourcils',
    category,
    name: {
      fr: 'Teinture des sourcils',
      de: 'Augenbrauen färben',
      en: 'Brow tint',
      es: 'Tinte de cejas',
      it: 'Tinta sopracciglia',
    },
    summary: {
      fr: 'Un ton juste, mélangé pour vous, en vingt minutes.',
      de: 'Der richtige Ton, für Sie gemischt, in zwanzig Minuten.',
      en: 'The right shade, mixed for you, in twenty minutes.',
      es: 'El tono justo, mezclado para usted, en veinte minutos.',
      it: 'Il tono giusto, miscelato per lei, in venti minuti.',
    },
    description: paragraphs({
      fr: `Pigments végétaux du blond cendré au brun froid. La couleur densifie les zones claires et tient un mois.

Test d’allergie quarante-huit heures avant la première fois.`,
      de: `Pflanzliche Pigmente von Aschblond bis Kühlbraun. Die Farbe verdichtet helle Stellen und hält einen Monat.

Kommen Sie vor dem ersten Mal achtundvierzig Stunden früher zum Allergietest.`,
      en: `Plant pigments from ash blonde to cool brown. The tint fills in pale areas and lasts a month.

Allergy test forty-eight hours before the first time.`,
      es: `Pigmentos vegetales del rubio ceniza al castaño frío. El color densifica las zonas claras y dura un mes.

Prueba de alergia cuarenta y ocho horas antes de la primera vez.`,
      it: `Pigmenti vegetali dal biondo cenere al bruno freddo. Il colore infittisce le zone chiare e dura un mese.

Test allergico quarantotto ore prima della prima volta.`,
    }),
    pictures: ['teinture-sourcils', 'restructuration-sourcils'],
    durationMinutes: 20,
    pauseMinutes: 5,
    price: 19,
    cabin: false,
  },
  {
    slug: 'restructuration-sourcils',
    category,
    name: {
      fr: 'Ligne de sourcils',
      de: 'Brauen formen',
      en: 'Brow shaping',
      es: 'Diseño de cejas',
      it: 'Linea delle sopracciglia',
    },
    summary: {
      fr: 'Mesurée au fil, dessinée au crayon, épilée à la pince.',
      de: 'Mit dem Faden vermessen, mit dem Stift gezeichnet, mit der Pinzette gezupft.',
      en: 'Measured with a thread, drawn in pencil, tweezed by hand.',
      es: 'Medidas con hilo, dibujadas a lápiz, depiladas con pinzas.',
      it: 'Misurata con il filo, disegnata a matita, rifinita a pinzetta.',
    },
    description: paragraphs({
      fr: `On trace ensemble, au miroir, avant de retirer quoi que ce soit.

Pour une ligne trop fine, nous proposons un plan de repousse sur trois mois.`,
      de: `Wir zeichnen gemeinsam vor dem Spiegel, bevor ein einziges Haar geht.

Sind die Brauen zu dünn, planen wir das Nachwachsen über drei Monate.`,
      en: `We draw together, at the mirror, before a single hair goes.

If the line is too thin, we suggest a three-month plan to grow it back.`,
      es: `Dibujamos juntas, ante el espejo, antes de quitar nada.

Si la línea es demasiado fina, proponemos un plan de crecimiento de tres meses.`,
      it: `Si disegna insieme, allo specchio, prima di togliere qualsiasi cosa.

Se la linea è troppo sottile, proponiamo un piano di ricrescita di tre mesi.`,
    }),
    pictures: ['restructuration-sourcils', 'teinture-sourcils'],
    durationMinutes: 30,
    pauseMinutes: 5,
    price: 29,
    cabin: false,
  },
];
