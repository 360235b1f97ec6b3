import * as z from 'zod';
import { answersOwed, callText, type OutreachWriter } from '../../../domains/outreach/public.ts';
import { emailInstructions, phoneInstructions, smsInstructions } from './content/writing-instructions.ts';
import type { AskModel } from './model-questions.ts';

type Facts = Parameters<OutreachWriter['write']>[0];
type Draft = NonNullable<Awaited<ReturnType<OutreachWriter['write']>>>;

const EmailWords = z.object({ subject: z.string(), opening: z.string(), body: z.array(z.string()), close: z.string() });
const SmsWords = z.object({ opening: z.string(), question: z.string() });
const CallWords = z.object({
  opening: z.string(),
  points: z.array(z.string()),
  objections: z.array(z.object({ objection: z.string(), answer: z.string() })),
  close: z.string(),
});

/**
 * Writes with a language model. It gets no address or phone number; greeting, signature and contact details are added
 * to its text here. Returns null if there is no response, and for recorded calls, whose wording is regulated.
 */
export function modelWriter(ask: AskModel): OutreachWriter {
  return {
    write: async (facts) => {
      const data = wordsFor(facts);
      switch (facts.channel) {
        case 'email': {
          const words = await ask({ instructions: emailInstructions, data, schema: EmailWords });
          return words && email(words, facts);
        }
        case 'sms': {
          const words = await ask({ instructions: smsInstructions, data, schema: SmsWords });
          return words && sms(words, facts);
        }
        case 'phone': {
          if (facts.delivery === 'call') return null;
          const words = await ask({ instructions: phoneInstructions, data, schema: CallWords });
          return words && call(words, facts);
        }
      }
    },
  };
}

/** The recipient and the bidder's contact details are withheld from the model. */
function wordsFor({ project, bidder, urgency }: Facts): object {
  const { email: _email, phone: _phone, ...said } = bidder;
  return { urgency, project, bidder: said };
}

function email({ subject, opening, body, close }: z.infer<typeof EmailWords>, { contact, bidder }: Facts): Draft {
  const greeting = contact.name === null ? 'Hello,' : `Hello ${contact.name},`;
  const signature = ['Kind regards,', bidder.name, bidder.company, bidder.phone, bidder.email];
  const paragraphs = [greeting, opening, ...body, close].map((paragraph) => paragraph.trim());
  const message = [
    ...paragraphs.filter((paragraph) => paragraph !== ''),
    signature.filter((line) => line !== null).join('\n'),
  ].join('\n\n');
  return { subject: subject.trim(), message, opening, points: [], objections: [], close };
}

function sms({ opening, question }: z.infer<typeof SmsWords>, { contact, bidder }: Facts): Draft {
  const greeting = contact.name === null ? 'Hello.' : `Hello ${contact.name}.`;
  const close = bidder.phone === null ? `Please write to ${bidder.email}.` : `Call or text ${bidder.phone}.`;
  const message = [greeting, opening, question, close].map((part) => part.trim()).filter((part) => part !== '');
  return { subject: null, message: message.join(' '), opening, points: [], objections: [], close };
}

function call(words: z.infer<typeof CallWords>, facts: Facts): Draft {
  const { bidder } = facts;
  const reach = bidder.phone === null ? `My email is ${bidder.email}.` : `My number is ${bidder.phone}.`;
  const close = `${words.close.trim()} ${reach}`;
  const objections = [...words.objections, ...answersOwed(facts)];
  const { opening, points } = words;
  return {
    subject: null,
    message: callText({ opening, points, objections, close }, facts.language),
    opening,
    points,
    objections,
    close,
  };
}
