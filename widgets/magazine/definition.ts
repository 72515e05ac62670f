import { POSTS_AT_ONCE } from '#domain/magazine/post.ts';
import type { ElementDefinition } from '#element/definition/definition.ts';
import { everyAttribute, everyEvent, storefrontAttribute } from '#element/every-element/definition.ts';

export const magazineDefinition = {
  tag: 'vitrine-magazine',
  attributes: {
    ...everyAttribute,
    post: { kind: 'string' },
    limit: { kind: 'number', initial: POSTS_AT_ONCE, min: 1, max: 100, whole: true },
    ...storefrontAttribute,
    history: { kind: 'enum', values: ['on', 'off'], initial: 'on' },
  },
  events: everyEvent,
  space: [[1290, 1020]],
} as const satisfies ElementDefinition;
