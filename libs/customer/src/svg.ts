import { SaxesParser, type SaxesTagNS } from 'saxes';

/** The drawing's own size: its viewBox. */
export interface SvgDrawing {
  width: number;
  height: number;
}

/** What is wrong with an SVG, as what was found and what should stand there. */
export interface SvgFault {
  found: string;
  expected: string;
}

const svgNamespace = 'http://www.w3.org/2000/svg';
const pageNamespace = 'http://www.w3.org/1999/xhtml';
/** Elements within each other: each looks through all that it stands in for its name, so that a deep drawing holds a build up for minutes. */
const deepest = 200;

class TooDeep extends Error {}

const isHarmless = 'a drawing alone: no scripts, no pages, nothing from elsewhere';

/**
 * Reads an SVG as the browser does when its address is opened by itself: there its scripts would run on the portal's own origin.
 * What it would load from elsewhere is missing where it is drawn as a picture.
 */
export function readSvg(text: string): SvgDrawing | SvgFault {
  const faults: SvgFault[] = [];
  let drawing: SvgDrawing | undefined;
  let depth = 0;
  let openStyles = 0;
  const parser = new SaxesParser({ xmlns: true });
  const fault = (found: string, expected = isHarmless) =>
    void faults.push({ found: `${found} in line ${parser.line}`, expected });
  parser.on('error', ({ message }) => fault(`broken XML (${message.replace(/^\d+:\d+: |\.$/g, '')})`, 'an SVG'));
  parser.on('doctype', (doctype) => doctype.includes('[') && fault('entities of its own'));
  parser.on('processinginstruction', ({ target }) => fault(`<?${target}?>`));
  parser.on('opentag', (tag) => {
    if (depth === 0) {
      drawing = sizeOf(tag);
      if (tag.local !== 'svg' || tag.uri !== svgNamespace) fault(`<${tag.name}>`, `<svg xmlns="${svgNamespace}">`);
    }
    depth += 1;
    if (depth > deepest) throw new TooDeep();
    if (tag.local === 'style') openStyles += 1;
    for (const found of activeParts(tag)) fault(found);
  });
  parser.on('closetag', ({ local }) => {
    depth -= 1;
    if (local === 'style') openStyles -= 1;
  });
  const checkStyles = (css: string) => openStyles > 0 && loadsMore(css) && fault('styles that load something');
  parser.on('text', checkStyles);
  parser.on('cdata', checkStyles);
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return { found: `more than ${deepest} elements within each other`, expected: `at most ${deepest}` };
  }
  const [first] = faults;
  if (first) return first;
  return (
    drawing ?? { found: 'no viewBox', expected: '<svg viewBox="0 0 width height">, by which it is drawn in any size' }
  );
}

function sizeOf({ attributes }: SaxesTagNS): SvgDrawing | undefined {
  const numbers = (attributes['viewBox']?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0
    ? { width, height }
    : undefined;
}

/** What of an element acts, links or loads. */
function activeParts({ name, local, uri, attributes }: SaxesTagNS): string[] {
  if (local === 'script' || local === 'foreignObject' || uri === pageNamespace) return [`<${name}>`];
  return Object.values(attributes).flatMap((attribute) => {
    const value = attribute.value.replaceAll(/\s/g, '');
    const shown = `${attribute.name}="${attribute.value.slice(0, 40)}"`;
    if (/^on/i.test(attribute.local)) return [`${attribute.name}="…"`];
    if (/(?:^|;)javascript:/i.test(value)) return [shown];
    if (['href', 'src'].includes(attribute.local) && !/^(?:#|data:image\/(?:png|jpeg|webp);)/i.test(value))
      return [shown];
    return loadsMore(attribute.value) ? [shown] : [];
  });
}

/** As the browser reads styles, where each letter of a name may be written as an escape. */
const withoutEscapes = (css: string): string =>
  css.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, letter: string) =>
    code === undefined ? letter : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0xfffd)),
  );

/** Whether styles name an address outside the file. */
function loadsMore(written: string): boolean {
  const css = withoutEscapes(written);
  const addresses = [...css.matchAll(/url\(\s*["']?\s*([^"')]*)/gi)].map(([, address = '']) => address);
  return (
    /@import\b|\b(?:image-set|src)\(/i.test(css) || !addresses.every((address) => /^(?:#|data:image\/)/i.test(address))
  );
}
