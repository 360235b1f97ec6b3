import { type CommandResult, runCommand } from './run-command.ts';

/** Builds the web app into `web/dist`. */
export const buildWeb = (): Promise<CommandResult> => runCommand('npm', ['run', 'build', '-w', 'web']);

/** Builds it unless the caller says, by `WEB_IS_BUILT=true`, that it has just done so. Throws with the build's output. */
export async function ensureWebBuilt(): Promise<void> {
  if (process.env.WEB_IS_BUILT === 'true') return;
  const { code, output } = await buildWeb();
  if (code !== 0) throw new Error(`The web app can't be built.\n${output}`);
}
