import { SaxesParser, type SaxesTagNS } from 'saxes';

/** The drawing's own size: its viewBox. */
export interface SvgDrawing {
  width: number;
  height: number;
}

/** A fault of an SVG: the found content and the expected content. */
export interface SvgFault {
  found: string;
  expected: string;
}

const svgNamespace = 'http://www.w3.org/2000/svg';
const pageNamespace = 'http://www.w3.org/1999/xhtml';
/**
 * The deepest nesting of elements: the parser searches all ancestors for a namespace, so a deeper drawing would stall a
 * build for minutes.
 */
const maxDepth = 200;

class NestingLimitError extends Error {}

const harmlessExpectation = 'only a drawing: no scripts, no HTML, no entities and no outside files';

/** The contents of an SVG. */
export interface SvgContents {
  /** The first fault. */
  fault?: SvgFault;
  /** The size of the viewBox; absent without a viewBox. */
  drawing?: SvgDrawing;
  /** The number of elements that repeat another part of the file. */
  copies: number;
  /** The number of elements with a bitmap or another file. */
  pictures: number;
}

/** A style element that is being read. Browsers join its texts, also across other nodes. */
interface OpenStyle {
  depth: number;
  /** CSS of the element itself. */
  ownCss: string;
  /** CSS of the element and of the elements inside. */
  wholeCss: string;
}

/**
 * Reads the contents of an SVG like a browser that opens its address, where its scripts would run on the portal's
 * origin. As a picture, a drawing does not load outside files.
 */
export function inspectSvg(text: string): SvgContents {
  const contents: SvgContents = { copies: 0, pictures: 0 };
  let depth = 0;
  const openStyles: OpenStyle[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const addFault = (found: string, expected = harmlessExpectation) =>
    void (contents.fault ??= { found: `${found} in line ${parser.line}`, expected });
  parser.on('error', ({ message }) => addFault(`broken XML (${message.replace(/^\d+:\d+: |\.$/g, '')})`, 'an SVG'));
  parser.on('doctype', (doctype) => doctype.includes('[') && addFault('entity declarations'));
  parser.on('processinginstruction', ({ target }) => addFault(`<?${target}?>`));
  parser.on('opentag', (tag) => {
    if (depth === 0) {
      const drawing = getSize(tag);
      if (drawing) contents.drawing = drawing;
      if (tag.local !== 'svg' || tag.uri !== svgNamespace) addFault(`<${tag.name}>`, `<svg xmlns="${svgNamespace}">`);
    }
    depth += 1;
    if (depth > maxDepth) throw new NestingLimitError();
    if (tag.local === 'style') openStyles.push({ depth, ownCss: '', wholeCss: '' });
    if (tag.local === 'use') contents.copies += 1;
    if (tag.local === 'image' || tag.local === 'feImage') contents.pictures += 1;
    for (const part of listActiveParts(tag)) addFault(part);
  });
  parser.on('closetag', () => {
    const style = openStyles.at(-1);
    if (style?.depth === depth) {
      openStyles.pop();
      if (loadsExternalFile(style.ownCss) || loadsExternalFile(style.wholeCss))
        addFault('styles that load other files');
    }
    depth -= 1;
  });
  const readStyle = (css: string) => {
    for (const style of openStyles) {
      style.wholeCss += css;
      if (style.depth === depth) style.ownCss += css;
    }
  };
  parser.on('text', readStyle);
  parser.on('cdata', readStyle);
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof NestingLimitError)) throw error;
    contents.fault = {
      found: `more than ${maxDepth} nested elements`,
      expected: `at most ${maxDepth}`,
    };
  }
  return contents;
}

/** The size of an SVG of a customer's folder, or its fault. */
export function readSvg(text: string): SvgDrawing | SvgFault {
  const { fault, drawing } = inspectSvg(text);
  return (
    fault ??
    drawing ?? {
      found: 'no viewBox',
      expected: '<svg viewBox="0 0 width height">, which gives the drawing its proportions',
    }
  );
}

function getSize({ attributes }: SaxesTagNS): SvgDrawing | undefined {
  const viewBoxNumbers = (attributes['viewBox']?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = viewBoxNumbers;
  return viewBoxNumbers.length === 4 && viewBoxNumbers.every(Number.isFinite) && width > 0 && height > 0
    ? { width, height }
    : undefined;
}

/** The scripts, links and loaded files of an element. */
function listActiveParts({ name, local, uri, attributes }: SaxesTagNS): string[] {
  if (local === 'script' || local === 'foreignObject' || uri === pageNamespace) return [`<${name}>`];
  return Object.values(attributes).flatMap((attribute) => {
    const value = attribute.value.replaceAll(/\s/g, '');
    const attributeText = `${attribute.name}="${attribute.value.slice(0, 40)}"`;
    if (/^on/i.test(attribute.local)) return [`${attribute.name}="…"`];
    if (/(?:^|;)javascript:/i.test(value)) return [attributeText];
    if (['href', 'src'].includes(attribute.local) && !/^(?:#|data:image\/(?:png|jpeg|webp);)/i.test(value))
      return [attributeText];
    return loadsExternalFile(attribute.value) ? [attributeText] : [];
  });
}

/** Decodes the escapes in styles, because browsers accept an escape for each letter of a name. */
const withoutEscapes = (css: string): string =>
  css.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, escapedCharacter: string) =>
    code === undefined ? escapedCharacter : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0xfffd)),
  );

/** Whether styles name an address outside the file. */
function loadsExternalFile(attributeText: string): boolean {
  const css = withoutEscapes(attributeText);
  const addresses = [...css.matchAll(/url\(\s*["']?\s*([^"')]*)/gi)].map(([, address = '']) => address);
  return (
    /@import\b|\b(?:image-set|src)\(/i.test(css) || !addresses.every((address) => /^(?:#|data:image\/)/i.test(address))
  );
}
