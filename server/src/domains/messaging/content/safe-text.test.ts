import { describe, expect, it } from 'vitest';
import { clean, cleanLine, escapeHtml, linkOf } from './safe-text.ts';

describe('clean text', () => {
  it('loses control characters, and with them what a database or a mail header would refuse', () => {
    expect(clean('a\u0000b\u0007c\u007f\u0085d\ufeff')).toBe('abcd');
  });

  it('loses the marks that turn the reading direction of what follows', () => {
    expect(clean('pay at \u202emoc.live\u202c \u2066x\u2069')).toBe('pay at moc.live x');
  });

  it('is well-formed Unicode, whatever was typed', () => {
    expect(clean('tap \ud83d')).toBe('tap \ufffd');
    expect(clean('tap \ud83d\udeb0')).toBe('tap 🚰');
  });

  it('has plain line ends and no wide gaps', () => {
    expect(clean(' a\r\nb\rc\u2028d  \n\n\n\n\ne ')).toBe('a\nb\nc\nd\n\ne');
  });

  it('keeps the writing of other languages', () => {
    expect(clean('Zażółć gęślą jaźń, سلام, 水道')).toBe('Zażółć gęślą jaźń, سلام, 水道');
  });
});

describe('a line', () => {
  it('cannot bring a header of its own', () => {
    expect(cleanLine('Hello\r\nBcc: everyone@example.com')).toBe('Hello Bcc: everyone@example.com');
  });

  it('is cut between characters, not inside one', () => {
    expect(cleanLine('🚰🚰🚰🚰', 3)).toBe('🚰🚰…');
    expect(cleanLine('🚰🚰🚰', 3)).toBe('🚰🚰🚰');
  });
});

describe('escaped HTML', () => {
  it('is safe in text and in attributes of either quote', () => {
    expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
  });
});

describe('a link', () => {
  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@example.com',
    '//example.com/x',
    '/track/1',
    '',
  ])('is refused when it is %j', (url) => {
    expect(linkOf(url)).toBeNull();
  });

  it('is kept as it was written when it is http or https', () => {
    expect(linkOf('https://plumbline.example/respond/ref_1/ct_2?action=accept')).toBe(
      'https://plumbline.example/respond/ref_1/ct_2?action=accept',
    );
    expect(linkOf('http://127.0.0.1:3000/track/sr_1')).toBe('http://127.0.0.1:3000/track/sr_1');
  });

  it('has its quotes encoded', () => {
    expect(linkOf('https://example.com/"onmouseover="alert(1)')).toBe('https://example.com/%22onmouseover=%22alert(1)');
  });
});
