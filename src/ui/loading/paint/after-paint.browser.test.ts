import { expect } from 'chai';
import { afterPaint } from './after-paint.ts';

const wait = (ms: number) => new Promise((due) => setTimeout(due, ms));

describe('work that waits for a paint', () => {
  const frame = window.requestAnimationFrame;
  afterEach(() => {
    window.requestAnimationFrame = frame;
  });

  it('is done right after the next frame, once', async () => {
    const done: string[] = [];
    afterPaint(() => done.push('work'));
    requestAnimationFrame(() => {
      done.push('frame');
      setTimeout(() => done.push('next task'));
    });
    expect(done).to.deep.equal([]);
    await wait(400);
    expect(done).to.deep.equal(['frame', 'work', 'next task']);
  });

  it('is done soon where the browser gives the page no frame, as behind another window, and not again with a late one', async () => {
    let give = () => {};
    window.requestAnimationFrame = (callback) => {
      give = () => callback(performance.now());
      return 1;
    };
    let times = 0;
    afterPaint(() => (times += 1));
    await wait(400);
    expect(times).to.equal(1);
    give();
    await wait(20);
    expect(times).to.equal(1);
  });
});
