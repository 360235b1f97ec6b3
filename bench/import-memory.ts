/** Preloaded into a measured process: prints its peak memory when it ends. */
process.on('exit', () => process.stderr.write(`peak memory: ${process.resourceUsage().maxRSS} KiB\n`));
