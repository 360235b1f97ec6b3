const MIN_DESCRIPTION = 10;
/** A number without its area code. */
const LOCAL_DIGITS = 7;
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** What to do about a field, after the specification's message. Undefined when the message says it all. */
function advice(name: string, value: string): string | undefined {
  const text = value.trim();
  switch (name) {
    case 'description': {
      const missing = MIN_DESCRIPTION - text.length;
      if (missing <= 0) return undefined;
      if (missing === MIN_DESCRIPTION) return 'say in a sentence what is wrong and where';
      return `write at least ${MIN_DESCRIPTION} characters, ${numbers[missing]} more to go`;
    }
    case 'customerName':
      return text ? 'write at least two letters' : 'how shall the contractor call you?';
    case 'customerPhone':
      return phoneAdvice(text);
    case 'customerEmail':
      return emailAdvice(text);
    case 'address':
      return 'write street and number, such as 1418 Bardstown Rd';
    case 'city':
    case 'state':
    case 'zipCode':
      return 'choose the location again';
    default:
      return undefined;
  }
}

function phoneAdvice(text: string): string {
  if (!text) return 'write it with its area code, in any form';
  const digits = text.replace(/\D/g, '').length;
  if (digits <= LOCAL_DIGITS) return 'add the area code, such as (502) 555-0134';
  return 'check the digits, there are ten in a number such as (502) 555-0134';
}

function emailAdvice(text: string): string {
  if (!text) return 'your tracking link goes there';
  if (/\s/.test(text)) return 'take the spaces out';
  if (!text.includes('@')) return 'add the @ and what follows it';
  // A dot with a letter before it, after the @, and two letters after it.
  if (text.lastIndexOf('.', text.length - 3) <= text.indexOf('@') + 1) return 'add the ending, such as .com';
  return 'check it for a typing mistake';
}

/** 'Description is required: write at least 10 characters, one more to go.' */
export function fieldMessage(name: string, message: string, value: unknown): string {
  // Only the specification's own messages need more words; the server's other ones have them.
  if (!message.endsWith('is required')) return message;
  const what = advice(name, typeof value === 'string' ? value : '');
  if (!what) return message;
  return `${message}: ${what}${/[?.]$/.test(what) ? '' : '.'}`;
}
