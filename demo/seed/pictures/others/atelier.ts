import type { Picture } from '../picture.ts';

/** One shop, French only: nails, lashes and brows. */
export const atelierPictures: readonly Picture[] = [
  { name: 'mains', kind: 'category', alt: { fr: 'Trois vernis nacrés sur des socles de marbre' } },
  { name: 'regard', kind: 'category', alt: { fr: 'Miroir rond et pince dorée dans une lumière rosée' } },
  { name: 'manucure-nacre', kind: 'service', alt: { fr: 'Ongles nacrés alignés sur un marbre clair' } },
  { name: 'pieds-de-soie', kind: 'service', alt: { fr: 'Vasque d’eau rosée et serviettes pliées' } },
  { name: 'cils', kind: 'service', alt: { fr: 'Pinceaux et pigments pour les cils et les sourcils' } },
  {
    name: 'atelier-croix-rousse',
    kind: 'shop',
    alt: { fr: 'L’atelier de la Croix-Rousse : deux fauteuils prune devant des miroirs ronds' },
  },
  {
    name: 'atelier-croix-rousse-reception',
    kind: 'shop',
    alt: { fr: 'L’accueil de la Croix-Rousse : comptoir cannelé, fauteuil prune et étagères de flacons' },
  },
  {
    name: 'atelier-croix-rousse-lounge',
    kind: 'shop',
    alt: { fr: 'Le coin d’attente de la Croix-Rousse : deux fauteuils prune et une table basse' },
  },
];
