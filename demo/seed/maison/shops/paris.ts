import { week } from '../../calendar/week.ts';
import { slugsOf } from '../services/services.ts';
import { helper, person, type MaisonShop } from './shop.ts';

const group = 1;
const timeZone = 'Europe/Paris';

export const paris: readonly MaisonShop[] = [
  {
    slug: 'paris-marais',
    morePictures: ['paris-marais-reception', 'paris-marais-lounge'],
    name: 'Maison Orée Marais',
    address: ['24 rue des Francs-Bourgeois', '75003', 'Paris', 'FR'],
    phone: '+33199004201',
    latitude: 48.8576,
    longitude: 2.3622,
    timeZone,
    group,
    usesCabins: true,
    week: week('2-5 10:00-20:00', '6 09:30-19:00'),
    opensSundays: true,
    services: slugsOf('massages soins-visage rituels-corps epilation ongles regard'),
    practitioners: [
      person('Inès', 'massages rituels-corps', '2-5 10:00-13:30 14:30-19:00', '6 09:30-17:00'),
      person('Maud', 'massages soins-visage rituels-corps', '3-6 11:00-19:00'),
      person('Clémence', 'soins-visage epilation regard', '2,4,5 10:00-18:30', '6 09:30-19:00'),
      person('Awa', 'ongles regard epilation', '2-6 11:00-19:00'),
      person('Théo', 'massages', '2-4 12:00-20:00', '6 10:00-19:00'),
      person('Lise', 'soins-visage ongles', '2-3 10:00-18:00', '5-6 10:00-18:00'),
      helper('Jade', 'epilation ongles', '3 10:00-17:00', '6 10:00-17:00'),
    ],
    cabins: {
      'Cabine Saule': 'massages rituels-corps',
      'Cabine Tilleul': 'massages soins-visage rituels-corps epilation',
      'Cabine Aubépine': 'soins-visage epilation regard',
    },
    equipment: { 'Lampe LED 1': 'led-lamp', 'Sauna cèdre': 'sauna' },
  },
  {
    slug: 'paris-saint-germain',
    morePictures: ['paris-saint-germain-cabin', 'paris-saint-germain-styling'],
    name: 'Maison Orée Saint-Germain',
    address: ['61 rue de Seine', '75006', 'Paris', 'FR'],
    phone: '+33199004202',
    latitude: 48.8537,
    longitude: 2.3371,
    timeZone,
    group,
    usesCabins: true,
    week: week('1-5 10:00-19:30', '6 10:00-19:00'),
    services: slugsOf('massages soins-visage epilation regard coiffure'),
    prices: { 'massage-future-maman': 99 },
    practitioners: [
      person('Solène', 'soins-visage regard', '1-5 10:00-18:00'),
      person('Marguerite', 'soins-visage epilation', '2-5 11:30-19:30', '6 10:00-19:00'),
      person('Anouk', 'massages', '1,2,4,5 10:00-19:00'),
      person('Bastien', 'coiffure', '2-6 10:00-19:00'),
      person('Yuna', 'coiffure regard', '3-6 10:00-13:00 14:00-19:00'),
      person('Victor', 'massages', '3,5,6 10:00-19:00'),
    ],
    cabins: {
      'Cabine Seine': 'massages soins-visage epilation',
      'Cabine Mazarine': 'massages soins-visage regard epilation',
    },
    equipment: { 'Lampe LED': 'led-lamp' },
  },
  {
    slug: 'paris-batignolles',
    morePictures: ['paris-batignolles-cabin', 'paris-batignolles-reception'],
    name: 'Maison Orée Batignolles',
    address: ['52 rue des Batignolles', '75017', 'Paris', 'FR'],
    phone: '+33199004203',
    latitude: 48.8857,
    longitude: 2.3202,
    timeZone,
    group,
    usesCabins: false,
    week: week('2-6 09:30-13:00 14:00-19:30'),
    services: slugsOf('massages soins-visage epilation ongles hommes', 'massage-duo'),
    practitioners: [
      person('Salomé', 'massages soins-visage', '2-5 09:30-13:00 14:00-19:30'),
      person('Margaux', 'epilation ongles', '2-6 09:30-13:00 14:00-18:30'),
      person('Idriss', 'hommes', '3-6 10:00-13:00 14:00-19:30'),
      person('Perrine', 'soins-visage epilation', '2,4,6 09:30-13:00 14:00-19:30'),
    ],
    equipment: { 'Lampe LED': 'led-lamp' },
  },
];
