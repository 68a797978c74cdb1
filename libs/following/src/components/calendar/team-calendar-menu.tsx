import { teamCalendarPath } from '@touchline/contract';
import { useLazyTexts } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { type DemandedProps, IconCalendar, IconCopy, IconExternalLink } from '@touchline/ui-kit';
import { Menu, MenuItem, MenuLink } from '@touchline/ui-kit/menu';
import { createCalendarLinks } from './calendar-links.ts';
import { useFeedAddress } from '../../api/feed-address.ts';
import { useCopy } from './use-copy.ts';

interface TeamCalendarMenuProps extends DemandedProps {
  team: { id: string; name: string };
}

/** The calendar apps to which a team's matches can be added. This needs no account. */
export function TeamCalendarMenu({ team, trigger, defaultOpen }: TeamCalendarMenuProps) {
  // The page belongs to another feature, which does not load these texts.
  useLazyTexts('following');
  const text = useText('following');
  const copy = useCopy();
  const address = useFeedAddress()(teamCalendarPath(team.id));
  if (address === undefined) return trigger;
  const { device, google, outlookUrl } = createCalendarLinks(address, team.name);
  const externalLinkProps = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <Menu trigger={trigger} defaultOpen={defaultOpen}>
      <MenuLink
        icon={<IconCalendar />}
        render={({ children, ...link }) => (
          <a href={device} {...link}>
            {children}
          </a>
        )}
      >
        {text('calendar.device')}
      </MenuLink>
      <MenuLink
        icon={<IconExternalLink />}
        render={({ children, ...link }) => (
          <a href={google} {...externalLinkProps} {...link}>
            {children}
          </a>
        )}
      >
        {text('calendar.google')}
      </MenuLink>
      <MenuLink
        icon={<IconExternalLink />}
        render={({ children, ...link }) => (
          <a href={outlookUrl} {...externalLinkProps} {...link}>
            {children}
          </a>
        )}
      >
        {text('calendar.outlook')}
      </MenuLink>
      <MenuItem icon={<IconCopy />} onSelect={() => void copy(address)}>
        {text('calendar.copy')}
      </MenuItem>
    </Menu>
  );
}
