import type { Customer, Fault } from '@touchline/customer';

type Claim = Pick<Customer, 'id' | 'hosts'>;

/** Host names that another customer claims, too: the edge could not tell the two apart. @param all who claims what */
export function sharedHosts({ id, hosts }: Claim, all: readonly Claim[]): Fault[] {
  return hosts.flatMap((host, index) => {
    const other = all.find((claim) => claim.id !== id && claim.hosts.includes(host));
    if (!other) return [];
    const place = { file: `${id}/customer.json`, path: `hosts[${index}]` };
    return [{ ...place, found: `"${host}"`, expected: `a host that ${other.id} does not have` }];
  });
}
