import { paragraphs } from '../../markup.ts';
import type { SeedProduct } from '../../model.ts';

const category = 'bain';

export const bath: readonly SeedProduct[] = [
  {
    slug: 'savon-olive-laurier',
    category,
    name: {
      fr: 'Savon olive et laurier',
      de: 'Seife mit Olive und Lorbeer',
      en: 'Olive and laurel soap',
      es: 'Jabón de oliva y laurel',
      it: 'Sapone all’oliva e alloro',
    },
    summary: {
      fr: 'Séché neuf mois, 180 g.',
      de: 'Neun Monate getrocknet, 180 g.',
      en: 'Dried for nine months, 180 g.',
      es: 'Secado durante nueve meses, 180 g.',
      it: 'Stagionato nove mesi, 180 g.',
    },
    description: paragraphs({
      fr: `Huile d’olive et baies de laurier, cuites au chaudron puis coupées au fil. Le cœur reste vert sous la croûte dorée.

Pour le corps, les mains et le rasage.`,
      de: `Olivenöl und Lorbeerfrüchte, im Kessel gekocht und mit dem Draht geschnitten. Unter der goldenen Kruste bleibt der Kern grün.

Für Körper, Hände und die Rasur.`,
      en: `Olive oil and laurel berries, boiled in a cauldron and cut by wire. The heart stays green beneath the golden crust.

For body, hands and shaving.`,
      es: `Aceite de oliva y bayas de laurel, cocidos en caldera y cortados con hilo. El corazón sigue verde bajo la corteza dorada.

Para el cuerpo, las manos y el afeitado.`,
      it: `Olio d’oliva e bacche d’alloro, cotti in caldaia e tagliati a filo. Il cuore resta verde sotto la crosta dorata.

Per il corpo, le mani e la rasatura.`,
    }),
    pictures: ['savon-laurier'],
    price: 9.5,
  },
  {
    slug: 'sel-de-bain-romarin',
    category,
    name: {
      fr: 'Sel de bain au romarin',
      de: 'Badesalz Rosmarin',
      en: 'Rosemary bath salts',
      es: 'Sales de baño de romero',
      it: 'Sali da bagno al rosmarino',
    },
    summary: {
      fr: 'Pour les jambes lourdes, 500 g.',
      de: 'Für schwere Beine, 500 g.',
      en: 'For heavy legs, 500 g.',
      es: 'Para las piernas cansadas, 500 g.',
      it: 'Per le gambe pesanti, 500 g.',
    },
    description: paragraphs({
      fr: `Gros sel de Guérande, romarin séché, une pointe d’eucalyptus. Deux poignées dans un bain à 37 degrés, vingt minutes.

Rincez la baignoire tant que l’eau est chaude.`,
      de: `Grobes Salz aus Guérande, getrockneter Rosmarin, ein Hauch Eukalyptus. Zwei Hände voll auf ein Bad von 37 Grad, zwanzig Minuten.

Spülen Sie die Wanne aus, solange das Wasser warm ist.`,
      en: `Coarse Guérande salt, dried rosemary, a touch of eucalyptus. Two handfuls in a bath at 37 degrees, twenty minutes.

Rinse the tub while the water is still warm.`,
      es: `Sal gruesa de Guérande, romero seco y un toque de eucalipto. Dos puñados en un baño a 37 grados, veinte minutos.

Aclare la bañera mientras el agua esté caliente.`,
      it: `Sale grosso di Guérande, rosmarino essiccato, una punta di eucalipto. Due manciate in un bagno a 37 gradi, venti minuti.

Sciacquate la vasca finché l’acqua è calda.`,
    }),
    pictures: ['sel-romarin'],
    price: 16,
    tracksStock: false,
  },
  {
    slug: 'gommage-sucre-abricot',
    category,
    name: {
      fr: 'Gommage sucre et abricot',
      de: 'Zuckerpeeling Aprikose',
      en: 'Sugar and apricot scrub',
      es: 'Exfoliante de azúcar y albaricoque',
      it: 'Scrub allo zucchero e albicocca',
    },
    summary: {
      fr: 'Il fond en huile sous la douche, 200 ml.',
      de: 'Schmilzt unter der Dusche zu Öl, 200 ml.',
      en: 'Melts into an oil in the shower, 200 ml.',
      es: 'Se funde en aceite bajo la ducha, 200 ml.',
      it: 'Sotto la doccia si scioglie in olio, 200 ml.',
    },
    description: paragraphs({
      fr: `Sucre de canne et huile de noyau d’abricot, rien de plus ou presque. Une fois par semaine suffit.

Attention, le fond de la douche devient glissant.`,
      de: `Rohrzucker und Aprikosenkernöl, sonst kaum etwas. Einmal in der Woche genügt.

Vorsicht, der Boden der Dusche wird rutschig.`,
      en: `Cane sugar and apricot kernel oil, and hardly anything else. Once a week is enough.

Take care: the shower floor becomes slippery.`,
      es: `Azúcar de caña y aceite de hueso de albaricoque, y poco más. Con una vez por semana basta.

Cuidado: el suelo de la ducha se vuelve resbaladizo.`,
      it: `Zucchero di canna e olio di nocciolo d’albicocca, e poco altro. Basta una volta a settimana.

Attenzione: il piatto della doccia diventa scivoloso.`,
    }),
    pictures: ['gommage-abricot'],
    price: 27,
  },
];
