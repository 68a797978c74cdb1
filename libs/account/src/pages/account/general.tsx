import { useQuery } from '@tanstack/react-query';
import { useSession } from '@touchline/auth-session';
import { useText } from '@touchline/i18n';
import { Skeleton } from '@touchline/ui-kit';
import { useMember } from '../../state/use-member.ts';
import { AccountHead } from '../../components/account-frame/account-head.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Panel } from './panel.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The profile's form, and the deletion of the account. */
export function General() {
  const text = useText('account');
  const session = useSession();
  const user = useMember();
  // Another device may have changed the profile. After a failed request the form shows the session's profile.
  const { isPending } = useQuery({
    queryKey: ['account', 'profile', user?.id],
    queryFn: () => session.reloadProfile(),
    enabled: user !== null,
    retry: false,
    meta: { personal: 'own' },
    gcTime: 0,
  });
  return (
    <>
      <AccountHead title={text('profile.title')} lead={text('profile.lead')} />
      <Panel>
        {user && !isPending ? <ProfileForm key={user.id} user={user} /> : <Skeleton blockSize="640px" radius="m" />}
      </Panel>
      <DeleteAccount />
    </>
  );
}
