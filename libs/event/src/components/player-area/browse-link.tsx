import { useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { ButtonLink, IconTv } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';

const livePath = '/live/';

/**
 * A link from a video that cannot be watched: to the live page, or to home if the customer's navigation has no live
 * page.
 */
export function BrowseLink() {
  const text = useText('event');
  const { navigation } = useSite();
  const browsePath = navigation.some((link) => link.to === livePath) ? livePath : '/';
  return (
    <ButtonLink variant="brand" icon={<IconTv />} render={(link) => <Link to={browsePath} {...link} />}>
      {text('stage.browse')}
    </ButtonLink>
  );
}
