/**
 * Finds function calls and styles in the built customers that an oldest supported browser lacks (`browserslist` in
 * package.json, docs/decisions/0066). The data is MDN's for functions and the baseline of 2022 for styles.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { readManifest } from '../../../apps/portal/build/build-manifest.ts';
import { endCheck, workspace } from '../report.ts';
import { type AllowRule, allowedCalls, allowedStyles } from './allowed.ts';
import { listNewerFunctions, getMinimumVersions } from './newer.ts';
import { findNewerInScript } from './read-script.ts';
import { findNewerInStyles } from './read-styles.ts';

const dist = join(workspace, 'dist');

interface SourceText {
  /** The chunk's source or name in the build's manifest, or the file's name. */
  from: string;
  text: string;
}

const scripts = new Map<string, SourceText>();
const sheets = new Map<string, SourceText>();

function add(file: string, from: string): void {
  const sources = { '.js': scripts, '.css': sheets }[extname(file)];
  if (sources && existsSync(file))
    sources.set(file.split('/').slice(-2).join('/'), { from, text: readFileSync(file, 'utf8') });
}

const sites = join(dist, 'site');
for (const id of existsSync(sites) ? readdirSync(sites) : []) {
  // The portal's own build has written this file.
  const site = JSON.parse(readFileSync(join(sites, id, 'site.json'), 'utf8')) as Record<
    'browser' | 'headScript' | 'secretScript' | 'brandCss',
    string
  >;
  const browser = join(dist, 'browser', site.browser);
  for (const { file, src, name = '', css = [] } of Object.values(readManifest(browser)))
    for (const cssOrScript of [file, ...css]) add(join(browser, cssOrScript), src ?? name);
  for (const name of readdirSync(join(sites, id, 'public'))) add(join(sites, id, 'public', name), name);
  for (const name of ['headScript', 'secretScript'] as const)
    scripts.set(`${id} ${name}`, { from: name, text: site[name] });
  sheets.set(`${id} brandCss`, { from: 'brandCss', text: site.brandCss });
}
if (scripts.size === 0) throw new Error('Nothing is built: npm run build');

const unsupportedFunctions = listNewerFunctions(getMinimumVersions(workspace));
const usedCalls = new Set<string>();
const createRuleMatcher = (call: string, from: string) => (rule: AllowRule) =>
  rule.where.test(from) && rule.calls.includes(call);
let failed = 0;

for (const [file, { from, text }] of scripts)
  for (const call of findNewerInScript(text, unsupportedFunctions)) {
    if (allowedCalls.some(createRuleMatcher(call, from))) usedCalls.add(call);
    else {
      failed += 1;
      console.error(`${file} (${from}): ${call} is newer than the oldest browsers`);
    }
  }
for (const [file, { from, text }] of sheets)
  for (const feature of findNewerInStyles(text, allowedStyles)) {
    failed += 1;
    console.error(`${file} (${from}): ${feature} Put it behind @supports, or allow it with its reason`);
  }
for (const call of allowedCalls.flatMap(({ calls }) => calls).filter((allowedCall) => !usedCalls.has(allowedCall))) {
  failed += 1;
  console.error(`tools/checks/floor/allowed.ts: ${call} is allowed, and nothing calls it`);
}

endCheck(scripts.size + sheets.size, failed);
