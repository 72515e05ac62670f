import type { CalendarDate } from '@internationalized/date';
import type { SeedCompany, SeedService } from '../model.ts';
import { week } from '../calendar/week.ts';
import { oneSalon } from './one-salon.ts';

const bath: SeedService = {
  slug: 'bain-de-mer-chaud',
  category: 'bains',
  name: { fr: 'Bain de mer chaud', en: 'Warm sea bath' },
  summary: { fr: 'Trente minutes dans l’eau du large.', en: 'Thirty minutes in water from the open sea.' },
  description: {
    fr: '<p>L’eau est puisée à marée haute, filtrée, chauffée. On flotte, puis l’on se repose sous un plaid face au chenal.</p>',
    en: '<p>The water is drawn at high tide, filtered and warmed. You float, then rest beneath a blanket, facing the channel.</p>',
  },
  pictures: ['bain-de-mer'],
  durationMinutes: 30,
  pauseMinutes: 15,
  price: 42,
  cabin: false,
};

/** A sea spa that has closed its site for the winter, and says so in its own words. */
export function closed(today: CalendarDate): SeedCompany {
  return oneSalon(
    {
      company: {
        nickname: 'closed',
        displayName: 'Rive Douce',
        phone: '+33536490160',
        email: 'bonjour@rive-douce.example',
        locales: ['fr', 'en'],
        theme: {
          buttonsColor: '#2b5566',
          secondaryButtonsColor: '#6a4f7c',
          headerFont: { name: 'Newsreader', url: '' },
          bodyFont: { name: 'Figtree', url: '' },
        },
        socialNetworks: { instagram: { active: true, url: 'https://www.instagram.com/rive.douce.example' } },
        booker: {
          siteDisabled: true,
          siteDisabledMessage: {
            fr: '<p>La mer est trop froide, nous aussi prenons l’hiver. Réouverture le premier samedi d’avril ; les bons cadeaux restent valables.</p>',
            en: '<p>The sea is too cold, so we take the winter off as well. We open again on the first Saturday of April; gift vouchers stay valid.</p>',
          },
        },
      },
      legal: {
        legalName: 'Rive Douce SARL',
        capital: 15_000,
        registration: 'RCS La Rochelle 881 754 206',
        seat: '3 cours des Dames, 17000 La Rochelle',
        director: 'Anne Guérin',
      },
      category: {
        slug: 'bains',
        picture: 'thalasso',
        name: { fr: 'Bains et soins marins', en: 'Sea baths and treatments' },
        summary: { fr: 'L’eau de l’Atlantique, chauffée à 34 °C.', en: 'Atlantic water, heated to 34 °C.' },
      },
      services: [bath],
      shop: {
        slug: 'la-rochelle',
        address: { street: '3 cours des Dames', city: 'La Rochelle', zipcode: '17000', country: 'FR' },
        latitude: 46.1571,
        longitude: -1.1528,
        picture: 'la-rochelle',
        week: week('1-6 09:30-18:30'),
        practitioners: [
          {
            name: 'Maëva',
            craft: { fr: 'Bains de mer et massages à l’eau', en: 'Sea baths and massage in water' },
            categories: ['bains'],
            week: week('1-5 09:30-17:30'),
          },
        ],
        cabins: [],
      },
    },
    today,
  );
}
