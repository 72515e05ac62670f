import { expect } from 'chai';
import { isFocusElsewhere } from './is-focus-elsewhere.ts';

describe('whose the focus is', () => {
  it('in a frame it is elsewhere until the frame has it', () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const inner = frame.contentDocument;
    if (!inner) throw new Error('The frame has no document.');
    expect(isFocusElsewhere(inner)).to.equal(true);
    inner.body.appendChild(inner.createElement('button')).focus();
    expect(isFocusElsewhere(inner)).to.equal(!inner.hasFocus());
    frame.remove();
  });

  it('a page that is in no frame may take it, also behind another window', () => {
    const view = { document };
    const alone = { defaultView: Object.assign(view, { parent: view }), hasFocus: () => false };
    expect(isFocusElsewhere(alone as unknown as Document)).to.equal(false);
  });
});
