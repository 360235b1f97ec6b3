/** The message stays as it is. The job that threw this is retried with increasing delays. */
export class TryAgainLater extends Error {
  override name = 'TryAgainLater';
}
