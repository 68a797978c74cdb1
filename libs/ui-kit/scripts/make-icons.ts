/**
 * Writes src/icon/drawn from Lucide's drawings (ISC licence): one path per icon, so that an icon costs a string and no
 * element tree; one file per icon, so that a page gets only its own. Add a name to the list, then run `node
 * libs/ui-kit/scripts/make-icons.ts`.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const names = `
  arrow-left arrow-right arrow-up arrow-up-down bell bell-ring bookmark bookmark-plus calendar captions cast check
  chevron-down chevron-left chevron-right chevron-up circle-alert circle-check clapperboard clock copy credit-card
  download ellipsis external-link eye eye-off film gauge globe goal hand headphones heart history house image info
  key-round languages link list-filter lock log-out mail map-pin map-pin-off maximize menu message-circle minimize minus
  monitor moon panels-top-left pause pencil picture-in-picture-2 play plus radio refresh-cw rotate-ccw rotate-cw scissors
  search search-x settings share-2 shopping-cart skip-back skip-forward smartphone square star sun tablet
  ticket trash-2 triangle-alert trophy tv user users video volleyball volume-1 volume-2 volume-x wifi-off x
`
  .trim()
  .split(/\s+/);

/**
 * Icons that point in the reading direction are mirrored in right-to-left pages; icons of players and clocks are not.
 */
const mirroredIcons = new Set([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'external-link',
  'list-filter',
  'log-out',
]);

type SvgShape = [tag: string, attributes: Record<string, string>];

const drawEllipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

/** A path that follows others must start with absolute coordinates; its further pairs stay relative lines. */
const makeStartAbsolute = (path: string) =>
  path.replace(
    /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=([-\d.])?)/,
    (_, x: string, y: string, suffix?: string) => `M${x} ${y}${suffix ? 'l' : ''}`,
  );

function toPath([tag, attributes]: SvgShape): string {
  const getNumber = (name: string) => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'path':
      return makeStartAbsolute(attributes['d'] ?? '');
    case 'circle':
      return drawEllipse(getNumber('cx'), getNumber('cy'), getNumber('r'), getNumber('r'));
    case 'ellipse':
      return drawEllipse(getNumber('cx'), getNumber('cy'), getNumber('rx'), getNumber('ry'));
    case 'line':
      return `M${getNumber('x1')} ${getNumber('y1')}L${getNumber('x2')} ${getNumber('y2')}`;
    case 'polyline':
    case 'polygon':
      return `M${attributes['points'] ?? ''}${tag === 'polygon' ? 'Z' : ''}`;
    case 'rect': {
      const [x, y, width, height] = [getNumber('x'), getNumber('y'), getNumber('width'), getNumber('height')];
      const r = Math.max(getNumber('rx'), getNumber('ry'));
      const drawCorner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
      return `M${x + r} ${y}h${width - 2 * r}${drawCorner(r, r)}v${height - 2 * r}${drawCorner(-r, r)}h${2 * r - width}${drawCorner(-r, -r)}v${2 * r - height}${drawCorner(r, -r)}z`;
    }
    default:
      throw new Error(`No path for <${tag}>`);
  }
}

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('lucide-react/package.json')), 'dist/esm/icons');
const toCamelCase = (name: string) => name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

/** Reads an icon's shapes. The file of a renamed icon only names the new one. */
async function readShapes(name: string): Promise<SvgShape[]> {
  const file = join(folder, `${name}.mjs`);
  const newName = /export \{ default \} from '\.\/([\w-]+)\.mjs'/.exec(await readFile(file, 'utf8'))?.[1];
  if (newName !== undefined) return readShapes(newName);
  const { __iconData: data } = (await import(pathToFileURL(file).href)) as { __iconData: { node: SvgShape[] } };
  return data.node;
}

const iconFolder = join(import.meta.dirname, '../src/icon');
await rm(join(iconFolder, 'drawn'), { recursive: true, force: true });
await mkdir(join(iconFolder, 'drawn'));
const fileHeader =
  '// Made by scripts/make-icons.ts; do not edit. Drawings: Lucide, https://lucide.dev, ISC licence.\n';

const sortedNames = names.toSorted();
for (const name of sortedNames) {
  const path = (await readShapes(name)).map(toPath).join('');
  const iconCode = `/* @__PURE__ */ icon(\n  '${path}',${mirroredIcons.has(name) ? '\n  true,' : ''}\n)`;
  await writeFile(
    join(iconFolder, 'drawn', `${name}.gen.ts`),
    `${fileHeader}import { icon } from '../icon.tsx';\n\nexport const Icon${toCamelCase(name)} = ${iconCode};\n`,
  );
}
const lines = sortedNames.map((name) => `export { Icon${toCamelCase(name)} } from './drawn/${name}.gen.ts';\n`);
await writeFile(join(iconFolder, 'icons.gen.ts'), fileHeader + lines.join(''));
