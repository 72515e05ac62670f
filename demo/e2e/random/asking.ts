import { press } from './booking.ts';
import { asksAnew, type Action } from './journey.ts';
import { ANSWERS, visitorOf } from './tab.ts';

/** A button that is offered when there is something to answer. */
function answering(key: (typeof ANSWERS)[number]): Action {
  return {
    name: key,
    weight: 3,
    can: (_, { buttons }) => buttons.has(key),
    async act(journey, tab) {
      asksAnew(journey, tab);
      await (await visitorOf(tab)).button(key).first().click();
    },
  };
}

/** What makes another visit of it, because the visitor asks for that; and a salon that changes its price. */
export const ASKING: readonly Action[] = [
  {
    name: 'add a service',
    weight: 2,
    can: (_, { step }) => step === 'time',
    async act(journey, tab) {
      const visitor = await visitorOf(tab);
      asksAnew(journey, tab);
      await visitor.button('reservation:visit.add').click();
      const offered = tab.page.getByRole('dialog').getByRole('listitem').getByRole('button');
      await offered.first().waitFor();
      await press(journey, offered, 3);
      await tab.page.keyboard.press('Escape');
    },
  },
  {
    name: 'take a service out',
    weight: 2,
    can: (_, { step, services }) => step === 'time' && (services?.length ?? 0) > 1,
    async act(journey, tab) {
      const visitor = await visitorOf(tab);
      asksAnew(journey, tab);
      await press(journey, visitor.button('reservation:visit.remove'));
    },
  },
  ...ANSWERS.map(answering),
  {
    name: 'the salon raises a price',
    weight: 1,
    can: () => true,
    act: ({ salon }) => salon.raisePrice('massage-suedois', 150),
  },
];
