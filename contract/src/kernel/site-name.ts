export const SITE_NAME = 'Plumbline';
