import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { createAccount } from './accounts.ts';
import { expect, test } from './session.ts';
import { locateAccountMenu, locateField, locateHeading, locatePasswordField, signInLink } from './visit.ts';

test(
  'a new viewer sees the missing fields, then has an account and is signed in',
  { tag: '@nordic' },
  async ({ page, watch }) => {
    watch.forgive(failedRequestPattern);
    const site = getSiteAddress('nordic');
    await page.goto(`${site}/`);
    await signInLink(page).click();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(locateHeading(page, 'Create an account')).toBeVisible();
    const submitButton = page.getByRole('button', { name: 'Create account' });
    const name = locateField(page, 'Full name');

    await submitButton.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Enter at least 2 characters.');
    await expect(locateField(page, 'Email')).toHaveAccessibleDescription('Enter your email.');
    await expect(locatePasswordField(page)).toHaveAccessibleDescription(/Use at least 8 characters\./);
    const termsCheckbox = page.getByRole('checkbox', { name: /^I accept the terms of use .* and the privacy policy / });
    await expect(termsCheckbox).toHaveAccessibleDescription('Accept the terms to create an account.');
    for (const [linkText, address] of [
      ['terms of use', 'https://www.nordicice.example/terms'],
      ['privacy policy', 'https://www.nordicice.example/privacy'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name: linkText });
      await expect(link).toHaveAttribute('href', address);
      await expect(link, 'the link opens a new tab, and the form keeps its values').toHaveAttribute('target', '_blank');
    }
    await termsCheckbox.check();

    await page.getByText('More about you').click();
    await page.getByLabel('Date of birth').fill('2020-02-02');
    await name.fill('Bo Newcomer');
    await locatePasswordField(page).fill('a quiet long sentence');
    await expect(page.getByText('Strong', { exact: true })).toBeVisible();
    await locateField(page, 'Email').fill('nobody');
    await submitButton.click();
    await expect(locateField(page, 'Email')).toHaveAccessibleDescription('Enter an address such as name@example.com.');
    await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription('You must be 13 or older.');

    await page.getByLabel('Date of birth').fill('');
    const { email: takenEmail } = await createAccount();
    await locateField(page, 'Email').fill(takenEmail);
    await submitButton.click();
    await expect(locateField(page, 'Email')).toHaveAccessibleDescription(
      /There is already an account with this email\./,
    );

    await locateField(page, 'Email').fill(`new-${takenEmail}`);
    const registration = page.waitForRequest(/\/api\/user\/register/);
    await submitButton.click();
    expect((await registration).postDataJSON()).toMatchObject({ terms: true });
    await expect(page.getByText('Your account is ready, Bo Newcomer.')).toBeVisible();
    await expect(page).toHaveURL(`${site}/auth/sign-up/personalization/`);
    await page.getByRole('link', { name: 'Skip', exact: true }).click();
    // The portal redirects a viewer without a club to the choice of a club, once.
    await expect(page).toHaveURL(`${site}/club/`);
    await page.getByRole('main').getByRole('button', { name: 'Luleå North' }).first().click();
    await expect(page).toHaveURL(`${site}/`);
    await expect(locateAccountMenu(page)).toBeVisible();
    await locateAccountMenu(page).click();
    await expect(page.getByText(`new-${takenEmail}`)).toBeVisible();
  },
);
