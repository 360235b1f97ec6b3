/** The live topic to notify (`notifyLive`) whenever projects or their bids have changed. */
export const PROJECTS_TOPIC = 'projects';
