export { localAssistant } from './engine/local-assistant.ts';
