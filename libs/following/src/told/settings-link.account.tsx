import type { AccountLinkProps } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { IconCalendar } from '@touchline/ui-kit';
import type { ComponentType } from 'react';
import { settingsPath } from './settings-path.ts';

/** The way to the calendar and the alerts, among the account's. */
export function SettingsLink({ Item }: { Item: ComponentType<AccountLinkProps> }) {
  const text = useText('following');
  return <Item to={settingsPath} label={text('everywhere.settings')} icon={<IconCalendar />} />;
}
