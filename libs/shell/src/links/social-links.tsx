import { useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { SocialLinks as Links } from '@touchline/ui-kit';

/** Links to the customer's social networks. */
export function SocialLinks() {
  const text = useText('shell');
  const { socialLinks } = useSite();
  return <Links label={text('navigation.social')} website={text('navigation.website')} links={socialLinks} />;
}
