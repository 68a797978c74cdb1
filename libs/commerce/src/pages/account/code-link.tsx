import { useText } from '@touchline/i18n';
import { ButtonLink, IconKeyRound } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { codePath } from '../../paths.ts';

/** The link to the page where a viewer types an access code. */
export function CodeLink() {
  const text = useText('commerce');
  return (
    <div>
      <ButtonLink
        variant="outline"
        icon={<IconKeyRound size="s" />}
        render={(link) => <Link to={codePath} {...link} />}
      >
        {text('signUp.code')}
      </ButtonLink>
    </div>
  );
}
