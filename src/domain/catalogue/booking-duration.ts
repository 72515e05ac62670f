import type { Service } from './catalogue.ts';

type Timed = Pick<Service, 'durationMinutes' | 'pauseMinutes'>;

/** Minutes that one service takes in a visit: the service and the pause after it. */
export function itemMinutes(service: Timed): number {
  return service.durationMinutes + service.pauseMinutes;
}

/** Minutes of a whole visit: services follow each other, each after the pause of the one before. */
export function visitMinutes(services: readonly Timed[]): number {
  return services.reduce((total, service) => total + itemMinutes(service), 0);
}
