import { expect } from 'chai';
import { settled, stage, type Stage } from '../testing/stage.tsx';
import { TextArea } from './text-area.tsx';

describe('a field of several lines', () => {
  let place: Stage;

  beforeEach(() => {
    place = stage();
    place.show(
      <div style={{ padding: `${innerHeight - 20}px 0 200vh` }}>
        <TextArea label="Un mot" name="message" value="" maxLength={500} onChange={() => undefined} />
      </div>,
    );
  });
  afterEach(() => {
    place.leave();
    scrollTo(0, 0);
  });

  it('a text area with the focus is wholly in view, clear of a bar over the page', async () => {
    const field = place.one<HTMLTextAreaElement>('textarea');
    field.style.scrollMarginBottom = '90px';
    expect(field.getBoundingClientRect().bottom).to.be.greaterThan(innerHeight);
    // A browser that follows the caret by itself shows no more than its line.
    field.focus({ preventScroll: true });
    await settled();
    expect(Math.round(field.getBoundingClientRect().bottom)).to.be.at.most(innerHeight - 90);
  });
});
