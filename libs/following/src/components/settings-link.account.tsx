import { type AccountLinkProps, useLazyTexts } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { IconBell, IconCalendar } from '@touchline/ui-kit';
import type { ComponentType } from 'react';
import { settingsPath } from '../settings-path.ts';

interface LinkProps {
  Item: ComponentType<AccountLinkProps>;
}

/** The link to calendar and alerts in the account's menu. */
export function SettingsLink({ Item }: LinkProps) {
  const text = useText('following');
  return <Item to={settingsPath} label={text('everywhere.settings')} icon={<IconCalendar />} />;
}

/** The link to the alerts in the account's menu, for customers without calendars. */
export function AlertsLink({ Item }: LinkProps) {
  useLazyTexts('following');
  const text = useText('following');
  return <Item to={settingsPath} label={text('told.title')} icon={<IconBell />} />;
}
