import { readFileSync } from 'node:fs';

const LOOK_MS = 500;

/**
 * Ends this process soon after the one that started it is gone, however that ended. Only under npm, whose processes
 * nobody means to outlive it; a program that was started directly may be left behind on purpose (nohup).
 */
export function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const before = ancestors();
  setInterval(() => {
    if (ancestors() !== before) process.exit(1);
  }, LOOK_MS).unref();
}

/** Our parent and its parent: between npm and its script there may be a shell, which outlives npm. */
const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;

/** Known where the system has `/proc`; elsewhere shells give way to the one command that they run. */
function parentOf(id) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name before it, in parentheses, may hold anything.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
}
