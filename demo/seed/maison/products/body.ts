import { paragraphs } from '../../markup.ts';
import type { SeedProduct } from '../../model.ts';

const category = 'corps';

export const body: readonly SeedProduct[] = [
  {
    slug: 'huile-amande-douce',
    category,
    name: {
      fr: 'Huile de massage amande douce',
      de: 'Massageöl Süßmandel',
      en: 'Sweet almond massage oil',
      es: 'Aceite de masaje de almendra dulce',
      it: 'Olio da massaggio alle mandorle dolci',
    },
    summary: {
      fr: 'L’huile tiède de nos massages, 200 ml.',
      de: 'Das warme Öl unserer Massagen, 200 ml.',
      en: 'The warm oil of our massages, 200 ml.',
      es: 'El aceite tibio de nuestros masajes, 200 ml.',
      it: 'L’olio tiepido dei nostri massaggi, 200 ml.',
    },
    description: paragraphs({
      fr: `Amande douce pressée à froid, un peu de sésame et deux gouttes de néroli. Elle glisse longtemps et ne laisse pas de film.

Réchauffez-en une noix entre les paumes avant de commencer.`,
      de: `Kaltgepresste Süßmandel, etwas Sesam und zwei Tropfen Neroli. Das Öl gleitet lange und hinterlässt keinen Film.

Wärmen Sie eine kleine Menge zwischen den Händen an, bevor Sie beginnen.`,
      en: `Cold-pressed sweet almond, a little sesame and two drops of neroli. It glides for a long time and leaves no film.

Warm a little between your palms before you begin.`,
      es: `Almendra dulce prensada en frío, un poco de sésamo y dos gotas de neroli. Se desliza durante mucho tiempo y no deja película.

Caliente una pequeña cantidad entre las palmas antes de empezar.`,
      it: `Mandorla dolce spremuta a freddo, un po’ di sesamo e due gocce di neroli. Scorre a lungo e non lascia pellicola.

Scaldatene una noce tra i palmi prima di cominciare.`,
    }),
    pictures: ['huile-amande', 'massage-suedois', 'baume-miel'],
    price: 34,
  },
  {
    slug: 'baume-karite-miel',
    category,
    name: {
      fr: 'Baume karité et miel',
      de: 'Balsam mit Sheabutter und Honig',
      en: 'Shea and honey balm',
      es: 'Bálsamo de karité y miel',
      it: 'Balsamo al karité e miele',
    },
    summary: {
      fr: 'Pour les mains, les coudes et l’hiver, 100 ml.',
      de: 'Für Hände, Ellbogen und den Winter, 100 ml.',
      en: 'For hands, elbows and winter, 100 ml.',
      es: 'Para manos, codos e invierno, 100 ml.',
      it: 'Per mani, gomiti e inverno, 100 ml.',
    },
    description: paragraphs({
      fr: `Il fond au contact de la peau. Karité brut, cire d’abeille et miel de châtaignier, sans parfum ajouté.

Le soir en couche épaisse sous des gants de coton : le lendemain, les mains sont neuves.`,
      de: `Er schmilzt, sobald er die Haut berührt. Rohe Sheabutter, Bienenwachs und Kastanienhonig, ohne zugesetzten Duft.

Abends dick auftragen und Baumwollhandschuhe darüberziehen: Am Morgen sind die Hände wie neu.`,
      en: `It melts as it meets the skin. Raw shea, beeswax and chestnut honey, with no added scent.

Apply it thickly at night under cotton gloves: your hands are new by morning.`,
      es: `Se funde al contacto con la piel. Karité crudo, cera de abeja y miel de castaño, sin perfume añadido.

Por la noche, en capa gruesa y bajo unos guantes de algodón: por la mañana, manos nuevas.`,
      it: `Si scioglie a contatto con la pelle. Karité grezzo, cera d’api e miele di castagno, senza profumo aggiunto.

La sera, in strato spesso sotto guanti di cotone: al mattino le mani sono nuove.`,
    }),
    pictures: ['baume-miel'],
    price: 26,
  },
  {
    slug: 'lait-corps-figue',
    category,
    name: {
      fr: 'Lait pour le corps à la figue',
      de: 'Körpermilch Feige',
      en: 'Fig body milk',
      es: 'Leche corporal de higo',
      it: 'Latte corpo al fico',
    },
    summary: {
      fr: 'Léger, vite bu par la peau, 250 ml.',
      de: 'Leicht und schnell eingezogen, 250 ml.',
      en: 'Light and quickly absorbed, 250 ml.',
      es: 'Ligera y de rápida absorción, 250 ml.',
      it: 'Leggero, subito assorbito, 250 ml.',
    },
    description: paragraphs({
      fr: `Une feuille de figuier froissée, un fond de bois : l’odeur reste une heure, la douceur jusqu’au soir.

Sur peau encore humide, en sortant de la douche.`,
      de: `Ein zerriebenes Feigenblatt, dahinter Holz: Der Duft bleibt eine Stunde, die Zartheit bis zum Abend.

Nach dem Duschen auf die noch feuchte Haut auftragen.`,
      en: `A crushed fig leaf over a base of wood: the scent stays an hour, the softness until evening.

Smooth it over damp skin as you step out of the shower.`,
      es: `Una hoja de higuera arrugada sobre un fondo de madera: el aroma dura una hora; la suavidad, hasta la noche.

Sobre la piel aún húmeda, al salir de la ducha.`,
      it: `Una foglia di fico stropicciata su un fondo di legno: il profumo resta un’ora, la morbidezza fino a sera.

Sulla pelle ancora umida, appena usciti dalla doccia.`,
    }),
    pictures: ['lait-figue'],
    price: 29.5,
  },
];
