import { describe, expectTypeOf, it } from 'vitest';
import type { BookingConfirmedDetail } from '#stores/widget-events.ts';

type VitrineBooking = HTMLElementTagNameMap['vitrine-booking'];

describe('the types of the elements', () => {
  it('a query by the tag of an element has that element’s own properties', () => {
    const find = (page: ParentNode) => page.querySelector('vitrine-booking');
    expectTypeOf(find).returns.toEqualTypeOf<VitrineBooking | null>();
    expectTypeOf<VitrineBooking['headingLevel']>().toEqualTypeOf<number | null>();
    expectTypeOf<VitrineBooking['syncUrl']>().toEqualTypeOf<boolean | null>();
    expectTypeOf<VitrineBooking['locale']>().toEqualTypeOf<
      'fr' | 'de' | 'en' | 'es' | 'it' | undefined | null
    >();
    expectTypeOf<HTMLElementTagNameMap['vitrine-finder']['display']>().toEqualTypeOf<
      'list' | 'button' | null
    >();
  });

  it('a listener of an element’s event gets its detail', () => {
    const listen = (page: Document) =>
      page.addEventListener('vitrine-booking-confirmed', ({ detail }) => {
        expectTypeOf(detail).toEqualTypeOf<BookingConfirmedDetail>();
      });
    expectTypeOf(listen).toBeFunction();
  });

  it('React takes right uses of the elements and refuses wrong ones', () => {
    const good = () => (
      <vitrine-booking
        shop="paris-marais"
        headingLevel={3}
        onvitrine-navigate={({ detail }) => detail.path}
      />
    );
    // @ts-expect-error: a level is a number
    const level = () => <vitrine-booking headingLevel="three" />;
    // @ts-expect-error: no such language
    const locale = () => <vitrine-cart locale="pt" />;
    // @ts-expect-error: no such property
    const unknown = () => <vitrine-cart service="massage" />;
    // @ts-expect-error: no such element
    const element = () => <vitrine-basket />;
    // @ts-expect-error: the detail has no such field
    const detail = () => <vitrine-cart onvitrine-navigate={({ detail: { where } }) => where} />;
    for (const one of [good, level, locale, unknown, element, detail]) expectTypeOf(one).toBeFunction();
  });
});
