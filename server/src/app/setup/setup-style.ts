import { createHash } from 'node:crypto';

/** The page's only styles: the site's tokens. Nothing else is served before the site is set up. */
export const SETUP_STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#faf7f0,#0e1620);--surface:light-dark(#fffefb,#16202c);--line:light-dark(#ddd5c5,#2c3949);--strong:light-dark(#857d6e,#728196);--ink:light-dark(#14202d,#f1efe9);--ink-2:light-dark(#435061,#bcc5cf);--plumb:light-dark(#1a4a80,#8db8ea);--fill:light-dark(#1a4a80,#2f6cb3);--brass:light-dark(#b07c22,#d7a548);--green:light-dark(#17603a,#8ed9ab);--red:light-dark(#a01f1a,#ffb4aa)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/24px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header{border-bottom:1px solid var(--line);padding:0 16px}
header p{display:flex;gap:8px;align-items:center;max-width:720px;min-height:56px;margin:0 auto;font-weight:700;color:var(--ink)}
header svg{width:18px;height:34px}
main{max-width:752px;margin:0 auto;padding:24px 16px 64px}
h1{font-size:24px;line-height:30px;margin:0 0 4px}
h2{font-size:19px;line-height:26px;margin:0 0 4px}
p{margin:0;color:var(--ink-2)}
.hint,.note{font-size:14px;line-height:20px;color:var(--ink-2)}
.hint{margin-top:4px;overflow-wrap:anywhere}
.fields>div{min-width:0}
.note{margin-top:8px}
form{margin-top:24px;background:var(--surface);border:1px solid var(--line);border-radius:6px}
section{padding:24px 16px;border-bottom:1px solid var(--line)}
.last{padding:24px 16px}
.fields{display:grid;gap:16px;margin-top:16px}
label{display:block;font-weight:600}
label i{font-style:normal;font-weight:400;color:var(--ink-2)}
input{display:block;width:100%;min-height:48px;margin-top:6px;padding:8px 12px;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--strong);border-radius:6px}
[aria-invalid=true]{border:2px solid var(--red)}
.wrong{color:var(--red);font-weight:600;font-size:14px;line-height:20px;margin-top:4px}
.alert{border:1px solid currentColor;border-radius:6px;padding:12px 16px;margin-top:16px;color:var(--red);font-weight:600}
.alert.good{color:var(--green)}
button,.button{display:inline-flex;align-items:center;min-height:48px;padding:8px 24px;font:inherit;font-weight:600;border-radius:6px;border:1px solid var(--fill);background:var(--fill);color:#fff;cursor:pointer;text-decoration:none}
button.quiet{margin-top:16px;background:var(--surface);color:var(--ink);border-color:var(--strong)}
.button{margin-top:16px}
:focus-visible{outline:3px solid var(--plumb);outline-offset:2px}
@media (min-width:640px){section,.last{padding:24px 32px}.two{grid-template-columns:1fr 1fr}}
`.trim();

/** Its own styles, and a form that leads to this site. */
export const SETUP_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(SETUP_STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
