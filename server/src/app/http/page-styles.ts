import postcss, { type AtRule, type ChildNode } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** A rule of the stylesheet. It is used where an element may have all classes of one of its selectors. */
interface Rule {
  readonly text: string;
  readonly selectors: readonly (readonly string[])[];
}

/** Rules inside a layer or a condition, such as `@media`. */
interface Group {
  readonly opening: string;
  readonly parts: readonly Part[];
  /** The order of layers is that in which they are named first, so that empty ones are written, too. */
  readonly isLayer: boolean;
}

/** Declares a variable, for the rules that use it. */
interface Property {
  readonly text: string;
  readonly name: string;
}

/** A string is CSS that every page gets, such as a font. */
type Part = string | Rule | Group;

/**
 * Reads a stylesheet, and returns the function that returns the part of it which a page uses: the rules for the classes
 * in its HTML, and all rules for elements without a class. The rules keep their order.
 */
export function pageStyles(css: string): (html: string) => string {
  const { nodes } = postcss.parse(css);
  const properties = nodes.filter(isProperty).map((node): Property => ({ text: node.toString(), name: node.params }));
  const parts = nodes.filter((node) => !isProperty(node)).map(partOf);
  return (html) => {
    const used = written(parts, classesIn(html));
    const read = new Set(used.match(/(?<=var\()--[\w-]+/g));
    return used + properties.flatMap(({ name, text }) => (read.has(name) ? [text] : [])).join('');
  };
}

const isProperty = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'property';

/** At-rules whose contents are rules of pages. Those of others, such as `@keyframes`, are not. */
const CONDITIONS: ReadonlySet<string> = new Set(['layer', 'media', 'supports', 'container']);

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') return { text: node.toString(), selectors: requiredClasses(node.selector) };
  if (node.type !== 'atrule') return node.toString();
  if (node.nodes === undefined) return `${node.toString()};`;
  if (!CONDITIONS.has(node.name)) return node.toString();
  return {
    opening: `@${node.name} ${node.params}`,
    parts: node.nodes.map(partOf),
    isLayer: node.name === 'layer',
  };
}

/** Returns the classes that each of the selectors requires. Those inside `:is()` or `:not()` are not required. */
function requiredClasses(selector: string): readonly (readonly string[])[] {
  const found: string[][] = [];
  selectorParser((root) => {
    for (const one of root.nodes) {
      const classes: string[] = [];
      for (const node of one.nodes) if (node.type === 'class') classes.push(node.value);
      found.push(classes);
    }
  }).processSync(selector);
  return found;
}

function written(parts: readonly Part[], classes: ReadonlySet<string>): string {
  let css = '';
  for (const part of parts) {
    if (typeof part === 'string') css += part;
    else if ('text' in part) css += isUsed(part, classes) ? part.text : '';
    else {
      const inside = written(part.parts, classes);
      if (inside !== '' || part.isLayer) css += `${part.opening}{${inside}}`;
    }
  }
  return css;
}

const isUsed = ({ selectors }: Rule, classes: ReadonlySet<string>): boolean =>
  selectors.some((required) => required.every((name) => classes.has(name)));

/** Returns the classes of all elements. The same ones are on many elements, and are split once. */
function classesIn(html: string): ReadonlySet<string> {
  const attributes = new Set<string>();
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g)) attributes.add(value);
  return new Set([...attributes].flatMap((value) => unescaped(value).split(' ')));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Reverses how React escapes attributes. */
const unescaped = (value: string): string =>
  value.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
