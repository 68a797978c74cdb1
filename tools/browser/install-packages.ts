import { spawnSync } from 'node:child_process';

const quietOptions = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;

const run = (...command: string[]): boolean => {
  const [program = 'true', ...programArguments] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), ...command];
  return spawnSync(program, programArguments, quietOptions).status === 0;
};

/** Whether this machine has Debian's packages, and this user may install them. */
export const canInstall = (): boolean => process.platform === 'linux' && run('apt-get', '--version');

/** Installs Debian's packages. @param args their names, and apt-get's options @returns whether they are there now */
export function installPackages(...args: readonly string[]): boolean {
  // Another task may be installing packages, so apt-get waits for its lock.
  const install = () => run('apt-get', 'install', '-y', '-o', 'DPkg::Lock::Timeout=300', ...args);
  return install() || (run('apt-get', 'update') && install());
}
