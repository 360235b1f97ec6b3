import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Block, Content } from './content.ts';
import { letterHtml } from './letter-html.ts';
import { messagingWords } from './messaging.words.ts';
import { clean, cleanLine, linkOf } from './safe-text.ts';

/**
 * A message as it is stored and sent. Emails have a subject and HTML, notifications a title (as subject) and a link;
 * the others have only text.
 */
export interface Rendered {
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly link: string | null;
}

const SUBJECT_LIMIT = 200;
const TITLE_LIMIT = 120;
/** A push with its encryption overhead must fit into 4 KB (RFC 8030, 7.2). */
const NOTICE_LIMIT = 500;

/** Renders a message for a channel and language. User input may contain anything and is always treated as text. */
export function render(channel: Channel, content: Content, language: Language): Rendered {
  const words = messagingWords[language];
  switch (channel) {
    case 'email': {
      const { subject, blocks } = asLetter(content, words.plainSubject);
      const line = cleanLine(subject, SUBJECT_LIMIT);
      return { subject: line, text: letterText(blocks), html: letterHtml(line, blocks, language), link: null };
    }
    case 'push': {
      const { title, text, url } = asNotice(content);
      return { subject: cleanLine(title, TITLE_LIMIT), text: cleanLine(text, NOTICE_LIMIT), html: null, link: url };
    }
    case 'sms':
    case 'phone':
      return { subject: null, text: plainText(content), html: null, link: null };
  }
}

const OWN_NAME = 'Plumbline';

function asLetter(content: Content, plainSubject: string): { subject: string; blocks: readonly Block[] } {
  switch (content.kind) {
    case 'letter':
      return content;
    case 'text':
      return { subject: plainSubject, blocks: [{ kind: 'paragraph', text: content.text }] };
    case 'notice':
      return { subject: content.title, blocks: [{ kind: 'paragraph', text: content.text }] };
  }
}

function asNotice(content: Content): { title: string; text: string; url: string } {
  switch (content.kind) {
    case 'notice':
      return content;
    case 'text':
      return { title: OWN_NAME, text: content.text, url: '/' };
    case 'letter':
      return { title: content.subject, text: letterText(content.blocks), url: '/' };
  }
}

function plainText(content: Content): string {
  switch (content.kind) {
    case 'text':
      return clean(content.text);
    case 'notice':
      return clean(`${content.title}\n${content.text}`);
    case 'letter':
      return letterText(content.blocks);
  }
}

/** Renders the plain-text part: every block in order, with links written out in full. */
function letterText(blocks: readonly Block[]): string {
  return blocks
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n\n');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return cleanLine(block.text);
    case 'paragraph':
    case 'note':
      return clean(block.text);
    case 'facts':
      return block.facts.map((fact) => `${cleanLine(fact.label)}: ${indented(clean(fact.value))}`).join('\n');
    case 'small-link':
    case 'button': {
      const url = linkOf(block.url);
      return url === null ? cleanLine(block.label) : `${cleanLine(block.label)}:\n${url}`;
    }
  }
}

/** Indents the further lines of a value, so that a user's description can't pass for our own words. */
const indented = (value: string) => value.replace(/\n+/g, '\n  ');
