/** Ends with 0 if the product on this machine answers, for health checks of containers: `node server/healthcheck.mjs`. */
const { PORT = '3000' } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/healthz`, { signal: AbortSignal.timeout(4000) }).catch(() => null);
process.exitCode = answer?.ok === true ? 0 : 1;
