import { expect } from 'chai';
import { settled, stage, type Stage } from '../testing/stage.tsx';
import { useListFocus } from './use-list-focus.ts';

function Lines({ names }: { readonly names: readonly string[] }) {
  const list = useListFocus(names.length);
  return (
    <>
      <ul ref={list} tabIndex={-1}>
        {names.map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
      <button type="button">elsewhere</button>
    </>
  );
}

describe('a list that lines are taken out of', () => {
  let place: Stage;
  const named = (name: string) => place.all('button').find(({ textContent }) => textContent === name);

  beforeEach(() => {
    place = stage();
    place.show(<Lines names={['a', 'b', 'c']} />);
  });
  afterEach(() => place.leave());

  it('a list takes the focus that was on a line that is gone', async () => {
    named('b')?.focus();
    place.show(<Lines names={['a', 'c']} />);
    await settled();
    expect(place.focused()).to.equal(place.one('ul'));
  });

  it('a list leaves the focus where it is on another line, and elsewhere', async () => {
    for (const [name, left] of [
      ['a', ['a', 'b']],
      ['elsewhere', ['a']],
    ] as const) {
      named(name)?.focus();
      place.show(<Lines names={left} />);
      await settled();
      expect(place.focused()).to.equal(named(name));
    }
  });
});
