import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../session/session.ts';
import { locateField, signIn } from '../session/visit.ts';
import { createClip } from './saved-lists.ts';

test('a viewer renames a clip and deletes it', { tag: '@nordic' }, async ({ page, account }) => {
  await createClip(account, 'Slap shot');
  await signIn(page, getSiteAddress('nordic'), account, '/selected/clips/');
  const clips = page.getByRole('list', { name: 'My clips' }).getByRole('listitem');
  await expect(clips).toHaveCount(1);
  await page.getByRole('button', { name: 'Actions for Slap shot' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const renameDialog = page.getByRole('dialog', { name: 'Rename clip' });
  const title = locateField(page, 'Title');
  await expect(title).toHaveValue('Slap shot');
  await title.fill('  ');
  await renameDialog.getByRole('button', { name: 'Save' }).click();
  await expect(title).toHaveAccessibleDescription('Enter a title.');
  await title.fill('Slap shot of the season');
  await page.keyboard.press('Enter');
  await expect(renameDialog).toBeHidden();
  const actions = page.getByRole('button', { name: 'Actions for Slap shot of the season' });
  await expect(actions).toBeFocused();
  await page.reload();

  await actions.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const deleteDialog = page.getByRole('dialog', { name: 'Delete this clip?' });
  await deleteDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(clips).toHaveCount(1);
  await actions.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await deleteDialog.getByRole('button', { name: 'Delete clip' }).click();
  await expect(page.getByText('The clip has been deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No clips yet' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No clips yet' })).toBeVisible();
});
