import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { artwork, icons } from '../asset.ts';
import { createPng, createSvg } from './pictures.ts';

/** Colours of a dark theme. */
export const palette = {
  brand: '#ffcf33',
  brand_hover: '#ffdb63',
  brand_pressed: '#e6b516',
  on_brand: '#17130a',
  brand_text: '#ffd75a',
  accent: '#ff5b3d',
  on_accent: '#180703',
  accent_text: '#ff8a73',
};

/** A customer.json without faults. */
export const validCustomer = {
  version: 1,
  id: 'acme',
  short_name: 'acme',
  name: 'Acme Sports',
  hosts: ['tv.acme.example'],
  locales: { default: 'en', enabled: ['en', 'ko'] },
  time_zone: 'Europe/Oslo',
  theme: {
    default: 'dark',
    dark: palette,
    fonts: { display: 'sofia' },
    logo: { dark: 'assets/logo-dark.svg', light: 'assets/logo-light.svg' },
  },
  navigation: [{ to: '/live/', label: 'live' }],
  home: { shelves: ['live', 'upcoming'] },
  features: {},
};

/** Writes a file, and the folders around it. */
export function writeInFolder(folder: string, file: string, content: string | Buffer): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Makes the folder of a customer `acme` with all pictures, in a new folder of its own, and without customer.json. */
export function createCustomerFolder(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'customers-')), 'acme');
  for (const file of [icons.favicon, ...Object.values(artwork), 'assets/logo-dark.svg', 'assets/logo-light.svg'])
    writeInFolder(folder, file, createSvg());
  writeInFolder(folder, artwork.horizontal, createSvg(1280, 720));
  writeInFolder(folder, artwork.vertical, createSvg(720, 1280));
  writeInFolder(folder, icons.png192, createPng(192, 192));
  writeInFolder(folder, icons.png512, createPng(512, 512));
  writeInFolder(folder, icons.maskable512, createPng(512, 512));
  writeInFolder(folder, icons.appleTouch, createPng(180, 180));
  writeInFolder(folder, icons.share, createPng(1200, 630));
  return folder;
}
