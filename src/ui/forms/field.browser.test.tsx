import { useState } from 'react';
import { expect } from 'chai';
import { settled, stage } from '../testing/stage.tsx';
import { Field } from './field.tsx';

const TYPED = 'anna@example.com';

function Typed({ first = '' }: { readonly first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <Field label="E-mail" name="email" type="email" value={value} onChange={setValue} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('')}>
        Clear
      </button>
    </>
  );
}

describe('a field', () => {
  const inputOf = (page: ReturnType<typeof stage>) => page.one('input') as HTMLInputElement;

  it('what is typed is no attribute, and follows what the form makes of it', async () => {
    const page = stage('400px');
    page.show(<Typed />);
    await settled();
    const input = inputOf(page);
    input.focus();
    document.execCommand('insertText', false, TYPED);
    await settled();
    expect(page.one('output').textContent).to.equal(TYPED);
    expect(input.value).to.equal(TYPED);
    expect(page.one('div').outerHTML).to.not.contain(`"${TYPED}`);
    page.one('button').click();
    await settled();
    expect(input.value).to.equal('');
    page.leave();
  });

  it('what the form knows before is in the field, and no attribute either', async () => {
    const page = stage('400px');
    page.show(<Typed first={TYPED} />);
    await settled();
    expect(inputOf(page).value).to.equal(TYPED);
    expect(inputOf(page).hasAttribute('value')).to.equal(false);
    page.leave();
  });
});
