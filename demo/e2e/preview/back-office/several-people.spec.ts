import { expect } from '@playwright/test';
import { test } from '../../fixtures/journey.ts';
import { Designer } from './designer.ts';

test('of two who change the same look the second is told whose draft it met, and goes on with both', async ({
  page,
  at,
}) => {
  test.slow();
  await Designer.during({ page, at }, async (designer) => {
    await designer.enter();
    const colleague = await designer.colleague();
    await colleague.saveDraft({ themes: { general: { footerColor: '#3a1a2e' } } });
    await designer.open('Colours');
    await designer.mainButtons().fill('#1f5f3a');
    const dialog = designer.dialog('Hélène Aubry has saved another draft');
    await expect(dialog.getByRole('row', { name: /^Main buttons .* #1f5f3a$/ })).toBeVisible();
    // What the other has changed alone holds either way: it is no difference.
    await expect(dialog.getByRole('row', { name: /^Footer/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Mine over theirs' }).click();
    await expect(designer.text('Draft saved, 2 changes')).toBeVisible();
    await expect(designer.field('Footer')).toHaveValue('#3a1a2e');
    expect(await colleague.drafted()).toEqual({
      themes: { general: { footerColor: '#3a1a2e', buttonsColor: '#1f5f3a' } },
    });

    await colleague.saveDraft({ themes: { general: { footerColor: '#111111' } } });
    await designer.mainButtons().fill('#8a1f1f');
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect(designer.text('Draft saved, 1 change')).toBeVisible();
    await expect(designer.field('Footer')).toHaveValue('#111111');
    await expect(designer.mainButtons()).not.toHaveValue('#8a1f1f');
    // What gave way is one step back.
    await designer.call('undo');
    await expect(designer.mainButtons()).toHaveValue('#8a1f1f');
  });
});

test('what somebody else publishes is told, and a setting of the draft that it changes is shown before it is published over', async ({
  page,
  at,
}) => {
  test.slow();
  await Designer.during({ page, at }, async (designer) => {
    const colleague = await designer.colleague();
    const publishBlue = async () => {
      await colleague.saveDraft({ themes: { general: { buttonsColor: '#1d3f8f' } } });
      await colleague.publish();
    };
    await designer.enterAndSee();
    await publishBlue();
    await designer.open('Colours');
    // Of another setting there is nothing to decide.
    await designer.field('Footer').fill('#3a1a2e');
    await expect(designer.text(/^Number \d+ was published by Hélène Aubry/)).toBeVisible();
    await expect(designer.text('Draft saved, 1 change')).toBeVisible();
    await expect(designer.mainButtons()).toHaveValue('#1d3f8f');
    await designer.mainButtons().fill('#1f5f3a');
    await expect(designer.text('Draft saved, 2 changes')).toBeVisible();
    // Restored by somebody else, the draft is over a look that nobody has seen with it.
    await colleague.publish(0);
    const dialog = await designer.askToPublish();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog.getByText(/^Published otherwise since it was drafted: Main buttons/)).toBeVisible();
    await designer.publish(dialog);
    await designer.button('History').click();
    await expect(designer.text('This is what visitors see.')).toHaveCount(1);
    await designer.button('Close').click();

    // The same setting is changed here and published by somebody else: that is no draft of theirs.
    await publishBlue();
    await designer.mainButtons().fill('#8a1f1f');
    const met = designer.dialog('Hélène Aubry has published another look');
    await expect(met.getByRole('row', { name: 'Main buttons #1d3f8f #8a1f1f' })).toBeVisible();
    await met.getByRole('button', { name: 'Take what is published' }).click();
    await expect(designer.mainButtons()).toHaveValue('#1d3f8f');
    await expect(designer.text('Nothing drafted')).toBeVisible();
  });
});
