import type { SeedAppointment } from '../commerce/model.ts';

const customer = 'camille@example.com';

/** What Camille has booked: two visits to come, and a year of those that were. */
export const maisonAppointments: readonly SeedAppointment[] = [
  {
    customer,
    shop: 'paris-saint-germain',
    services: ['massage-suedois'],
    inDays: 6,
    from: '14:00',
    status: 'confirmed',
  },
  {
    customer,
    shop: 'paris-marais',
    services: ['soin-eclat', 'soin-lumiere-led'],
    inDays: 27,
    from: '11:00',
    status: 'confirmed',
  },
  {
    customer,
    shop: 'paris-marais',
    services: ['soin-hydratant'],
    inDays: 16,
    from: '15:00',
    status: 'cancelled_by_customer',
  },
  {
    customer,
    shop: 'paris-saint-germain',
    services: ['massage-pierres-chaudes'],
    inDays: -12,
    from: '16:00',
    status: 'completed',
  },
  {
    customer,
    shop: 'paris-marais',
    services: ['soin-liftant-kobido'],
    inDays: -33,
    from: '10:30',
    status: 'completed',
  },
  {
    customer,
    shop: 'lyon-presquile',
    services: ['massage-dos-nuque'],
    inDays: -96,
    from: '17:00',
    status: 'no_show',
  },
  {
    customer,
    shop: 'paris-marais',
    services: ['soin-purifiant', 'contour-des-yeux'],
    inDays: -187,
    from: '14:00',
    status: 'completed',
  },
];
