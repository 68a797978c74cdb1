import { Button, ButtonLink, type ButtonLinkProps } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { type EntranceOptions, useEntrance } from './use-entrance.ts';

interface EntranceButtonProps extends Omit<ButtonLinkProps, 'render'> {
  options: EntranceOptions;
}

/** The sign-in as a button. */
export function EntranceButton({ options, ...buttonProps }: EntranceButtonProps) {
  const entrance = useEntrance(options);
  return entrance.kind === 'page' ? (
    <ButtonLink {...buttonProps} render={(link) => <Link to={entrance.to} {...link} />} />
  ) : (
    <Button {...buttonProps} {...entrance.press} />
  );
}
