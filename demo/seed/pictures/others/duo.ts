import type { Picture } from '../picture.ts';

/** Two shops by the sea: hair and beards. */
export const duoPictures: readonly Picture[] = [
  {
    name: 'coupes',
    kind: 'category',
    alt: { fr: 'Chevelure sombre aux larges vagues', en: 'Dark hair in wide waves' },
  },
  {
    name: 'barbes',
    kind: 'category',
    alt: {
      fr: 'Blaireau, flacon bleu et bol de mousse au crépuscule',
      en: 'A shaving brush, a blue bottle and a bowl of lather at dusk',
    },
  },
  {
    name: 'ciseaux',
    kind: 'service',
    alt: { fr: 'Ciseaux et peigne sur un marbre bleu nuit', en: 'Scissors and comb on midnight-blue marble' },
  },
  {
    name: 'couleur',
    kind: 'service',
    alt: { fr: 'Mèches blondies par le soleil', en: 'Locks lightened by the sun' },
  },
  {
    name: 'barbe',
    kind: 'service',
    alt: { fr: 'Mousse à raser et pierre humide', en: 'Shaving lather and a wet stone' },
  },
  {
    name: 'soin-marin',
    kind: 'service',
    alt: {
      fr: 'Flacons bleus, serviettes et rameau d’olivier',
      en: 'Blue bottles, towels and an olive branch',
    },
  },
  {
    name: 'nice-port',
    kind: 'shop',
    alt: {
      fr: 'Le salon du port de Nice : fauteuils jaunes, miroirs ronds et mur cobalt',
      en: 'The salon by the port of Nice: yellow chairs, round mirrors and a cobalt wall',
    },
  },
  {
    name: 'antibes-remparts',
    kind: 'shop',
    alt: {
      fr: 'Le salon d’Antibes : comptoir clair, voûte et lumière de bord de mer',
      en: 'The Antibes salon: a pale desk, a vaulted ceiling and seaside light',
    },
  },
];
