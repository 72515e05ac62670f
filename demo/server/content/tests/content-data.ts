import type { EventFields } from '#contract/content/events.schemas.ts';
import type { PostFields } from '#contract/content/posts.schemas.ts';

export function postFields(change: Partial<PostFields> = {}): PostFields {
  return {
    slug: 'une-heure-pour-soi',
    published: true,
    position: 'all',
    lang: ['all'],
    vedette: { active: false, start: null, end: null },
    title: { fr: 'Une heure pour soi', en: 'An hour to yourself' },
    summary: { fr: 'Pourquoi le silence fait du bien.' },
    body: { fr: '<p>Le <strong>silence</strong>.</p>', en: '<p>Silence.</p>' },
    ...change,
  };
}

export function eventFields(change: Partial<EventFields> = {}): EventFields {
  return {
    start: '2026-01-10T09:00:00Z',
    end: '2026-01-20T18:00:00Z',
    showDates: true,
    body: { fr: '<h2>Portes ouvertes</h2>', en: '<h2>Open day</h2>' },
    link: { url: 'https://salon.example/portes-ouvertes', title: { fr: 'En savoir plus' } },
    ...change,
  };
}

export function ownImage(company: string) {
  return {
    url: `/medias/uploads/${company}/posts/0f2c.{width}.{format}`,
    widths: [320, 640],
    alt: { fr: 'Un galet' },
    colour: '#aabbcc',
  };
}
