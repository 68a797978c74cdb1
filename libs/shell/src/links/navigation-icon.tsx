import {
  IconCalendar,
  IconClapperboard,
  type IconComponent,
  IconHeart,
  IconHistory,
  IconHouse,
  IconRadio,
  IconSearch,
  IconTrophy,
  IconTv,
  IconUsers,
} from '@touchline/ui-kit';

/** The icons that a customer may name in its navigation. */
const icons: Readonly<Record<string, IconComponent>> = {
  home: IconHouse,
  live: IconRadio,
  calendar: IconCalendar,
  archive: IconHistory,
  video: IconClapperboard,
  channel: IconTv,
  team: IconUsers,
  search: IconSearch,
  heart: IconHeart,
  trophy: IconTrophy,
};

export function NavigationIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? IconHouse;
  return <Icon size="l" />;
}
