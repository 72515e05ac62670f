import { expect } from 'chai';
import { failureReport } from './failure-report.ts';
import { said } from '../testing/page.ts';

const GONE = { code: 0, type: 'network', message: 'No answer.' };
const UNKNOWN = { code: 404, type: 'company_error', message: 'No such company.' };

function reporting() {
  const told: unknown[] = [];
  const element = document.createElement('vitrine-sample');
  const emit = (name: string, detail: unknown) => {
    told.push([name, detail]);
    return true;
  };
  return { told, report: failureReport({ element, emit }) };
}

describe('the failures that an element shows', () => {
  it('a failure is told once while it is shown, in however many places, and where it comes back at once', async () => {
    const { told, report } = reporting();
    const warnings = await said('warn', () => {
      const leave = [report(GONE), report(GONE), report(GONE)];
      leave.forEach((act) => act());
      report(GONE);
    });
    expect(told).to.deep.equal([['vitrine-error', GONE]]);
    expect(warnings).to.have.length(1);
  });

  it('a failure that comes back later is told again', async () => {
    const wait = globalThis.setTimeout;
    const later: (() => void)[] = [];
    globalThis.setTimeout = ((act: () => void) => later.push(act)) as typeof setTimeout;
    const { told, report } = reporting();
    const warn = console.warn;
    console.warn = () => {};
    report(GONE)();
    later.forEach((act) => act());
    report(GONE);
    console.warn = warn;
    globalThis.setTimeout = wait;
    expect(told).to.have.length(2);
  });

  it('each other failure is told for itself', async () => {
    const { told, report } = reporting();
    await said('warn', () => {
      report(GONE);
      report(UNKNOWN);
    });
    expect(told).to.deep.equal([
      ['vitrine-error', GONE],
      ['vitrine-error', UNKNOWN],
    ]);
  });

  for (const [failure, remedy] of [
    [GONE, 'data-api'],
    [UNKNOWN, 'data-company'],
    [{ code: 500, type: 'internal', message: 'Sorry.' }, 'nothing on this page'],
    [{ code: 503, type: 'server', message: 'Away.' }, 'data-api'],
  ] as const) {
    it(`a warning names the element and what to look at: ${failure.type} ${failure.code}`, async () => {
      const { report } = reporting();
      const [warning] = await said('warn', () => void report(failure));
      expect(warning).to.include('<vitrine-sample>').and.include(remedy).and.include(failure.message);
    });
  }
});
