import type { SeedContent } from '../content-model.ts';

export const duoMagazine: SeedContent = {
  categories: [
    { slug: 'cheveux', name: { fr: 'Cheveux', en: 'Hair' } },
    { slug: 'barbe', name: { fr: 'Barbe', en: 'Beard' } },
  ],
  posts: [
    {
      slug: 'un-blond-qui-tient',
      author: 'Mila',
      category: 'cheveux',
      position: 'all',
      featured: true,
      daysAgo: 5,
      picture: 'magazine-blond',
      title: { fr: 'Un blond qui tient jusqu’en octobre', en: 'A blonde that lasts till October' },
      summary: {
        fr: 'Sel, soleil, chlore : ce qui vire au vert, et ce qui reste doré.',
        en: 'Salt, sun, chlorine: what turns green, and what stays gold.',
      },
      body: {
        fr: '<p>Un cheveu décoloré est une éponge. Mouillez-le à l’eau douce avant de nager : plein d’eau propre, il ne boira plus celle de la piscine.</p><ul><li>Un shampoing sans sulfates, deux fois par semaine.</li><li>Un soin violet tous les quinze jours, cinq minutes, pas dix.</li><li>Une casquette vaut mieux que tous les sprays.</li></ul><p>Et si la couleur vire quand même, passez : une patine prend vingt minutes.</p>',
        en: '<p>Bleached hair is a sponge. Wet it with fresh water before you swim: once it is full of clean water, it will not drink the pool’s.</p><ul><li>A sulphate-free shampoo, twice a week.</li><li>A violet mask once a fortnight, five minutes rather than ten.</li><li>A cap beats every spray.</li></ul><p>And if the colour shifts all the same, drop in: a toner takes twenty minutes.</p>',
      },
    },
    {
      slug: 'une-barbe-au-quotidien',
      category: 'barbe',
      position: 'home',
      daysAgo: 19,
      picture: 'magazine-barbe',
      title: { fr: 'Une barbe, quatre minutes par jour', en: 'A beard, four minutes a day' },
      summary: {
        fr: 'Laver, sécher, huiler, brosser. Dans cet ordre, et pas à moitié.',
        en: 'Wash, dry, oil, brush. In that order, and not by halves.',
      },
      body: {
        fr: '<p>La peau sous la barbe pèle quand on l’oublie. Trois lavages par semaine suffisent, avec un savon doux, bien rincé.</p><ol><li>Séchez à la serviette, en pressant.</li><li>Trois gouttes d’huile, du bout des doigts jusqu’à la peau.</li><li>Brossez vers le bas, puis vers le haut, puis comme vous voulez.</li></ol><p>La ligne du cou se trace deux doigts au-dessus de la pomme d’Adam. Pour le reste, il y a Enzo.</p>',
        en: '<p>Skin beneath a beard flakes when it is forgotten. Three washes a week are enough, with a gentle soap, well rinsed.</p><ol><li>Pat dry with a towel.</li><li>Three drops of oil, with your fingertips, right down to the skin.</li><li>Brush down, then up, then any way you like.</li></ol><p>The neckline sits two fingers above the Adam’s apple. For everything else, there is Enzo.</p>',
      },
    },
  ],
  events: [
    {
      slug: 'nocturne-du-port',
      from: -4,
      until: 60,
      showDates: true,
      picture: 'evenement-nocturne',
      body: {
        fr: '<h2>Nocturne au port</h2><p>Un vendredi sur deux, Nice coupe jusqu’à 22 heures. Musique, limonade, et la mer de l’autre côté de la rue.</p>',
        en: '<h2>Late night by the port</h2><p>Every other Friday, Nice cuts until 10 pm. Music, lemonade, and the sea across the street.</p>',
      },
      link: { url: '/services', title: { fr: 'Voir les prestations', en: 'See what we do' } },
    },
  ],
  alerts: [
    {
      slug: 'couleur-du-mardi',
      service: 'couleur-soleil',
      from: -2,
      until: 50,
      body: {
        fr: '<p>Le mardi, Nice a encore de la place pour la <strong>couleur soleil</strong>.</p>',
        en: '<p>On Tuesdays, Nice still has room for <strong>sunlit colour</strong>.</p>',
      },
    },
  ],
};
