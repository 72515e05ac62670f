import type { Locator, Page } from '@playwright/test';
import type { ContactField } from '#domain/people/contact-details.ts';
import { textsIn } from '../../e2e/fixtures/texts.ts';
import { anna, type Visitor } from '../../e2e/fixtures/visitor.ts';

/** What is pressed, and what is then typed; `key`: what is pressed once it has the focus, in place of the mouse. */
export interface Step {
  readonly name: string;
  readonly where: Locator;
  readonly typed?: string;
  readonly key?: string;
}

/** Steps on a page, one after the other, as a visitor takes them who is new there. */
export interface InteractionVisit {
  readonly path: string;
  readonly widths: readonly number[];
  readonly steps: (page: Page, visitor: Visitor) => readonly Step[];
}

const DESKTOP = 1280;
const PHONE = 390;

const t = textsIn('fr');

const field = (page: Page, key: ContactField) =>
  page.getByRole('textbox', { name: new RegExp(`^${t(`reservation:details.${key}`)}\\b`) });

/** Of the search for free times on the home page. */
function search(page: Page, visitor: Visitor): readonly Step[] {
  return [
    {
      name: 'search on home',
      where: page.getByRole('combobox', { name: t('free-times:find.what') }),
      typed: 'massage',
    },
    { name: 'take what is suggested', where: page.locator('[role=listbox] [role=option]').first() },
    { name: 'find free times', where: visitor.button('free-times:find.search') },
  ];
}

function choices(page: Page, visitor: Visitor): readonly Step[] {
  const main = page.getByRole('main');
  const shops = page.getByRole('textbox', { name: t('shop-picker:search'), exact: true });
  const marais = page.getByRole('listitem').filter({ hasText: 'Maison Orée Marais' });
  return [
    { name: 'choose a category', where: main.getByRole('link', { name: /^Massages/ }).first() },
    {
      name: 'choose a service',
      where: main.getByRole('link', { name: 'Massage suédois', exact: true }).first(),
    },
    { name: 'book', where: visitor.bookButton('Massage suédois') },
    { name: 'search a shop', where: shops, typed: 'Marais' },
    { name: 'choose a shop', where: marais.getByRole('button') },
    { name: 'choose a duration', where: page.locator('label').filter({ hasText: /^30\smin/ }) },
    { name: 'choose a person', where: page.locator('label').filter({ hasText: 'Inès' }) },
    { name: 'turn the week', where: visitor.button('reservation:slots.nextWeek') },
    { name: 'ask why a day is empty', where: page.locator('thead').getByRole('button').first() },
    { name: 'show days', where: visitor.button('reservation:slots.as.list') },
    { name: 'first free date', where: visitor.button('reservation:slots.firstFree') },
    // What is free this week can be too near to be moved afterwards.
    { name: 'turn the week of days', where: visitor.button('reservation:slots.nextWeek') },
    { name: 'choose a time', where: visitor.freeTimes().last() },
  ];
}

function details(page: Page, visitor: Visitor): readonly Step[] {
  const person = anna('interactions@example.com');
  const codes = page.getByRole('textbox', { name: t('reservation:codes.label') });
  return [
    { name: 'type a name', where: field(page, 'firstname'), typed: person.firstname },
    { name: 'type a surname', where: field(page, 'lastname'), typed: person.lastname },
    { name: 'type an address', where: field(page, 'email'), typed: person.email },
    { name: 'type a number', where: field(page, 'phone'), typed: person.phone },
    { name: 'check the details', where: visitor.button('reservation:details.done') },
    { name: 'open the codes', where: visitor.button('reservation:codes.question') },
    { name: 'type a code', where: codes, typed: 'NONE' },
    { name: 'give the code', where: visitor.button('reservation:codes.apply') },
    { name: 'confirm', where: visitor.button('reservation:review.confirm') },
  ];
}

/** Of an appointment that was booked just now. */
function changes(page: Page, visitor: Visitor): readonly Step[] {
  const dialog = page.getByRole('dialog');
  return [
    { name: 'see the appointment', where: visitor.link('reservation:confirmation.manage') },
    { name: 'ask to move it', where: visitor.button('appointments:move.button') },
    { name: 'choose another time', where: visitor.freeTimes().first() },
    { name: 'move it', where: visitor.button('appointments:move.confirm') },
    { name: 'ask to cancel it', where: visitor.button('appointments:cancel.button') },
    { name: 'cancel it', where: dialog.getByRole('button', { name: t('appointments:cancel.confirm') }) },
  ];
}

const SERVICES = '/services/massages';
const BOTH = [DESKTOP, PHONE];

export const INTERACTION_VISITS: readonly InteractionVisit[] = [
  { path: '/', widths: BOTH, steps: search },
  {
    path: '/services',
    widths: [DESKTOP],
    steps: (page, visitor) => [
      ...choices(page, visitor),
      ...details(page, visitor),
      ...changes(page, visitor),
    ],
  },
  {
    path: SERVICES,
    widths: BOTH,
    steps: (page, visitor) => [
      { name: 'add a service', where: visitor.button('reservation:list.add').first() },
      { name: 'open the cart', where: visitor.button('cart:button.full_one') },
    ],
  },
  {
    path: '/',
    widths: BOTH,
    steps: (_, visitor) => [{ name: 'show the map', where: visitor.button('shop-picker:map.show') }],
  },
  {
    path: '/paris-marais',
    widths: BOTH,
    steps: (page) => [
      {
        name: 'choose another service at a shop',
        where: page.getByRole('combobox', { name: t('shop:times.of'), exact: true }),
        key: 'ArrowDown',
      },
    ],
  },
  {
    path: '/',
    widths: [DESKTOP],
    steps: (_, visitor) => [{ name: 'ask to log in', where: visitor.button('storefront:account.login') }],
  },
  {
    path: '/',
    widths: [PHONE],
    steps: (_, visitor) => [{ name: 'ask to log in', where: visitor.button('storefront:account.title') }],
  },
  {
    path: '/',
    widths: [PHONE],
    steps: (_, visitor) => [{ name: 'open the menu', where: visitor.button('storefront:menu.open') }],
  },
];
