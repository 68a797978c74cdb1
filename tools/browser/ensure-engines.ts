import { existsSync } from 'node:fs';
import { installPackages, canInstall } from './install-packages.ts';

/** A browser of another engine, as Debian packs it. */
interface PackedEngine {
  /** Programs that a complete installation has. */
  programs: readonly string[];
  packages: readonly string[];
}

/** The browser of Debian's WebKit, which WebDriver starts; its folder differs by architecture. */
const folders = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((name) => `/usr/lib/${name}/webkit2gtk-4.1`);
export const miniBrowser = `${folders.find((folder) => existsSync(folder)) ?? folders[0]}/MiniBrowser`;

const packagedEngines = {
  firefox: { programs: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/pulseaudio', '/usr/bin/dbus-run-session'],
    packages: [
      'webkit2gtk-driver',
      // WebKit plays video only with a screen, a message bus and a sound device.
      'xvfb',
      'xauth',
      'dbus-daemon',
      'pulseaudio',
      'gstreamer1.0-plugins-good',
      'gstreamer1.0-plugins-bad',
      'gstreamer1.0-libav',
      'gstreamer1.0-pulseaudio',
    ],
  },
} as const satisfies Record<string, PackedEngine>;

export type EngineName = keyof typeof packagedEngines;

const isInstalled = (name: EngineName): boolean =>
  packagedEngines[name].programs.every((program) => existsSync(program));

/**
 * Installs Firefox and WebKit if this machine has Debian's packages and this user may install them.
 *
 * @returns the engines that are not available on this machine
 * @throws Error when the installation fails
 */
export function ensureEngines(): readonly EngineName[] {
  const missing = (['firefox', 'webkit'] as const).filter((name) => !isInstalled(name));
  if (missing.length === 0 || !canInstall()) return missing;
  const packages = missing.flatMap((name) => packagedEngines[name].packages);
  if (!installPackages('--no-install-recommends', ...packages))
    throw new Error(`apt-get could not install ${packages.join(' ')}`);
  return missing.filter((name) => !isInstalled(name));
}
