/** Preloaded into a program that isn't ours, so that it ends when the process that started it has ended. */
process.on('disconnect', () => process.exit());
