import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './shell.words.es.ts';

export const en = {
  skip: 'Skip to content',
  header: {
    main: 'Main',
    menu: 'Menu',
    mainMenu: 'Main menu',
    map: 'Map View',
    projects: 'Projects List',
    request: 'Request Service',
    about: 'About Us',
    signIn: 'Sign In',
    logout: 'Logout',
    dashboardOf: (name: string) => `${name}, your dashboard`,
    stillSignedIn: 'You are still signed in',
    developmentOnly: 'Development only',
  },
  theme: { theme: 'Theme', choose: 'Switch theme', light: 'Light', dark: 'Dark', system: 'System' },
  footer: {
    place: 'Plumbline, Louisville Metro & Surrounding Counties',
    pages: {
      '/find-plumbers': 'Find Contractors',
      '/plumbing': 'Plumbing Jobs',
      '/projects/sources': 'Project Sources',
      '/about': 'About Us',
      '/about#donate': 'Donate',
      '/chat': 'Support',
      '/terms': 'Terms',
      '/privacy': 'Privacy',
      '/sms-consent': 'SMS Consent',
      '/status': 'Status',
    },
  },
  states: {
    offline: 'No connection. Your answers are kept on this device.',
    wentWrong: 'Something went wrong',
    retry: 'Retry',
    home: 'Back to Home',
    loading: 'Loading the page',
    notFound: '404 Page Not Found',
    nothingHere: 'There is nothing at this address. Please check your link.',
    forDevelopers: 'Developers: did you forget to add the page to the router?',
  },
};

export const shellWords = inLanguages({ en, es });
