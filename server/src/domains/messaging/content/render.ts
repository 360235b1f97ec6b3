import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import type { Block, Content } from './content.ts';
import { letterHtml } from './letter-html.ts';
import { clean, cleanLine, linkOf } from './safe-text.ts';

/** A message as it is stored and handed over. E-mails have a subject and HTML, the others only text. */
export interface Rendered {
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
}

const SUBJECT_LIMIT = 200;

/** Makes the message that goes out on `channel`. Text from people may hold anything: it stays text. */
export function render(channel: Channel, content: Content): Rendered {
  if (channel === 'email') {
    const { subject, blocks } = asLetter(content);
    const line = cleanLine(subject, SUBJECT_LIMIT);
    return { subject: line, text: letterText(blocks), html: letterHtml(line, blocks) };
  }
  return {
    subject: null,
    text: content.kind === 'text' ? clean(content.text) : letterText(content.blocks),
    html: null,
  };
}

function asLetter(content: Content): { subject: string; blocks: readonly Block[] } {
  if (content.kind === 'letter') return content;
  return { subject: 'A message from Plumbline', blocks: [{ kind: 'paragraph', text: content.text }] };
}

/** The plain-text part: every block in order, links written out in full. */
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
    case 'button': {
      const url = linkOf(block.url);
      return url === null ? cleanLine(block.label) : `${cleanLine(block.label)}:\n${url}`;
    }
  }
}

/** Further lines of a value are set in, so that nobody's description can pass for our own words. */
const indented = (value: string) => value.replace(/\n+/g, '\n  ');
