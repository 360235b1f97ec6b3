import { createHash } from 'node:crypto';
import { type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import { identityPageWords } from './identity-page.words.ts';
import { escapeHtml } from './page-head.ts';

// The site's tokens, as in its letters: the page has no other style sheet.
const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#faf7f0;color:#14202d;font:16px/24px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:440px;margin:0 auto;padding:48px 16px}
h1{font-size:24px;line-height:30px;margin:0 0 8px}
p{margin:0 0 16px;color:#435061}
label{display:block;font-weight:600;margin:0 0 16px}
label.choice{font-weight:400;display:flex;gap:12px;align-items:center;min-height:44px}
input[type=email],input[type=text]{display:block;width:100%;min-height:44px;margin-top:4px;padding:8px 12px;font:inherit;font-weight:400;color:inherit;background:#fff;border:1px solid #6b7684;border-radius:6px}
input[type=checkbox]{width:20px;height:20px}
button{min-height:44px;padding:8px 24px;font:inherit;font-weight:600;border-radius:6px;border:1px solid #1a4a80;background:#1a4a80;color:#fff;cursor:pointer}
button.quiet{background:transparent;color:#1a4a80}
div{display:flex;gap:12px;flex-wrap:wrap;margin-top:8px}
.problem{color:#a3241c;font-weight:600}
:focus-visible{outline:3px solid #1a4a80;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#0e1620;color:#f1efe9}p{color:#bcc5cf}input[type=email],input[type=text]{background:#16202c;border-color:#8795a5}button.quiet{color:#9fc5f2;border-color:#9fc5f2}.problem{color:#ff9d94}:focus-visible{outline-color:#9fc5f2}}
`.trim();

/** Its own style and a form that leads to this site; nothing else. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * The embedded identity page. @param asked what the site wants back unchanged; null when the page was opened by hand
 * @param problem what is wrong with what was typed
 */
export function identityPage(
  asked: Readonly<Record<string, string>> | null,
  problem: string | null,
  action: string,
  language: Language,
): { readonly html: string; readonly policy: string } {
  const body = asked === null ? nothingAsked(language) : form(asked, problem, action, language);
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${identityPageWords[language].documentTitle}</title>
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
  return { html, policy: POLICY };
}

const nothingAsked = (language: Language): string => {
  const words = identityPageWords[language];
  return `<h1>${words.nothingAsked}</h1>
<p>${words.startAt}</p>
<p><a href="${pathIn(language, '/login')}">${words.signIn}</a></p>`;
};

const form = (
  asked: Readonly<Record<string, string>>,
  problem: string | null,
  action: string,
  language: Language,
): string => {
  const words = identityPageWords[language];
  return `<h1>${words.title}</h1>
<p>${words.explained}</p>
<form method="get" action="${escapeHtml(action)}">
${Object.entries(asked)
  .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
  .join('\n')}
${problem === null ? '' : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`}
<label>${words.email} <input type="email" name="email" value="pat@example.com" required autocomplete="off"></label>
<label>${words.name} <input type="text" name="name" value="Pat Sample" maxlength="100" autocomplete="off"></label>
<label class="choice"><input type="checkbox" name="verified" value="no"> ${words.unverified}</label>
<div><button>${words.next}</button><button class="quiet" name="cancel" value="1" formnovalidate>${words.cancel}</button></div>
</form>`;
};
