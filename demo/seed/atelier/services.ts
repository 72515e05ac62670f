import type { SeedCategory, SeedService } from '../model.ts';

export const atelierCategories: readonly SeedCategory[] = [
  {
    slug: 'mains-et-pieds',
    picture: 'mains',
    name: { fr: 'Mains et pieds' },
    summary: { fr: 'La couleur posée lentement, au bord de la cuticule.' },
  },
  {
    slug: 'cils-et-sourcils',
    picture: 'regard',
    name: { fr: 'Cils et sourcils' },
    summary: { fr: 'Le regard dessiné à la pince, au fil, à la lumière du nord.' },
  },
];

export const atelierServices: readonly SeedService[] = [
  {
    slug: 'manucure-nacre',
    category: 'mains-et-pieds',
    name: { fr: 'Manucure Nacre' },
    summary: { fr: 'La nôtre : lime fine, huile d’abricot, deux couches de vernis.' },
    description: {
      fr: '<p>Quarante-cinq minutes sans téléphone. Les cuticules sont repoussées au bâton de buis, jamais coupées ; le vernis est choisi à la lumière du jour, devant la fenêtre.</p>',
    },
    pictures: ['manucure-nacre'],
    durationMinutes: 45,
    pauseMinutes: 10,
    price: 38,
    cabin: false,
  },
  {
    slug: 'vernis-semi-permanent',
    category: 'mains-et-pieds',
    name: { fr: 'Vernis semi-permanent' },
    summary: { fr: 'Trois semaines de brillance, dépose comprise.' },
    description: {
      fr: '<p>Soixante teintes que nous renouvelons à chaque saison. La dépose se fait à la lime douce, en dix minutes, sans dissolvant sur la peau.</p>',
    },
    pictures: ['manucure-nacre', 'mains'],
    durationMinutes: 60,
    pauseMinutes: 10,
    price: 46,
    weekendPrice: 50,
    cabin: false,
  },
  {
    slug: 'pieds-de-soie',
    category: 'mains-et-pieds',
    name: { fr: 'Pieds de soie' },
    summary: { fr: 'Bain de pétales, pierre ponce, massage des chevilles.' },
    description: {
      fr: '<p>On commence les pieds dans l’eau tiède, un thé à la main. Talons lissés, ongles coupés droit, crème au beurre de cacao pour finir.</p>',
    },
    pictures: ['pieds-de-soie'],
    durationMinutes: 60,
    pauseMinutes: 15,
    price: 54,
    cabin: false,
  },
  {
    slug: 'rehaussement-de-cils',
    category: 'cils-et-sourcils',
    name: { fr: 'Rehaussement de cils' },
    summary: { fr: 'La courbe de vos propres cils, pour six semaines.' },
    description: {
      fr: '<p>Trois courbures au choix, que nous essayons d’abord au recourbe-cils. La teinture est comprise ; gardez les yeux au sec jusqu’au lendemain.</p>',
    },
    pictures: ['cils', 'regard'],
    durationMinutes: 60,
    pauseMinutes: 5,
    price: 64,
    cabin: false,
  },
  {
    slug: 'ligne-de-sourcils',
    category: 'cils-et-sourcils',
    name: { fr: 'Ligne de sourcils' },
    summary: { fr: 'Mesurée, dessinée ensemble, puis épilée à la pince.' },
    description: {
      fr: '<p>Une demi-heure devant le miroir. Rien n’est retiré avant que le dessin ne vous plaise.</p>',
    },
    pictures: ['cils'],
    durationMinutes: 30,
    pauseMinutes: 5,
    price: 28,
    cabin: false,
  },
  {
    slug: 'teinture-cils-sourcils',
    category: 'cils-et-sourcils',
    name: { fr: 'Teinture cils et sourcils' },
    summary: { fr: 'Un ton plus profond, mélangé à votre couleur.' },
    description: {
      fr: '<p>Pigments sans ammoniaque. Un test d’allergie est fait à l’atelier quarante-huit heures avant la première séance.</p>',
    },
    pictures: ['cils'],
    durationMinutes: 30,
    pauseMinutes: 5,
    price: 32,
    cabin: false,
  },
];
