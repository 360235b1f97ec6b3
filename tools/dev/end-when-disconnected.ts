/** Imported ahead of a program that isn't ours: ends it when the process that started it is gone. */
process.on('disconnect', () => process.exit());
