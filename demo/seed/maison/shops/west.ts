import { week } from '../../calendar/week.ts';
import { slugsOf } from '../services/services.ts';
import { helper, person, type MaisonShop } from './shop.ts';

const timeZone = 'Europe/Paris';
const group = 3;

export const west: readonly MaisonShop[] = [
  {
    slug: 'nantes-graslin',
    name: 'Maison Orée Graslin',
    address: ['5 rue Crébillon', '44000', 'Nantes', 'FR'],
    phone: '+33199004206',
    latitude: 47.2131,
    longitude: -1.5604,
    timeZone,
    group,
    usesCabins: true,
    week: week('1 14:00-19:00', '2-5 10:00-19:00', '6 10:00-18:00'),
    services: slugsOf('massages soins-visage epilation ongles regard'),
    practitioners: [
      person('Gwenn', 'massages', '1 14:00-19:00', '2-5 10:00-18:00'),
      person('Nolwenn', 'soins-visage epilation', '2-6 10:00-18:00'),
      person('Margot', 'ongles regard', '2-6 10:00-13:00 14:00-18:00'),
      person('Erwan', 'massages', '3-6 11:00-18:00'),
      person('Lou', 'epilation regard soins-visage', '1 14:00-19:00', '4-6 10:00-18:00'),
    ],
    cabins: {
      'Cabine Loire': 'massages soins-visage',
      'Cabine Erdre': 'soins-visage epilation massages regard',
    },
    equipment: { 'Lampe LED': 'led-lamp' },
  },
  {
    slug: 'bordeaux-saint-pierre',
    name: 'Maison Orée Saint-Pierre',
    address: ['27 rue du Parlement-Saint-Pierre', '33000', 'Bordeaux', 'FR'],
    phone: '+33199004207',
    latitude: 44.8406,
    longitude: -0.5711,
    timeZone,
    group,
    usesCabins: true,
    week: week('2-6 10:00-19:30'),
    opensSundays: true,
    services: slugsOf('massages soins-visage rituels-corps epilation'),
    practitioners: [
      person('Ondine', 'massages rituels-corps', '2-5 10:00-18:30'),
      person('Maëlle', 'soins-visage epilation', '2-6 10:30-19:30'),
      person('Bixente', 'massages', '2,4,5,6 11:00-19:30'),
      person('Garance', 'soins-visage rituels-corps', '3-6 10:00-18:00'),
    ],
    cabins: {
      'Cabine Pin': 'massages rituels-corps epilation',
      'Cabine Dune': 'soins-visage massages rituels-corps',
    },
    equipment: { 'Lampe LED': 'led-lamp', 'Sauna pin': 'sauna' },
  },
  {
    slug: 'toulouse-carmes',
    name: 'Maison Orée Carmes',
    address: ['12 rue des Filatiers', '31000', 'Toulouse', 'FR'],
    phone: '+33199004208',
    latitude: 43.5978,
    longitude: 1.4449,
    timeZone,
    group,
    usesCabins: false,
    week: week('2-6 09:30-13:00 14:00-19:00'),
    services: slugsOf('coiffure hommes ongles regard'),
    prices: { 'coupe-homme': 30 },
    practitioners: [
      person('Violette', 'coiffure', '2-5 09:30-13:00 14:00-19:00'),
      person('Occitane', 'ongles regard', '2-6 09:30-13:00 14:00-18:00'),
      person('Raphaël', 'hommes coiffure', '2-6 09:30-13:00 14:00-19:00'),
      helper('Tom', 'hommes', '3,6 09:30-13:00 14:00-19:00'),
    ],
  },
];
