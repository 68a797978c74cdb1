import { Button, ButtonLink, type ButtonLinkProps } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { type EntranceOptions, useEntrance } from './use-entrance.ts';

interface EntranceButtonProps extends Omit<ButtonLinkProps, 'render'> {
  options: EntranceOptions;
}

/** The sign-in as a button. */
export function EntranceButton({ options, ...looks }: EntranceButtonProps) {
  const entrance = useEntrance(options);
  return entrance.kind === 'page' ? (
    <ButtonLink {...looks} render={(link) => <Link to={entrance.to} {...link} />} />
  ) : (
    <Button {...looks} {...entrance.press} />
  );
}
