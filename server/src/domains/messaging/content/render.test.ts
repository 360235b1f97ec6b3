import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Content } from './content.ts';
import { render } from './render.ts';
import { escapeHtml } from './safe-text.ts';

const offer: Content = {
  kind: 'letter',
  subject: 'A plumbing job 3.4 mi from you',
  blocks: [
    { kind: 'heading', text: 'A job near you' },
    { kind: 'paragraph', text: 'Somebody in Louisville needs a plumber.' },
    {
      kind: 'facts',
      facts: [
        { label: 'Trade', value: 'Plumbing' },
        { label: 'The job', value: 'The tap leaks.\nThe floor is wet.' },
      ],
    },
    { kind: 'button', label: 'See the job and answer', url: 'https://plumbline.example/respond/ref_1/ct_2?a=1&b=2' },
    { kind: 'note', text: 'Nothing to pay unless you accept.' },
  ],
};

const email = (blocks: readonly Block[], subject = 'Subject') =>
  render('email', { kind: 'letter', subject, blocks }, 'en');

describe('a letter', () => {
  it('reads the same as plain text and as HTML', () => {
    const { subject, text, html } = render('email', offer, 'en');
    expect(subject).toBe('A plumbing job 3.4 mi from you');
    expect(text).toBe(
      [
        'A job near you',
        'Somebody in Louisville needs a plumber.',
        'Trade: Plumbing\nThe job: The tap leaks.\n  The floor is wet.',
        'See the job and answer:\nhttps://plumbline.example/respond/ref_1/ct_2?a=1&b=2',
        'Nothing to pay unless you accept.',
      ].join('\n\n'),
    );
    expect(html).toContain('<h1>A job near you</h1>');
    expect(html).toContain('<p>Somebody in Louisville needs a plumber.</p>');
    expect(html).toContain('<tr><th scope="row">Trade</th><td>Plumbing</td></tr>');
    expect(html).toContain('<tr><th scope="row">The job</th><td>The tap leaks.<br>The floor is wet.</td></tr>');
    expect(html).toContain('<a href="https://plumbline.example/respond/ref_1/ct_2?a=1&amp;b=2" ');
    expect(html).toContain('>See the job and answer</a>');
    expect(html).toContain('<p class="note">Nothing to pay unless you accept.</p>');
  });

  it('is in the language of its recipient, with the words around it', () => {
    const { html } = render('email', offer, 'es');
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('O copie esta dirección: https://plumbline.example/');
  });

  it('says its language and its title, has one main part and one first heading', () => {
    for (const blocks of [offer.blocks, [{ kind: 'paragraph', text: 'Hello' } as const]]) {
      const { html } = email(blocks, 'Tom & Ann');
      expect(html).toContain('<html lang="en">');
      expect(html).toContain('<title>Tom &amp; Ann</title>');
      expect(html?.match(/<main>/g)).toHaveLength(1);
      expect(html?.match(/<h1>/g)).toHaveLength(1);
    }
  });

  it('makes its further headings second ones, and the subject the first where there is none', () => {
    const heading = (text: string) => ({ kind: 'heading', text }) as const;
    expect(email([heading('One'), heading('Two')]).html).toContain('<h1>One</h1>\n<h2>Two</h2>');
    expect(email([{ kind: 'paragraph', text: 'Hello' }], 'It <is>').html).toContain(
      '<h1>It &lt;is&gt;</h1>\n<p>Hello</p>',
    );
  });

  it('writes the address of a button out, so that it can be read and copied', () => {
    expect(render('email', offer, 'en').html).toContain(
      'Or copy this address: https://plumbline.example/respond/ref_1/ct_2?a=1&amp;b=2</p>',
    );
  });

  it('opens its links beside the mail, without telling where from', () => {
    expect(render('email', offer, 'en').html).toContain('b=2" target="_blank" rel="noopener noreferrer" ');
  });

  it('has no link when the address is not a web address', () => {
    const { text, html } = email([{ kind: 'button', label: 'Go', url: 'javascript:alert(1)' }]);
    expect(text).toBe('Go');
    expect(html).toContain('<p>Go</p>');
    expect(html).not.toMatch(/<a|javascript/);
  });

  it('cannot be made to look as if a value were another of its lines', () => {
    const facts = [{ label: 'The job', value: 'Leak\n\nAnswer:\nhttps://evil.example' }];
    expect(email([{ kind: 'facts', facts }]).text).toBe('The job: Leak\n  Answer:\n  https://evil.example');
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</style><script>alert(1)</script>',
    '</title><svg onload=alert(1)>',
    '<!-- ',
    ']]><b>',
    '&lt;script&gt;',
    '<a href="javascript:alert(1)">x</a>',
  ])('shows %j as it was typed, wherever it stands', (hostile) => {
    const { html } = email(everywhere(hostile), hostile);
    expect(tags(html)).toEqual(tags(email(everywhere('x'), 'x').html));
    expect(html).toContain(`<title>${escapeHtml(hostile.trim())}</title>`);
    expect(html).toContain(`<td>${escapeHtml(hostile.trim())}</td>`);
  });

  it('holds no tag but ours, whatever is typed', () => {
    const ours = new Set(tags(email(everywhere('x'), 'x').html));
    const hostile = fc.array(
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '&',
        '/',
        '=',
        '\0',
        'a',
        ' ',
        '-',
        '!',
        ';',
        '`',
        '\u2028',
        '\ud800',
        'script',
        'x',
      ),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(hostile, (parts) => {
        const typed = `x${parts.join('')}x`;
        expect(new Set(tags(email(everywhere(typed), typed).html))).toEqual(ours);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a text', () => {
  it('goes out as it is, without subject or HTML', () => {
    const text = 'Plumbline: a job near you. https://plumbline.example/respond/ref_1/ct_2';
    expect(render('sms', { kind: 'text', text }, 'en')).toMatchObject({ subject: null, text, html: null });
  });

  it('becomes a letter when it is mailed', () => {
    const { subject, text, html } = render('email', { kind: 'text', text: 'Hello <b>' }, 'en');
    expect(subject).toBe('A message from Plumbline');
    expect(text).toBe('Hello <b>');
    expect(html).toContain('<p>Hello &lt;b&gt;</p>');
  });

  it('is what is left of a letter that is texted', () => {
    expect(render('sms', offer, 'en')).toMatchObject({
      subject: null,
      text: render('email', offer, 'en').text,
      html: null,
    });
  });
});

const everywhere = (typed: string): Block[] => [
  { kind: 'heading', text: typed },
  { kind: 'paragraph', text: typed },
  { kind: 'facts', facts: [{ label: typed, value: typed }] },
  { kind: 'button', label: typed, url: 'https://example.com/' },
  { kind: 'note', text: typed },
];

/** Returns every tag in the HTML, as written. User text must not add any, except line breaks. */
const tags = (html: string | null) => html?.match(/<[^>]*>?/g)?.filter((tag) => tag !== '<br>');

describe('a notice', () => {
  const notice = {
    kind: 'notice',
    title: 'A job\nnear you',
    text: 'x'.repeat(600),
    url: '/respond/rf_1/ct_1',
  } as const;

  it('fits into a push, on one line, with where a click leads', () => {
    const { subject, text, html, link } = render('push', notice, 'en');
    expect([subject, html, link]).toEqual(['A job near you', null, '/respond/rf_1/ct_1']);
    expect(text).toHaveLength(500);
  });

  it('is what is left of other messages that are pushed', () => {
    expect(render('push', offer, 'en')).toMatchObject({ subject: 'A plumbing job 3.4 mi from you', link: '/' });
    expect(render('push', { kind: 'text', text: 'Hello' }, 'en')).toMatchObject({
      subject: 'Plumbline',
      text: 'Hello',
    });
  });
});
