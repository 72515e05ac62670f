import { expectTypeOf, test } from 'vitest';
import type { UiTexts } from './texts.ts';

/** The compiler is the judge: `@ts-expect-error` is an error itself where the line below compiles. */
test('a text is asked for by a key that exists, with its parameters', () => {
  const good = ({ t }: UiTexts, isIn: boolean, step: 'time' | 'review') => [
    t('booking:book'),
    t('booking:bookName', { name: 'Massage' }),
    t('cart:button.full', { count: 2 }),
    t(isIn ? 'reservation:list.remove' : 'reservation:list.add', { name: 'Massage' }),
    t(`reservation:step.${step}`),
  ];
  const wrong = ({ t }: UiTexts, isIn: boolean, step: string) => [
    // @ts-expect-error: there is no such key
    t('booking:boook'),
    // @ts-expect-error: a group of texts is no text
    t('booking:price'),
    // @ts-expect-error: the key is of another namespace
    t('cart:bookName', { name: 'Massage' }),
    // @ts-expect-error: only the server says these
    t('mail:confirmed.title'),
    // @ts-expect-error: a key names its namespace
    t('book'),
    // @ts-expect-error: a text with a parameter needs it
    t('booking:bookName'),
    // @ts-expect-error: the parameter has another name
    t('booking:bookName', { title: 'Massage' }),
    // @ts-expect-error: a parameter is a string or a number
    t('booking:bookName', { name: true }),
    // @ts-expect-error: a plural needs its count
    t('cart:button.full'),
    // @ts-expect-error: a count is a number
    t('cart:button.full', { count: '2' }),
    // @ts-expect-error: one of the two needs a parameter
    t(isIn ? 'booking:book' : 'booking:bookName'),
    // @ts-expect-error: any string may follow
    t(`reservation:step.${step}`),
  ];
  expectTypeOf(good).returns.items.toExtend<string>();
  expectTypeOf(wrong).toBeFunction();
});
