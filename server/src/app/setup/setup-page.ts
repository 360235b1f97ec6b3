import { MIN_PASSWORD } from '@plumbline/contract/domains/accounts/user.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { SITE_NAME } from '@plumbline/contract/kernel/site-name.ts';
import { escapeHtml } from '../http/page-head.ts';
import {
  OPERATOR_FIELDS,
  openFields,
  SETTING_FIELDS,
  type SettingField,
  type SetupFacts,
  type SetupField,
  type Typed,
} from './setup-form.ts';
import { setupWords } from './setup-page.words.ts';
import { SETUP_STYLE } from './setup-style.ts';

/** What the page says about a mail that was just tested. */
export type MailTest = { readonly kind: 'sent' | 'failed' | 'incomplete'; readonly words: string };

export interface SetupState {
  readonly typed: Typed;
  readonly problems: ReadonlyMap<SetupField, string>;
  readonly mailTest: MailTest | null;
}

/** The form with what has been typed, and what is wrong with it. */
export function setupPage({ typed, problems, mailTest }: SetupState, facts: SetupFacts, language: Language): string {
  const words = setupWords[language];
  const open = new Set<SetupField>(openFields(facts));
  const draw = (field: SetupField) => fieldHtml(field, typed[field], problems.get(field) ?? null, language);
  const section = (title: string, fields: readonly SettingField[], more = '', isWide = false): string => {
    const shown = fields.filter((field) => open.has(field));
    if (shown.length === 0) return '';
    return `<section>
<h2>${title}</h2>
<div class="fields${shown.length > 1 && !isWide ? ' two' : ''}">
${shown.map(draw).join('\n')}
</div>
${more}</section>`;
  };
  const given = SETTING_FIELDS.filter((field) => !open.has(field));
  const body = `<h1>${words.title}</h1>
<p>${words.intro}</p>
${given.length > 0 ? `<p>${words.environment(given.join(', '))}</p>` : ''}
${problems.size > 0 ? `<p class="alert" role="alert">${words.fix}</p>` : ''}
${mailTest === null ? '' : `<p class="alert${mailTest.kind === 'sent' ? ' good' : ''}" role="alert">${escapeHtml(mailTest.words)}</p>`}
<form method="post" action="/setup" novalidate>
${section(words.sections.address, ['PUBLIC_URL', 'SENDER_POSTAL_ADDRESS'], '', true)}
${section(words.sections.mail, ['SMTP_URL', 'MAIL_FROM'], testButton(words))}
${section(words.sections.money, ['REFERRAL_FEE_CENTS', 'STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'])}
${section(words.sections.support, ['SUPPORT_EMAIL', 'SUPPORT_PHONE'])}
${
  facts.asksForOperator
    ? `<section><h2>${words.sections.operator}</h2><p>${words.operatorIntro}</p>
<div class="fields two">${OPERATOR_FIELDS.map(draw).join('\n')}</div></section>`
    : ''
}
<div class="last"><button name="action" value="save">${words.save}</button></div>
</form>`;
  return page(words.title, body, language);
}

const testButton = (words: (typeof setupWords)[Language]): string =>
  `<button class="quiet" name="action" value="test">${words.sendTest}</button>
<p class="note">${words.testHint}</p>`;

/** Kinds of fields for the keyboards of phones and the memory of browsers. Addresses are checked by the server. */
const attributes: Readonly<Partial<Record<SetupField, string>>> = {
  PUBLIC_URL: 'inputmode="url" autocomplete="off"',
  SENDER_POSTAL_ADDRESS: 'autocomplete="street-address"',
  REFERRAL_FEE_CENTS: 'inputmode="decimal" autocomplete="off"',
  SUPPORT_EMAIL: 'type="email" autocomplete="off"',
  SUPPORT_PHONE: 'type="tel" autocomplete="off"',
  firstName: 'autocomplete="given-name"',
  lastName: 'autocomplete="family-name"',
  email: 'type="email" autocomplete="email"',
  password: 'type="password" autocomplete="new-password"',
};

const OPTIONAL = new Set<SetupField>([
  'SMTP_URL',
  'MAIL_FROM',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SUPPORT_EMAIL',
  'SUPPORT_PHONE',
]);

function fieldHtml(field: SetupField, value: string, problem: string | null, language: Language): string {
  const words = setupWords[language];
  const hints: Readonly<Partial<Record<SetupField, string>>> = {
    ...words.hints,
    password: words.passwordHint(MIN_PASSWORD),
  };
  const hint = hints[field];
  const described = [hint && `${field}-hint`, problem && `${field}-wrong`].filter(Boolean).join(' ');
  // A password is never sent back.
  const shown = field === 'password' ? '' : ` value="${escapeHtml(value)}"`;
  return `<div><label for="${field}">${words.labels[field]}${OPTIONAL.has(field) ? ` <i>(${words.optional})</i>` : ''}</label>
<input id="${field}" name="${field}" ${attributes[field] ?? 'autocomplete="off" spellcheck="false"'}${shown}${described ? ` aria-describedby="${described}"` : ''}${problem === null ? '' : ' aria-invalid="true"'}>
${problem === null ? '' : `<p class="wrong" id="${field}-wrong">${escapeHtml(problem)}</p>`}
${hint ? `<p class="hint" id="${field}-hint">${escapeHtml(hint)}</p>` : ''}</div>`;
}

/** Says that everything is stored, with the way to the site. */
export const donePage = (url: string, language: Language): string => {
  const words = setupWords[language];
  return page(
    words.done,
    `<h1>${words.done}</h1><p>${words.doneText}</p><a class="button" href="${escapeHtml(url)}">${words.open}</a>`,
    language,
  );
};

/** Says that a link doesn't open the form, or that there is no site yet. */
export const refusalPage = (reason: 'closed' | 'notYet', language: Language): string => {
  const words = setupWords[language];
  const [title, text] = reason === 'closed' ? [words.closed, words.closedText] : [words.notYet, words.notYetText];
  return page(title, `<h1>${title}</h1><p>${text}</p>`, language);
};

const page = (title: string, body: string, language: Language): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title === SITE_NAME ? title : `${title} · ${SITE_NAME}`}</title>
<style>${SETUP_STYLE}</style>
</head>
<body>
<header><p><svg viewBox="0 0 18 34" aria-hidden="true"><path d="M9 0v10" stroke="currentColor" stroke-width="2"/><path transform="translate(9 20.5)" d="M-2.2 -12h4.4v3.4h3.1c1 0 1.7.8 1.5 1.8L4.9 3 0 13 -4.9 3 -6.8 -6.8c-.2-1 .5-1.8 1.5-1.8h3.1z" fill="var(--brass)"/></svg>${SITE_NAME}</p></header>
<main>
${body}
</main>
</body>
</html>
`;
