import { useText } from '@touchline/i18n';
import { ButtonLink, IconKeyRound } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { codePath } from '../purchase/paths.ts';

/** The link for a viewer who has a code, but no link with the code in it. */
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
