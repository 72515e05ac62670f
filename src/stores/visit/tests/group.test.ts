import { expect, test } from 'vitest';
import { serviceId } from '#domain/catalogue/ids.ts';
import { valueOf } from '../../load.ts';
import { at } from '../../testing/back-end-appointments.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { openVisit, starts } from '../../testing/visits.ts';

/** A visitor of shops whose first service is for so many. */
function visitorOfGroup(count: number) {
  const visitor = createVisitor();
  visitor.backEnd.categories = visitor.backEnd.categories.map((category) => ({
    ...category,
    articles: category.articles.map((article) =>
      article.id === 's1'
        ? {
            ...article,
            booker: {
              ...article.booker,
              appointment: { nbCustomerRequired: count, nbPractitionerRequired: count },
            },
          }
        : article,
    ),
  }));
  return visitor;
}

test('a service for two is offered where both practitioners are free', async () => {
  const visitor = visitorOfGroup(2);
  visitor.backEnd.calendar.taken.push({
    practitioner: 'p1',
    start: at('20260105', 9),
    end: at('20260105', 10),
  });
  const { visit } = await openVisit(visitor);
  expect(starts(visit).slice(0, 4)).toEqual(['20260105 10', '20260105 10.5', '20260105 11', '20260106 9']);
});

test('a service for three is offered on no day in a shop of two practitioners', async () => {
  const { visit } = await openVisit(visitorOfGroup(3));
  const offers = valueOf(visit.$offers.get()) ?? [];
  expect(offers.some(({ kind }) => kind === 'free')).toBe(false);
  expect(offers.find(({ date }) => date === '20260105')).toMatchObject({ reason: 'no-practitioner' });
});

test('a service for two names all who would come in place of a practitioner who is taken', async () => {
  const visitor = visitorOfGroup(2);
  const { visit } = await openVisit(visitor);
  visit.findAlternatives('20260111');
  visit.choosePractitioner(serviceId('s1'), 'p2');
  visit.findAlternatives('20260107');
  await visitor.clock.settle();
  const alternative = valueOf(visit.$alternatives.get())?.list.find(({ kind }) => kind === 'people');
  expect(alternative).toMatchObject({ names: ['Aline', 'Béa'] });
});
