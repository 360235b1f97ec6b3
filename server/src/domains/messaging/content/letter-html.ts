import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Block, Fact } from './content.ts';
import { messagingWords } from './messaging.words.ts';
import { clean, cleanLine, escapeHtml, linkOf } from './safe-text.ts';

// The colors are copied from the site's tokens because mail clients don't support CSS variables. The button's are
// inline as well: some clients drop style sheets, and the main link must still stand out.
const STYLE = `
body{margin:0;background:#faf7f0;color:#14202d;font:16px/24px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:560px;margin:0 auto;padding:24px 16px;overflow-wrap:anywhere}
h1{font-size:24px;line-height:30px;margin:0 0 16px}
h2{font-size:19px;line-height:26px;margin:24px 0 8px}
p{margin:0 0 16px}
.brand{font-weight:600;color:#1a4a80;margin-bottom:24px}
table{border-collapse:collapse;width:100%;margin:0 0 16px;border-top:1px solid #ddd5c5}
th,td{padding:8px 0;border-bottom:1px solid #ddd5c5;text-align:left;vertical-align:top}
th{width:36%;padding-right:16px;font-weight:400;color:#435061}
.note{font-size:14px;line-height:20px;color:#435061}
a{color:#1a4a80}
@media (prefers-color-scheme:dark){body{background:#0e1620;color:#f1efe9}.brand,a{color:#9fc5f2}th,.note{color:#bcc5cf}table,th,td{border-color:#2c3949}}
`.trim();

const BUTTON_STYLE =
  'display:inline-block;padding:12px 24px;border-radius:6px;background:#1a4a80;color:#ffffff;font-weight:600;text-decoration:none';

/**
 * Renders the HTML part of a letter: one column that reads well on a phone and with a screen reader, with one `h1` (the
 * first heading, else the subject). User input is escaped. Links open in a new tab without a referrer.
 */
export function letterHtml(subject: string, blocks: readonly Block[], language: Language): string {
  const title = escapeHtml(subject);
  const first = blocks.findIndex((block) => block.kind === 'heading');
  const body = blocks.map((block, index) => blockHtml(block, index === first ? 'h1' : 'h2', language));
  if (first === -1) body.unshift(`<h1>${title}</h1>`);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="brand">Plumbline</p>
${body.filter((html) => html !== '').join('\n')}
</main>
</body>
</html>
`;
}

function blockHtml(block: Block, headingLevel: 'h1' | 'h2', language: Language): string {
  switch (block.kind) {
    case 'heading':
      return `<${headingLevel}>${escapeHtml(cleanLine(block.text))}</${headingLevel}>`;
    case 'paragraph':
      return paragraphs(block.text, '<p>');
    case 'note':
      return paragraphs(block.text, '<p class="note">');
    case 'small-link':
      return smallLink(cleanLine(block.label), linkOf(block.url));
    case 'facts':
      return block.facts.length === 0 ? '' : `<table>\n${block.facts.map(factRow).join('\n')}\n</table>`;
    case 'button':
      return button(cleanLine(block.label), linkOf(block.url), language);
  }
}

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const paragraphs = (text: string, open: string) =>
  clean(text)
    .split('\n\n')
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `${open}${withBreaks(paragraph)}</p>`)
    .join('\n');

const factRow = (fact: Fact) =>
  `<tr><th scope="row">${escapeHtml(cleanLine(fact.label))}</th><td>${withBreaks(clean(fact.value))}</td></tr>`;

const smallLink = (label: string, url: string | null): string =>
  url === null
    ? ''
    : `<p class="note"><a href="${escapeHtml(url)}" target="_blank" rel="noopener noreferrer">${escapeHtml(label)}</a></p>`;

/**
 * Also shows the address as text, so that readers can check it before they follow it and copy it where links don't
 * work.
 */
function button(label: string, url: string | null, language: Language): string {
  if (url === null) return `<p>${escapeHtml(label)}</p>`;
  const href = escapeHtml(url);
  const link = `<a href="${href}" target="_blank" rel="noopener noreferrer" style="${BUTTON_STYLE}">${escapeHtml(label)}</a>`;
  return `<p>${link}</p>\n<p class="note">${messagingWords[language].orCopy(href)}</p>`;
}
