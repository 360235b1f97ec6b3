import { describe, expect, it } from 'vitest';
import { pageStyles } from './page-styles.ts';

const styled = (css: string, ...classes: string[]) => pageStyles(css)(`<p class="${classes.join(' ')}">a</p>`);

describe('the part of the stylesheet that a page brings', () => {
  it('has the rules for its classes, in their order, and those for all elements', () => {
    const css = 'p{color:red}.a{top:1px}.b{top:2px}.c{top:3px}';
    expect(styled(css, 'c', 'a')).toBe('p{color:red}.a{top:1px}.c{top:3px}');
  });

  it('has a rule if one of its selectors may match', () => {
    expect(styled('.a .b,.c:hover{top:0}', 'c')).toBe('.a .b,.c:hover{top:0}');
    expect(styled('.a .b,.c:hover{top:0}', 'a')).toBe('');
    expect(styled('.a .b,.c:hover{top:0}', 'a', 'b')).toBe('.a .b,.c:hover{top:0}');
  });

  it.each([':where(.a > :not(:last-child)){top:0}', 'p:not(.a){top:0}', ':is(.a,.b) p{top:0}'])(
    'keeps what may match without the class: %s',
    (css) => {
      expect(styled(css, 'other')).toBe(css);
    },
  );

  it('understands escaped names, and attributes as React writes them', () => {
    const css = String.raw`.grid-cols-\[minmax\(0\,1fr\)\]{top:0}.\[\&\>svg\]\:w-1>svg{top:1px}.\31 2{top:2px}`;
    expect(styled(css, 'grid-cols-[minmax(0,1fr)]', '[&amp;&gt;svg]:w-1', '12')).toBe(css);
    expect(styled(css)).toBe('');
  });

  it('leaves conditions without rules out, but names every layer, because the first mention decides their order', () => {
    const css = '@layer base,utilities;@layer base{.b{top:0}}@layer utilities{@media print{.c{top:0}}.a{top:0}}';
    expect(styled(css, 'a')).toBe('@layer base,utilities;@layer base{}@layer utilities{.a{top:0}}');
  });

  it('has all animations and fonts, and the variables that its rules read', () => {
    const css =
      '@keyframes turn{to{rotate:1turn}}@font-face{font-family:F}.a{top:var(--tw-x)}.b{top:var(--tw-y)}' +
      '@property --tw-x{syntax:"*"}@property --tw-y{syntax:"*"}';
    expect(styled(css, 'a')).toBe(
      '@keyframes turn{to{rotate:1turn}}@font-face{font-family:F}.a{top:var(--tw-x)}@property --tw-x{syntax:"*"}',
    );
  });
});
