/** Tell this topic (`notifyLive`) whenever projects, or the bids on them, have changed. */
export const PROJECTS_TOPIC = 'projects';
