import { type CommandResult, runCommand } from './run-command.ts';

/** Builds the web app into `web/dist`. */
export const buildWeb = (): Promise<CommandResult> => runCommand('npm', ['run', 'build', '-w', 'web']);
