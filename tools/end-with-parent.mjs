import { readFileSync } from 'node:fs';

const LOOK_MS = 500;

/**
 * Ends this process soon after its parent is gone, however that ended. Only under npm, whose processes should never
 * outlive it; a program that was started directly may be left running on purpose (nohup).
 */
export function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const before = ancestors();
  setInterval(() => {
    if (ancestors() !== before) process.exit(1);
  }, LOOK_MS).unref();
}

/** Returns our parent and its parent: between npm and its script there may be a shell, which outlives npm. */
const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;

/** Reads `/proc` if the system has it; elsewhere, shells are replaced by the command they run. */
function parentOf(id) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name before it, in parentheses, may contain anything.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
}
