export { localAssistant } from './engine/local-assistant.ts';
export { readingMemory } from './engine/reading-memory.ts';
export { stem } from './engine/stem.ts';
export { titleFrom } from './engine/title.ts';
export { ACRONYMS, PROPER } from './engine/title-words.ts';
export { processVoiceInput } from './use-cases/process-voice-input.ts';
