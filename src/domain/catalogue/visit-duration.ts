import type { Service } from './catalogue.ts';

/** Minutes of the services of a visit, as a customer reads them: a pause after one is the salon's, and in no sum. */
export function visitMinutes(services: readonly Pick<Service, 'durationMinutes'>[]): number {
  return services.reduce((total, { durationMinutes }) => total + durationMinutes, 0);
}
