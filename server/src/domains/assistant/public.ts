export { localAssistant } from './engine/local-assistant.ts';
export type { AssistantPort } from './ports.ts';
