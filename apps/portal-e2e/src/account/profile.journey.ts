import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../session/session.ts';
import { locateAccountMenu, locateField, openPage, signIn } from '../session/visit.ts';

test(
  'a viewer sees errors next to the fields of their profile, and finds saved values again',
  { tag: '@nordic' },
  async ({ page, account }) => {
    const site = getSiteAddress('nordic');
    await signIn(page, site, account, '/account/general/');
    const saveButton = page.getByRole('button', { name: 'Save', exact: true });
    const [name, phone, city] = [locateField(page, 'Name'), locateField(page, 'Phone'), locateField(page, 'City')];
    await expect(name).toHaveValue(account.name);
    await expect(locateField(page, 'Email')).toHaveValue(account.email);
    await expect(locateField(page, 'Email')).not.toBeEditable();

    await name.fill(' A ');
    await phone.fill('call me');
    await city.fill('Tromsø');
    await page.getByLabel('Date of birth').fill('2024-02-29');
    await saveButton.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Enter at least 2 characters.');
    await expect(phone).toHaveAccessibleDescription('Enter a phone number, such as +47 22 00 00 00.');
    await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription('You must be 13 or older.');

    await name.fill('Zoë Byron');
    await phone.fill('+47 22 00 00 00');
    await page.getByLabel('Date of birth').fill('1990-05-23');
    await page.getByLabel('Gender').selectOption('Female');
    await expect(phone).toHaveAccessibleDescription('');
    await saveButton.click();
    await expect(page.getByText('Your profile has been saved.')).toBeVisible();
    await expect(locateAccountMenu(page).locator('[data-initials="ZB"]')).toBeVisible();

    await page.reload();
    await expect(name).toHaveValue('Zoë Byron');
    await expect(phone).toHaveValue('+47 22 00 00 00');
    await expect(city).toHaveValue('Tromsø');
    await expect(page.getByLabel('Date of birth')).toHaveValue('1990-05-23');
    await expect(page.getByLabel('Gender')).toHaveValue('female');
    await openPage(page, 'Account');
    await expect(page.getByText(/^Member since /)).toBeVisible();
    await locateAccountMenu(page).click();
    await expect(page.getByRole('menu').getByText('Zoë Byron')).toBeVisible();
  },
);
