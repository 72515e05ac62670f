import { week } from '../../calendar/week.ts';
import { slugsOf } from '../services/services.ts';
import { helper, person, type MaisonShop } from './shop.ts';

const timeZone = 'Europe/Paris';

export const north: readonly MaisonShop[] = [
  {
    slug: 'lille-vieux-lille',
    name: 'Maison Orée Vieux-Lille',
    address: ['18 rue de la Monnaie', '59800', 'Lille', 'FR'],
    phone: '+33199004204',
    latitude: 50.6403,
    longitude: 3.0629,
    timeZone,
    group: 2,
    usesCabins: true,
    week: week('2-6 10:00-19:00'),
    services: slugsOf('massages soins-visage epilation ongles'),
    practitioners: [
      person('Apolline', 'massages soins-visage', '2-5 10:00-18:30'),
      person('Justine', 'epilation ongles', '2-6 10:00-13:00 14:00-19:00'),
      person('Hugues', 'massages', '3-6 11:00-19:00'),
      person('Capucine', 'soins-visage epilation', '2,4,6 10:00-19:00'),
    ],
    cabins: { 'Cabine Lys': 'massages soins-visage', 'Cabine Lin': 'soins-visage epilation massages' },
    equipment: { 'Lampe LED': 'led-lamp' },
  },
  {
    slug: 'strasbourg-quai',
    name: 'Maison Orée Quai des Bateliers',
    address: ['9 quai des Bateliers', '67000', 'Strasbourg', 'FR'],
    phone: '+33199004205',
    latitude: 48.5806,
    longitude: 7.7534,
    timeZone,
    group: 2,
    usesCabins: true,
    week: week('1-5 09:30-19:00', '6 09:30-18:00'),
    services: slugsOf('massages soins-visage rituels-corps regard'),
    prices: { 'massage-future-maman': 86 },
    practitioners: [
      person('Odile', 'massages rituels-corps', '1-4 09:30-17:30'),
      person('Elsa', 'soins-visage regard', '1,2,4,5 10:00-19:00'),
      person('Matthieu', 'massages rituels-corps', '2-6 11:00-18:00'),
      person('Lucile', 'soins-visage regard massages', '3-6 09:30-18:00'),
      helper('Emma', 'regard', '4,6 10:00-17:00'),
    ],
    cabins: {
      'Cabine Ill': 'massages soins-visage rituels-corps',
      'Cabine Vosges': 'massages soins-visage regard rituels-corps',
    },
    equipment: { 'Lampe LED': 'led-lamp', 'Sauna épicéa': 'sauna' },
  },
];
