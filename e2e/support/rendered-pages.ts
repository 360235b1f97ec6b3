import type { Language } from '@plumbline/contract/kernel/language.ts';
import { api, findPlumbers } from './submissions.ts';

const LANDING = {
  en: 'A leak to fix, or a crew to feed?',
  es: '¿Una fuga por arreglar o una cuadrilla por ocupar?',
};
const FINDER = { en: 'Licensed Craftsmen in Your Area', es: 'Contratistas con licencia en su zona' };

/** Returns the heading of each public page that arrives rendered, by path. */
export async function headingsOf(url: string): Promise<Record<string, Record<Language, string>>> {
  const [contractor] = await findPlumbers(url);
  const { body: projects } = await api<{ id: string; title: string }[]>(url, '/api/projects?limit=1');
  const [project] = projects;
  if (!contractor || !project) throw new Error('The demonstration data has no contractor or no project');
  return {
    '/': LANDING,
    '/about': {
      en: 'A straight line between a job and the person who can do it',
      es: 'Una línea recta entre un trabajo y quien puede hacerlo',
    },
    '/privacy': { en: 'Privacy', es: 'Privacidad' },
    '/terms': { en: 'Terms', es: 'Términos' },
    '/status': { en: 'Status', es: 'Estado' },
    '/sms-consent': { en: 'SMS Consent', es: 'Consentimiento de SMS' },
    '/login': { en: 'Sign In', es: 'Iniciar sesión' },
    '/forgot-password': { en: 'Forgot Password', es: 'Olvidé mi contraseña' },
    '/find-request': { en: 'Find My Request', es: 'Buscar mi solicitud' },
    '/request-service': { en: 'What do you need done?', es: '¿Qué trabajo necesita?' },
    '/request-service?workType=plumbing': { en: 'Service Location', es: 'Lugar del servicio' },
    '/congratulations': { en: 'Request Submitted Successfully!', es: '¡Su solicitud se envió!' },
    '/find-plumbers': FINDER,
    '/find-plumbers?near=Louisville%2C+KY': FINDER,
    '/plumbers/ky/shepherdsville': { en: 'Plumbers in Shepherdsville, KY', es: 'Plomeros en Shepherdsville, KY' },
    '/projects/sources': { en: 'Project Sources', es: 'Fuentes de proyectos' },
    '/projects': { en: 'Construction Projects', es: 'Proyectos de construcción' },
    '/map': { en: 'Project Map', es: 'Mapa de proyectos' },
    '/plumbing': { en: 'Plumbline Louisville Area', es: 'Plumbline en el área de Louisville' },
    '/chat': { en: 'Support Chat', es: 'Chat de ayuda' },
    [`/contractors/${contractor.slug}`]: { en: contractor.companyName, es: contractor.companyName },
    [`/claim/${contractor.slug}`]: { en: `Claim ${contractor.companyName}`, es: `Reclamar ${contractor.companyName}` },
    [`/projects/${project.id}`]: { en: project.title, es: project.title },
  };
}
