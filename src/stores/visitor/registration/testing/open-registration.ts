import { createVisitor, type OpenOptions, type Visitor } from '../../../testing/visitor.ts';
import { registrationFeature } from '../feature.ts';

export const REGISTER = '/api/users/v2/register';
export const CHECK = `${REGISTER}/email/check`;

/** A page in which somebody registers, with what it sends. */
export async function openRegistration(visitor: Visitor = createVisitor(), options: OpenOptions = {}) {
  const page = await visitor.open(options);
  const registration = await page.site.open(registrationFeature);
  const bodies = (wanted: string) =>
    visitor.sent.filter(({ path }) => path === wanted).map(({ body }) => body);
  return { ...page, visitor, registration, bodies, state: () => registration.$registration.get() };
}
