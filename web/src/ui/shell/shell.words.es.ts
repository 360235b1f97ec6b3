import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './shell.words.ts';

export const es = {
  skip: 'Ir al contenido',
  header: {
    main: 'Principal',
    menu: 'Menú',
    mainMenu: 'Menú principal',
    map: 'Mapa',
    projects: 'Lista de proyectos',
    request: 'Solicitar servicio',
    about: 'Quiénes somos',
    signIn: 'Entrar',
    logout: 'Cerrar sesión',
    dashboardOf: (name) => `${name}, su panel`,
    stillSignedIn: 'Su sesión sigue abierta',
    developmentOnly: 'Solo para desarrollo',
  },
  theme: { theme: 'Tema', choose: 'Cambiar de tema', light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
  footer: {
    place: 'Plumbline, Louisville Metro y condados vecinos',
    pages: {
      '/find-plumbers': 'Buscar contratistas',
      '/plumbing': 'Trabajos de plomería',
      '/projects/sources': 'Fuentes de proyectos',
      '/about': 'Quiénes somos',
      '/about#donate': 'Donar',
      '/chat': 'Ayuda',
      '/terms': 'Términos',
      '/privacy': 'Privacidad',
      '/sms-consent': 'Consentimiento de SMS',
      '/status': 'Estado',
    },
  },
  states: {
    offline: 'Sin conexión. Sus respuestas se guardan en este dispositivo.',
    wentWrong: 'Algo salió mal',
    retry: 'Intentar de nuevo',
    home: 'Volver al inicio',
    loading: 'Cargando la página',
    notFound: '404 Página no encontrada',
    nothingHere: 'No hay nada en esta dirección. Revise el enlace.',
    forDevelopers: 'Desarrolladores: ¿olvidaron agregar la página al enrutador?',
  },
} satisfies Translation<typeof en>;
